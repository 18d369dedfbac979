import { expect, test } from 'vitest';
import {
  findRelated,
  weighForIndustry,
  weighForService,
} from '../../src/plugins/content/related-content.ts';

const workPicture = { base: '/pictures/one', width: 1, height: 1, widths: [1], alt: '' };

function createWork(slug: string, services: string[], trades: string[] = []) {
  const appearanceFields = {
    kind: 'website',
    year: 2026,
    colour: 'teal',
    picture: workPicture,
  } as const;
  const storyFields = {
    title: slug,
    client: slug,
    text: slug,
    needed: '',
    built: [''],
    usedFor: '',
  };
  return {
    slug,
    ...appearanceFields,
    ...storyFields,
    services,
    trades,
    details: [],
  } as unknown as Parameters<typeof findRelated>[1][number];
}

const works = [
  createWork('clinic', ['clinicsoftware']),
  createWork('ward', ['hospitalsoftware', 'hosting'], ['healthcare']),
  createWork('shop', ['shops']),
];

function findRelatedNames(weights: Map<string, number>, ...postTexts: string[]) {
  const articles = postTexts.map((text) => ({ text, summary: { title: text } }));
  const relatedContent = findRelated(weights, works, articles);
  return {
    works: relatedContent.works.map(({ slug }) => slug),
    posts: relatedContent.posts.map(({ title }) => title),
  };
}

test('a service shows its own works, or those of related services if it has none', () => {
  expect(findRelatedNames(weighForService('hospitalsoftware', ['clinicsoftware'])).works).toEqual([
    'ward',
  ]);
  expect(
    findRelatedNames(weighForService('dentists', ['clinicsoftware', 'hosting'])).works,
  ).toEqual(['clinic', 'ward']);
  expect(findRelatedNames(weighForService('logos', [])).works).toEqual([]);
});

test('an industry shows its own works, or works with the same services if it has none', () => {
  const healthcareIndustry = { slug: 'healthcare', services: ['clinicsoftware'] };
  const bankingIndustry = { slug: 'banking', services: ['clinicsoftware', 'shops'] };
  expect(findRelatedNames(weighForIndustry(healthcareIndustry)).works).toEqual(['ward']);
  expect(findRelatedNames(weighForIndustry(bankingIndustry)).works).toEqual(['clinic', 'shop']);
});

test('shows at most three posts, those that link to the service first', () => {
  const postTexts = [
    'Neighbour /service/clinicsoftware',
    'Nothing',
    'Own /service/hospitalsoftware, twice /service/hospitalsoftware#x',
    'Both /service/clinicsoftware and /service/hospitalsoftware',
    'Another neighbour /service/clinicsoftware',
  ];
  expect(
    findRelatedNames(weighForService('hospitalsoftware', ['clinicsoftware']), ...postTexts).posts,
  ).toEqual([postTexts[3], postTexts[2], postTexts[0]]);
});
