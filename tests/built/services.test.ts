/** The pages of the services as they are sent. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readWritten } from '../support/written.ts';
import { linksOf, Page, textsOf } from './support/document.ts';
import { build } from './support/pages.ts';

const { content } = await readWritten();
const { company, navigation, pages, 'service-page': words } = content;
const all = Object.entries(content.services).map(([key, service]) => ({
  ...service,
  key,
  name: service.name ?? service.title,
  group: navigation.serviceGroups.find((group) => group.key === service.menu.group)?.label ?? '',
}));

test.each(all)('a visitor reads what $key is, what it brings and how to begin', (service) => {
  const { key, name, title, group, features, details, related } = service;
  const page = new Page(`/service/${key}`);
  const { main } = page;
  expect(page.one('title').text.startsWith(service.search.title.replace(/\s+/g, ' '))).toBe(true);
  expect(main.one('h1').text).toBe(title);
  for (const text of [service.description, service.additionalInfo ?? '', words.closing.text]) {
    expect(main.text).toContain(text.replace(/\s+/g, ' ').trim());
  }
  expect(page.trail).toEqual(['Home', group, name]);
  const step = page.one('nav', { 'aria-label': 'Breadcrumb' }).all('li').at(-1);
  expect(step?.attribute('aria-current')).toBe('page');
  const links = linksOf(main.all('a'));
  expect(links.slice(0, 3)).toContain(`/contact?service=${key}`);
  expect(links.slice(0, 3)).toContain(words.demo.to);

  const cards = main.section(words.features).one('ol').all('li');
  expect(textsOf(cards)).toEqual(
    features.map(({ title, description }, index) => `0${index + 1}${title}${description}`),
  );
  for (const { heading, picture, points } of details) {
    const [block] = main
      .all('div')
      .filter((one) => one.all('h2').length === 1 && one.all('img').length === 1)
      .filter((one) => one.one('h2').text === heading);
    expect(block?.one('img').attribute('alt')).toBe(picture.alt ?? '');
    expect(textsOf(block?.all('li') ?? []).sort()).toEqual(
      points.map((point) => point.replace(/^(\d{1,2}:\d\d [ap]m|Noon): /, '$1 ')).sort(),
    );
  }
  if (related.length > 0) {
    expect(linksOf(main.section(words.related).all('a'))).toEqual(
      related.map((other) => `/service/${other}`),
    );
  }
  const closing = main.section(words.closing.heading.replace('{service}', name));
  expect(linksOf(closing.all('a'))).toEqual([words.closing.button.to]);
});

test.each(all)('search engines learn what $key is, and who provides it', (service) => {
  const route = `/service/${service.key}`;
  const page = new Page(route);
  const [told] = page.data('Service');
  expect(told).toMatchObject({
    name: service.name,
    category: service.group,
    url: `${company.site}${route}`,
    provider: {
      '@type': 'ProfessionalService',
      name: company.fullName,
      address: { addressLocality: company.address.city },
    },
  });
  expect(page.data('BreadcrumbList')).toMatchObject([
    {
      itemListElement: [
        { position: 1, name: 'Home', item: `${company.site}/` },
        { position: 2, name: service.name },
      ],
    },
  ]);
  const { pathname } = new URL(String(told?.image));
  expect(readFileSync(path.join(build, pathname)).length).toBeGreaterThan(1_000);
});

test.each(all)('the opening picture of $key is fetched at once, the others later', ({ key }) => {
  const [first, ...others] = new Page(`/service/${key}`).main.all('img');
  expect(first?.attribute('fetchpriority')).toBe('high');
  expect(first?.attribute('loading')).toBeUndefined();
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others.map((one) => one.attribute('loading')))).toEqual(new Set(['lazy']));
});

test('who mistypes a service finds all there are, without a script', () => {
  const { main } = new Page('/service/404');
  expect(main.one('h1').text).toBe(pages.unknownService.heading);
  expect(linksOf(main.all('a', { href: /^\/service\// })).sort()).toEqual(
    all.map(({ key }) => `/service/${key}`).sort(),
  );
});

test('the sitemap has every service, and neither their list nor what forms end on', () => {
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  for (const { key } of all) {
    expect(sitemap).toContain(`<loc>${company.site}/service/${key}</loc>`);
  }
  expect(sitemap).not.toMatch(/404|\/(?:sent|problem)\b/);
});
