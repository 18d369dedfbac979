/** Checks structured data against Google's tables; the types of schema-dts check its vocabulary. */
import { expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import type { Thing } from './support/document.ts';
import { isPost, visitorPages as pages } from './support/pages.ts';

const { company, gallery } = readContent();

const things = pages.flatMap((page) =>
  listNestedThings(page.document.findJsonLd()).map((thing) => ({ ...page, thing })),
);
const findThings = (type: string) => things.filter(({ thing }) => thing['@type'] === type);

function listNestedThings(value: unknown): Thing[] {
  const innerValues = typeof value === 'object' ? Object.values(value ?? {}) : [];
  const innerThings = innerValues.flatMap(listNestedThings);
  return Object(value)['@type'] ? [value as Thing, ...innerThings] : innerThings;
}

/** Required or recommended in developers.google.com/search/docs/appearance/structured-data. */
const expectedPropertiesByType: Record<string, string> = {
  ProfessionalService: 'name address telephone url image logo',
  PostalAddress: 'streetAddress addressLocality addressRegion postalCode addressCountry',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  // The search belongs to the blog, which a site without posts does not have.
  WebSite: pages.some(isPost) ? 'name url publisher potentialAction' : 'name url publisher',
  SearchAction: 'target query-input',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name',
  Service: 'name provider description image url areaServed category',
  FAQPage: 'mainEntity',
  Question: 'name acceptedAnswer',
  Answer: 'text',
  // Jobs may lack validThrough; tests/built/pages.test.ts checks this property.
  JobPosting:
    'title description datePosted hiringOrganization jobLocation employmentType identifier directApply',
  Place: 'address',
  MonetaryAmount: 'currency value',
  QuantitativeValue: 'minValue maxValue unitText',
  BlogPosting: 'headline author datePublished image publisher description mainEntityOfPage',
  Organization: 'name',
  Person: 'name url',
  Blog: 'name',
  CreativeWork: 'name description image url creator dateCreated',
  ImageGallery: 'name image description url',
  ImageObject: 'contentUrl creator creditText copyrightNotice caption',
  EntryPoint: 'urlTemplate',
  PropertyValue: 'name value',
  Country: 'name',
};

/** Google recommends these properties, but we leave them out. */
const omittedPropertiesByType: Record<string, string> = {
  // There are no coordinates, prices are individual, and samples never become ratings.
  ProfessionalService: 'geo priceRange aggregateRating',
  // A post has one date; we claim no other.
  BlogPosting: 'dateModified',
  // The pictures are ours and not offered for reuse.
  ImageObject: 'license',
};

/** Pages of other routes have only a breadcrumb, and samples have no structured data. */
const typePatternsByRoute: [route: RegExp, types: RegExp][] = [
  [/^\/$/, /^FAQPage ProfessionalService WebSite$/],
  [/^\/contact$/, /^BreadcrumbList ProfessionalService$/],
  [/^\/register$/, /^BreadcrumbList FAQPage$/],
  [/^\/carrer\//, /^BreadcrumbList( JobPosting)?$/],
  [/^\/about\/team$/, /^BreadcrumbList( Person)*$/],
  [/^\/about\/leadership-message$/, /^BreadcrumbList( Person)?$/],
  [/^\/gallery$/, /^BreadcrumbList ImageGallery$/],
  [/^\/portfolio\//, /^BreadcrumbList CreativeWork$/],
  [/^\/industry\//, /^BreadcrumbList( FAQPage)?$/],
  [/^\/service\//, /^BreadcrumbList Service$/],
];

test('every page has structured data of the types for its route, without tags', () => {
  for (const page of pages) {
    const { route, path, meta, document } = page;
    const types = document.findJsonLd().map((thing) => thing['@type']);
    const [, routeTypesPattern = /^BreadcrumbList$/] =
      typePatternsByRoute.find(([routePattern]) => routePattern.test(path)) ?? [];
    const expectedTypesPattern = isPost(page) ? /^BlogPosting BreadcrumbList$/ : routeTypesPattern;
    const hasNoindex = meta.get('robots')?.includes('noindex');
    expect(types.sort().join(' '), route).toMatch(hasNoindex ? /^$/ : expectedTypesPattern);
    expect(document.jsonLdTexts.join(), route).not.toContain('<');
  }
});

/** schema-dts accepts any string for addresses and dates. */
const addressPropertyPattern =
  /^(@id|url|image|logo|item|contentUrl|sameAs|hasMap|mainEntityOfPage|urlTemplate)$/;
test('structured data has absolute addresses, valid dates and no empty text', () => {
  for (const { route, document } of pages) {
    for (const [propertyName, text] of listPropertyTexts(document.findJsonLd())) {
      expect(text.trim(), `${route}: ${propertyName}`).not.toBe('');
      if (addressPropertyPattern.test(propertyName)) {
        expect(text, `${route}: ${propertyName}`).toMatch(/^https:\/\/[^/\s]+\/\S*$/);
      } else if (/^(datePosted|datePublished|validThrough)$/.test(propertyName)) {
        expect(text, `${route}: ${propertyName}`).toMatch(/^\d{4}-\d\d-\d\d/);
        expect(Date.parse(text), `${route}: ${propertyName}`).not.toBeNaN();
      }
    }
  }
});

/** Lists all strings with their property names; an empty list counts as an empty string. */
function listPropertyTexts(value: unknown, propertyName = ''): [name: string, text: string][] {
  if (typeof value === 'string') {
    return [[propertyName, value]];
  }
  if (Array.isArray(value)) {
    const propertyValues = propertyName && value.length === 0 ? [''] : value;
    return propertyValues.flatMap((item) => listPropertyTexts(item, propertyName));
  }
  return Object.entries(value ?? {}).flatMap(([key, item]) => listPropertyTexts(item, key));
}

test('structured data has the properties that Google requires and recommends', () => {
  for (const { route, thing } of things) {
    const type = thing['@type'];
    const expectedNames = (expectedPropertiesByType[type] ?? `rule-for-${type}`).split(' ');
    const propertyNames = Object.keys(thing);
    expect(propertyNames, `${route}: ${type}`).toEqual(expect.arrayContaining(expectedNames));
    const unwantedNames = omittedPropertiesByType[type]?.split(' ') ?? [];
    const foundUnwantedNames = propertyNames.filter((name) => unwantedNames.includes(name));
    expect(foundUnwantedNames, `${route}: ${type}`).toEqual([]);
  }
});

test('breadcrumbs are numbered from one and link to built pages', () => {
  const builtRoutes = pages.map(({ route }) => route);
  for (const { route, thing } of findThings('BreadcrumbList')) {
    const breadcrumbSteps = thing.itemListElement as { position: number; item?: string }[];
    expect(breadcrumbSteps.length, route).toBeGreaterThan(1);
    for (const [index, { position, item = '' }] of breadcrumbSteps.entries()) {
      expect(position, route).toBe(index + 1);
      if (position < breadcrumbSteps.length) {
        expect(builtRoutes, route).toContain(new URL(item).pathname);
      }
    }
  }
});

test('the page shows the questions and pictures of its structured data', () => {
  const faqPages = findThings('FAQPage');
  expect(faqPages.length).toBeGreaterThan(1);
  for (const { route, document, thing } of faqPages) {
    const questions = (thing.mainEntity as { name: string }[]).map(({ name }) => name);
    expect(document.main.findTexts('summary'), route).toEqual(expect.arrayContaining(questions));
  }
  expect(findThings('ImageGallery')[0]?.thing.image ?? []).toHaveLength(gallery.pictures.length);
});

test('the home and contact pages have the company’s contact details and hours', () => {
  const { phones, email, address, hours } = company;
  for (const route of ['/', '/contact']) {
    const agencyPage = findThings('ProfessionalService').find((found) => found.route === route);
    expect(agencyPage?.thing).toMatchObject({
      telephone: phones[0],
      email,
      hasMap: address.mapLink,
      address: { streetAddress: address.street, postalCode: address.postalCode },
      openingHoursSpecification: hours.times.map(({ opens, closes }) => ({ opens, closes })),
    });
  }
});
