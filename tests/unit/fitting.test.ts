import { expect, test } from 'vitest';
import {
  findRelated,
  weighForIndustry,
  weighForService,
} from '../../src/plugins/content/related-content.ts';

const picture = { base: '/pictures/one', width: 1, height: 1, widths: [1], alt: '' };

function work(slug: string, services: string[], trades: string[] = []) {
  const appearance = { kind: 'website', year: 2026, colour: 'teal', picture } as const;
  const story = { title: slug, client: slug, text: slug, needed: '', built: [''], usedFor: '' };
  return { slug, ...appearance, ...story, services, trades, details: [] } as unknown as Parameters<
    typeof findRelated
  >[1][number];
}

const works = [
  work('clinic', ['clinicsoftware']),
  work('ward', ['hospitalsoftware', 'hosting'], ['healthcare']),
  work('shop', ['shops']),
];

function fit(weights: Map<string, number>, ...texts: string[]) {
  const articles = texts.map((text) => ({ text, summary: { title: text } }));
  const fitting = findRelated(weights, works, articles);
  return {
    works: fitting.works.map(({ slug }) => slug),
    posts: fitting.posts.map(({ title }) => title),
  };
}

test('a service shows its own works, or those of related services if it has none', () => {
  expect(fit(weighForService('hospitalsoftware', ['clinicsoftware'])).works).toEqual(['ward']);
  expect(fit(weighForService('dentists', ['clinicsoftware', 'hosting'])).works).toEqual([
    'clinic',
    'ward',
  ]);
  expect(fit(weighForService('logos', [])).works).toEqual([]);
});

test('an industry shows its own works, or works with the same services if it has none', () => {
  const healthcare = { slug: 'healthcare', services: ['clinicsoftware'] };
  const banks = { slug: 'banking', services: ['clinicsoftware', 'shops'] };
  expect(fit(weighForIndustry(healthcare)).works).toEqual(['ward']);
  expect(fit(weighForIndustry(banks)).works).toEqual(['clinic', 'shop']);
});

test('shows at most three posts, those that link to the service first', () => {
  const texts = [
    'Neighbour /service/clinicsoftware',
    'Nothing',
    'Own /service/hospitalsoftware, twice /service/hospitalsoftware#x',
    'Both /service/clinicsoftware and /service/hospitalsoftware',
    'Another neighbour /service/clinicsoftware',
  ];
  expect(fit(weighForService('hospitalsoftware', ['clinicsoftware']), ...texts).posts).toEqual([
    texts[3],
    texts[2],
    texts[0],
  ]);
});
