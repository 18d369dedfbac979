import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
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

const mistakes = [
  {
    mistake: 'a portrait that nobody drew',
    file: 'team.yml',
    from: 'slug: sian',
    to: 'slug: sian\n  drawing: drawn/people/nobody',
    says: /team\.yml:\d+: 0\.drawing: there is no drawing "drawn\/people\/nobody"\. Put it at static\/drawn\/people\/nobody\.svg/,
  },
  {
    mistake: 'an industry’s icon that nobody drew',
    file: 'industries.yml',
    from: 'icon: drawn/industries/tourism',
    to: 'icon: drawn/industries/gymnasium',
    says: /0\.icon: there is no drawing/,
  },
  {
    mistake: 'an industry’s service that we do not have',
    file: 'industries.yml',
    from: '- berths',
    to: '- berth',
    says: /industries\.yml:\d+: 0\.services\.0: "berth" is not a service\. Write one of .*berths/,
  },
  {
    mistake: 'a project’s service that we do not have',
    file: 'works.yml',
    from: '- berths',
    to: '- seo',
    says: /works\.yml:\d+: 0\.services\.0: "seo" is not a service/,
  },
  {
    mistake: 'a project’s trade that we do not have',
    file: 'works.yml',
    from: '- harbours',
    to: '- harbour',
    says: /works\.yml:\d+: 0\.trades\.0: "harbour" is no slug of industries\.yml\. Write one of .*harbours/,
  },
  {
    mistake: 'a client’s work that nobody has told of',
    file: 'clients.yml',
    from: 'work: berth-book',
    to: 'work: berth',
    says: /clients\.yml:\d+: 0\.work: "berth" is no slug of works\.yml/,
  },
  {
    mistake: 'a project’s testimonial by somebody who gave none',
    file: 'works.yml',
    from: 'slug: rope-walk',
    to: 'slug: rope-walk\n  testimonial: Nobody',
    says: /works\.yml:\d+: 1\.testimonial: nobody of this name stands in testimonials\.yml/,
  },
];

for (const { mistake, file, from, to, says } of mistakes) {
  test(`the owner is told of ${mistake}`, () => {
    folder.change(file, from, to);
    expect(() => readContent(folder.place)).toThrow(says);
  });
}
