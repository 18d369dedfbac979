import { assert, beforeEach, expect, test } from 'vitest';
import { ContentError } from '../../src/plugins/content/yaml.ts';
import { fieldLabels, formSchemas } from '../../src/shared/forms.ts';
import { type ContentCopy, copyFixtureContent } from '../support/content-copy.ts';

let contentCopy: ContentCopy;
beforeEach(() => {
  contentCopy = copyFixtureContent();
});

function readMistakes(): string[] {
  try {
    contentCopy.readContent();
  } catch (error) {
    assert(error instanceof ContentError, String(error));
    return error.mistakes;
  }
  return [];
}

const servicePath = 'services/berths.yml';

type Pattern = string | RegExp;

/** The report is "src/content/<file>:<line>: <message>"; its line is the changed line, or else `lineText`. */
// biome-ignore format: a row a line
test.each<[file: string, mistake: string, from: Pattern, to: string, message: Pattern, lineText?: string]>([
  ['company.yml', 'a CIN of 20 characters', 'PTC123456', 'PTC12345',
    'legal.cin: "U72900UP2016PTC12345" is not a CIN: 21 characters, like U72900UP2021PTC123456.'],
  ['company.yml', 'a GSTIN with a mistyped character', '09AAACH7409R1ZZ', '09AAACH7408R1ZZ',
    'legal.gstin: The check digit of "09AAACH7408R1ZZ" is wrong: one character is mistyped.'],
  [servicePath, 'a feature without a title', '{ title: A plan of the quay, ', '{ ', 'features.0.title: This field is missing. Add it.'],
  [servicePath, 'an empty title', 'title: Berth books\n', 'title: ""\n', 'title: Write a text here; it must not be empty.'],
  [servicePath, 'a number where a text belongs', 'title: A plan of the quay', 'title: 12', 'features.0.title: Write a text here.'],
  [servicePath, 'a group that the menu does not have', 'group: harbour', 'group: harbor',
    'menu.group: "harbor" is not in "serviceGroups" of navigation.yml. Write harbour or land, or add it there.'],
  [servicePath, 'a menu order that is not a number', 'order: 10', 'order: first',
    'menu.order: Write a number; a lower one stands first in its group.'],
  [servicePath, 'a menu order with a fraction', 'order: 10', 'order: 10.5', 'menu.order: Write a whole number.'],
  [servicePath, 'an unknown picture', 'services/detail, alt', 'another/ship, alt',
    'details.0.picture.file: there is no picture "another/ship". Put another/ship.webp below src/content/pictures, or name one that is there.'],
  [servicePath, 'a picture with its extension', 'services/detail, alt', 'services/detail.webp, alt',
    'details.0.picture.file: Write the path below src/content/pictures without its extension, like services/webdesign/hero.'],
  [servicePath, 'a picture written as one text', /^picture: .*$/m, 'picture: services/berths',
    'picture: Write the fields of this part here, one "name: value" a line.'],
  [servicePath, 'a picture that does not say what it shows', ', alt: A quay with numbered berths.', '',
    'picture: Say what the picture shows in "alt", or write "decorative: true"; not both.'],
  [servicePath, 'a field that is not known', 'features:\n', 'additionalinfo: More.\nfeatures:\n',
    'additionalinfo: This field is not known here. Take it out, or correct its name.'],
  [servicePath, 'too few points', /points: .*/, 'points: []', 'details.0.points: List 1 to 8 entries here.'],
  [servicePath, 'a text instead of a list', 'related: [ tideTables, radio, museums ]', 'related: radio',
    'related: Write a list here, one "- " a line.'],
  [servicePath, 'more related services than there is room for', 'museums ]', 'museums, radio ]', 'related: List 0 to 3 entries here.'],
  [servicePath, 'an unknown related service', 'museums ]', 'museum ]',
    'related.2: "museum" is not in services/. Write museums, radio or tideTables, add it there, or take it out.'],
  [servicePath, 'a service related to itself', 'museums ]', 'berths ]',
    'related.2: this is the service itself. Name another, or take it out.'],
  [servicePath, 'a related service named twice', 'museums ]', 'radio ]', 'related.2: "radio" is listed twice. Name another, or take it out.'],
  [servicePath, 'a search title that results would cut', 'title: Berth books in {city}', `title: ${'Berth books '.repeat(8)}`,
    'search.title: Shorten this to 70 characters or fewer.'],
  [servicePath, 'a search description that says too little', /description: Berth books by .*/, 'description: Berth books.',
    'search.description: Write a description of 70 to 160 characters.'],
  ['navigation.yml', 'a footer link to an unknown service', 'to: /service/tideTables', 'to: /service/tide',
    /^footer\.columns\.2\.links\.1\.to: there is no service "tide"\. Write \/service\/berths, .* or the address of another page\.$/],
  ['navigation.yml', 'a link without its slash', 'to: /portfolio }', 'to: portfolio }',
    'footer.columns.3.links.0.to: Write a path of this site, beginning with "/".'],
  ['service-page.yml', 'a closing call without {service}', 'Choose {service} and', 'Choose us and',
    'closing.heading: Write {service} in this text, where the page fills it in.'],
  ['service-page.yml', 'an unclosed placeholder of another text', 'Choose {service} and', 'Choose {service} with {name and',
    /^closing\.heading: Nothing fills in \{name\./],
  ['home.yml', 'an unknown placeholder', 'We build in {street}', 'We build in {office}', /^about\.intro: Nothing fills in \{office\}\./],
  ['home.yml', 'a placeholder without its first brace', 'We build in {street}', 'We build in street}',
    'about.intro: Nothing fills in street}. The content files know {company}, {slug}, {founded}, {street}, {locality} and {city}, from company.yml; write one of these, or the words themselves.'],
  ['home.yml', 'more headlines than there is room for', /headlines:\n(?: +- .*\n)+/, 'headlines: [A, B, C, D, E, F, G, H, I]\n',
    'hero.headlines: List 1 to 8 entries here.'],
  ['home.yml', 'an unknown colour of a reason', 'colour: teal', 'colour: pink',
    'why.cards.0.colour: Write one of red, gold, teal, purple.'],
  ['home.yml', 'a dot’s label without {last}', 'to {last}', 'on',
    'testimonials.slide: Write {first} and {last} in this text, where the page fills it in.'],
  ['company.yml', 'a placeholder in company.yml itself', 'small museums', 'small museums in {city}',
    /^tagline: Nothing fills in \{city\}\./],
  ['brand.json', 'a colour that cannot be read', '"#8a2f6d"', '"#ffd400"',
    /^colours\.main: #ffd400 is too near #ffffff, .* Write #[0-9a-f]{6}, the nearest colour with enough contrast\.$/],
  ['team.yml', 'an unknown drawing of a portrait', 'drawn/people/one', 'drawn/people/nobody',
    /^0\.drawing: there is no drawing "drawn\/people\/nobody"\. Put it at static\/drawn\/people\/nobody\.svg/],
  ['industries.yml', 'an unknown service of an industry', '[ berths', '[ berth',
    /^0\.services\.0: "berth" is not in services\/\. Write berths, /],
  ['works.yml', 'an unknown kind of a project', 'kind: software', 'kind: opera',
    '0.kind: "opera" is not in "kinds" of portfolio-page.yml. Write website, shop, software, app or bell, or add it there.'],
  ['works.yml', 'an unknown trade of a project', '[ harbours ]', '[ harbour ]',
    /^0\.industries\.0: "harbour" is not in industries\.yml\. Write .*harbours/],
  ['works.yml', 'a project’s testimonial by somebody without a testimonial', 'slug: rope-walk', 'slug: rope-walk\n  testimonial: Nobody',
    /^1\.testimonial: "Nobody" is not in testimonials\.yml\. Write .*, add it there, or take it out\.$/],
  ['testimonials.yml', 'two testimonials of one name', /(- name: )(.*)([\s\S]*?- name: ).*/, '$1$2$3$2', /^1: ".*" has the name ".*" too\. Give each its own\.$/],
  ['clients.yml', 'an unknown work of a client', 'work: berth-book', 'work: berth', /^0\.work: "berth" is not in works\.yml\. Write /],
  ['forms.yml', 'a field’s texts that are left out', '    email: { label: Email }\n', '',
    'inquiry.fields.email: This field is missing. Add it.', 'name: { label: Name }'],
  ['jobs.yml', 'a job that ends before it begins', '"2999-12-31"', '"2024-02-05"', '0.validThrough: Write a day after "posted".'],
  ['jobs.yml', 'a day written another way', '"2024-02-05"', '2 Nov', '0.posted: This is not a date. Write year-month-day, like 2026-03-31.'],
])('reports file, line, field and fix in %s: %s', (file, _mistake, textToReplace, replacement, message, lineText) => {
  const originalLines = contentCopy.read(file).split('\n');
  contentCopy.change(file, textToReplace, replacement);
  const editedLines = contentCopy.read(file).split('\n');
  const [mistake = '', ...otherMistakes] = readMistakes();
  expect(otherMistakes).toEqual([]);
  const [, path, lineNumber, text] = /^src\/content\/(\S+\.\w+):(\d+): (.*)$/s.exec(mistake) ?? [];
  expect(path).toBe(file);
  const changedLine = editedLines.find((line, index) => line !== originalLines[index]);
  expect(editedLines[Number(lineNumber) - 1]).toContain(lineText ?? changedLine);
  expect(text).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
});

test('every field of every form has a label, and texts in the content', () => {
  const { forms } = contentCopy.readContent();
  for (const [formName, { entries }] of Object.entries(formSchemas)) {
    const fieldNames = Object.keys(entries).sort();
    expect(Object.keys(Object(forms)[formName].fields).sort()).toEqual(fieldNames);
    expect(fieldNames.filter((fieldName) => !fieldLabels[fieldName])).toEqual([]);
  }
});

test('a new address in company.yml appears in every text with a placeholder', () => {
  contentCopy.change('company.yml', 'street: 4 Quay Lane', 'street: 9 Mill Yard');
  contentCopy.change('company.yml', 'city: Waitangi', 'city: Leeds');
  const { company, ...otherContent } = contentCopy.readContent();
  expect(otherContent.faq[0]?.answer).toBe('Only when the tide does, in 9 Mill Yard, Leeds.');
  expect(otherContent.home.hero.eyebrow).toBe('From the quay in Leeds');
  expect(company.address.mapLink).toContain('Quay');
  expect(JSON.stringify(otherContent)).not.toContain('Quay Lane');
});

// biome-ignore format: a row a line
test.each<[mistake: string, change: () => void, message: RegExp]>([
  ['a file that is not YAML', () => contentCopy.change(servicePath, 'menu: {', 'menu: ['), /^src\/content\/services\/berths\.yml:\d+: this is not YAML: /],
  ['an unreadable company.yml, but none of its placeholders', () => contentCopy.change('company.yml', 'name: ', 'name: ['),
    /company\.yml:\d+: this is not YAML: /],
  ['the same field written twice', () => contentCopy.change(servicePath, 'related:', 'title: Another title\nrelated:'),
    /berths\.yml:\d+: this is not YAML: Map keys must be unique/],
  ['an empty file', () => contentCopy.write(servicePath, ''),
    /^src\/content\/services\/berths\.yml:1: the file: Write the fields of this part here, one "name: value" a line\.$/],
  ['a file that is gone', () => contentCopy.delete('service-page.yml'), /^src\/content\/service-page\.yml: the file is missing\. Add it\.$/],
])('reports the content mistake: %s', (_mistake, changeContent, messagePattern) => {
  changeContent();
  expect(readMistakes()).toEqual([expect.stringMatching(messagePattern)]);
});

test('reports every reference to a service that was removed', () => {
  contentCopy.delete('services/museums.yml');
  const mistakes = readMistakes();
  for (const contentFilePath of ['home.yml', 'works.yml', 'services/berths.yml']) {
    expect(mistakes.join('\n')).toContain(`src/content/${contentFilePath}:`);
  }
  expect(mistakes.every((mistake) => mistake.includes('"museums"'))).toBe(true);
});

test('advises only what the check accepts', () => {
  contentCopy.write('testimonials.yml', '[]\n');
  contentCopy.change('works.yml', 'slug: rope-walk', 'slug: rope-walk\n  testimonial: Nobody');
  expect(readMistakes()).toContainEqual(
    expect.stringMatching(
      /1\.testimonial: "Nobody" is not in testimonials\.yml\. Add it there, or take it out\.$/,
    ),
  );
  contentCopy.change('works.yml', /\n {2}testimonial: .*/g, '');
  contentCopy.change('navigation.yml', 'key: land', 'key: lands');
  expect(readMistakes()).toContainEqual(
    expect.stringMatching(
      /menu\.group: "land" is not in "serviceGroups" of navigation\.yml\. Write harbour or lands, or add it there\.$/,
    ),
  );
});

test('reports all mistakes of all files at once', () => {
  contentCopy.change(servicePath, 'order: 10', 'order: last');
  contentCopy.change(servicePath, '{ title: A plan', '{ titel: A plan');
  contentCopy.change('services/radio.yml', 'group: land', 'group: 7');
  contentCopy.change('errors.yml', /retryLabel: .*\n/, '');
  expect(readMistakes().map((mistake) => mistake.replace(/:\d+: (\S+): .*/s, ' $1'))).toEqual([
    'src/content/errors.yml retryLabel',
    'src/content/services/berths.yml menu.order',
    'src/content/services/berths.yml features.0.title',
    'src/content/services/berths.yml features.0.titel',
    'src/content/services/radio.yml menu.group',
  ]);
});
