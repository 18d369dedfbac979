import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentError, readContent } from '../../src/plugins/content/read.ts';
import { type ContentFolder, copyContent } from './support/content-folder.ts';

let folder: ContentFolder;
beforeEach(() => {
  folder = copyContent();
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

const service = 'services/webdesign.yml';

interface Mistake {
  mistake: string;
  file?: string;
  from: string | RegExp;
  to: string;
  /** The message after "src/content/<file>:<line>: ", word for word. */
  says: string | RegExp;
  /** Text of the line that the message names. */
  line: string;
}

const mistakes: Mistake[] = [
  {
    mistake: 'a feature without a title',
    from: '  - title: Page plan\n    description:',
    to: '  - description:',
    says: 'features.0.title: This field is missing. Add it.',
    line: 'One sheet that lists every page',
  },
  {
    mistake: 'an empty title',
    from: 'title: Website Design\n',
    to: 'title: ""\n',
    says: 'title: Write a text here; it must not be empty.',
    line: 'title: ""',
  },
  {
    mistake: 'a number where a text belongs',
    from: 'title: Page plan',
    to: 'title: 12',
    says: 'features.0.title: Write a text here.',
    line: 'title: 12',
  },
  {
    mistake: 'a group that the menu does not have',
    from: 'group: webServices',
    to: 'group: webservices',
    says: 'menu.group: Write one of webServices, mobileServices, customSoftware, digitalMarketing.',
    line: 'group: webservices',
  },
  {
    mistake: 'a place in the menu that is no number',
    from: 'order: 10',
    to: 'order: first',
    says: 'menu.order: Write a number; a lower one stands first in its group.',
    line: 'order: first',
  },
  {
    mistake: 'half a place in the menu',
    from: 'order: 10',
    to: 'order: 10.5',
    says: 'menu.order: Write a whole number.',
    line: 'order: 10.5',
  },
  {
    mistake: 'a picture that is not there',
    from: 'file: services/webdesign/2',
    to: 'file: services/webdesign/second',
    says: 'details.1.picture.file: there is no picture "services/webdesign/second". Put services/webdesign/second.webp below src/content/pictures, or name one that is there.',
    line: 'file: services/webdesign/second',
  },
  {
    mistake: 'a picture with its extension',
    from: 'file: services/webdesign/2',
    to: 'file: services/webdesign/2.webp',
    says: 'details.1.picture.file: Write the path below src/content/pictures without its extension, like services/webdesign/hero.',
    line: 'file: services/webdesign/2.webp',
  },
  {
    mistake: 'a picture written as one text',
    from: /picture:\n {2}file: services\/webdesign\/hero\n {2}alt: .*\n/,
    to: 'picture: services/webdesign/hero\n',
    says: 'picture: Write the fields of this part here, one "name: value" a line.',
    line: 'picture: services/webdesign/hero',
  },
  {
    mistake: 'a picture that does not say what it shows',
    from: /\n {2}alt: .*\n/,
    to: '\n',
    says: 'picture: Say what the picture shows in "alt", or write "decorative: true"; not both.',
    line: 'file: services/webdesign/hero',
  },
  {
    mistake: 'a field that is not known',
    from: 'additionalInfo:',
    to: 'additionalinfo:',
    says: 'additionalinfo: This field is not known here. Take it out, or correct its name.',
    line: 'additionalinfo:',
  },
  {
    mistake: 'too few points',
    from: /(points:\n(?: {6}- .*\n){2})(?: {6}- .*\n)+/,
    to: '$1',
    says: 'details.0.points: List 3 to 5 entries here.',
    line: 'We sit with you for two hours',
  },
  {
    mistake: 'a text instead of a list',
    from: /related:\n(?: {2}- .*\n?)+/,
    to: 'related: webdevelopment\n',
    says: 'related: Write a list here, one "- " a line.',
    line: 'related: webdevelopment',
  },
  {
    mistake: 'two related services',
    from: '  - webredesign\n',
    to: '',
    says: 'related: List exactly 3 entries here.',
    line: '- webdevelopment',
  },
  {
    mistake: 'a related service that is not there',
    from: '  - webredesign\n',
    to: '  - webdesigning\n',
    says: /^related\.2: "webdesigning" is not another service\. Write one of .*webredesign/,
    line: '- webdesigning',
  },
  {
    mistake: 'a service related to itself',
    from: '  - webredesign\n',
    to: '  - webdesign\n',
    says: /^related\.2: "webdesign" is not another service\. Write one of (?!.*webdesign,)/,
    line: '  - webdesign',
  },
  {
    mistake: 'a related service named twice',
    from: '  - webredesign\n',
    to: '  - graphicdesign\n',
    says: 'related.2: "graphicdesign" stands here twice. Name another service.',
    line: '  - graphicdesign',
  },
  {
    mistake: 'a search title that results would cut',
    from: 'title: Website Design in Lucknow, Drawn for Your Buyers',
    to: `title: ${'Website Design '.repeat(5)}`,
    says: 'search.title: Shorten this to 60 characters or fewer.',
    line: 'title: Website Design Website',
  },
  {
    mistake: 'a search description that says too little',
    from: /description: Website design from a Lucknow studio.*/,
    to: 'description: Website design in Lucknow.',
    says: 'search.description: Write a description of 70 to 160 characters.',
    line: 'description: Website design in Lucknow.',
  },
  {
    mistake: 'a link of the footer to a service that is not there',
    file: 'navigation.yml',
    from: 'to: /service/crmsoftwaremanagement',
    to: 'to: /service/crmsoftware',
    says: /^footer\.columns\.3\.links\.3\.to: there is no service "crmsoftware"\. Write one of .*crmsoftwaremanagement/,
    line: '/service/crmsoftware }',
  },
  {
    mistake: 'a link without its slash',
    file: 'navigation.yml',
    from: 'to: /portfolio',
    to: 'to: portfolio',
    says: 'footer.columns.0.links.4.to: Write a path of this site, beginning with "/".',
    line: 'to: portfolio }',
  },
  {
    mistake: 'a closing call that forgets the service’s name',
    file: 'service-page.yml',
    from: 'Choose {service} today',
    to: 'Choose us today',
    says: 'closing.heading: Write {service} in this text, where the page fills it in.',
    line: 'Choose us today',
  },
  {
    mistake: 'an e-mail address that is none',
    file: 'company.yml',
    from: /email: .*/,
    to: 'email: hello at codecrafters',
    says: 'email: Write an e-mail address.',
    line: 'hello at codecrafters',
  },
];

test('the content as it stands has no mistake', () => {
  expect(problems()).toEqual([]);
});

describe('a writer is told the file, the line, the field and the fix for', () => {
  test.each(mistakes)('$mistake', async ({ file = service, from, to, says, line }) => {
    folder.change(file, from, to);
    const found = problems();
    expect(found).toHaveLength(1);
    const [, named, number, message] =
      /^src\/content\/(\S+\.yml):(\d+): (.*)$/s.exec(found[0]) ?? [];
    expect(named).toBe(file);
    expect(folder.read(file).split('\n')[Number(number) - 1]).toContain(line);
    if (typeof says === 'string') {
      expect(message).toBe(says);
    } else {
      expect(message).toMatch(says);
    }
  });

  test('a file that is not YAML', () => {
    folder.change(service, 'menu:\n', 'menu: [\n');
    expect(problems().join('\n')).toMatch(
      /^src\/content\/services\/webdesign\.yml:\d+: this is not YAML: /,
    );
  });

  test('the same field written twice', () => {
    folder.change(service, 'related:\n', 'title: Another title\nrelated:\n');
    expect(problems()).toEqual([
      expect.stringMatching(/webdesign\.yml:\d+: this is not YAML: Map keys must be unique/),
    ]);
  });

  test('an empty file', () => {
    folder.write(service, '');
    expect(problems()).toEqual([
      'src/content/services/webdesign.yml:1: the file: Write the fields of this part here, one "name: value" a line.',
    ]);
  });

  test('a file that is gone', () => {
    folder.delete('service-page.yml');
    expect(problems()).toEqual([
      'src/content/service-page.yml: the file is missing. Add it, or take its schema out.',
    ]);
  });

  test('a service that is gone but still named, wherever it is named', () => {
    folder.delete('services/webvpshosting.yml');
    const found = problems();
    expect(found.map((problem) => problem.split(':')[0])).toEqual(
      expect.arrayContaining([
        'src/content/services/webdevelopment.yml',
        'src/content/services/webmaintenance.yml',
        'src/content/services/hospitalmanagementsoftware.yml',
      ]),
    );
    expect(found.every((problem) => problem.includes('"webvpshosting"'))).toBe(true);
  });
});

test('several mistakes in several files are told at once', () => {
  folder.change(service, 'group: webServices', 'group: web');
  folder.change(service, 'title: Page plan', 'titel: Page plan');
  folder.change('services/graphicdesign.yml', /order: \d+/, 'order: last');
  folder.change('errors.yml', /retryLabel: .*\n/, '');
  expect(problems().map((problem) => problem.replace(/:\d+: (\S+): .*/s, ' $1'))).toEqual([
    'src/content/errors.yml retryLabel',
    'src/content/services/graphicdesign.yml menu.order',
    'src/content/services/webdesign.yml menu.group',
    'src/content/services/webdesign.yml features.0.title',
    'src/content/services/webdesign.yml features.0.titel',
  ]);
});
