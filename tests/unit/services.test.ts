import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildMenu } from '../../src/plugins/content/menu.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { findPicture } from '../../src/plugins/content/references.ts';
import { contentFolder } from './support/content-folder.ts';

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

const content = readContent();
const { services } = content;
const all = Object.entries(services);
type Service = (typeof services)[string];

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

describe.each(all)('%s', (key, service) => {
  test('has five or six features, three or four blocks of three to five points, three related services', () => {
    expect([5, 6]).toContain(service.features.length);
    expect([3, 4]).toContain(service.details.length);
    for (const { points } of service.details) {
      expect([3, 4, 5]).toContain(points.length);
    }
    expect(service.related).toHaveLength(3);
    expect(new Set([...service.related, key]).size).toBe(4);
  });

  test('shows pictures that are there, each once, each described', () => {
    const pictures = [service.picture, ...service.details.map(({ picture }) => picture)];
    expect(pictures.filter(({ file }) => !findPicture(contentFolder, file))).toEqual([]);
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    for (const { alt } of pictures) {
      expect(alt?.length).toBeGreaterThan(25);
    }
  });

  test('shows pictures that are large enough to be sharp, and no file under two names', async () => {
    const files = [service.picture, ...service.details.map(({ picture }) => picture)].map(
      ({ file }) => readFileSync(findPicture(contentFolder, file) ?? ''),
    );
    expect(new Set(files.map((bytes) => bytes.toString('base64'))).size).toBe(files.length);
    for (const bytes of files) {
      expect((await sharp(bytes).metadata()).width).toBeGreaterThanOrEqual(1200);
    }
  });

  test('says in at least 450 words what the buyer gets', () => {
    expect(sentences(service).join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(450);
  });

  test('has a title and a description that a search result shows whole', () => {
    expect(service.search.title.length).toBeGreaterThanOrEqual(30);
    expect(service.search.title.length).toBeLessThanOrEqual(60);
    expect(service.search.description.length).toBeGreaterThanOrEqual(120);
    expect(service.search.description.length).toBeLessThanOrEqual(160);
  });

  test('keeps to plain words', () => {
    const words = texts(service).join('\n');
    expect(words).not.toMatch(
      /elevate|unlock|cutting-edge|seamless|empower|leverage|robust|world-class|game-chang|digital world/i,
    );
    expect(words).not.toMatch(/[!—]|lorem|TODO/);
  });
});

test('no two services share a title, a description, a heading or a search text', () => {
  for (const tell of [
    (service: Service) => [service.title],
    (service: Service) => [service.name ?? service.title],
    (service: Service) => [service.menu.label],
    (service: Service) => [service.description],
    (service: Service) => [service.search.title],
    (service: Service) => [service.search.description],
    (service: Service) => service.details.map(({ heading }) => heading),
  ]) {
    expect(saidTwice(tell)).toEqual([]);
  }
});

test('no sentence stands on the pages of two services', () => {
  expect(saidTwice(sentences)).toEqual([]);
});

test('the service that the menu leaves out is related to others, so that people find it', () => {
  const unlisted = all.filter(([, { menu }]) => !menu.shown).map(([key]) => key);
  expect(unlisted).toEqual(['mobileappdevelopment']);
  expect(all.filter(([, { related }]) => related.includes(unlisted[0]))).not.toEqual([]);
});

/** What more than one service says, by what `tell` takes from each. */
function saidTwice(tell: (service: Service) => string[]): string[] {
  const said = new Map<string, string[]>();
  for (const [key, service] of all) {
    for (const sentence of new Set(tell(service).map(bare))) {
      said.set(sentence, [...(said.get(sentence) ?? []), key]);
    }
  }
  return [...said]
    .filter(([, keys]) => keys.length > 1)
    .map(([sentence, keys]) => `${keys.join(', ')}: ${sentence}`);
}

/** The same words are the same sentence, however they are set. */
function bare(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function sentences(service: Service): string[] {
  return texts(service).flatMap((text) => text.split(/(?<=[.?])\s+/));
}

/** All running text of a service's page. */
function texts({ description, additionalInfo, features, details }: Service): string[] {
  return [
    description,
    ...(additionalInfo ? [additionalInfo] : []),
    ...features.map((feature) => feature.description),
    ...details.flatMap(({ heading, points }) => [heading, ...points]),
  ];
}
