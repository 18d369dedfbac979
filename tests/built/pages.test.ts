import { expect, test } from 'vitest';
import { readPage } from './support/document.ts';

test.each([
  ['/about', 'About us', ['About']],
  ['/about/tern-tide', 'About us', ['About']],
  ['/about/mission-vision', 'What we hold to', ['About', 'What we hold to']],
  ['/about/leadership-message', 'A letter to you', ['About', 'A letter to you']],
  ['/about/team', 'The crew', ['About', 'The crew']],
  ['/contact', 'Write to us', ['Contact']],
  ['/carrer', 'A seat in the boat', ['Jobs']],
  ['/register', 'Help', ['Help']],
  ['/industry', 'Whom we work for', ['Trades']],
  ['/meeting', 'Come and see', ['Book a visit']],
  ['/portfolio', 'What we made', ['What we made']],
  ['/gallery', 'Pictures', ['Pictures']],
  ['/blog', 'Notes', ['Notes']],
  ['/industry/harbours', 'Software for harbours and marinas', ['Trades', 'Harbours & marinas']],
])('the page %s has the heading %j and the breadcrumb %j', (route, heading, breadcrumb) => {
  const page = readPage(route);
  expect(page.findOne('h1').text).toBe(heading);
  expect(page.breadcrumbTexts).toEqual(['Home', ...breadcrumb]);
  expect(page.findJsonLd('BreadcrumbList')).toMatchObject([
    { itemListElement: ['Home', ...breadcrumb].map((name) => ({ name })) },
  ]);
});

test('About has figures and strengths', () => {
  const aboutPage = readPage('/about');
  const impactSection = aboutPage.findSection('What floats so far');
  // biome-ignore format: figures side by side
  const expectedFigureTexts = [
    '7+Harbours at work', '1240+Boats in the book', '3+Museums', '6Hands on deck',
  ];
  expect(impactSection.findTexts('li')).toEqual(expectedFigureTexts);
  expect(impactSection.findHrefs()).toEqual(['/contact']);
  const strengthsSection = aboutPage.findSection('Two crafts and a half');
  expect(strengthsSection.findTexts('h3')).toEqual([
    'Code Code that floats',
    'Carpentry Shelves for wet fingers',
    'Search Found from the ferry',
  ]);
  expect(strengthsSection.findAll('img', { src: /^\/pictures\/works\// })).toHaveLength(3);
  const teamStrip = aboutPage.main.findOne('div', { class: /strip/ });
  expect(teamStrip.findTexts('a', { href: '/about/team' })).toEqual(['Hands on deck']);
  // Six portraits and an arrow.
  expect(teamStrip.findAll('img svg')).toHaveLength(7);
});

test('Mission and Vision has the values and the timeline', () => {
  const missionPage = readPage('/about/mission-vision');
  const valueHeadings = missionPage.findSection('Four values').findTexts('h3');
  expect(valueHeadings).toEqual(['Care', 'Reach', 'Patience', 'Honesty']);
  const provingHrefs = missionPage.findSection('Four values').findHrefs();
  expect(provingHrefs).toEqual(['/portfolio/berth-book']);
  const timelineStepTexts = missionPage.findSection('Six steps so far').findTexts('li');
  expect(timelineStepTexts).toHaveLength(6);
  expect(timelineStepTexts[2]).toBe('2019A boatFor the harbour office.');
});

test('the director’s letter has its pillars and its author', () => {
  const { main } = readPage('/about/leadership-message');
  expect(main.findTexts('h2')).toEqual(['Plain', 'Sturdy']);
  expect(main.findTexts('p').filter((text) => text.startsWith('Siân Llewellyn'))).toHaveLength(2);
});

test('the team page has every member, and an invitation when a job is open', () => {
  const memberSection = readPage('/about/team').findSection('Six people and a dog');
  expect(memberSection.findAll('li')).toHaveLength(7);
  // biome-ignore format: names side by side
  expect(memberSection.findTexts('h3')).toEqual([
    'Siân Llewellyn-Featherstonehaugh', 'आन्या देशपांडे', 'Nguyễn Thị Ánh', 'Tāne Mahuta-Wirihana',
    'Ida', 'Oskar Ødegård', 'One seat in the boat is free',
  ]);
  expect(memberSection.text).toContain('Tāne keeps the servers dry.');
  const portraitPaths = memberSection.findAll('img').map((portrait) => portrait.attribute('src'));
  expect(portraitPaths.slice(0, 3)).toEqual([
    '/drawn/people/one.svg',
    expect.stringMatching(/^\/pictures\/crew\/anh\./),
    '/drawn/people/two.svg',
  ]);
  expect(memberSection.findHrefs({ target: '_blank' })).toEqual([
    'https://www.linkedin.com/in/sian-tern-and-tide-test',
    'https://www.linkedin.com/in/anya-tern-and-tide-test',
    'https://www.linkedin.com/in/oskar-tern-and-tide-test',
  ]);
});

test('Contact has e-mail, phones and address as links, then the form, then the map', () => {
  const { main } = readPage('/contact');
  expect(main.findSection('Three ways to us').listHrefsWithLabels()).toEqual([
    'hello@tern-and-tide.test mailto:hello@tern-and-tide.test',
    '+64 3 555 0142 tel:+6435550142',
    '+64 (0)21 555 0199 tel:+64215550199',
    'Chat on WhatsApp (opens in a new tab) https://wa.me/6435550142?text=Hello%20Tern%20%26%20Tide',
    '4 Quay Lane, Waitangi, Chatham Islands 8942 (opens in a new tab) https://maps.test/?q=4+Quay+Lane%2C+Waitangi',
  ]);
  const sectionHeadings = ['Three ways to us', 'Write to the crew', 'Where the shed is'];
  expect(main.findTexts('h2')).toEqual(sectionHeadings);
});

test('Career has a form for the open jobs, and each job a page with structured data', () => {
  const careerPage = readPage('/carrer');
  const jobForm = careerPage.main.findOne('form');
  expect(jobForm.findTexts('option')).toEqual([
    'Select Position',
    'Boat-Side Developer',
    'Keeper of the Tide Tables and of All Other Tables',
  ]);
  expect(jobForm.findAll('option', { selected: /^/ })).toEqual([]);
  expect(careerPage.main.text).not.toContain('The boat is full');
  expect(careerPage.findJsonLd('JobPosting')).toEqual([]);
  expect(careerPage.main.findOne('div', { class: /strip/ }).findHrefs()).toEqual(['/about/team']);
  const [firstJob] = careerPage.main.findSection('Seats in the boat').findAll('li');
  expect(firstJob?.findTexts('h4')).toEqual(['What we offer', 'What you do', 'What you bring']);
  const jobPages = careerPage.main
    .findSection('Seats in the boat')
    .findHrefs()
    .flatMap((href) => (href?.startsWith('/carrer/') ? [readPage(href)] : []));
  const [developerPage, keeperPage] = jobPages;
  expect(developerPage?.breadcrumbTexts).toEqual(['Home', 'Jobs', 'Boat-Side Developer']);
  expect(developerPage?.main.findTexts('h1')).toEqual(['Boat-Side Developer']);
  expect(developerPage?.main.findTexts('h2')).toEqual([
    'What you do',
    'What you bring',
    'What we offer',
    'Come aboard',
  ]);
  expect(developerPage?.main.findTexts('option', { selected: /^/ })).toEqual([
    'Boat-Side Developer',
  ]);
  expect(keeperPage?.main.text).toContain('60 to 70 thousand dollars a year');
  const [developerJobJsonLd, keeperJobJsonLd] = jobPages.flatMap((page) =>
    page.findJsonLd('JobPosting'),
  );
  expect(developerJobJsonLd).toMatchObject({
    title: 'Boat-Side Developer',
    url: 'https://tern-and-tide.test/carrer/boat-side-developer',
    datePosted: '2024-02-05',
    validThrough: '2999-12-31T23:59:59+13:45',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Tern & Tide Software Workshop' },
    jobLocation: { address: { addressLocality: 'Waitangi', addressCountry: 'NZ' } },
    description: expect.stringContaining('<li>'),
  });
  const title = expect.stringMatching(/^Keeper/);
  expect(keeperJobJsonLd).toMatchObject({
    title,
    employmentType: 'PART_TIME',
    baseSalary: { currency: 'NZD', value: { minValue: 60000, maxValue: 70000, unitText: 'YEAR' } },
  });
  expect(developerJobJsonLd).not.toHaveProperty('baseSalary');
  expect(keeperJobJsonLd).not.toHaveProperty('validThrough');
});

test('Support has contact details, hours, advice, questions and the form', () => {
  const { main } = readPage('/register');
  // biome-ignore format: headings side by side
  expect(main.findTexts('h2')).toEqual([
    'How to reach us', 'What helps us help you', 'Support questions', 'Send a support request',
  ]);
  const [firstPart] = main.findSection('What helps us help you').findAll('li');
  expect(firstPart?.text).toBe('Where it happenedThe name of the screen.The tide table.');
  const contactSection = main.findSection('How to reach us');
  expect(contactSection.findHrefs()).toEqual([
    'tel:+6435550142',
    'https://wa.me/6435550142?text=Hello%20Tern%20%26%20Tide',
    'mailto:hello@tern-and-tide.test',
  ]);
  expect(contactSection.text).toContain('Tuesday to Saturday, 8:30 am to 4:30 pm');
});

test('Whom We Serve has a tile for each industry in order', () => {
  const { main } = readPage('/industry');
  // biome-ignore format: industries side by side
  expect(main.findTexts('a', { href: /^\/industry\// })).toEqual([
    'Harbours & marinas', 'Dairies', 'Museums', 'Ferries', 'Fishing crews of the outer islands',
  ]);
  // The family shows its embroidery.
  expect(main.findAll('span', { style: /motifs\/rope/ })).toHaveLength(1);
  // Trades without a family stand below the families.
  expect(main.findTexts('h3 h4').slice(0, 3)).toEqual([
    'On the water',
    'Harbours & marinas',
    'Dairies',
  ]);
});

// The embroidery of the head, of the last statement or of a link, and the drawings that are sewn into it.
test.each([
  ['/about/team', ['motifs/rope']],
  ['/industry/harbours', ['motifs/rope', 'industries/anchor']],
  ['/industry/fishing', ['motifs/rope', 'industries/net']],
  ['/about/mission-vision', ['motifs/rope']],
  ['/about', ['motifs/rope']],
  ['/contact', []],
])('%s shows the drawings %j on cloth', (route, expectedDrawings) => {
  const drawings = readPage(route).main.findAll('div span', {
    style: /drawn\/(motifs|industries)/,
  });
  const paths = drawings.map((part) => part.attribute('style')?.match(/drawn\/([\w/-]+)/)?.[1]);
  expect(paths).toEqual(expectedDrawings);
});

test('an industry page has its sections, and no empty section', () => {
  const { main } = readPage('/industry/harbours');
  // biome-ignore format: headings side by side
  expect(main.findTexts('h2')).toEqual([
    'Where the day gets stuck', 'Services that fit', 'Papers of the trade', 'Seasons of the trade',
    'Work with the same services', 'Asked in this trade', 'Worth reading first',
    'Tell us what you need',
  ]);
  expect(main.text.split('What we build')).toHaveLength(4);
  const services = main.findSection('Services that fit');
  expect(services.findTexts('a', { href: /^\/service\// })).toEqual(['Berth books', 'Tide tables']);
  const questionTexts = main.findSection('Asked in this trade').findTexts('summary');
  expect(questionTexts).toEqual(['Does it know the tide?', 'Does it know the skipper?']);
  const workTitles = main.findSection('Work with the same services').findTexts('h3');
  expect(workTitles).toEqual(['A berth book that the night watch trusts']);
  expect(readPage('/industry/dairies').main.findTexts('h2')).toEqual(['Tell us what you need']);
});

test('a portfolio page has its story, close-ups, services and the next project', () => {
  const { main } = readPage('/portfolio/berth-book');
  const workFacts = main.findOne('dl').findTexts('dd');
  expect(workFacts).toEqual(['Waitangi Harbour Office', 'Software', '2025']);
  // biome-ignore format: headings side by side
  expect(main.findTexts('h2')).toEqual([
    'A closer look', 'What was needed', 'What we built', 'What it is used for today',
    'Services that went into it', 'The next project', 'Yours could float next',
  ]);
  expect(main.text).toContain('OnceThree lists on the wall.NowOne book that floats.');
  expect(main.findSection('A closer look').findAll('img')).toHaveLength(2);
  const servicesSection = main.findSection('Services that went into it');
  const serviceHrefs = servicesSection.findHrefs({ href: /^\/service/ });
  expect(serviceHrefs).toEqual(['/service/berths', '/service/tideTables']);
  expect(main.text).toContain('The night watch and I believe the same list now.');
  expect(main.findHrefs({ target: '_blank' })).toContain('https://harbour.test');
  expect(main.findSection('The next project').findHrefs()).toEqual(['/portfolio/rope-walk']);

  const { main: otherMain } = readPage('/portfolio/rope-walk');
  expect(otherMain.findTexts('h2')).not.toContain('A closer look');
  expect(otherMain.findAll('figure')).toEqual([]);
  expect(otherMain.findSection('The next project').findHrefs()).toEqual(['/portfolio/berth-book']);
});

test('every gallery picture links to its file', () => {
  expect(readPage('/gallery').main.findHrefs({ href: /^\/pictures\/.+\.avif$/ })).toHaveLength(7);
});
