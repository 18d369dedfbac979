/** Checks structured data against Google's tables; the types of schema-dts check its vocabulary. */
import { expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { isPost, visitorPages as pages } from './support/pages.ts';

const { company, gallery } = readContent();

type Thing = { '@type': string } & Record<string, unknown>;

const pagesWithJsonLd = pages.map((page) => ({
  ...page,
  entries: [...page.html.matchAll(/<script [^>]*type="?application\/ld\+json"?>(.*?)<\/script>/gs)]
    .map(([, jsonText = '']) => JSON.parse(jsonText))
    .flatMap((jsonLd): Thing[] => jsonLd['@graph'] ?? [jsonLd]),
}));

/** Finds nested entries too, and entries of every type when `type` is missing. */
function findThings(type?: string): { route: string; thing: Thing }[] {
  return pagesWithJsonLd
    .flatMap(({ route, entries: pageThings }) =>
      listNestedThings(pageThings).map((thing) => ({ route, thing })),
    )
    .filter(({ thing }) => type === undefined || thing['@type'] === type);
}

function listNestedThings(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const innerThings = Object.values(value).flatMap(listNestedThings);
  return '@type' in value ? [value as Thing, ...innerThings] : innerThings;
}

/**
 * The source is developers.google.com/search/docs/appearance/structured-data. `a|b` requires one of two
 * properties. `omitted` has a reason for each recommended property that we leave out.
 */
const googlePropertyRules: Record<
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
  // The search belongs to the blog, which a site without posts does not have.
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
    // Jobs may lack validThrough; tests/built/pages.test.ts checks this property.
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

/** Pages of other routes have only a breadcrumb, and samples have no structured data. */
const typePatternsByRoute: [route: RegExp, types: RegExp][] = [
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

test('every page has structured data of the types for its route', () => {
  for (const page of pagesWithJsonLd) {
    const { route, meta, entries: pageThings } = page;
    const thingTypes = pageThings.map((thing) => thing['@type']).sort();
    const [, expectedTypesPattern = /^BreadcrumbList$/] =
      typePatternsByRoute.find(([pattern]) => pattern.test(route)) ?? [];
    if (meta.get('robots')?.includes('noindex')) {
      expect(thingTypes, route).toEqual([]);
    } else {
      expect(thingTypes.join(' '), route).toMatch(
        isPost(page) ? /^BlogPosting BreadcrumbList$/ : expectedTypesPattern,
      );
    }
  }
});

/** schema-dts accepts any string for addresses and dates. */
const addressPropertyPattern =
  /^(@id|url|image|logo|item|contentUrl|sameAs|hasMap|mainEntityOfPage|urlTemplate)$/;
const datePropertyPattern = /^(datePosted|datePublished|validThrough)$/;

test('structured data has absolute addresses, valid dates and no empty text', () => {
  for (const { route, entries: pageThings } of pagesWithJsonLd) {
    for (const [propertyName, propertyText] of listNamedTexts(pageThings)) {
      const propertyPlace = `${route}: ${propertyName}`;
      expect(propertyText.trim(), propertyPlace).not.toBe('');
      if (addressPropertyPattern.test(propertyName)) {
        expect(propertyText, propertyPlace).toMatch(/^https:\/\/[^/\s]+\/\S*$/);
      } else if (datePropertyPattern.test(propertyName)) {
        expect(propertyText, propertyPlace).toMatch(/^\d{4}-\d\d-\d\d/);
        expect(Date.parse(propertyText), propertyPlace).not.toBeNaN();
      }
    }
  }
});

/** Lists all strings with their property names; an empty list counts as an empty string. */
function listNamedTexts(value: unknown, propertyName = ''): [name: string, text: string][] {
  if (typeof value === 'string') {
    return [[propertyName, value]];
  }
  if (Array.isArray(value)) {
    return propertyName && value.length === 0
      ? [[propertyName, '']]
      : value.flatMap((item) => listNamedTexts(item, propertyName));
  }
  return Object.entries(value ?? {}).flatMap(([key, item]) => listNamedTexts(item, key));
}

test('structured data has the properties that Google requires and recommends', () => {
  const propertyMistakes = findThings().flatMap(({ route, thing }) => {
    const thingType = thing['@type'];
    const thingRules = googlePropertyRules[thingType] ?? [`a rule for ${thingType}`];
    const [requiredNamesText, recommendedNamesText = '', omittedReasonsByName = {}] = thingRules;
    const expectedNames = `${requiredNamesText} ${recommendedNamesText}`.trim().split(' ');
    return [
      ...expectedNames.filter((alternatives) =>
        alternatives.split('|').every((name) => thing[name] === undefined),
      ),
      ...Object.keys(omittedReasonsByName).filter((name) => thing[name] !== undefined),
    ].map((mistakenNames) => `${route}: ${thingType}, ${mistakenNames}`);
  });
  expect(propertyMistakes).toEqual([]);
});

test('breadcrumbs are numbered from one and link to built pages', () => {
  const builtRoutes = new Set(pages.map(({ route }) => route));
  for (const { route, thing } of findThings('BreadcrumbList')) {
    const breadcrumbSteps = thing.itemListElement as { position: number; item?: string }[];
    const stepPositions = breadcrumbSteps.map(({ position }) => position);
    expect(stepPositions, route).toEqual(breadcrumbSteps.map((_, stepIndex) => stepIndex + 1));
    expect(breadcrumbSteps.length, route).toBeGreaterThan(1);
    for (const { item: stepAddress = '' } of breadcrumbSteps.slice(0, -1)) {
      expect(builtRoutes, route).toContain(new URL(stepAddress).pathname);
    }
  }
});

test('the page shows the questions and pictures of its structured data', () => {
  const faqThingsWithRoutes = findThings('FAQPage');
  expect(faqThingsWithRoutes.length).toBeGreaterThan(1);
  for (const { route, thing } of faqThingsWithRoutes) {
    const { html: pageHtml = '' } = pages.find((page) => page.route === route) ?? {};
    for (const { name: questionText } of thing.mainEntity as { name: string }[]) {
      expect(pageHtml.split(questionText), `${route}: ${questionText}`).toHaveLength(3);
    }
  }
  const [galleryThingWithRoute] = findThings('ImageGallery');
  expect(galleryThingWithRoute?.thing.image ?? []).toHaveLength(gallery.pictures.length);
});

test('the home and contact pages have the company’s contact details and hours', () => {
  const { phones, email, address, hours } = company;
  for (const route of ['/', '/contact']) {
    const officeThingsWithRoutes = findThings('ProfessionalService');
    expect(officeThingsWithRoutes.find((office) => office.route === route)?.thing).toMatchObject({
      telephone: phones[0],
      email,
      hasMap: address.mapLink,
      address: { streetAddress: address.street, postalCode: address.postalCode },
      openingHoursSpecification: { opens: hours.opens, closes: hours.closes },
    });
  }
});
