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

function findRelatedNames(weights: Map<string, number>, ...postTexts: string[]) {
  const articles = postTexts.map((text) => ({ text, summary: { title: text } }));
  const relatedContent = findRelated(weights, exampleWorks, articles);
  return {
    works: relatedContent.works.map(({ slug }) => slug),
    posts: relatedContent.posts.map(({ title }) => title),
  };
}

test('a service shows its own works, or those of related services if it has none', () => {
  const hospitalWeights = buildServiceWeights('hospitalsoftware', ['clinicsoftware']);
  expect(findRelatedNames(hospitalWeights).works).toEqual(['ward']);
  const dentistWeights = buildServiceWeights('dentists', ['clinicsoftware', 'hosting']);
  expect(findRelatedNames(dentistWeights).works).toEqual(['clinic', 'ward']);
  expect(findRelatedNames(buildServiceWeights('logos', [])).works).toEqual([]);
});

test('an industry shows its own works, or works with the same services if it has none', () => {
  const healthcareIndustry = { slug: 'healthcare', services: ['clinicsoftware'] };
  const bankingIndustry = { slug: 'banking', services: ['clinicsoftware', 'shops'] };
  expect(findRelatedNames(buildIndustryWeights(healthcareIndustry)).works).toEqual(['ward']);
  expect(findRelatedNames(buildIndustryWeights(bankingIndustry)).works).toEqual(['clinic', 'shop']);
});

test('shows at most three posts, those that link to the service first', () => {
  const postTexts = [
    'Neighbour /service/clinicsoftware',
    'Nothing',
    'Own /service/hospitalsoftware, twice /service/hospitalsoftware#x',
    'Both /service/clinicsoftware and /service/hospitalsoftware',
    'Another neighbour /service/clinicsoftware',
  ];
  const hospitalWeights = buildServiceWeights('hospitalsoftware', ['clinicsoftware']);
  const relatedPosts = findRelatedNames(hospitalWeights, ...postTexts).posts;
  expect(relatedPosts).toEqual([postTexts[3], postTexts[2], postTexts[0]]);
});
