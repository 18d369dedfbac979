/** Structured data as the pages are built, against Google's tables. Its vocabulary is held by schema-dts' types. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readWritten } from '../support/written.ts';
import { build, isPost, visitorPages as pages } from './support/pages.ts';

type Thing = { '@type': string } & Record<string, unknown>;

/** What a page says, each thing of its graph by itself. */
function saidOn(route: string): Thing[] {
  const html = pages.find((page) => page.route === route)?.html ?? '';
  return [...html.matchAll(/<script [^>]*type="?application\/ld\+json"?>(.*?)<\/script>/gs)]
    .map(([, text = '']) => JSON.parse(text))
    .flatMap((said) => said['@graph'] ?? [said]);
}

function withinAll(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const inner = Object.values(value).flatMap(withinAll);
  return '@type' in value ? [value as Thing, ...inner] : inner;
}

/**
 * developers.google.com/search/docs/appearance/structured-data (compare when a type is added). A list within
 * `required` asks for one of its names. What Google recommends and we leave out has its reason.
 */
const google: Record<
  string,
  { required: (string | string[])[]; recommended: string[]; leftOut?: Record<string, string> }
> = {
  ProfessionalService: {
    required: ['name', 'address'],
    recommended: ['telephone', 'url', 'image', 'logo'],
    leftOut: {
      geo: 'the content has no coordinates; hasMap leads to the place',
      priceRange: 'every price is agreed before we start',
      aggregateRating: 'sample testimonials never become ratings',
    },
  },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
    recommended: [],
  },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'], recommended: [] },
  WebSite: { required: ['name', 'url', 'potentialAction'], recommended: ['publisher'] },
  SearchAction: { required: ['target', 'query-input'], recommended: [] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position', 'name'], recommended: [] },
  Service: {
    required: ['name', 'provider'],
    recommended: ['description', 'image', 'url', 'areaServed', 'category'],
  },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['validThrough', 'employmentType', 'identifier', 'directApply'],
    leftOut: { baseSalary: 'jobs.yml names no salary' },
  },
  Place: { required: ['address'], recommended: [] },
  BlogPosting: {
    required: ['headline', 'author', 'datePublished', 'image'],
    recommended: ['publisher', 'description', 'mainEntityOfPage'],
    leftOut: { dateModified: 'a post has one date; we claim no other' },
  },
  Organization: { required: ['name'], recommended: [] },
  Person: { required: ['name'], recommended: ['url'] },
  Blog: { required: ['name'], recommended: [] },
  CreativeWork: {
    required: ['name'],
    recommended: ['description', 'image', 'url', 'creator', 'dateCreated'],
  },
  ImageGallery: { required: ['name', 'image'], recommended: ['description', 'url'] },
  ImageObject: {
    required: ['contentUrl', ['creator', 'creditText', 'copyrightNotice', 'license']],
    recommended: ['creator', 'creditText', 'copyrightNotice', 'caption'],
    leftOut: { license: 'the pictures are ours and not offered for reuse' },
  },
  EntryPoint: { required: ['urlTemplate'], recommended: [] },
  PropertyValue: { required: ['name', 'value'], recommended: [] },
  Country: { required: ['name'], recommended: [] },
};

const { content, authors } = await readWritten();
const { company, services, works, industries, team, gallery, jobs } = content;

/** Samples are told to no search engine. */
function personOf(members: { sample?: boolean | undefined }[]): string[] {
  return members.filter(({ sample }) => !sample).map(() => 'Person');
}

const special: Record<string, string[]> = {
  '/': ['ProfessionalService', 'WebSite', 'FAQPage'],
  '/contact': ['BreadcrumbList', 'ProfessionalService'],
  '/register': ['BreadcrumbList', 'FAQPage'],
  '/carrer': ['BreadcrumbList', ...jobs.map(() => 'JobPosting')],
  '/about/team': ['BreadcrumbList', ...personOf(team)],
  '/about/leadership-message': ['BreadcrumbList', ...personOf(team.slice(0, 1))],
  ...(gallery.pictures.length > 0 && { '/gallery': ['BreadcrumbList', 'ImageGallery'] }),
};
for (const { slug } of works) {
  special[`/portfolio/${slug}`] = ['BreadcrumbList', 'CreativeWork'];
}
for (const { slug, questions = [] } of industries) {
  special[`/industry/${slug}`] = ['BreadcrumbList', ...(questions.length > 0 ? ['FAQPage'] : [])];
}
for (const key of Object.keys(services)) {
  special[`/service/${key}`] = ['BreadcrumbList', 'Service'];
}
for (const { route } of pages.filter(isPost)) {
  special[route] = ['BlogPosting', 'BreadcrumbList'];
}

test('every page says what it is: its trail, and what stands on it', () => {
  for (const { route, meta } of pages) {
    const isHidden = meta.get('robots')?.includes('noindex');
    const expected = isHidden ? [] : (special[route] ?? ['BreadcrumbList']);
    const types = saidOn(route).map((thing) => thing['@type']);
    expect(types.sort(), route).toEqual(expected.sort());
  }
});

/** To the types these are any text. */
const addresses =
  /^(@id|url|image|logo|item|contentUrl|sameAs|hasMap|mainEntityOfPage|urlTemplate)$/;
const days = /^(datePosted|datePublished|validThrough)$/;

test('an address is whole, a day is a day, and nothing is empty', () => {
  const wrong = pages.flatMap(({ route }) =>
    namedTexts(saidOn(route))
      .filter(
        ([name, text]) =>
          text.trim() === '' ||
          (addresses.test(name) && !/^https:\/\/[^/\s]+\/\S*$/.test(text)) ||
          (days.test(name) && (!/^\d{4}-\d\d-\d\d/.test(text) || !Date.parse(text))),
      )
      .map(([name, text]) => `${route}: ${name} ${JSON.stringify(text)}`),
  );
  expect(wrong).toEqual([]);
});

/** Every text with the name it stands under; an empty list counts as an empty text. */
function namedTexts(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') {
    return [[name, value]];
  }
  if (Array.isArray(value)) {
    return name && value.length === 0
      ? [[name, '']]
      : value.flatMap((one) => namedTexts(one, name));
  }
  return Object.entries(value ?? {}).flatMap(([inner, one]) => namedTexts(one, inner));
}

test('Google finds what it requires and recommends of each type, and no more is left out', () => {
  const missing = pages.flatMap(({ route }) =>
    withinAll(saidOn(route)).flatMap((thing) => {
      const type = thing['@type'];
      const rule = google[type];
      if (!rule) {
        return [`${route}: there is no rule for ${type}`];
      }
      return [...rule.required, ...rule.recommended]
        .filter((names) => [names].flat().every((name) => thing[name] === undefined))
        .map((names) => `${route}: ${type} has no ${[names].flat().join(' or ')}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('nothing that is left out with a reason is said all the same', () => {
  for (const { route } of pages) {
    for (const thing of withinAll(saidOn(route))) {
      for (const [name, reason] of Object.entries(google[thing['@type']]?.leftOut ?? {})) {
        expect(thing[name], `${route}: ${reason}`).toBeUndefined();
      }
    }
  }
});

test('a trail counts its steps from one, and each but the last has an address that exists', () => {
  for (const { route } of pages) {
    for (const trail of saidOn(route).filter((thing) => thing['@type'] === 'BreadcrumbList')) {
      const steps = trail.itemListElement as { position: number; item?: string }[];
      expect(
        steps.map(({ position }) => position),
        route,
      ).toEqual(steps.map((_, at) => at + 1));
      expect(steps.length, route).toBeGreaterThan(1);
      for (const { item } of steps.slice(0, -1)) {
        const target = new URL(item ?? '').pathname;
        expect(
          pages.some((page) => page.route === target),
          `${route}: ${item}`,
        ).toBe(true);
      }
    }
  }
});

test('a visitor sees on the page what search engines are told of it', () => {
  const asked = industries.filter(({ questions = [] }) => questions.length > 0);
  for (const route of ['/', '/register', ...asked.map(({ slug }) => `/industry/${slug}`)]) {
    const { html = '' } = pages.find((page) => page.route === route) ?? {};
    const [faq] = saidOn(route).filter((thing) => thing['@type'] === 'FAQPage');
    expect(faq, route).toBeDefined();
    for (const { name } of (faq?.mainEntity ?? []) as { name: string }[]) {
      expect(html.split(name), `${route}: ${name}`).toHaveLength(3);
    }
  }
  const [pictures] = saidOn('/gallery').filter((thing) => thing['@type'] === 'ImageGallery');
  expect(pictures?.image ?? []).toHaveLength(gallery.pictures.length);
});

test('search engines learn how to reach us, and when', () => {
  const { phones, email, address, hours } = company;
  for (const route of ['/', '/contact']) {
    const [office] = saidOn(route).filter((thing) => thing['@type'] === 'ProfessionalService');
    expect(office).toMatchObject({
      telephone: phones[0],
      email,
      hasMap: address.mapLink,
      address: { streetAddress: address.street, postalCode: address.postalCode },
      openingHoursSpecification: { opens: hours.opens, closes: hours.closes },
    });
  }
});

test('every picture and page of ours that structured data names is there', () => {
  for (const { route } of pages) {
    for (const [, address = ''] of JSON.stringify(saidOn(route)).matchAll(
      /"(https:\/\/[^"{]+)"/g,
    )) {
      if (address.startsWith(company.site)) {
        const file = path.join(build, new URL(address).pathname.replace(/\/$/, '/index'));
        expect(existsSync(`${file}.html`) || existsSync(file), `${route}: ${address}`).toBe(true);
      }
    }
  }
});

test('sample people are told to no search engine', () => {
  const people = [
    ...team.map(({ fullName, sample }) => ({ name: fullName, sample })),
    ...Object.values(authors),
  ];
  const samples = people.filter(({ sample }) => sample).map(({ name }) => name);
  for (const { route } of pages) {
    const told = withinAll(saidOn(route)).filter((thing) => thing['@type'] === 'Person');
    expect(
      told.filter(({ name }) => samples.includes(String(name))),
      route,
    ).toEqual([]);
  }
});
