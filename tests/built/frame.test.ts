/** What stands around every page: its menu, strip, footer and floating links, as the content has them. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { telephone } from '../../src/components/telephone.ts';
import { withoutEmptyPages } from '../../src/plugins/content/empty-pages.ts';
import { buildMenu } from '../../src/plugins/content/menu.ts';
import { content, visitorPages } from './support/pages.ts';

const shown = withoutEmptyPages(content);
const { company, navigation } = shown;
const { labels, strip, footer, quote } = navigation;
const menu = buildMenu(shown);

const frames = visitorPages.map(({ route, html }) => ({ route, page: parseDocument(html) }));

type Place = (typeof frames)[number]['page'] | ReturnType<typeof DomUtils.getElementsByTagName>;

function all(place: Place, tag: string) {
  return DomUtils.getElementsByTagName(tag, place);
}

function navigationOf(place: Place, name: string) {
  return all(place, 'nav').filter(({ attribs }) => attribs['aria-label'] === name);
}

function links(place: Place): [label: string, to: string | undefined][] {
  return all(place, 'a').map((link) => [DomUtils.textContent(link), link.attribs.href]);
}

function inWords(list: { label: string; to: string }[]) {
  return list.map(({ label, to }) => [label, to]);
}

test('the main menu lists its groups with their links in order, and marks the page’s own', () => {
  const wanted = menu.map((group) => [group.label, inWords(group.links)]);
  for (const { route, page } of frames) {
    const found = navigationOf(page, labels.mainMenu);
    const groups = all(found, 'details').map((group) => [
      DomUtils.textContent(all([group], 'summary')),
      links([group]),
    ]);
    // In the bar, and in the drawer of small screens.
    expect(groups, route).toEqual([...wanted, ...wanted]);
    expect(links(found), route).toContainEqual([navigation.contact.label, navigation.contact.to]);

    const [home] = all(found, 'a').filter(
      ({ attribs }) => attribs['aria-label'] === navigation.home.label,
    );
    expect(home?.attribs['aria-current'], route).toBe(route === '/' ? 'page' : undefined);
    const current = all(found, 'summary').filter(({ attribs }) => 'data-current' in attribs);
    const own = menu.filter((group) => group.links.some(({ to }) => to === route));
    if (own.length > 0) {
      const marked = new Set(current.map(DomUtils.textContent));
      expect([...marked], route).toEqual(own.map(({ label }) => label));
    }
  }
});

test('the strip leads to its five pages', () => {
  for (const { route, page } of frames) {
    expect(links(navigationOf(page, labels.strip)), route).toEqual([
      [company.phones[0], telephone(company.phones[0])],
      [company.email, `mailto:${company.email}`],
      ...inWords([...strip.links, strip.meeting]),
    ]);
  }
});

test('the footer has its columns, and the years up to this one', () => {
  const headings = [...footer.columns.map(({ heading }) => heading), footer.contact.heading];
  const years = `© ${company.copyrightFrom}–${new Date().getFullYear()} ${company.fullName}`;
  for (const { route, page } of frames) {
    const columns = navigationOf(page, labels.footer);
    expect(all(columns, 'h2').map(DomUtils.textContent), route).toEqual(headings);
    for (const [place, column] of footer.columns.entries()) {
      const list = all(columns, 'ul').slice(place, place + 1);
      expect(links(list), `${column.heading} of ${route}`).toEqual(inWords(column.links));
    }
    const telephones = links(columns).filter(([, to]) => to?.startsWith('tel:'));
    expect(telephones.map(([label]) => label)).toEqual(company.phones);
    expect(DomUtils.textContent(all(page, 'footer'))).toContain(years);
  }
});

test('the social links float on every page, and Get a quote where it belongs', () => {
  for (const { route, page } of frames) {
    const social = links(navigationOf(page, labels.social)).map(([, to]) => to);
    expect(social, route).toEqual(company.floating.map(({ address }) => address));
    const quotes = links(all(page, 'aside')).filter(([label]) => label === quote.label);
    expect(quotes, route).toHaveLength(quote.absentFrom.includes(route) ? 0 : 1);
  }
});
