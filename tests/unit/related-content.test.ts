import { expect, test } from 'vitest';
import {
  buildIndustryWeights,
  buildServiceWeights,
  findRelated,
} from '../../src/plugins/content/related-content.ts';

function createWork(slug: string, services: string[], trades: string[] = []) {
  return { slug, services, trades, details: [] } as unknown as Parameters<typeof findRelated>[1][0];
}

const exampleWorks = [
  createWork('clinic', ['clinicsoftware']),
  createWork('ward', ['hospitalsoftware', 'hosting'], ['healthcare']),
  createWork('shop', ['shops']),
];

function findSlugsAndTitles(weights: Map<string, number>, ...postTexts: string[]) {
  const postsWithTexts = postTexts.map((text) => ({ text, summary: { title: text } }));
  const relatedContent = findRelated(weights, exampleWorks, postsWithTexts);
  return {
    works: relatedContent.works.map(({ slug }) => slug),
    posts: relatedContent.posts.map(({ title }) => title),
  };
}

test('a service shows its own works, or those of related services if it has none', () => {
  const hospitalServiceWeights = buildServiceWeights('hospitalsoftware', ['clinicsoftware']);
  expect(findSlugsAndTitles(hospitalServiceWeights).works).toEqual(['ward']);
  const dentistServiceWeights = buildServiceWeights('dentists', ['clinicsoftware', 'hosting']);
  expect(findSlugsAndTitles(dentistServiceWeights).works).toEqual(['clinic', 'ward']);
  expect(findSlugsAndTitles(buildServiceWeights('logos', [])).works).toEqual([]);
});

test('an industry shows its own works, or works with the same services if it has none', () => {
  const healthcareIndustry = { slug: 'healthcare', services: ['clinicsoftware'] };
  const bankIndustry = { slug: 'banking', services: ['clinicsoftware', 'shops'] };
  expect(findSlugsAndTitles(buildIndustryWeights(healthcareIndustry)).works).toEqual(['ward']);
  expect(findSlugsAndTitles(buildIndustryWeights(bankIndustry)).works).toEqual(['clinic', 'shop']);
});

test('shows at most three posts, those that link to the service first', () => {
  const postTexts = [
    'Neighbour /service/clinicsoftware',
    'Nothing',
    'Own /service/hospitalsoftware, twice /service/hospitalsoftware#x',
    'Both /service/clinicsoftware and /service/hospitalsoftware',
    'Another neighbour /service/clinicsoftware',
  ];
  const hospitalServiceWeights = buildServiceWeights('hospitalsoftware', ['clinicsoftware']);
  const relatedPostTitles = findSlugsAndTitles(hospitalServiceWeights, ...postTexts).posts;
  expect(relatedPostTitles).toEqual([postTexts[3], postTexts[2], postTexts[0]]);
});
