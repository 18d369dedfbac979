/** What stands around every page: its menu, strip, footer and floating links, as the content has them. */
import { expect, test } from 'vitest';
import { telephone } from '../../src/components/telephone.ts';
import { readWritten } from '../support/written.ts';
import { linksOf, Page, type Part, textsOf } from './support/document.ts';
import { visitorPages } from './support/pages.ts';

const { content, menu } = await readWritten();
const { company, navigation } = content;
const { labels, strip, footer, quote } = navigation;
const frames = visitorPages.map(({ route }) => ({ route, page: new Page(route) }));

function navigationOf(page: Page, name: string): Part {
  return page.one('nav', { 'aria-label': name });
}

function told(part: Part): [label: string, to: string | undefined][] {
  return part.all('a').map((link) => [link.text, link.attribute('href')]);
}

function written(links: { label: string; to: string }[]): [label: string, to: string][] {
  return links.map(({ label, to }) => [label, to]);
}

test('the main menu lists its groups with their links in order, and marks the page’s own', () => {
  const wanted = menu.map((group) => [group.label, written(group.links)]);
  for (const { route, page } of frames) {
    const found = navigationOf(page, labels.mainMenu);
    const groups = found.all('details').map((group) => [group.one('summary').text, told(group)]);
    // In the bar, and in the drawer of small screens.
    expect(groups, route).toEqual([...wanted, ...wanted]);
    expect(told(found), route).toContainEqual([navigation.contact.label, navigation.contact.to]);

    const [home] = found.all('a', { 'aria-label': navigation.home.label });
    expect(home?.attribute('aria-current'), route).toBe(route === '/' ? 'page' : undefined);
    const own = menu.filter((group) => group.links.some(({ to }) => to === route));
    if (own.length > 0) {
      const marked = new Set(textsOf(found.all('summary', { 'data-current': /./ })));
      expect([...marked], route).toEqual(own.map(({ label }) => label));
    }
  }
});

test('the strip leads to its pages', () => {
  for (const { route, page } of frames) {
    expect(told(navigationOf(page, labels.strip)), route).toEqual([
      [company.phones[0], telephone(company.phones[0])],
      [company.email, `mailto:${company.email}`],
      ...written([...strip.links, strip.meeting]),
    ]);
  }
});

test('the footer has its columns, and the years up to this one', () => {
  const headings = [...footer.columns.map(({ heading }) => heading), footer.contact.heading];
  const years = `© ${company.copyrightFrom}–${new Date().getFullYear()} ${company.fullName}`;
  for (const { route, page } of frames) {
    const columns = navigationOf(page, labels.footer);
    expect(textsOf(columns.all('h2')), route).toEqual(headings);
    expect(columns.all('ul').map(told), route).toEqual(
      footer.columns.map(({ links }) => written(links)),
    );
    expect(textsOf(columns.all('a', { href: /^tel:/ })), route).toEqual(company.phones);
    // A post has one of its own.
    const foot = page.all('footer').at(-1);
    expect(foot?.text, route).toContain(years);
    expect(linksOf(foot?.all('a') ?? []), route).toEqual(
      expect.arrayContaining(footer.legal.map(({ to }) => to)),
    );
  }
});

test('the social links float on every page, and Get a quote where it belongs', () => {
  for (const { route, page } of frames) {
    const [social] = page.all('nav', { 'aria-label': labels.social });
    expect(linksOf(social?.all('a') ?? []), route).toEqual(
      company.floating.map(({ address }) => address),
    );
    const quotes = textsOf(page.one('aside').all('a')).filter((label) => label === quote.label);
    expect(quotes, route).toHaveLength(quote.absentFrom.includes(route) ? 0 : 1);
  }
});

test('the statement on accessibility, one step from every page, has its date and its promise', () => {
  const { main } = new Page('/accessibility');
  expect(main.text).toMatch(/written on \d+ \w+ 20\d\d/);
  expect(main.text).toMatch(/Within \w+ (days|weeks)/);
});
