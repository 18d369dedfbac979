import { expect, test } from 'vitest';
import { findRelatedWorksAndPosts } from '../../src/plugins/content-modules/related-works-and-posts.ts';

function createWork(slug: string, services: string[], industries: string[] = []) {
  return { slug, services, industries, details: [] } as never;
}

const exampleWorks = [
  createWork('clinic', ['clinicsoftware']),
  createWork('ward', ['hospital-software', 'hosting'], ['healthcare']),
  createWork('shop', ['shops']),
];

function listRelatedWorkSlugs(own: [key: string, weight: number], serviceKeys: string[]) {
  return findRelatedWorksAndPosts(own, serviceKeys, exampleWorks, []).works.map(({ slug }) => slug);
}

test('a service shows its own works, or those of related services if it has none', () => {
  expect(listRelatedWorkSlugs(['hospital-software', 4], ['clinicsoftware'])).toEqual(['ward']);
  const dentistWorks = listRelatedWorkSlugs(['dentists', 4], ['clinicsoftware', 'hosting']);
  expect(dentistWorks).toEqual(['clinic', 'ward']);
  expect(listRelatedWorkSlugs(['logos', 4], [])).toEqual([]);
});

test('an industry shows its own works, or works with the same services if it has none', () => {
  expect(listRelatedWorkSlugs(['healthcare', 9], ['clinicsoftware'])).toEqual(['ward']);
  const bankingWorks = listRelatedWorkSlugs(['banking', 9], ['clinicsoftware', 'shops']);
  expect(bankingWorks).toEqual(['clinic', 'shop']);
});

test('shows at most three posts, those that link to the service first; its key may have a dash', () => {
  const postTexts = [
    'Neighbour /service/clinicsoftware',
    'Nothing',
    'Own /service/hospital-software, twice /service/hospital-software#x',
    'Both /service/clinicsoftware and /service/hospital-software',
    'Another neighbour /service/clinicsoftware',
  ];
  const posts = postTexts.map((content) => ({ content, page: { title: content, tags: [] } }));
  const own: [string, number] = ['hospital-software', 4];
  const related = findRelatedWorksAndPosts(own, ['clinicsoftware'], [], posts as never).posts;
  expect(related.map(({ title }) => title)).toEqual([postTexts[3], postTexts[2], postTexts[0]]);
});
