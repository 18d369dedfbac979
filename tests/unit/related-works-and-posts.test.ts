import { expect, test } from 'vitest';
import {
  buildIndustryWeights,
  buildServiceWeights,
  findRelatedWorksAndPosts,
} from '../../src/plugins/content-modules/related-works-and-posts.ts';

function createWork(slug: string, services: string[], industries: string[] = []) {
  return { slug, services, industries, details: [] } as never;
}

const exampleWorks = [
  createWork('clinic', ['clinicsoftware']),
  createWork('ward', ['hospital-software', 'hosting'], ['healthcare']),
  createWork('shop', ['shops']),
];

const weightsForHospitalService = buildServiceWeights('hospital-software', ['clinicsoftware']);

function listRelatedWorkSlugs(serviceWeights: Map<string, number>) {
  return findRelatedWorksAndPosts(serviceWeights, exampleWorks, []).works.map(({ slug }) => slug);
}

test('a service shows its own works, or those of related services if it has none', () => {
  expect(listRelatedWorkSlugs(weightsForHospitalService)).toEqual(['ward']);
  const dentistServiceWeights = buildServiceWeights('dentists', ['clinicsoftware', 'hosting']);
  expect(listRelatedWorkSlugs(dentistServiceWeights)).toEqual(['clinic', 'ward']);
  expect(listRelatedWorkSlugs(buildServiceWeights('logos', []))).toEqual([]);
});

test('an industry shows its own works, or works with the same services if it has none', () => {
  const healthcareIndustry = { slug: 'healthcare', services: ['clinicsoftware'] };
  expect(listRelatedWorkSlugs(buildIndustryWeights(healthcareIndustry))).toEqual(['ward']);
  const bankingIndustry = { slug: 'banking', services: ['clinicsoftware', 'shops'] };
  expect(listRelatedWorkSlugs(buildIndustryWeights(bankingIndustry))).toEqual(['clinic', 'shop']);
});

test('shows at most three posts, those that link to the service first; its key may have a dash', () => {
  const postTexts = [
    'Neighbour /service/clinicsoftware',
    'Nothing',
    'Own /service/hospital-software, twice /service/hospital-software#x',
    'Both /service/clinicsoftware and /service/hospital-software',
    'Another neighbour /service/clinicsoftware',
  ];
  const posts = postTexts.map((text) => ({ text, summary: text }));
  const relatedPosts = findRelatedWorksAndPosts(weightsForHospitalService, [], posts).posts;
  expect(relatedPosts).toEqual([postTexts[3], postTexts[2], postTexts[0]]);
});
