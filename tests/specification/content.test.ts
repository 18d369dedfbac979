import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { buildMainMenu } from '../../src/content/page-data/services.ts';
import { readContent } from '../../src/plugins/content/read.ts';

const content = readContent(`${root}/src/content`);
const serviceEntries = Object.entries(content.services);

function joinTitles(entries: { title: string }[]): string {
  return entries.map(({ title }) => title).join(', ');
}

test('the content has the specified number of phones, partners, clients and other entries', () => {
  const { company, home, navigation, partners, clients, testimonials, faq } = content;
  expect(company.phones).toHaveLength(2);
  expect(home.hero.pictures).toHaveLength(4);
  expect(home.why.decor).toHaveLength(3);
  expect(partners).toHaveLength(25);
  expect(clients).toHaveLength(5);
  expect(testimonials).toHaveLength(6);
  expect(faq).toHaveLength(7);
  expect(navigation.serviceGroups).toHaveLength(4);
});

test('one post has the address /blog/detail', () => {
  const postPaths = globSync('blog/*/index.md', { cwd: root });
  const postTexts = postPaths.map((file) => readFileSync(`${root}/${file}`, 'utf8'));
  expect(postTexts.filter((text) => /^slug: \/detail$/m.test(text))).toHaveLength(1);
});

test('each work has two to six close-ups, and each industry has problems, papers and seasons', () => {
  for (const { slug, details, services } of content.works) {
    expect([2, 3, 4, 5, 6], slug).toContain(details.length);
    expect(services, slug).not.toEqual([]);
  }
  for (const { slug, problems, papers, seasons, questions } of content.industries) {
    expect(problems, slug).toHaveLength(3);
    expect([papers, seasons].every(Boolean), slug).toBe(true);
    expect(questions.length, slug).toBeGreaterThanOrEqual(2);
  }
});

test('the home page has the specified texts', () => {
  const { home } = content;
  expect(home.hero.headlines).toEqual([
    'Top Digital Solutions in Lucknow',
    'Transform Your Business with Code Crafters',
    'Accelerate Growth with Expert IT Solutions',
    'Your Trusted Partner in Web & App Development',
    'Boost Your Brand with Digital Marketing',
  ]);
  expect(home.hero.demo).toEqual({ label: 'Schedule a Demo', to: '/meeting' });
  expect(home.services).toMatchObject({
    heading: 'Our Services',
    subtitle:
      'Innovative solutions in Web Development, SEO, and Digital Marketing to help businesses grow and thrive online',
    cards: [
      { title: 'Website Design', to: '/service/webdesign' },
      { title: 'Custom Software Development', to: '/service/crmsoftwaremanagement' },
      { title: 'Mobile App Development', to: '/service/androiddevelopment' },
      { title: 'Ecommerce Solutions', to: '/service/ecommerceapp' },
      { title: 'Graphic Design', to: '/service/graphicdesign' },
      { title: 'Search Engine Optimization', to: '/service/seogoogleprofileManagement' },
      { title: 'Social Media Optimization', to: '/service/socialmediamarketing' },
      { title: 'Web /VPS Hosting', to: '/service/webvpshosting' },
    ],
  });
  expect(home.about.more).toEqual({ label: 'More about us', to: '/about' });
  expect(joinTitles(home.process.steps)).toBe('Strategy, Design, Develop, Testing, Deliver');
  expect(home.why.cards).toMatchObject([
    { title: 'Expert Strategy', colour: 'red' },
    { title: 'Dedicated Support', colour: 'gold' },
    { title: 'Innovative Design', colour: 'teal' },
    { title: 'Strong Branding', colour: 'purple' },
  ]);
  expect(home.partners).toMatchObject({
    heading: 'Meet Our Clients & Partners',
    subtitle:
      'We take pride in working with a variety of trusted partners and clients across industries.',
  });
  expect(home.work.heading).toBe('Our Best Work');
  expect(home.work.subtitle).toMatch(/Code Crafters, Lucknow: .+, .+ and .+/);
  expect(home.testimonials.heading).toMatch(/what our clients say/i);
  expect(home.questions.heading).toBe('Frequently Asked Questions');
});

test('pages, their sections and service pages have the specified texts', () => {
  const { pages, about, contact, forms, company } = content;
  expect(Object.values(pages).map(({ heading }) => heading)).toEqual(
    // biome-ignore format: headings side by side
    expect.arrayContaining([
      'About Us', 'Our Mission & Vision', 'Leadership’s Message', 'Meet Our Professionals',
      'Let’s work together', 'Our Work', 'Whom We Serve',
    ]),
  );
  expect(about.impact.heading).toBe('Our Impact and Achievements');
  expect(about.strengths.heading).toBe('What We Do Best');
  expect(about.strengths.items.map(({ name }) => name)).toEqual(['Code', 'Design', 'SEO']);
  expect(contact.help.heading).toBe('How Can We Help You?');
  expect(forms.inquiry.success).toBe('Your inquiry has been sent successfully!');
  expect(forms.contact.heading).toBe('Send Us a Message');
  expect(forms.application.heading).toBe('Join Us');
  expect(content['portfolio-page'].heading).toBe('Our Recent Work');
  expect(company.welcome).toBe('Welcome to Code Crafters Web Solutions!');
  expect(content['service-page']).toMatchObject({
    features: 'Our Best of Key Features',
    closing: {
      heading: 'Choose {service} today so you can scale your tomorrow',
      text: 'Start your journey with a trusted partner in web and app development in Lucknow',
    },
    demo: { to: '/meeting' },
  });
});

test('the content has the specified figures, values, pillars, timeline and industries', () => {
  const { agency, leadership, industries } = content;
  const { values, timeline } = content['mission-vision'];
  expect(joinTitles(agency.statements)).toBe('Our Mission, Our Vision');
  expect(agency.figures).toEqual([
    { count: 50, title: 'Clients Served' },
    { count: 100, title: 'Projects Completed' },
  ]);
  expect(joinTitles(values.items).replaceAll('&', 'and')).toBe(
    'Customer Focus, Global Reach, Innovation and Growth, Integrity and Trust',
  );
  expect(timeline.steps).toMatchObject([
    { year: '2021', title: 'Future-Ready Development' },
    { year: '2022', title: 'Building Smarter Solutions' },
    { year: '2023', title: 'Empowering Businesses' },
    { title: 'Revolutionizing IT in Lucknow' },
  ]);
  expect(joinTitles(leadership.pillars)).toBe('Innovation, Excellence, Partnership');
  // biome-ignore format: five a line
  expect(industries.map(({ name }) => name)).toEqual([
    'Healthcare', 'Banking', 'E-commerce', 'Pharmaceutical', 'Insurance',
    'Automobile', 'Cement', 'Education', 'Gems & Jewellery', 'Infrastructure',
    'Real Estate', 'Tourism', 'Agriculture', 'Telecommunication', 'Manufacturing',
    'Gym', 'Laundry', 'NGO', 'Interior', 'Energy',
  ]);
});

test('header, footer and floating buttons have the specified links', () => {
  const { strip, about, footer, quote } = content.navigation;
  expect([...strip.links, strip.meeting]).toMatchObject([
    { label: 'Privacy Policy', to: '/privacy' },
    { label: 'Career', to: '/carrer' },
    { label: 'Support', to: '/register' },
    { label: 'Whom We Serve', to: '/industry' },
    { label: 'Book Meeting', to: '/meeting' },
  ]);
  // biome-ignore format: addresses side by side
  expect(about.links.map(({ to }) => to)).toEqual([
    '/about/code-crafters', '/about/mission-vision', '/about/leadership-message', '/about/team',
  ]);
  expect(footer.columns.map(({ heading, links }) => `${links.length} ${heading}`).join(', ')).toBe(
    '7 Support, 7 Whom We Serve, 7 Services, 6 Product',
  );
  const joinNames = (links: { network: string }[]) => links.map(({ network }) => network).join(' ');
  expect(joinNames(content.company.floating)).toBe('facebook instagram linkedin whatsapp');
  expect(joinNames(content.company.footer)).toBe('linkedin twitter youtube github');
  expect(quote.absentFrom).toEqual(['/carrer', '/about/team', '/contact']);
});

/** The menu lists every service except one, which has only a page. */
const expectedServicesByGroup = {
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

test('the menu lists the services in the specification’s groups and order', () => {
  const groupsWithServiceKeys = buildMainMenu(content)
    .filter(({ key }) => key !== 'about')
    .map(({ key, links }) => [key, links.map(({ to }) => to.replace('/service/', ''))]);
  expect(Object.fromEntries(groupsWithServiceKeys)).toEqual(expectedServicesByGroup);
});

test('exactly the specified services exist, and others are related to the one without a menu entry', () => {
  const specifiedKeys = [...Object.values(expectedServicesByGroup).flat(), unlistedServiceKey];
  expect(Object.keys(content.services).sort()).toEqual(specifiedKeys.sort());
  expect(serviceEntries.some(([, { related }]) => related.includes(unlistedServiceKey))).toBe(true);
});

test.each(serviceEntries)('the service %s has as many parts as specified', (key, service) => {
  const { features, details, related } = service;
  expect([5, 6]).toContain(features.length);
  expect([3, 4]).toContain(details.length);
  for (const { points } of details) {
    expect([3, 4, 5]).toContain(points.length);
  }
  expect(related).toHaveLength(3);
  expect(new Set([...related, key]).size).toBe(4);
});

test('texts have typographic apostrophes', () => {
  const straightApostrophePattern = /\w*[A-Za-z]'[A-Za-z]\w*/g;
  const textsOfPosts = globSync(`${root}/blog/*/index.md*`).map((postPath) =>
    readFileSync(postPath, 'utf8').replace(/```[\s\S]*?```|`[^`]*`/g, ''),
  );
  const allTexts = [JSON.stringify(content), ...textsOfPosts].join('\n');
  expect(allTexts.match(straightApostrophePattern)).toBeNull();
});
