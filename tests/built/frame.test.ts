/** Every page of the fixture has the menu, strip, footer and floating links. */
import { expect, test } from 'vitest';
import { type Page, type Part, readPage } from './support/document.ts';

const framedPages = [
  ...['/', '/about', '/about/team', '/contact', '/service/radio', '/blog/fog-signals', '/404'],
].map((route) => ({ route, page: readPage(route) }));

function findNavigation(page: Page, name: string): Part {
  return page.findOne('nav', { 'aria-label': name });
}

test('the main menu lists its groups and links in order, and marks the current page', () => {
  // biome-ignore format: texts side by side
  const expectedMenuTexts = [
    'About', 'About Tern & Tide /about/tern-tide', 'What we hold to /about/mission-vision',
    'A letter to you /about/leadership-message', 'The crew /about/team', 'On the water',
    'Berth books /service/berths', 'Tide tables /service/tideTables', 'On dry land',
    'Museum sites /service/museums',
  ];
  for (const { route, page } of framedPages) {
    const mainMenu = findNavigation(page, 'Main');
    const menuTexts = mainMenu
      .findAll('details')
      .flatMap((group) => [group.findOne('summary').text, ...group.findLabelledHrefs()]);
    // The bar and the drawer both have the groups.
    expect(menuTexts, route).toEqual([...expectedMenuTexts, ...expectedMenuTexts]);
    expect(mainMenu.findLabelledHrefs(), route).toContain('Contact /contact');
    const [homeLink] = mainMenu.findAll('a', { 'aria-label': 'Home' });
    expect(homeLink?.attribute('aria-current'), route).toBe(route === '/' ? 'page' : undefined);
  }
  const listCurrentGroupNames = (route: string) =>
    findNavigation(readPage(route), 'Main').findTexts('summary', { 'data-current': /./ });
  expect(listCurrentGroupNames('/about/team')).toEqual(['About', 'About']);
  expect(listCurrentGroupNames('/service/berths')).toEqual(['On the water', 'On the water']);
  expect(listCurrentGroupNames('/contact')).toEqual([]);
});

test('the strip above the header has its links', () => {
  for (const { route, page } of framedPages) {
    expect(findNavigation(page, 'Quick links').findLabelledHrefs(), route).toEqual([
      '+64 3 555 0142 tel:+6435550142',
      'hello@tern-and-tide.test mailto:hello@tern-and-tide.test',
      'Privacy /privacy',
      'Jobs /carrer',
      'Help /register',
      'Trades /industry',
      'Book a visit /meeting',
    ]);
  }
});

test('the footer has its columns, and a copyright up to the current year', () => {
  for (const { route, page } of framedPages) {
    const footerNavigation = findNavigation(page, 'Site links');
    expect(footerNavigation.findTexts('h2'), route).toEqual([
      ...['More', 'Trades', 'Services', 'Work', 'Find us'],
    ]);
    const [firstFooterList, secondFooterList] = footerNavigation.findAll('ul');
    // biome-ignore format: links side by side
    expect(firstFooterList?.findLabelledHrefs(), route).toEqual([
      'About us /about/tern-tide', 'Jobs /carrer', 'Notes /blog', 'The crew /about/team',
      'Pictures /gallery',
    ]);
    // biome-ignore format: links side by side
    expect(secondFooterList?.findLabelledHrefs(), route).toEqual([
      'Harbours /industry/harbours', 'Every trade /industry',
    ]);
    expect(footerNavigation.findTexts('a', { href: /^tel:/ }), route).toEqual([
      '+64 3 555 0142',
      '+64 (0)21 555 0199',
    ]);
    // A post has an earlier footer in its article.
    const pageFooter = page.findAll('footer').at(-1);
    const copyrightText = `© 2018–${new Date().getFullYear()} Tern & Tide Software Workshop`;
    expect(pageFooter?.text, route).toContain(copyrightText);
    expect(pageFooter?.findHrefs().slice(-4), route).toEqual([
      '/privacy',
      '/accessibility',
      'https://www.linkedin.com/company/tern-and-tide-test',
      'https://github.com/tern-and-tide-test',
    ]);
  }
});

test('every page has floating social links, and the quote button except where it is switched off', () => {
  for (const { route, page } of framedPages) {
    expect(findNavigation(page, 'Social links').findHrefs(), route).toEqual([
      'https://www.facebook.com/tern-and-tide.test',
      'https://www.linkedin.com/company/tern-and-tide-test',
      'https://wa.me/6435550142?text=Hello%20Tern%20%26%20Tide',
    ]);
    const isQuoteButtonOff = ['/about/team', '/contact'].includes(route);
    // Without scripts, the quote button is a link to the contact page.
    const asideLinkTexts = page.findOne('aside').findLabelledHrefs();
    const quoteLinkTexts = asideLinkTexts.filter((link) => link.startsWith('Ask'));
    expect(quoteLinkTexts, route).toEqual(isQuoteButtonOff ? [] : ['Ask for a price /contact']);
  }
});
