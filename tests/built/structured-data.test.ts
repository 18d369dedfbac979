/** Checks structured data against Google's tables; the types of schema-dts check its vocabulary. */
import { expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { isPost, visitorPages as pages } from './support/pages.ts';

const { company, gallery } = readContent();

type Thing = { '@type': string } & Record<string, unknown>;

const describedPages = pages.map((page) => ({
  ...page,
  entries: [...page.html.matchAll(/<script [^>]*type="?application\/ld\+json"?>(.*?)<\/script>/gs)]
    .map(([, text = '']) => JSON.parse(text))
    .flatMap((data): Thing[] => data['@graph'] ?? [data]),
}));

/** All entries with their routes, nested ones too, of one type or of every type. */
function findThings(type?: string): { route: string; thing: Thing }[] {
  return describedPages
    .flatMap(({ route, entries }) => nestedThings(entries).map((thing) => ({ route, thing })))
    .filter(({ thing }) => type === undefined || thing['@type'] === type);
}

function nestedThings(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const inner = Object.values(value).flatMap(nestedThings);
  return '@type' in value ? [value as Thing, ...inner] : inner;
}

/**
 * developers.google.com/search/docs/appearance/structured-data. `a|b` requires one of the two. `omitted` has
 * a reason for each property that Google recommends and we leave out.
 */
const googleProperties: Record<
  string,
  [required: string, recommended?: string, omitted?: Record<string, string>]
> = {
  ProfessionalService: [
    'name address',
    'telephone url image logo',
    {
      geo: 'the content has no coordinates; hasMap leads to the place',
      priceRange: 'every price is agreed before we start',
      aggregateRating: 'sample testimonials never become ratings',
    },
  ],
  PostalAddress: ['streetAddress addressLocality addressRegion postalCode addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek opens closes'],
  // The search belongs to the blog, which a site without posts lacks.
  WebSite: [pages.some(isPost) ? 'name url potentialAction' : 'name url', 'publisher'],
  SearchAction: ['target query-input'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position name'],
  Service: ['name provider', 'description image url areaServed category'],
  FAQPage: ['mainEntity'],
  Question: ['name acceptedAnswer'],
  Answer: ['text'],
  JobPosting: [
    'title description datePosted hiringOrganization jobLocation',
    // Jobs may lack validThrough; tests/built/pages.test.ts checks it.
    'employmentType identifier directApply',
    { baseSalary: 'jobs.yml names no salary' },
  ],
  Place: ['address'],
  BlogPosting: [
    'headline author datePublished image',
    'publisher description mainEntityOfPage',
    { dateModified: 'a post has one date; we claim no other' },
  ],
  Organization: ['name'],
  Person: ['name', 'url'],
  Blog: ['name'],
  CreativeWork: ['name', 'description image url creator dateCreated'],
  ImageGallery: ['name image', 'description url'],
  ImageObject: [
    'contentUrl creator|creditText|copyrightNotice|license',
    'creator creditText copyrightNotice caption',
    { license: 'the pictures are ours and not offered for reuse' },
  ],
  EntryPoint: ['urlTemplate'],
  PropertyValue: ['name value'],
  Country: ['name'],
};

/** The types of pages that have more than a breadcrumb. Samples have no structured data. */
const typesByRoute: [route: RegExp, types: RegExp][] = [
  [/^\/$/, /^FAQPage ProfessionalService WebSite$/],
  [/^\/contact$/, /^BreadcrumbList ProfessionalService$/],
  [/^\/register$/, /^BreadcrumbList FAQPage$/],
  [/^\/carrer$/, /^BreadcrumbList( JobPosting)*$/],
  [/^\/about\/team$/, /^BreadcrumbList( Person)*$/],
  [/^\/about\/leadership-message$/, /^BreadcrumbList( Person)?$/],
  [/^\/gallery$/, /^BreadcrumbList ImageGallery$/],
  [/^\/portfolio\//, /^BreadcrumbList CreativeWork$/],
  [/^\/industry\//, /^BreadcrumbList( FAQPage)?$/],
  [/^\/service\//, /^BreadcrumbList Service$/],
];

test('every page has the types of its kind', () => {
  for (const page of describedPages) {
    const { route, meta, entries } = page;
    const types = entries.map((thing) => thing['@type']).sort();
    const [, expectedTypes = /^BreadcrumbList$/] =
      typesByRoute.find(([pattern]) => pattern.test(route)) ?? [];
    if (meta.get('robots')?.includes('noindex')) {
      expect(types, route).toEqual([]);
    } else {
      expect(types.join(' '), route).toMatch(
        isPost(page) ? /^BlogPosting BreadcrumbList$/ : expectedTypes,
      );
    }
  }
});

/** schema-dts accepts any string for these. */
const addressProperties =
  /^(@id|url|image|logo|item|contentUrl|sameAs|hasMap|mainEntityOfPage|urlTemplate)$/;
const dateProperties = /^(datePosted|datePublished|validThrough)$/;

test('addresses are absolute, dates are dates, and nothing is empty', () => {
  const wrong = describedPages.flatMap(({ route, entries }) =>
    namedTexts(entries)
      .filter(
        ([name, text]) =>
          text.trim() === '' ||
          (addressProperties.test(name) && !/^https:\/\/[^/\s]+\/\S*$/.test(text)) ||
          (dateProperties.test(name) && (!/^\d{4}-\d\d-\d\d/.test(text) || !Date.parse(text))),
      )
      .map(([name, text]) => `${route}: ${name} ${JSON.stringify(text)}`),
  );
  expect(wrong).toEqual([]);
});

/** All strings with their property names; an empty list counts as an empty string. */
function namedTexts(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') {
    return [[name, value]];
  }
  if (Array.isArray(value)) {
    return name && value.length === 0
      ? [[name, '']]
      : value.flatMap((item) => namedTexts(item, name));
  }
  return Object.entries(value ?? {}).flatMap(([inner, item]) => namedTexts(item, inner));
}

test('every type has the properties that Google requires and recommends', () => {
  const missing = findThings().flatMap(({ route, thing }) => {
    const type = thing['@type'];
    const [required, recommended = '', omitted = {}] = googleProperties[type] ?? [
      `a rule for ${type}`,
    ];
    const expectedNames = `${required} ${recommended}`.trim().split(' ');
    return [
      ...expectedNames.filter((names) =>
        names.split('|').every((name) => thing[name] === undefined),
      ),
      ...Object.keys(omitted).filter((name) => thing[name] !== undefined),
    ].map((names) => `${route}: ${type}, ${names}`);
  });
  expect(missing).toEqual([]);
});

test('breadcrumbs are numbered from one and link to built pages', () => {
  const routes = new Set(pages.map(({ route }) => route));
  for (const { route, thing } of findThings('BreadcrumbList')) {
    const steps = thing.itemListElement as { position: number; item?: string }[];
    const positions = steps.map(({ position }) => position);
    expect(positions, route).toEqual(steps.map((_, at) => at + 1));
    expect(steps.length, route).toBeGreaterThan(1);
    for (const { item = '' } of steps.slice(0, -1)) {
      expect(routes, route).toContain(new URL(item).pathname);
    }
  }
});

test('the page shows the questions and pictures of its structured data', () => {
  const faqs = findThings('FAQPage');
  expect(faqs.length).toBeGreaterThan(1);
  for (const { route, thing } of faqs) {
    const { html = '' } = pages.find((page) => page.route === route) ?? {};
    for (const { name } of thing.mainEntity as { name: string }[]) {
      expect(html.split(name), `${route}: ${name}`).toHaveLength(3);
    }
  }
  const [pictures] = findThings('ImageGallery');
  expect(pictures?.thing.image ?? []).toHaveLength(gallery.pictures.length);
});

test('the home and contact pages have the company’s contact details and hours', () => {
  const { phones, email, address, hours } = company;
  for (const route of ['/', '/contact']) {
    const office = findThings('ProfessionalService').find(({ route: own }) => own === route);
    expect(office?.thing).toMatchObject({
      telephone: phones[0],
      email,
      hasMap: address.mapLink,
      address: { streetAddress: address.street, postalCode: address.postalCode },
      openingHoursSpecification: { opens: hours.opens, closes: hours.closes },
    });
  }
});
