/**
 * What the specification says of the content that we ship: counts, names and words. Delete this file
 * when the content is yours; it is skipped where tests run on another.
 */
import { readFileSync } from 'node:fs';
import { expect, test as plainTest } from 'vitest';
import { hashContent } from '../../scripts/steps/shipped.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { buildMenu } from '../../src/plugins/content/services.ts';
import { contentFolder, root } from '../support/content-folder.ts';

const test = plainTest.skipIf(process.env.CONTENT_DIR !== undefined);
const content = readContent(contentFolder);
const { services } = content;
const all = Object.entries(services);

function titlesOf(entries: { title: string }[]): string[] {
  return entries.map(({ title }) => title);
}

function linksOf(links: { label: string; to: string }[]): [label: string, to: string][] {
  return links.map(({ label, to }) => [label, to]);
}

test('there are as many of each as specified', () => {
  const { company, home, navigation, gallery, ...rest } = content;
  expect({
    phones: company.phones.length,
    headlines: home.hero.headlines.length,
    heroPictures: home.hero.pictures.length,
    serviceCards: home.services.cards.length,
    steps: home.process.steps.length,
    reasons: home.why.cards.length,
    drawings: home.why.decor.length,
    partners: rest.partners.length,
    clients: rest.clients.length,
    testimonials: rest.testimonials.length,
    questions: rest.faq.length,
    services: all.length,
    groups: navigation.serviceGroups.length,
    members: rest.team.length,
    works: rest.works.length,
    pictures: gallery.pictures.length,
    industries: rest.industries.length,
    jobs: rest.jobs.length,
    strip: navigation.strip.links.length + 1,
  }).toEqual({
    phones: 2,
    headlines: 5,
    heroPictures: 4,
    serviceCards: 8,
    steps: 5,
    reasons: 4,
    drawings: 3,
    partners: 25,
    clients: 5,
    testimonials: 6,
    questions: 7,
    services: 19,
    groups: 4,
    members: 10,
    // Six, and the five of Our Best Work, which have pages too.
    works: 6 + 5,
    pictures: 13,
    industries: 20,
    jobs: 2,
    strip: 5,
  });
});

test('the article on pitching is at /blog/detail, with its three key steps', () => {
  const article = readFileSync(`${root}/blog/2024-04-16-pitching-it-solutions/index.md`, 'utf8');
  expect(article).toMatch(/^slug: \/detail$/m);
  expect(article.match(/^## Step.*/gm)).toEqual([
    '## Step 1: define business needs',
    '## Step 2: choose the technology stack',
    '## Step 3: invest in custom software',
  ]);
});

test('each work is shown from near, and each trade has its problems, papers and seasons', () => {
  for (const { slug, details, services: used } of content.works) {
    expect(details.length, slug).toBeGreaterThanOrEqual(2);
    expect(details.length, slug).toBeLessThanOrEqual(4);
    expect(used.length, slug).toBeGreaterThan(0);
  }
  for (const { slug, problems, papers, seasons, questions } of content.industries) {
    expect(problems, slug).toHaveLength(3);
    expect([papers, seasons].every(Boolean), slug).toBe(true);
    expect(questions.length, slug).toBeGreaterThanOrEqual(2);
  }
});

test('the home page says what is specified', () => {
  const { hero, services, process, why, partners, work, testimonials, questions } = content.home;
  expect(hero.headlines).toEqual([
    'Top Digital Solutions in Lucknow',
    'Transform Your Business with Code Crafters',
    'Accelerate Growth with Expert IT Solutions',
    'Your Trusted Partner in Web & App Development',
    'Boost Your Brand with Digital Marketing',
  ]);
  expect(hero.demo).toEqual({ label: 'Schedule a Demo', to: '/meeting' });
  expect(services.heading).toBe('Our Services');
  expect(services.subtitle).toBe(
    'Innovative solutions in Web Development, SEO, and Digital Marketing to help businesses grow and thrive online',
  );
  expect(services.cards.map(({ title, to }) => [title, to])).toEqual([
    ['Website Design', '/service/webdesign'],
    ['Custom Software Development', '/service/crmsoftwaremanagement'],
    ['Mobile App Development', '/service/androiddevelopment'],
    ['Ecommerce Solutions', '/service/ecommerceapp'],
    ['Graphic Design', '/service/graphicdesign'],
    ['Search Engine Optimization', '/service/seogoogleprofileManagement'],
    ['Social Media Optimization', '/service/socialmediamarketing'],
    ['Web /VPS Hosting', '/service/webvpshosting'],
  ]);
  expect(content.home.about.more).toEqual({ label: 'More about us', to: '/about' });
  expect(titlesOf(process.steps)).toEqual(['Strategy', 'Design', 'Develop', 'Testing', 'Deliver']);
  expect(why.cards.map(({ title, colour }) => [title, colour])).toEqual([
    ['Expert Strategy', 'red'],
    ['Dedicated Support', 'gold'],
    ['Innovative Design', 'teal'],
    ['Strong Branding', 'purple'],
  ]);
  expect(partners).toMatchObject({
    heading: 'Meet Our Clients & Partners',
    subtitle:
      'We take pride in working with a variety of trusted partners and clients across industries.',
  });
  expect(work.heading).toBe('Our Best Work');
  expect(work.subtitle).toMatch(/Code Crafters, Lucknow: .+, .+ and .+/);
  expect(testimonials.heading).toMatch(/what our clients say/i);
  expect(questions.heading).toBe('Frequently Asked Questions');
});

test('every page is headed as specified', () => {
  const { pages, about, contact, forms } = content;
  expect(Object.values(pages).map(({ heading }) => heading)).toEqual(
    expect.arrayContaining([
      'About Us',
      'Our Mission & Vision',
      'Leadership’s Message',
      'Meet Our Professionals',
      'Let’s work together',
      'Our Work',
      'Whom We Serve',
    ]),
  );
  expect(about.impact.heading).toBe('Our Impact and Achievements');
  expect(about.strengths.heading).toBe('What We Do Best');
  expect(about.strengths.items.map(({ name }) => name)).toEqual(['Code', 'Design', 'SEO']);
  expect(contact.help.heading).toBe('How Can We Help You?');
  expect(forms.contact.heading).toBe('Send Us a Message');
  expect(forms.application.heading).toBe('Join Us');
  expect(content['portfolio-page'].heading).toBe('Our Recent Work');
  expect(content.company.welcome).toBe('Welcome to Code Crafters Web Solutions!');
});

test('figures, values, pillars and the way here are the specified ones', () => {
  const { agency, leadership, jobs, industries } = content;
  const { values, timeline } = content['mission-vision'];
  expect(agency.statements.map(({ title }) => title)).toEqual(['Our Mission', 'Our Vision']);
  expect(agency.figures).toEqual([
    { count: 50, title: 'Clients Served' },
    { count: 100, title: 'Projects Completed' },
  ]);
  expect(titlesOf(values.items).map(withoutAnd)).toEqual([
    'Customer Focus',
    'Global Reach',
    'Innovation and Growth',
    'Integrity and Trust',
  ]);
  expect(titlesOf(timeline.steps)).toEqual([
    'Future-Ready Development',
    'Building Smarter Solutions',
    'Empowering Businesses',
    'Revolutionizing IT in Lucknow',
  ]);
  expect(timeline.steps.slice(0, 3).map(({ year }) => year)).toEqual(['2021', '2022', '2023']);
  expect(titlesOf(leadership.pillars)).toEqual(['Innovation', 'Excellence', 'Partnership']);
  expect(titlesOf(jobs)).toEqual(['Front-End Developer', 'Back-End Developer']);
  expect(industries.map(({ name }) => name)).toEqual([
    'Healthcare',
    'Banking',
    'E-commerce',
    'Pharmaceutical',
    'Insurance',
    'Automobile',
    'Cement',
    'Education',
    'Gems & Jewellery',
    'Infrastructure',
    'Real Estate',
    'Tourism',
    'Agriculture',
    'Telecommunication',
    'Manufacturing',
    'Gym',
    'Laundry',
    'NGO',
    'Interior',
    'Energy',
  ]);
});

test('the frame links where it is specified to', () => {
  const { strip, about, footer } = content.navigation;
  expect([...strip.links, strip.meeting].map(({ label, to }) => [label, to])).toEqual([
    ['Privacy Policy', '/privacy'],
    ['Career', '/carrer'],
    ['Support', '/register'],
    ['Whom We Serve', '/industry'],
    ['Book Meeting', '/meeting'],
  ]);
  expect(linksOf(about.links).map(([, to]) => to)).toEqual([
    '/about/code-crafters',
    '/about/mission-vision',
    '/about/leadership-message',
    '/about/team',
  ]);
  expect(footer.columns.map(({ heading, links }) => [heading, links.length])).toEqual([
    ['Support', 7],
    ['Whom We Serve', 7],
    ['Services', 7],
    ['Product', 6],
  ]);
  const { floating, footer: profiles } = content.company;
  expect(floating.map(({ network }) => network)).toEqual([
    'facebook',
    'instagram',
    'linkedin',
    'whatsapp',
  ]);
  expect(profiles.map(({ network }) => network)).toEqual([
    'linkedin',
    'twitter',
    'youtube',
    'github',
  ]);
  expect(content.navigation.quote.absentFrom).toEqual(['/carrer', '/about/team', '/contact']);
});

test('a service’s page says what is specified', () => {
  const { features, closing, demo } = content['service-page'];
  expect(features).toBe('Our Best of Key Features');
  expect(closing.heading).toBe('Choose {service} today so you can scale your tomorrow');
  expect(closing.text).toBe(
    'Start your journey with a trusted partner in web and app development in Lucknow',
  );
  expect(demo.to).toBe('/meeting');
});

function withoutAnd(title: string): string {
  return title.replace('&', 'and');
}

const specified = [
  'webdesign',
  'webdevelopment',
  'mobileappdevelopment',
  'webmaintenance',
  'webredesign',
  'webvpshosting',
  'androiddevelopment',
  'iosdevelopment',
  'ecommerceapp',
  'seogoogleprofileManagement',
  'graphicdesign',
  'socialmediamarketing',
  'realestatesoftware',
  'collegemanagementsoftware',
  'hrmanagementsoftware',
  'hospitalmanagementsoftware',
  'clinicmanagementsoftware',
  'smallbusinessmanagementsoftware',
  'crmsoftwaremanagement',
];

/** The specification's menu; the service that it does not list has a page and no place in it. */
const specifiedMenu = {
  webServices: ['webdesign', 'webdevelopment', 'webmaintenance', 'webredesign', 'webvpshosting'],
  mobileServices: ['androiddevelopment', 'iosdevelopment', 'ecommerceapp'],
  customSoftware: [
    'realestatesoftware',
    'collegemanagementsoftware',
    'hrmanagementsoftware',
    'hospitalmanagementsoftware',
    'clinicmanagementsoftware',
    'smallbusinessmanagementsoftware',
    'crmsoftwaremanagement',
  ],
  digitalMarketing: ['seogoogleprofileManagement', 'socialmediamarketing', 'graphicdesign'],
};

test('the specification’s nineteen keys and the files match both ways', () => {
  expect(Object.keys(services).sort()).toEqual([...specified].sort());
});

test('the menu lists the services in the specification’s groups and order', () => {
  const menu = buildMenu(content).filter(({ key }) => key !== 'about');
  expect(
    Object.fromEntries(
      menu.map(({ key, links }) => [key, links.map(({ to }) => to.replace('/service/', ''))]),
    ),
  ).toEqual(specifiedMenu);
});

test.each(all)(
  '%s has five or six features, three or four blocks of three to five points, three related services',
  (key, { features, details, related }) => {
    expect([5, 6]).toContain(features.length);
    expect([3, 4]).toContain(details.length);
    for (const { points } of details) {
      expect([3, 4, 5]).toContain(points.length);
    }
    expect(related).toHaveLength(3);
    expect(new Set([...related, key]).size).toBe(4);
  },
);

test('the service that the menu leaves out is related to others, so that people find it', () => {
  const unlisted = all.filter(([, { menu }]) => !menu.shown).map(([key]) => key);
  expect(unlisted).toEqual(['mobileappdevelopment']);
  expect(
    all.filter(([, { related }]) => unlisted.every((key) => related.includes(key))),
  ).not.toEqual([]);
});

test('preflight knows what we ship; "vitest -u" writes it anew', async () => {
  const { name, address } = content.company;
  const hashes = hashContent(contentFolder, `${root}/blog`).join(' ');
  const record = JSON.stringify({ name, city: address.city, hashes }, null, 2);
  await expect(`${record}\n`).toMatchFileSnapshot('../../scripts/steps/shipped.json');
});
