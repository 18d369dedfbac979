import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ContentError, readContent } from '../../src/plugins/content/read.ts';
import { formSchemas } from '../../src/shared/forms.ts';
import { type ContentFolder, copyContent } from '../support/content-folder.ts';
import { writeOtherContent } from '../support/other-content.ts';

/** Of another agency, so that ours may change. */
const other = mkdtempSync(path.join(tmpdir(), 'code-crafters-other-'));
let folder: ContentFolder;
beforeAll(() => writeOtherContent(other));
afterAll(() => rmSync(other, { recursive: true }));
beforeEach(() => {
  folder = copyContent(path.join(other, 'content'));
});
afterEach(() => folder.remove());

function problems(): string[] {
  try {
    readContent(folder.place);
    return [];
  } catch (error) {
    if (error instanceof ContentError) {
      return error.problems;
    }
    throw error;
  }
}

const service = 'services/berths.yml';

interface Mistake {
  mistake: string;
  file?: string;
  from: string | RegExp;
  to: string;
  /** The message after "src/content/<file>:<line>: ", word for word. */
  says: string | RegExp;
  /** Text of the line that the message names, where that is not the line that was changed. */
  line?: string;
}

const mistakes: Mistake[] = [
  {
    mistake: 'a feature without a title',
    from: '{ title: The first part, ',
    to: '{ ',
    says: 'features.0.title: This field is missing. Add it.',
  },
  {
    mistake: 'an empty title',
    from: 'title: Berth books\n',
    to: 'title: ""\n',
    says: 'title: Write a text here; it must not be empty.',
  },
  {
    mistake: 'a number where a text belongs',
    from: 'title: The first part',
    to: 'title: 12',
    says: 'features.0.title: Write a text here.',
  },
  {
    mistake: 'a group that the menu does not have',
    from: 'group: harbour',
    to: 'group: harbor',
    says: 'menu.group: there is no group "harbor" in navigation.yml. Write one of harbour, land, or add it there.',
  },
  {
    mistake: 'a place in the menu that is no number',
    from: 'order: 10',
    to: 'order: first',
    says: 'menu.order: Write a number; a lower one stands first in its group.',
  },
  {
    mistake: 'half a place in the menu',
    from: 'order: 10',
    to: 'order: 10.5',
    says: 'menu.order: Write a whole number.',
  },
  {
    mistake: 'a picture that is not there',
    from: 'another/boat, alt: "A second',
    to: 'another/ship, alt: "A second',
    says: 'details.0.picture.file: there is no picture "another/ship". Put another/ship.webp below src/content/pictures, or name one that is there.',
  },
  {
    mistake: 'a picture with its extension',
    from: 'another/boat, alt: "A second',
    to: 'another/boat.webp, alt: "A second',
    says: 'details.0.picture.file: Write the path below src/content/pictures without its extension, like services/webdesign/hero.',
  },
  {
    mistake: 'a picture written as one text',
    from: /^picture: .*$/m,
    to: 'picture: another/boat',
    says: 'picture: Write the fields of this part here, one "name: value" a line.',
  },
  {
    mistake: 'a picture that does not say what it shows',
    from: ', alt: "A boat that stands for Berth books"',
    to: '',
    says: 'picture: Say what the picture shows in "alt", or write "decorative: true"; not both.',
  },
  {
    mistake: 'a field that is not known',
    from: 'features:\n',
    to: 'additionalinfo: More.\nfeatures:\n',
    says: 'additionalinfo: This field is not known here. Take it out, or correct its name.',
  },
  {
    mistake: 'too few points',
    from: /points: .*/,
    to: 'points: []',
    says: 'details.0.points: List 1 to 8 entries here.',
  },
  {
    mistake: 'a text instead of a list',
    from: 'related: [tides, radio, museums]',
    to: 'related: tides',
    says: 'related: Write a list here, one "- " a line.',
  },
  {
    mistake: 'more related services than there is room for',
    from: 'museums]',
    to: 'museums, sites]',
    says: 'related: List 0 to 3 entries here.',
  },
  {
    mistake: 'a related service that is not there',
    from: 'museums]',
    to: 'museum]',
    says: /^related\.2: "museum" is not another service\. Write one of .*museums/,
  },
  {
    mistake: 'a service related to itself',
    from: 'museums]',
    to: 'berths]',
    says: /^related\.2: "berths" is not another service\. Write one of (?!.*berths,)/,
  },
  {
    mistake: 'a related service named twice',
    from: 'museums]',
    to: 'tides]',
    says: 'related.2: "tides" stands here twice. Name another service.',
  },
  {
    mistake: 'a search title that results would cut',
    from: 'title: Berth books in {city}',
    to: `title: ${'Berth books '.repeat(8)}`,
    says: 'search.title: Shorten this to 70 characters or fewer.',
  },
  {
    mistake: 'a search description that says too little',
    from: /description: Berth books by .*/,
    to: 'description: Berth books.',
    says: 'search.description: Write a description of 70 to 160 characters.',
  },
  {
    mistake: 'a link of the footer to a service that is not there',
    file: 'navigation.yml',
    from: 'to: /service/tides',
    to: 'to: /service/tide',
    says: /^footer\.columns\.0\.links\.2\.to: there is no service "tide"\. Write one of .*tides/,
  },
  {
    mistake: 'a link without its slash',
    file: 'navigation.yml',
    from: 'to: /portfolio',
    to: 'to: portfolio',
    says: 'footer.columns.1.links.0.to: Write a path of this site, beginning with "/".',
  },
  {
    mistake: 'a closing call that forgets the service’s name',
    file: 'service-page.yml',
    from: 'Choose {service} and',
    to: 'Choose us and',
    says: 'closing.heading: Write {service} in this text, where the page fills it in.',
  },
  {
    mistake: 'a gap that nothing fills',
    file: 'home.yml',
    from: 'We build in {street}',
    to: 'We build in {office}',
    says: 'about.intro: Nothing fills in {office}. The content files know {company}, {slug}, {founded}, {street} and {city}, from company.yml; write one of these, or the words themselves.',
  },
  {
    mistake: 'a gap of another text',
    file: 'service-page.yml',
    from: 'Choose {service} and',
    to: 'Choose {service} with {name} and',
    says: /^closing\.heading: Nothing fills in \{name\}\./,
  },
  {
    mistake: 'the office’s place in the file that says where it is',
    file: 'company.yml',
    from: 'small museums',
    to: 'small museums in {city}',
    says: /^tagline: Nothing fills in \{city\}\./,
  },
  {
    mistake: 'an e-mail address that is none',
    file: 'company.yml',
    from: /email: .*/,
    to: 'email: hello at saltmarsh',
    says: 'email: Write an e-mail address.',
  },
  {
    mistake: 'a colour that cannot be read',
    file: 'brand.json',
    from: '"#8a2f6d"',
    to: '"#ffd400"',
    says: /^colours\.main: #ffd400 is too near #ffffff, .* Write #[0-9a-f]{6}, the nearest that holds\.$/,
  },
  {
    mistake: 'a colour that is none',
    file: 'brand.json',
    from: '"#8a2f6d"',
    to: '"plum"',
    says: 'colours.main: Write a colour as # and six digits or letters a to f, like #027b9a.',
  },
  {
    mistake: 'a portrait that nobody drew',
    file: 'team.yml',
    from: 'slug: sian',
    to: 'slug: sian\n  drawing: drawn/people/nobody',
    says: /^0\.drawing: there is no drawing "drawn\/people\/nobody"\. Put it at static\/drawn\/people\/nobody\.svg/,
  },
  {
    mistake: 'a service of an industry that is not there',
    file: 'industries.yml',
    from: '- berths',
    to: '- berth',
    says: /^0\.services\.0: "berth" is not a service\. Write one of .*berths/,
  },
  {
    mistake: 'a trade of a project that is not there',
    file: 'works.yml',
    from: '- harbours',
    to: '- harbour',
    says: /^0\.trades\.0: "harbour" is no slug of industries\.yml\. Write one of .*harbours/,
  },
  {
    mistake: 'a client’s work that nobody has told of',
    file: 'clients.yml',
    from: 'work: berth-book',
    to: 'work: berth',
    says: /^0\.work: "berth" is no slug of works\.yml/,
  },
  {
    mistake: 'a project’s testimonial by somebody who gave none',
    file: 'works.yml',
    from: 'slug: rope-walk',
    to: 'slug: rope-walk\n  testimonial: Nobody',
    says: /^1\.testimonial: nobody of this name stands in testimonials\.yml/,
  },
  {
    mistake: 'more headlines than there is room for',
    file: 'home.yml',
    from: /headlines:\n\s+- .*/,
    to: 'headlines: [A, B, C, D, E, F, G, H, I]',
    says: 'hero.headlines: List 1 to 8 entries here.',
  },
  {
    mistake: 'a reason’s colour that is not there',
    file: 'home.yml',
    from: 'colour: teal',
    to: 'colour: pink',
    says: 'why.cards.0.colour: Write one of red, gold, teal, purple.',
  },
  {
    mistake: 'a dot’s label that forgets a number',
    file: 'home.yml',
    from: 'to {last}',
    to: 'on',
    says: 'testimonials.slide: Write {first} and {last} in this text, where the page fills it in.',
  },
  {
    mistake: 'a field’s words that are left out',
    file: 'forms.yml',
    from: '    email: { label: Email }\n',
    to: '',
    says: 'inquiry.fields.email: This field is missing. Add it.',
    line: 'name: { label: Name }',
  },
  {
    mistake: 'a job that ends before it begins',
    file: 'jobs.yml',
    from: '[]',
    to: job('2026-01-02', '2026-01-02'),
    says: '0.validThrough: Write a day after "posted".',
  },
  {
    mistake: 'a day written another way',
    file: 'jobs.yml',
    from: '[]',
    to: job('2 Nov', '2026-01-02'),
    says: '0.posted: Write a day like 2026-11-02.',
  },
];

function job(posted: string, validThrough: string): string {
  const days = `posted: "${posted}", validThrough: "${validThrough}"`;
  return `- { title: A, location: B, type: C, open: true, ${days}, summary: D, tasks: [E], requirements: [F], offer: [G] }`;
}

test('every field of every form has its words', () => {
  const words = JSON.parse(JSON.stringify(readContent(folder.place).forms));
  for (const [name, { entries }] of Object.entries(formSchemas)) {
    expect(Object.keys(words[name].fields).sort()).toEqual(Object.keys(entries).sort());
  }
});

test('our own content has no mistake', () => {
  expect(() => readContent()).not.toThrow();
});

test('an agency that moves is elsewhere in every text that says where it is', () => {
  folder.change('company.yml', 'street: 4 Quay Lane', 'street: 9 Mill Yard');
  folder.change('company.yml', 'city: Whitby', 'city: Leeds');
  const { company, ...others } = readContent(folder.place);
  expect(others.faq[0].answer).toBe('Only when the tide does, in 9 Mill Yard, Leeds.');
  expect(others.home.hero.eyebrow).toBe('From the quay in Leeds');
  expect(company.address.mapLink).toContain('Quay');
  expect(JSON.stringify(others)).not.toContain('Quay Lane');
});

test('the other agency’s content has no mistake', () => {
  expect(problems()).toEqual([]);
});

describe('a writer is told the file, the line, the field and the fix for', () => {
  test.each(mistakes)('$mistake', async ({ file = service, from, to, says, line }) => {
    const before = folder.read(file).split('\n');
    folder.change(file, from, to);
    const after = folder.read(file).split('\n');
    const found = problems();
    expect(found).toHaveLength(1);
    const [, named, number, message] =
      /^src\/content\/(\S+\.\w+):(\d+): (.*)$/s.exec(found[0] ?? '') ?? [];
    expect(named).toBe(file);
    expect(after[Number(number) - 1]).toContain(
      line ?? after.find((text, place) => text !== before[place]),
    );
    if (typeof says === 'string') {
      expect(message).toBe(says);
    } else {
      expect(message).toMatch(says);
    }
  });

  test.each([
    [service, 'menu: {', 'menu: ['],
    ['company.yml', 'name: ', 'name: ['],
  ])('a file that is not YAML, and no text that it would fill: %s', (file, from, to) => {
    folder.change(file, from, to);
    expect(problems()).toEqual([expect.stringMatching(`${file}:\\d+: this is not YAML: `)]);
  });

  test('the same field written twice', () => {
    folder.change(service, 'related:', 'title: Another title\nrelated:');
    expect(problems()).toEqual([
      expect.stringMatching(/berths\.yml:\d+: this is not YAML: Map keys must be unique/),
    ]);
  });

  test('an empty file', () => {
    folder.write(service, '');
    expect(problems()).toEqual([
      'src/content/services/berths.yml:1: the file: Write the fields of this part here, one "name: value" a line.',
    ]);
  });

  test('a file that is gone', () => {
    folder.delete('service-page.yml');
    expect(problems()).toEqual([
      'src/content/service-page.yml: the file is missing. Add it, or take its schema out.',
    ]);
  });

  test('a service that is gone but still named, wherever it is named', () => {
    folder.delete('services/museums.yml');
    const found = problems();
    expect(found.map((problem) => problem.split(':')[0])).toEqual(
      expect.arrayContaining([
        'src/content/home.yml',
        'src/content/works.yml',
        'src/content/services/milk.yml',
      ]),
    );
    expect(found.every((problem) => problem.includes('"museums"'))).toBe(true);
  });
});

test('several mistakes in several files are told at once', () => {
  folder.change(service, 'order: 10', 'order: last');
  folder.change(service, '{ title: The first part', '{ titel: The first part');
  folder.change('services/radio.yml', 'group: harbour', 'group: 7');
  folder.change('errors.yml', /retryLabel: .*\n/, '');
  expect(problems().map((problem) => problem.replace(/:\d+: (\S+): .*/s, ' $1'))).toEqual([
    'src/content/errors.yml retryLabel',
    'src/content/services/berths.yml menu.order',
    'src/content/services/berths.yml features.0.title',
    'src/content/services/berths.yml features.0.titel',
    'src/content/services/radio.yml menu.group',
  ]);
});
