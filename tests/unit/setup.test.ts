import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { describeFields, questions, readAnswersFile } from '../../scripts/setup/questions.ts';
import { readAnswersFromSettings, writeAnswers } from '../../scripts/setup/write.ts';
import { type ContentCopy, copyFixtureContent } from '../support/content-copy.ts';

const answersYaml = readFileSync(`${root}/tests/unit/setup/answers.yml`, 'utf8');

let contentCopy: ContentCopy;
let settingsPaths: { content: string; worker: string };
beforeEach(() => {
  contentCopy = copyFixtureContent();
  const { folder } = contentCopy;
  settingsPaths = { content: folder, worker: `${folder}/wrangler.jsonc` };
  cpSync(`${root}/worker/wrangler.jsonc`, settingsPaths.worker);
});

function parseAnswersText(answersText: string) {
  return readAnswersFile(answersText, 'answers.yml', readAnswersFromSettings(settingsPaths));
}

test('set-up writes each answer into its field', () => {
  const { answers, mistakes } = parseAnswersText(answersYaml);
  expect(mistakes).toEqual([]);
  expect(Object.keys(answers).sort()).toEqual(questions.map(({ key }) => key).sort());
  const { stores: storePrefixBefore } = readAnswersFromSettings(settingsPaths);
  writeAnswers(settingsPaths, answers);
  const { company, brand } = contentCopy.readContent();
  expect(company).toMatchObject({
    name: 'Saltmarsh',
    phones: ['+44 (0)20 7946 0012'],
    welcome: expect.stringContaining('Saltmarsh Digital Workshop'),
    address: { locality: 'the West Pier', city: 'Whitby', postalCode: '01067' },
    founded: 2014,
    copyrightFrom: 2014,
    timeZone: 'Europe/London',
    translations: ['de'],
    languages: ['en'],
    floating: [{ network: 'linkedin' }],
  });
  expect(company.reviews).toBeUndefined();
  expect(brand.colours.main).toBe('#8a2f6d');
  expect(brand.mark.ground).toBe('deep');
  expect(brand.mark.svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/);
  expect(brand.mark.svg).toContain('<path d="M8 29q8-8 16 0t16 0"');
  expect(brand.mark.svg).not.toContain('metadata');
  const workerSettingsText = contentCopy.read('wrangler.jsonc');
  expect(workerSettingsText).toContain('"MAIL_FROM": "website@saltmarsh.test"');
  expect(workerSettingsText.match(/(?<="saltmarsh-)[\w-]+/g)?.join(' ')).toBe(
    'website inquiries files',
  );
  expect(workerSettingsText).not.toContain(`"${storePrefixBefore}-`);
});

test('a second set-up starts with the earlier answers, and can change some of them', () => {
  writeAnswers(settingsPaths, parseAnswersText(answersYaml).answers);
  const readTexts = () => ['company.yml', 'brand.json', 'wrangler.jsonc'].map(contentCopy.read);
  const textsBefore = readTexts();
  writeAnswers(settingsPaths, readAnswersFromSettings(settingsPaths));
  writeAnswers(settingsPaths, parseAnswersText(answersYaml).answers);
  expect(readTexts()).toEqual(textsBefore);
  const youTubeAddress = 'https://www.youtube.com/@seagrass.test';
  const { answers, mistakes } = parseAnswersText(`name: Seagrass\nyoutube: ${youTubeAddress}`);
  expect(mistakes).toEqual([]);
  writeAnswers(settingsPaths, answers);
  const { company } = contentCopy.readContent();
  expect(company).toMatchObject({ name: 'Seagrass', address: { city: 'Whitby' } });
  const youTubeLink = { network: 'youtube', label: 'Seagrass on YouTube', address: youTubeAddress };
  expect(company.footer.at(-1)).toEqual(youTubeLink);
});

test.each(['website@agency.in', 'website@web.agency.in'])(
  'accepts the sender %s of www.agency.in',
  (mailFrom) => {
    const answersText = `site: https://www.agency.in\nmailFrom: ${mailFrom}`;
    expect(parseAnswersText(answersText).mistakes).toEqual([]);
  },
);

test('reports all wrong answers together, each with its line and value', () => {
  const answersText = 'accent: orange\nmain: teal\nfounded: long ago\nemail: hello at agency';
  expect(parseAnswersText(answersText).mistakes).toEqual([
    'answers.yml:1: accent: Write a colour as # and six digits or letters a to f, like #027b9a. This says "orange".',
    'answers.yml:2: main: Write a colour as # and six digits or letters a to f, like #027b9a. This says "teal".',
    'answers.yml:3: founded: Write a year like 2024. This says "long ago".',
    'answers.yml:4: email: Write an e-mail address. This says "hello at agency".',
  ]);
});

function runScriptWithHelp(scriptFile: string) {
  return spawnSync(process.execPath, [`scripts/${scriptFile}`, '--help'], {
    cwd: root,
    encoding: 'utf8',
  });
}

const packageJsonText = readFileSync(`${root}/package.json`, 'utf8');
const npmScriptMatches = [...packageJsonText.matchAll(/"(\w+)": ".* scripts\/(\S+)"/g)];
const scriptNamesAndFiles = npmScriptMatches.map(([, ...scriptPair]) => scriptPair);
test.each(scriptNamesAndFiles)('npm run %s -- --help prints only the usage', (name, file) => {
  const { stdout, status } = runScriptWithHelp(file);
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`npm (?:run )?${name}\\b`));
  expect(stdout).not.toMatch(/^\s*\*|\*\//m);
});

test('npm run setup -- --help prints an answers file that set-up accepts', () => {
  const { stdout } = runScriptWithHelp('setup.ts');
  const { answers, mistakes } = parseAnswersText(stdout.slice(stdout.indexOf('# ')));
  expect(mistakes).toEqual([]);
  expect(Object.keys(answers).sort()).toEqual(questions.map(({ key }) => key).sort());
});

test('set-up keeps the comments of the settings files', () => {
  contentCopy.change('company.yml', /^/, '# Ours.\n');
  contentCopy.change('company.yml', 'email:', '# Read daily.\nemail:');
  contentCopy.change('company.yml', 'footer:', 'footer:\n  # The director writes there.');
  const listWorkerComments = () => contentCopy.read('wrangler.jsonc').match(/\/\/ .*/g);
  const workerCommentsBefore = listWorkerComments();
  writeAnswers(settingsPaths, parseAnswersText(answersYaml).answers);
  const companyYaml = contentCopy.read('company.yml');
  expect(companyYaml).toMatch(/^# Ours\.\n[\s\S]*# Read daily\.\nemail: /);
  expect(companyYaml).toContain('# The director writes there.\n  - network: linkedin');
  expect(listWorkerComments()).toEqual(workerCommentsBefore);
});

// biome-ignore format: a row a line
test.each([
    ['site: agency dot in', 'site: Write the address of the site and nothing after it, like https://agency.in.'],
    ['site: https://agency.in/home', 'site: Write the address of the site and nothing after it'],
    ['phones: "+91 522 400 1234, +91 five two two"',
      'phones: "+91 five two two" is not a whole number with its country code and a space after it. Write it like +91 522 000 0000.'],
    ['phones: 0522 400 1234', 'phones: "0522 400 1234" is not a whole number'],
    ['main: "#ffd400"', /main: #ffd400 is too near #ffffff.* Write #[0-9a-f]{6}, the nearest colour with enough contrast\./],
    ['deep: "#9fc5e8"', /deep: #9fc5e8 is too near .* Write #[0-9a-f]{6}/],
    ['site: https://agency.in\nmailFrom: me@gmail.com',
      'answers.yml:2: mailFrom: Write an address of agency.in, like website@agency.in'],
    ['opens: nine', 'opens: "nine" is not a time of day. Write hours and minutes, like 09:30'],
    ['opens: "10:00"\ncloses: "09:00"', 'closes: Write a time after 10:00, when you open.'],
    ['timeZone: India', 'timeZone: Write a time zone like Asia/Kolkata or Europe/London.'],
    ['locale: English', 'locale: Write a language and a country, like en-IN or en-GB.'],
    ['days: weekdays', 'days: Write one day, or the first and the last'],
    ['facebook: "@agency"', 'facebook: Write a full address, beginning with "https://".'],
    ['referencePrefix: c1', 'referencePrefix: Write two to four capital letters, like CC.'],
    ['stores: My Shop', 'stores: Write 2 to 30 small letters and digits, like codecrafters.'],
    ['mark: nothing.svg', 'mark: There is no file nothing.svg. Write the path of an SVG'],
    ['name: ""', 'name: Write a text here; it must not be empty.'],
    ['site: https://www.agency.in\nmailFrom: me@www.agency.in', 'mailFrom: Write an address of agency.in, like website@agency.in'],
    ['colour: red', 'colour: There is no such question. Write one of name, '],
    ['name: [', 'this is not YAML'],
  ])('refuses the wrong answer %j and says what to write', (answersText, expectedMessage) => {
    const { mistakes } = parseAnswersText(answersText);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(expectedMessage);
  });

test.each([
  ['<svg viewBox="0 0 40 20"></svg>', 'Give the drawing a square page that begins at 0 0'],
  [
    '<svg viewBox="0 0 9 9"><text>A</text><image/><text/></svg>',
    'This drawing also has text (<text>), a pixel picture (<image>). Turn everything into paths',
  ],
])('refuses the SVG %s as a mark', (svgText, expectedMessage) => {
  contentCopy.write(
    'drawn.svg',
    svgText.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
  );
  const { mistakes } = parseAnswersText(`mark: ${contentCopy.folder}/drawn.svg`);
  expect(mistakes.join()).toContain(expectedMessage);
});

test.each([
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'",
  '<svg viewBox="0 0 9 9"/>',
])('refuses %s, which is no SVG', (svgText) => {
  contentCopy.write('drawn.svg', svgText);
  const { mistakes } = parseAnswersText(`mark: ${contentCopy.folder}/drawn.svg`);
  expect(mistakes.join()).toContain('Give the drawing a square page');
});

test('set-up names the network of an answer', () => {
  const facebookQuestion = questions.find(({ key }) => key === 'facebook');
  expect(facebookQuestion && describeFields(facebookQuestion)).toBe(
    'src/content/company.yml: floating (Facebook)',
  );
});
