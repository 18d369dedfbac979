/** The home page as it is sent. */
import { expect, test } from 'vitest';
import { readWritten } from '../support/written.ts';
import { linksOf, Page, textsOf } from './support/document.ts';

const { content } = await readWritten();
const { home, clients, partners, testimonials, faq, works, company, agency } = content;
const { heading } = home.testimonials;
const page = new Page('/');

test('stacks its sections in order under one h1, which a screen reader hears once', () => {
  const shown = page.main.all('h1 h2').filter((one) => one.attribute('aria-hidden') !== 'true');
  expect(textsOf(shown)).toEqual([
    home.hero.headlines[0],
    home.services.heading,
    home.about.heading,
    home.process.heading,
    home.why.heading,
    ...(partners.length > 0 ? [home.partners.heading] : []),
    ...(clients.length > 0 ? [home.work.heading] : []),
    home.partner.heading,
    ...(testimonials.length > 0 || company.reviews || content.embeds.reviews ? [heading] : []),
    home.questions.heading,
  ]);
  expect(page.all('h1')).toHaveLength(1);
});

test('its top leads to a meeting and to the work', () => {
  const links = page.section(home.hero.headlines[0]).all('a');
  const wanted = [home.hero.demo, ...(works.length > 0 ? [home.hero.work] : [])];
  expect(textsOf(links)).toEqual(wanted.map(({ label }) => label));
  expect(linksOf(links)).toEqual(wanted.map(({ to }) => to));
});

test('its services are cards, each leading to its page', () => {
  const cards = page.section(home.services.heading).all('a');
  expect(textsOf(cards)).toEqual(home.services.cards.map(({ title }) => title));
  expect(linksOf(cards)).toEqual(home.services.cards.map(({ to }) => to));
});

test('About states mission and vision and leads on', () => {
  const about = page.section(home.about.heading);
  expect(textsOf(about.all('h3'))).toEqual(agency.statements.map(({ title }) => title));
  expect(linksOf(about.all('a'))).toEqual([home.about.more.to]);
});

test('steps and reasons stand in their order, with the drawings beside them', () => {
  const steps = page.section(home.process.heading).one('ol').all('h3');
  expect(textsOf(steps)).toEqual(home.process.steps.map(({ title }) => title));
  const why = page.section(home.why.heading);
  expect(textsOf(why.all('h3'))).toEqual(home.why.cards.map(({ title }) => title));
  expect(why.all('img').map((drawing) => drawing.attribute('src'))).toEqual(
    home.why.decor.map((drawing) => `/${drawing}.svg`),
  );
});

test.skipIf(partners.length === 0)('each partner is named once', () => {
  const logos = page.section(home.partners.heading).all('span', { role: 'img' });
  expect(logos.map((logo) => logo.attribute('aria-label'))).toEqual(
    partners.map(({ name }) => name),
  );
});

test.skipIf(clients.length === 0)('each client’s card leads to its site or its work', () => {
  const cards = page.section(home.work.heading).all('li');
  expect(cards).toHaveLength(clients.length);
  for (const [place, { name, url, work }] of clients.entries()) {
    expect(cards[place]?.text).toContain(name);
    const links = linksOf(cards[place]?.all('a') ?? []);
    expect(links).toContain(work ? `/portfolio/${work}` : url);
    expect([url, `/portfolio/${work}`]).toEqual(expect.arrayContaining(links));
  }
  for (const work of new Set(clients.flatMap((client) => client.work ?? []))) {
    const [first] = clients.filter((client) => client.work === work);
    const site = new Page(`/portfolio/${work}`).main.one('a', { href: first?.url ?? '' });
    expect(site.text).toContain(content['portfolio-page'].visit);
    expect(site.attribute('target')).toBe('_blank');
  }
});

test.skipIf(testimonials.length === 0)('three testimonials stand in each group', () => {
  const groups = page.section(heading).all('ul', { 'data-shown': /./ });
  expect(groups).toHaveLength(Math.ceil(testimonials.length / 3));
  for (const [position, { name }] of testimonials.entries()) {
    expect(groups[Math.floor(position / 3)]?.text).toContain(name);
  }
});

test.skipIf(!company.reviews || content.embeds.reviews)(
  'a card beside the testimonials leads to the public reviews, in a new tab',
  () => {
    const card = page.section(heading).one('a', { href: company.reviews ?? '' });
    expect(card.text).toContain(home.testimonials.publicReviews.text);
    expect(card.attribute('target')).toBe('_blank');
  },
);

test('every question is there, the first of them open', () => {
  const questions = page.section(home.questions.heading).all('details');
  expect(textsOf(questions.flatMap((one) => one.all('summary')))).toEqual(
    faq.map(({ question }) => question),
  );
  expect(questions.map((one) => one.attribute('open') !== undefined)).toEqual(
    faq.map((_, place) => place === 0),
  );
});
