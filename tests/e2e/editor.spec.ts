import path from 'node:path';
import type { Page } from 'playwright/test';
import { fixture } from '../support/fixture.ts';
import { choosePicture, openEditor, readFile } from './editor.ts';
import { expect, test } from './site.ts';

// The editor renders fields when they come into view.
test.use({
  ownContext: true,
  viewport: { width: 1280, height: 3000 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Warnings of Svelte, and of Chromium about the preview's frame. */
const vendorWarnings = /svelte\.dev|and allow-same-origin|status of 404/;

const cover = path.join(fixture.blog, '2025-03-05-fog-signals/fog.webp');

test('writes a post with a cover and a new e-mail address, and changes no other file', async ({
  page,
  problems,
}) => {
  test.slow(); // The editor has 2.3 MB.
  const headers = (await openEditor(page))?.headers() ?? {};
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' blob: data: https://api.github.com;",
  );
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const before = await readFolder(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  /** Retries, because the editor resets the fields of a form that has just opened. */
  async function saveInvalid(field: string, text: string, message: string): Promise<void> {
    await expect(async () => {
      await box(field).fill(text);
      await button('Save').click({ timeout: 5_000 });
      await expect(page.getByText(message)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  }
  await button('Work with Local Repository').click();

  await page.getByRole('treeitem', { name: 'Posts' }).click();
  await button('Create New Entry').click();
  await saveInvalid('Title', 'Fog', 'Write a title of 15 to 60 characters');
  await box('Title').fill('What a fog horn says to a small boat');
  await box('Description').fill(
    'Four sounds that a skipper hears in fog, and what each of them asks of a small boat.',
  );
  await box('Slug').fill('/fog-horns');
  await box('Date').fill('2025-03-06');
  await page.getByRole('checkbox', { name: 'आन्या देशपांडे' }).click();
  await page.getByRole('checkbox', { name: 'On the water' }).click();
  await choosePicture(page, { browse: button('Browse'), name: 'Horn.webp', file: cover });
  await box('Text').click();
  await page.keyboard.type('A long blast is a question.\n## Who is there\nAnswer it with *one*.\n');
  await button('Save').click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'image: Nothing says what the picture shows. Add imageAlt with a short description.',
  );
  await button('OK').click();
  await box('Image alt').fill('A boat in thin fog');
  await button('Save').click();
  await expect(button('Save')).toBeHidden();

  await page.getByRole('treeitem', { name: 'The agency' }).click();
  await page.getByRole('row', { name: 'Team' }).click();
  await expect(page.getByText('The agency › Team')).toBeVisible();
  await expect(button('Save')).toBeDisabled();
  await button('Cancel Editing').click();
  await page.getByRole('row', { name: 'Company' }).click();
  await saveInvalid('Email', 'hello', 'Write an e-mail address.');
  await box('Email').fill('ahoy@tern-and-tide.test');
  await button('Save').click();
  await expect(button('Save')).toBeHidden();

  const changes: Record<string, string | undefined> = {
    'src/content/company.yml': before['src/content/company.yml']?.replace('hello@', 'ahoy@'),
    'blog/2025-03-06-fog-horns/horn.webp': 'RIFF',
    'blog/2025-03-06-fog-horns/index.md': [
      '---',
      'title: What a fog horn says to a small boat',
      'description: Four sounds that a skipper hears in fog, and what each of them asks of a small boat.',
      'slug: /fog-horns',
      'date: 2025-03-06',
      'authors:',
      '  - anya',
      'tags:',
      '  - water',
      'image: horn.webp',
      'imageAlt: A boat in thin fog',
      '---',
      '',
      'A long blast is a question.',
      '',
      '## Who is there',
      '',
      'Answer it with _one_.',
      '',
    ].join('\n'),
  };
  // The editor writes to temporary files first.
  for (const [file, text] of Object.entries(changes)) {
    await expect.poll(() => readFile(page, file), { timeout: 30_000 }).toBe(text);
  }
  expect(await readFolder(page)).toEqual({ ...before, ...changes });
  expect(problems.filter((problem) => !vendorWarnings.test(problem))).toEqual([]);
});

function readFolder(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const texts: Record<string, string> = {};
    async function read(folder: FileSystemDirectoryHandle, path: string) {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') {
          await read(handle, `${path}${name}/`);
        } else {
          const file = await handle.getFile();
          texts[path + name] = await file.slice(0, /\.webp$/.test(name) ? 4 : undefined).text();
        }
      }
    }
    await read(await navigator.storage.getDirectory(), '');
    return texts;
  });
}
