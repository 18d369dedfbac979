import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { type ContentFolder, copyContent } from './support/content-folder.ts';

let folder: ContentFolder;
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => folder.remove());

const mistakes = [
  {
    mistake: 'a portrait that nobody drew',
    file: 'team.yml',
    from: 'picture: drawn/people/vikram-awasthi',
    to: 'picture: drawn/people/nobody',
    says: /team\.yml:\d+: 0\.picture: there is no drawing "drawn\/people\/nobody"\. Put it at static\/drawn\/people\/nobody\.svg/,
  },
  {
    mistake: 'an industry’s icon that nobody drew',
    file: 'industries.yml',
    from: 'icon: drawn/industries/gym',
    to: 'icon: drawn/industries/gymnasium',
    says: /15\.icon: there is no drawing/,
  },
  {
    mistake: 'an industry’s service that we do not have',
    file: 'industries.yml',
    from: '[hospitalmanagementsoftware,',
    to: '[hospitalsoftware,',
    says: /industries\.yml:8: 0\.services\.0: "hospitalsoftware" is not a service\. Write one of .*hospitalmanagementsoftware/,
  },
  {
    mistake: 'a project’s service that we do not have',
    file: 'works.yml',
    from: '[webdesign, webdevelopment, seogoogleprofileManagement]',
    to: '[webdesign, seo]',
    says: /works\.yml:\d+: 0\.services\.1: "seo" is not a service/,
  },
];

for (const { mistake, file, from, to, says } of mistakes) {
  test(`the owner is told of ${mistake}`, () => {
    folder.change(file, from, to);
    expect(() => readContent(folder.place)).toThrow(says);
  });
}
