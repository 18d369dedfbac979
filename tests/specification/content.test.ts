import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { buildMenu } from '../../src/plugins/content/services.ts';

const contentFolder = `${root}/src/content`;

const content = readContent(contentFolder);
const { services } = content;
const serviceEntries = Object.entries(services);

function joinTitles(entries: { title: string }[]): string {
  return entries.map(({ title }) => title).join(', ');
}

test('the content has the specified number of phones, services, clients and other entries', () => {
  const { company, home, navigation, partners, clients, testimonials, faq, industries } = content;
  // biome-ignore format: lists of one place side by side
  const listsByName = {
    phones: company.phones, headlines: home.hero.headlines, pictures: home.hero.pictures,
    cards: home.services.cards, steps: home.process.steps, reasons: home.why.cards,
    drawings: home.why.decor, partners, clients, testimonials, questions: faq, services: serviceEntries,
    groups: navigation.serviceGroups, industries,
    strip: [...navigation.strip.links, navigation.strip.meeting],
  };
  // biome-ignore format: in the same order
  expect(Object.entries(listsByName).map(([listName, { length }]) => `${length} ${listName}`)).toEqual([
    '2 phones', '5 headlines', '4 pictures', '8 cards', '5 steps', '4 reasons', '3 drawings',
    '25 partners', '5 clients', '6 testimonials', '7 questions', '19 services', '4 groups',
    '20 industries', '5 strip',
  ]);
});

test('one post has the address /blog/detail', () => {
  const postPaths = globSync('blog/*/index.md', { cwd: root });
  const postTexts = postPaths.map((file) => readFileSync(`${root}/${file}`, 'utf8'));
  expect(postTexts.filter((text) => /^slug: \/detail$/m.test(text))).toHaveLength(1);
});

test('each work has two to four close-ups, and each industry has problems, papers and seasons', () => {
  for (const { slug, details: closeUps, services: usedServiceKeys } of content.works) {
    expect(closeUps.length, slug).toBeGreaterThanOrEqual(2);
    expect(closeUps.length, slug).toBeLessThanOrEqual(4);
    expect(usedServiceKeys.length, slug).toBeGreaterThan(0);
  }
  for (const {
    slug,
    problems,
    papers: papersText,
    seasons: seasonsText,
    questions,
  } of content.industries) {
    expect(problems, slug).toHaveLength(3);
    expect([papersText, seasonsText].every(Boolean), slug).toBe(true);
    expect(questions.length, slug).toBeGreaterThanOrEqual(2);
  }
});

test('the home page has the specified texts', () => {
  const {
    hero: homeHero,
    about: homeAbout,
    services: homeServices,
    process: homeProcess,
    why: homeReasons,
    partners: homePartners,
    work: homeWork,
    testimonials: homeTestimonials,
    questions: homeQuestions,
  } = content.home;
  expect(homeHero.headlines).toEqual([
    'Top Digital Solutions in Lucknow',
    'Transform Your Business with Code Crafters',
    'Accelerate Growth with Expert IT Solutions',
    'Your Trusted Partner in Web & App Development',
    'Boost Your Brand with Digital Marketing',
  ]);
  expect(homeHero.demo).toEqual({ label: 'Schedule a Demo', to: '/meeting' });
  expect(homeServices).toMatchObject({
    heading: 'Our Services',
    subtitle:
      'Innovative solutions in Web Development, SEO, and Digital Marketing to help businesses grow and thrive online',
  });
  expect(homeServices.cards.map(({ title, to }) => [title, to.replace('/service/', '')])).toEqual([
    ['Website Design', 'webdesign'],
    ['Custom Software Development', 'crmsoftwaremanagement'],
    ['Mobile App Development', 'androiddevelopment'],
    ['Ecommerce Solutions', 'ecommerceapp'],
    ['Graphic Design', 'graphicdesign'],
    ['Search Engine Optimization', 'seogoogleprofileManagement'],
    ['Social Media Optimization', 'socialmediamarketing'],
    ['Web /VPS Hosting', 'webvpshosting'],
  ]);
  expect(homeAbout.more).toEqual({ label: 'More about us', to: '/about' });
  expect(joinTitles(homeProcess.steps)).toBe('Strategy, Design, Develop, Testing, Deliver');
  expect(homeReasons.cards.map(({ title, colour }) => `${title}: ${colour}`)).toEqual([
    'Expert Strategy: red',
    'Dedicated Support: gold',
    'Innovative Design: teal',
    'Strong Branding: purple',
  ]);
  expect(homePartners).toMatchObject({
    heading: 'Meet Our Clients & Partners',
    subtitle:
      'We take pride in working with a variety of trusted partners and clients across industries.',
  });
  expect(homeWork.heading).toBe('Our Best Work');
  expect(homeWork.subtitle).toMatch(/Code Crafters, Lucknow: .+, .+ and .+/);
  expect(homeTestimonials.heading).toMatch(/what our clients say/i);
  expect(homeQuestions.heading).toBe('Frequently Asked Questions');
});

test('pages and sections have the specified headings', () => {
  const { pages, about: aboutContent, contact, forms: formsContent, company } = content;
  expect(Object.values(pages).map(({ heading }) => heading)).toEqual(
    // biome-ignore format: headings side by side
    expect.arrayContaining([
      'About Us', 'Our Mission & Vision', 'Leadership’s Message', 'Meet Our Professionals',
      'Let’s work together', 'Our Work', 'Whom We Serve',
    ]),
  );
  expect(aboutContent.strengths.items.map(({ name }) => name)).toEqual(['Code', 'Design', 'SEO']);
  // biome-ignore format: actual and specified headings side by side
  expect([
    aboutContent.impact.heading, aboutContent.strengths.heading, contact.help.heading, formsContent.contact.heading,
    formsContent.application.heading, content['portfolio-page'].heading, company.welcome,
  ]).toEqual([
    'Our Impact and Achievements', 'What We Do Best', 'How Can We Help You?', 'Send Us a Message',
    'Join Us', 'Our Recent Work', 'Welcome to Code Crafters Web Solutions!',
  ]);
});

test('the content has the specified figures, values, pillars, timeline and industries', () => {
  const { agency: agencyContent, leadership: leadershipContent, industries } = content;
  const { values: valuesSection, timeline } = content['mission-vision'];
  expect(joinTitles(agencyContent.statements)).toBe('Our Mission, Our Vision');
  expect(agencyContent.figures).toEqual([
    { count: 50, title: 'Clients Served' },
    { count: 100, title: 'Projects Completed' },
  ]);
  expect(joinTitles(valuesSection.items).replaceAll('&', 'and')).toBe(
    'Customer Focus, Global Reach, Innovation and Growth, Integrity and Trust',
  );
  expect(joinTitles(timeline.steps)).toBe(
    'Future-Ready Development, Building Smarter Solutions, Empowering Businesses, Revolutionizing IT in Lucknow',
  );
  expect(timeline.steps.slice(0, 3).map(({ year }) => year)).toEqual(['2021', '2022', '2023']);
  expect(joinTitles(leadershipContent.pillars)).toBe('Innovation, Excellence, Partnership');
  // biome-ignore format: five a line
  expect(industries.map(({ name }) => name)).toEqual([
    'Healthcare', 'Banking', 'E-commerce', 'Pharmaceutical', 'Insurance',
    'Automobile', 'Cement', 'Education', 'Gems & Jewellery', 'Infrastructure',
    'Real Estate', 'Tourism', 'Agriculture', 'Telecommunication', 'Manufacturing',
    'Gym', 'Laundry', 'NGO', 'Interior', 'Energy',
  ]);
});

test('header, footer and floating buttons have the specified links', () => {
  const { strip, about: aboutMenu, footer, quote: quoteButton } = content.navigation;
  expect([...strip.links, strip.meeting].map(({ label, to }) => [label, to])).toEqual([
    ['Privacy Policy', '/privacy'],
    ['Career', '/carrer'],
    ['Support', '/register'],
    ['Whom We Serve', '/industry'],
    ['Book Meeting', '/meeting'],
  ]);
  // biome-ignore format: addresses side by side
  expect(aboutMenu.links.map(({ to }) => to)).toEqual([
    '/about/code-crafters', '/about/mission-vision', '/about/leadership-message', '/about/team',
  ]);
  expect(footer.columns.map(({ heading, links }) => [heading, links.length])).toEqual([
    ['Support', 7],
    ['Whom We Serve', 7],
    ['Services', 7],
    ['Product', 6],
  ]);
  const joinNetworkNames = (links: { network: string }[]) =>
    links.map(({ network }) => network).join(' ');
  expect(joinNetworkNames(content.company.floating)).toBe('facebook instagram linkedin whatsapp');
  expect(joinNetworkNames(content.company.footer)).toBe('linkedin twitter youtube github');
  expect(quoteButton.absentFrom).toEqual(['/carrer', '/about/team', '/contact']);
});

test('service pages have the specified texts', () => {
  expect(content['service-page']).toMatchObject({
    features: 'Our Best of Key Features',
    closing: {
      heading: 'Choose {service} today so you can scale your tomorrow',
      text: 'Start your journey with a trusted partner in web and app development in Lucknow',
    },
    demo: { to: '/meeting' },
  });
});

/** The menu lists every service except one, which has only a page. */
const specifiedKeysByGroup = {
  webServices: ['webdesign', 'webdevelopment', 'webmaintenance', 'webredesign', 'webvpshosting'],
  mobileServices: ['androiddevelopment', 'iosdevelopment', 'ecommerceapp'],
  // biome-ignore format: keys side by side
  customSoftware: [
    'realestatesoftware', 'collegemanagementsoftware', 'hrmanagementsoftware',
    'hospitalmanagementsoftware', 'clinicmanagementsoftware',
    'smallbusinessmanagementsoftware', 'crmsoftwaremanagement',
  ],
  digitalMarketing: ['seogoogleprofileManagement', 'socialmediamarketing', 'graphicdesign'],
};
const unlistedServiceKey = 'mobileappdevelopment';

test('exactly the specified services have a file', () => {
  const specifiedServiceKeys = [...Object.values(specifiedKeysByGroup).flat(), unlistedServiceKey];
  expect(Object.keys(services).sort()).toEqual(specifiedServiceKeys.sort());
});

test('the menu lists the services in the specification’s groups and order', () => {
  const serviceGroups = buildMenu(content).filter(({ key }) => key !== 'about');
  const groupsWithServiceKeys = serviceGroups.map(({ key, links }) => [
    key,
    links.map(({ to }) => to.replace('/service/', '')),
  ]);
  expect(Object.fromEntries(groupsWithServiceKeys)).toEqual(specifiedKeysByGroup);
});

test.each(serviceEntries)(
  'the service %s has as many parts as specified',
  (serviceKey, { features, details: serviceDetails, related }) => {
    expect([5, 6]).toContain(features.length);
    expect([3, 4]).toContain(serviceDetails.length);
    for (const { points: detailPoints } of serviceDetails) {
      expect([3, 4, 5]).toContain(detailPoints.length);
    }
    expect(related).toHaveLength(3);
    expect(new Set([...related, serviceKey]).size).toBe(4);
  },
);

test('the service that the menu leaves out is related to others, so that people find it', () => {
  const hiddenKeys = serviceEntries.filter(([, { menu }]) => !menu.shown).map(([key]) => key);
  expect(hiddenKeys).toEqual([unlistedServiceKey]);
  expect(serviceEntries.some(([, { related }]) => related.includes(unlistedServiceKey))).toBe(true);
});
