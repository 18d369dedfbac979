/** The pages round the services as they are sent. */
import { expect, test } from 'vitest';
import { placeholdersFrom } from '../../src/plugins/content/read.ts';
import { readWritten } from '../support/written.ts';
import { isBuilt, linksOf, Page, textsOf } from './support/document.ts';

const { content } = await readWritten();
const { pages, agency, about, team, company, contact, support, jobs, forms, gallery } = content;
const { industries: trades, works, services, testimonials } = content;
const [director] = team;
/** The agency's name is its second address. */
const aboutByName = `/about/${placeholdersFrom(company).slug}`;

test.each([
  ['/about', 'about'],
  [aboutByName, 'about'],
  ['/about/mission-vision', 'missionVision'],
  ['/about/leadership-message', 'leadershipMessage'],
  ['/about/team', 'team'],
  ['/contact', 'contact'],
  ['/carrer', 'career'],
  ['/register', 'support'],
  ['/industry', 'industry'],
  ['/meeting', 'meeting'],
  ['/portfolio', 'portfolio'],
  ['/gallery', 'gallery'],
] as const)('%s opens with its heading and its trail, for search engines too', (route, key) => {
  const { heading, breadcrumb, hidden } = pages[key];
  // A page without anything to show is not there.
  expect(isBuilt(route)).toBe(!hidden);
  if (hidden) {
    return;
  }
  const steps = ['Home', ...(breadcrumb.parents ?? []).map(({ label }) => label), breadcrumb.label];
  const page = new Page(route);
  expect(page.one('h1').text).toBe(heading);
  expect(page.trail).toEqual(steps);
  expect(page.data('BreadcrumbList')).toMatchObject([
    { itemListElement: steps.map((name) => ({ name })) },
  ]);
});

test('About has one address for search engines, says its numbers and what the agency does best', () => {
  for (const route of ['/about', aboutByName]) {
    const canonical = new Page(route).one('link', { rel: 'canonical' });
    expect(canonical.attribute('href'), route).toBe(`${company.site}/about`);
  }
  const page = new Page('/about');
  const impact = page.section(about.impact.heading);
  for (const { count, title } of agency.figures) {
    expect(impact.text).toContain(`${count}+${title}`);
  }
  expect(linksOf(impact.all('a'))).toEqual([about.impact.contact.to]);
  const { heading, items } = about.strengths;
  const best = items.map(({ name, title }) => `${name} ${title}`);
  expect(textsOf(page.section(heading).all('h3'))).toEqual(best);
});

test('Mission and Vision shows the values and the steps so far', () => {
  const page = new Page('/about/mission-vision');
  const { values, timeline } = content['mission-vision'];
  expect(textsOf(page.section(values.heading).all('h3'))).toEqual(
    values.items.map(({ title }) => title),
  );
  expect(textsOf(page.section(timeline.heading).all('li'))).toEqual(
    timeline.steps.map(({ year, title, text }) => `${year}${title}${text}`),
  );
});

test('the director’s letter stands on its pillars and shows who wrote it', () => {
  const { main } = new Page('/about/leadership-message');
  expect(textsOf(main.all('h2'))).toEqual(content.leadership.pillars.map(({ title }) => title));
  const said = main.all('p').filter(({ text }) => text === director?.fullName);
  expect(said).toHaveLength(director ? 2 : 0);
});

test.skipIf(!director)(
  'everybody of the team is there, with a place for one more while there is an open job',
  () => {
    const { heading, invitation } = content['team-page'];
    const members = new Page('/about/team').section(heading);
    expect(members.all('li')).toHaveLength(team.length + (invitation ? 1 : 0));
    expect(textsOf(members.all('h3'))).toEqual([
      ...team.map(({ fullName }) => fullName),
      ...(invitation ? [invitation.heading] : []),
    ]);
    for (const { bio } of team) {
      expect(members.text).toContain(bio);
    }
    expect(linksOf(members.all('a', { target: '_blank' }))).toEqual(
      team.flatMap(({ linkedIn }) => linkedIn ?? []),
    );
  },
);

test('Contact lists e-mail, phones and address as links, then the form, then the map', () => {
  const { main } = new Page('/contact');
  const help = main.section(contact.help.heading);
  expect(help.one('a', { href: `mailto:${company.email}` }).text).toBe(company.email);
  expect(textsOf(help.all('a', { href: /^tel:/ }))).toEqual(company.phones);
  expect(help.one('a', { href: company.address.mapLink }).text).toContain(
    `${company.address.street}, ${company.address.city}`,
  );
  expect(textsOf(main.all('h2'))).toEqual([
    contact.help.heading,
    forms.contact.heading,
    contact.map.heading,
  ]);
});

test('Career has a form for the open jobs, or says that none is and takes open applications', () => {
  const { main } = new Page('/carrer');
  const { openApplication, fields } = forms.application;
  const none = jobs.length === 0;
  const titles = none ? [openApplication] : jobs.map(({ title }) => title);
  const options = main.one('form').all('option');
  expect(textsOf(options)).toEqual([fields.position.prompt, ...titles]);
  const chosen = options.filter((option) => option.attribute('selected') !== undefined);
  expect(textsOf(chosen)).toEqual(none ? titles : []);
  expect(main.text.includes(content['career-page'].none.heading)).toBe(none);
});

test('job boards are told of the real jobs', () => {
  const real = jobs.filter(({ sample }) => !sample);
  const told = new Page('/carrer').data('JobPosting');
  expect(told.map(({ title }) => title)).toEqual(real.map(({ title }) => title));
  const { city, countryCode } = company.address;
  for (const [index, job] of told.entries()) {
    expect(job).toMatchObject({
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      employmentType: expect.stringMatching(/^[A-Z_]+$/),
      hiringOrganization: { name: company.fullName },
      jobLocation: { address: { addressLocality: city, addressCountry: countryCode } },
      description: expect.stringContaining('<li>'),
    });
    const lastDay = real[index]?.validThrough;
    expect(String(job.validThrough)).toMatch(
      lastDay ? new RegExp(`^${lastDay}T23:59:59[+-]\\d\\d:\\d\\d$`) : /^undefined$/,
    );
  }
});

test('Support says how to reach us, when, what to send, and answers before asking', () => {
  const { main } = new Page('/register');
  const { days, opens, closes } = company.hours;
  const chats = company.floating.filter(({ network }) => network === 'whatsapp');
  expect(textsOf(main.all('h2'))).toEqual([
    support.channels.heading,
    support.prepare.heading,
    support.questions.heading,
    forms.support.heading,
  ]);
  const reach = main.section(support.channels.heading);
  expect(reach.all('a', { href: /^tel:/ })).toHaveLength(1);
  expect(reach.all('a', { href: /^https:\/\/wa\.me\// })).toHaveLength(chats.length);
  expect(reach.all('a', { href: /^mailto:/ })).toHaveLength(1);
  expect(reach.text).toContain(`${days}, ${opens} to ${closes}`);
});

test.skipIf(trades.length === 0)('Whom We Serve shows a tile for each trade in order', () => {
  const tiles = new Page('/industry').main.all('a', { href: /^\/industry\// });
  expect(textsOf(tiles)).toEqual(trades.map(({ name }) => name));
});

test.each(trades)('the page of $slug has its parts, and none that is empty', (trade) => {
  const { slug, name, title = name, problems, papers, seasons, questions } = trade;
  const words = content['industry-page'];
  const page = new Page(`/industry/${slug}`);
  const headings = textsOf(page.main.all('h2'));
  expect(page.one('h1').text).toBe(title);
  expect(page.trail).toEqual(['Home', pages.industry.breadcrumb.label, name]);
  expect(page.main.text.split(words.built).length - 1).toBe(problems.length);
  for (const [there, heading] of [
    [problems.length > 0, words.problems],
    [papers, words.papers],
    [seasons, words.seasons],
    [trade.services.length > 0, words.services],
    [questions.length > 0, words.questions],
  ] as const) {
    expect(headings.includes(heading), heading).toBe(Boolean(there));
  }
  if (trade.services.length > 0) {
    const links = page.section(words.services).all('a', { href: /^\/service\// });
    expect(textsOf(links)).toEqual(trade.services.map((key) => services[key]?.menu.label));
  }
  if (questions.length > 0) {
    expect(textsOf(page.section(words.questions).all('summary'))).toEqual(
      questions.map(({ question }) => question),
    );
  }
  const made = works.filter((work) => work.trades.includes(slug)).map((work) => work.title);
  if (made.length > 0) {
    const shown = textsOf(page.section(words.works).all('h3'));
    expect(shown).toEqual(expect.arrayContaining(made.slice(0, 1)));
    expect(made).toEqual(expect.arrayContaining(shown.slice(0, made.length)));
  }
});

test.skipIf(works.length > 0)('without a work nothing leads to Our Work', () => {
  expect(linksOf(new Page('/').all('a'))).not.toContain('/portfolio');
});

test.each(works)('the page of $slug tells its story, shows it from near and leads on', (work) => {
  const { slug, title, client, kind, year, details, testimonial } = work;
  const words = content['portfolio-page'];
  const page = new Page(`/portfolio/${slug}`);
  expect(page.one('h1').text).toBe(title);
  expect(page.trail).toEqual(['Home', pages.portfolio.breadcrumb.label, title]);
  expect(textsOf(page.main.all('dl')[0]?.all('dd') ?? [])).toEqual([
    client,
    words.kinds[kind]?.[0],
    String(year),
  ]);
  expect(textsOf(page.main.all('h2'))).toEqual(
    expect.arrayContaining([words.needed, words.built, words.usedFor]),
  );
  if (details.length > 0) {
    expect(page.section(words.details).all('img')).toHaveLength(details.length);
  }
  expect(linksOf(page.main.all('a'))).toEqual(
    expect.arrayContaining(work.services.map((key) => `/service/${key}`)),
  );
  const said = testimonials.find(({ name }) => name === testimonial);
  expect(page.main.all('figure').some(({ text }) => text.includes(said?.content ?? '-'))).toBe(
    Boolean(said),
  );
  const next = works[(works.indexOf(work) + 1) % works.length];
  if (next === work) {
    expect(textsOf(page.main.all('h2'))).not.toContain(words.next);
  } else {
    const after = page.section(words.next);
    expect(after.one('h3').text).toBe(next?.title);
    expect(linksOf(after.all('a'))).toEqual([`/portfolio/${next?.slug}`]);
  }
});

test.skipIf(gallery.pictures.length === 0)(
  'each picture of the gallery is there, and opens as a file where no script runs',
  () => {
    const links = new Page('/gallery').main.all('a', { href: /^\/pictures\/.+\.avif$/ });
    expect(links.length).toBe(gallery.pictures.length * (gallery.pictures.length < 6 ? 1 : 2));
  },
);

test('search engines are not led to the pages that forms end on', () => {
  for (const route of ['/sent', '/problem/inquiry', '/problem/application']) {
    const robots = new Page(route).one('meta', { name: 'robots' });
    expect(robots.attribute('content')).toContain('noindex');
  }
});

test('without scripts a quote is asked for on the contact page', () => {
  const { label, to } = content.navigation.quote;
  const links = new Page('/about').all('a', { href: to });
  expect(textsOf(links)).toContain(label);
});
