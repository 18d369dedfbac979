/** Tests rules of CONTRIBUTING.md that no linter knows, and the linter's rule of our own. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { alertAfterWaitMs } from '../../worker/limits.ts';
import { createTempFolder, writeFiles } from '../support/temp-folder.ts';

const biomePath = `${root}/node_modules/.bin/biome`;

const readFile = (filePath: string) => readFileSync(`${root}/${filePath}`, 'utf8');

test('every package has an exact version', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(readFile('package.json'));
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
  const inexactVersions = versions.filter(
    ([, version]) => typeof version === 'string' && !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(versions.length).toBeGreaterThan(50);
  expect(inexactVersions).toEqual([]);
});

const attackTables = ['bad-inputs', 'attacks', 'desk-attacks', 'editor']
  .map((tableName) => readFile(`tests/worker/${tableName}.test.ts`))
  .join();
/** What the desk reads has one guard, which the attacks on its overview test. */
const routePattern = /\.(?:(?:get|post)\('\/api\/v1\/(?!desk\/)|post\('\/api\/v1\/)([^']+)/g;
const routes = globSync('worker/**/*.ts', { cwd: root }).flatMap((workerPath) =>
  [...readFile(workerPath).matchAll(routePattern)].map(([, route = '']) => route),
);
test('the attack tables have a row for each endpoint', () => {
  expect(routes.length).toBeGreaterThan(5);
  const untestedRoutes = routes.filter((route) => !attackTables.includes(route));
  expect(untestedRoutes, 'Add rows for them to tests/worker/bad-inputs.test.ts.').toEqual([]);
});

test('a style sheet has no colour, space and radius of its own', () => {
  const messagesByDeclaration = {
    'color: #123456': ['Use a colour of tokens.css.'],
    'background: linear-gradient(#fff, #123456)': ['Use a colour of tokens.css.'],
    'gap: 20px': ['Use a space of tokens.css, or a fluid one with clamp().'],
    'padding: var(--space-2) 1.5rem': ['Use a space of tokens.css, or a fluid one with clamp().'],
    'border-radius: 6px': ['Use a radius of tokens.css.'],
    'border-radius: 50% calc(var(--radius-card) - 1px) 0': [],
    'margin: clamp(1rem, 0.5rem + 2vw, 3rem) 2px': [],
    'mask-image: linear-gradient(#000 2rem, transparent)': [],
    'color: var(--ink)': [],
  };
  const folder = createTempFolder(onTestFinished);
  writeFiles(folder, { 'biome.json': JSON.stringify({ plugins: [`${root}/tokens.grit`] }) });
  for (const [declaration, messages] of Object.entries(messagesByDeclaration)) {
    writeFiles(folder, { 'new.css': `a {\n  ${declaration};\n}\n` });
    const lintArguments = ['lint', '--reporter=json', 'new.css'];
    const { stdout } = spawnSync(biomePath, lintArguments, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout);
    expect(
      diagnostics.map(({ message }: { message: string }) => message),
      declaration,
    ).toEqual(messages);
  }
});

test('a selector of a page names elements after :has(), or each change styles the whole page', () => {
  const unnamedPattern =
    /:has\((?:[^()]|\([^()]*\))*\)[^\s>+~,{]*\s*[\s>+~]\s*(?:\*|:[^\s,{]+)\s*[,{]/g;
  const findUnnamed = (css: string) => css.match(unnamedPattern) ?? [];
  expect(findUnnamed('a:has(> i) > :first-child {')).toHaveLength(1);
  expect(findUnnamed('a:not(:has(i)) * {')).toHaveLength(1);
  expect(findUnnamed('a:has(i) .name, :first-child:has(+ i) {')).toEqual([]);
  const stylePaths = globSync('src/**/*.css', { cwd: root, exclude: ['src/desk/**'] });
  expect(stylePaths.length).toBeGreaterThan(50);
  expect(stylePaths.flatMap((stylePath) => findUnnamed(readFile(stylePath)))).toEqual([]);
});

test('the triggers of the schema wait as long for an alert as the Worker', () => {
  const schema = readFile('worker/migrations/0001_schema.sql');
  const waits = [...schema.matchAll(/NEW\.(?:acted|resent)_at \+ (\d+)/g)].map(([, wait]) => wait);
  expect(waits).toEqual([String(alertAfterWaitMs), String(alertAfterWaitMs)]);
});
