/**
 * The editor over the other agency's files, in the browser's private file system. What a writer and
 * the owner save are the bytes that the other site is built from (tests/built/changed-content.test.ts).
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { root } from './owner.ts';
import { expect, test } from './site.ts';

// Fields are drawn once they come into view.
test.use({
  ownContext: true,
  viewport: { width: 1280, height: 3000 },
  contextOptions: { reducedMotion: 'reduce' },
});

// A program of 2.3 MB, and each writes a file or opens ten.
test.beforeEach(() => test.slow());

const writer = path.join(root, 'tests/support/write-content.ts');
const post = 'blog/2026-03-05-fog-signals';

/**
 * It tells how long things took, and Svelte of itself; Chromium warns of the frame of its preview,
 * which looks for a post's pictures below this site before it shows them from the folder.
 */
const vendorsOwn = /^console (?:debug|info)|svelte\.dev|and allow-same-origin|status of 404/;

const picture = readFileSync(path.join(root, 'tests/another-agency/pictures/anh.webp'));

/** The repository, by its paths. */
let files: Map<string, Buffer>;

test.beforeAll(() => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'code-crafters-editor-')), 'written');
  execFileSync('node', ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', writer, folder]);
  const places = { content: 'src/content', blog: 'blog' };
  files = new Map(
    Object.entries(places).flatMap(([from, to]) =>
      globSync('**/*.{yml,json,md,webp}', { cwd: `${folder}/${from}` }).map((file) => [
        `${to}/${file}`,
        readFileSync(`${folder}/${from}/${file}`),
      ]),
    ),
  );
  rmSync(path.dirname(folder), { recursive: true });
});

function textOf(file: string): string {
  return String(files.get(file));
}

/** Opens the editor on a folder with these files. */
async function openEditor(page: Page, repository: Map<string, Buffer>) {
  page.setDefaultTimeout(10_000);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  const headers = (await page.goto('/editor'))?.headers() ?? {};
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' blob: data: https://api.github.com;",
  );
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  await page.evaluate(
    async (entries) => {
      const top = await navigator.storage.getDirectory();
      await top.getDirectoryHandle('.git', { create: true });
      for (const [file, base64] of entries) {
        const names = file.split('/');
        let folder = top;
        for (const name of names.slice(0, -1)) {
          folder = await folder.getDirectoryHandle(name, { create: true });
        }
        const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
        const stream = await handle.createWritable();
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        await stream.write(bytes);
        await stream.close();
      }
    },
    [...repository].map(([file, bytes]): [string, string] => [file, bytes.toString('base64')]),
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('treeitem', { name: 'Posts' })).toBeVisible();
}

/** As readFolder has it. */
function shownOf(file: string, bytes: Buffer): string {
  return String(file.endsWith('.webp') ? bytes.subarray(0, 4) : bytes);
}

/** The folder, with the text of each file; of a picture its first letters. */
function readFolder(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const found: Record<string, string> = {};
    async function read(folder: FileSystemDirectoryHandle, place: string) {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') {
          await read(handle, `${place}${name}/`);
        } else {
          const file = await handle.getFile();
          found[place + name] = await file.slice(0, /\.webp$/.test(name) ? 4 : undefined).text();
        }
      }
    }
    await read(await navigator.storage.getDirectory(), '');
    return found;
  });
}

function entryAt(page: Page, entry: string) {
  return page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${entry}`);
}

function field(page: Page, keys: string) {
  return page.locator(`section.field[data-key-path="${keys}"]`).first();
}

function box(page: Page, keys: string) {
  return field(page, keys).locator('input:not([type=file]), textarea').first();
}

/** Chooses a picture among those at hand, and uploads it first where it is none of them. */
async function choosePicture(page: Page, keys: string, name: string) {
  await field(page, keys).getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const option = dialog.getByRole('option', { name: name.toLowerCase() });
  if (await option.isHidden()) {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Upload' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'image/webp', buffer: picture });
  }
  await option.click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(field(page, keys).getByRole('button', { name: 'Replace' })).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

async function expectSaved(page: Page, file: string) {
  await save(page);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  // A file that is being written is there under another name for a moment.
  await expect(async () => {
    expect((await readFolder(page))[file]).toBe(textOf(file));
  }).toPass({ timeout: 10_000 });
}

test('a writer begins a post with a cover and a picture in its text, and is told what is wrong before it is saved', async ({
  page,
  complaints,
}) => {
  const before = new Map([...files].filter(([file]) => !file.startsWith(post)));
  await openEditor(page, before);
  await entryAt(page, 'posts/new');
  await box(page, 'title').fill('Fog');
  await save(page);
  await expect(field(page, 'title')).toContainText(
    'Write a title of 15 to 60 characters, which search results show whole.',
  );
  await box(page, 'title').fill('What a fog signal says to a small boat');
  await box(page, 'description').fill(
    'Four sounds that a skipper hears in fog, what each asks of a small boat, and why a telephone is no answer to any of them.',
  );
  await box(page, 'slug').fill('/fog-signals');
  await box(page, 'date').fill('2026-03-05');
  await field(page, 'authors').getByRole('checkbox').first().click();
  await field(page, 'tags').getByRole('checkbox').first().click();
  await choosePicture(page, 'image', 'Fog.webp');
  const text = field(page, 'body').getByRole('textbox').first();
  await text.click();
  await page.keyboard.type(
    'A long blast is a question.\n## Who is there\nAnswer it with *one* of your own.\n',
  );
  await field(page, 'body').getByRole('button', { name: 'Image' }).click();
  const source = field(page, 'body').locator('[data-key-path$=":src"]');
  const keys = (await source.getAttribute('data-key-path')) ?? '';
  await choosePicture(page, keys, 'Fog.webp');
  await box(page, keys.replace(':src', ':alt')).fill('The same boat, an hour later');
  await box(page, keys.replace(':src', ':title')).fill('An hour later');
  // Said by no field alone.
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText(
    'image: Nothing says what the picture shows. Add imageAlt with a short description.',
  );
  await page.getByRole('button', { name: 'OK' }).click();
  await box(page, 'imageAlt').fill('A boat in thin fog');
  await expectSaved(page, `${post}/index.md`);
  const after = await readFolder(page);
  expect(after[`${post}/fog.webp`]).toBe('RIFF');
  const added = Object.keys(after).filter((file) => !before.has(file));
  expect(added.sort()).toEqual([`${post}/fog.webp`, `${post}/index.md`]);
  expect(complaints.filter((one) => !vendorsOwn.test(one))).toEqual([]);
});

test('the owner changes a phone number, adds a member with a portrait and takes a sample mark off', async ({
  page,
  complaints,
}) => {
  const company = textOf('src/content/company.yml');
  const team = textOf('src/content/team.yml');
  const sampled = team.replace('  slug: anya\n', '  slug: anya\n  sample: true\n');
  const before = new Map([
    ...files,
    ['src/content/company.yml', Buffer.from(company.replace('7946 0012', '7946 0099'))],
    ['src/content/team.yml', Buffer.from(sampled.slice(0, sampled.indexOf('- fullName: Nguy')))],
  ]);
  const portrait = 'src/content/pictures/anh.webp';
  await openEditor(page, before);
  await entryAt(page, 'the-agency/entries/company');
  await box(page, 'phones.0').fill('12');
  await box(page, 'email').fill('hello');
  await save(page);
  await expect(field(page, 'phones.0')).toContainText('Write a +, the code and the digits');
  await expect(field(page, 'email')).toContainText('Write an e-mail address.');
  await box(page, 'email').fill('hello@saltmarsh.test');
  await box(page, 'phones.0').fill('+44 (0)20 7946 0012');
  await expectSaved(page, 'src/content/company.yml');

  await entryAt(page, 'the-agency/entries/team');
  await field(page, 'entries').getByRole('button', { name: 'Expand', exact: true }).nth(1).click();
  await field(page, 'entries.1.sample').getByRole('switch').click();
  await page.getByRole('button', { name: /^Add .*Member/ }).click();
  await box(page, 'entries.2.fullName').fill('Nguyễn Thị Ánh');
  await box(page, 'entries.2.slug').fill('anh');
  await box(page, 'entries.2.designation').fill('Designer');
  await box(page, 'entries.2.bio').fill('Ánh draws.');
  await field(page, 'entries.2.photo').getByRole('checkbox').click();
  await choosePicture(page, 'entries.2.photo.file', 'Anh.webp');
  await box(page, 'entries.2.photo.alt').fill('Ánh on the quay');
  await expectSaved(page, 'src/content/team.yml');
  const after = await readFolder(page);
  expect(after[portrait]).toBe('RIFF');
  const changed = Object.keys(after).filter((file) => after[file] !== String(before.get(file)));
  const texts = changed.filter((file) => !file.endsWith('.webp')).sort();
  expect(texts).toEqual(['src/content/company.yml', 'src/content/team.yml']);
  expect(complaints.filter((one) => !vendorsOwn.test(one))).toEqual([]);
});

test('all posts, and a file of each kind, open and ask to be saved only once they were changed', async ({
  page,
  complaints,
}) => {
  await openEditor(page, files);
  const saving = page.getByRole('button', { name: 'Save', exact: true });
  const kinds = page.getByRole('treeitem');
  expect(await kinds.count()).toBe(7);
  for (let kind = 0; kind < 7; kind += 1) {
    await kinds.nth(kind).click();
    const rows = page.getByRole('grid').getByRole('row');
    await rows.first().waitFor();
    for (let row = 0; row < (kind === 0 ? await rows.count() : 1); row += 1) {
      await rows.nth(row).click({ position: { x: 160, y: 12 } });
      const ready = kind === 0 ? '[data-lexical-editor] p' : 'section.field';
      await page.locator(ready).first().waitFor();
      await expect(saving).toBeDisabled();
      await page.getByRole('button', { name: /^Back|Cancel/ }).click();
      await expect(saving).toBeHidden();
    }
  }
  const after = await readFolder(page);
  expect(after).toEqual(
    Object.fromEntries([...files].map(([file, bytes]) => [file, shownOf(file, bytes)])),
  );
  expect(complaints.filter((one) => !vendorsOwn.test(one))).toEqual([]);
});
