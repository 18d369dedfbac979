import path from 'node:path';
import type { Page } from 'playwright/test';
import { fixture } from '../support/fixture.ts';
import { choosePicture, openEditor, readEditorFile } from './editor.ts';
import { expect, test } from './site.ts';

// The editor renders fields when they come into view.
test.use({
  ownContext: true,
  viewport: { width: 1280, height: 3000 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Svelte logs warnings, and Chromium logs warnings about the preview's frame. */
const vendorWarningPattern = /svelte\.dev|and allow-same-origin|status of 404/;

const coverPath = path.join(fixture.blog, '2025-03-05-fog-signals/fog.webp');

test('writes a post and a new e-mail address, and no other file', async ({ page, problems }) => {
  test.slow(); // The editor has 2.3 MB.
  const editorHeaders = (await openEditor(page))?.headers() ?? {};
  expect(editorHeaders['content-security-policy']).toContain(
    "connect-src 'self' blob: data: https://api.github.com;",
  );
  expect(editorHeaders['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const textsBefore = await readEditorFileTexts(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const locateTextbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  /** Retries, because the editor resets the fields of a form that has just opened. */
  async function expectInvalidOnSave(
    fieldName: string,
    invalidText: string,
    expectedMessage: string,
  ): Promise<void> {
    await expect(async () => {
      await locateTextbox(fieldName).fill(invalidText);
      await button('Save').click({ timeout: 5_000 });
      await expect(page.getByText(expectedMessage)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  }
  await button('Work with Local Repository').click();

  await page.getByRole('treeitem', { name: 'Posts' }).click();
  await button('Create New Entry').click();
  await expectInvalidOnSave('Title', 'Fog', 'Write a title of 15 to 60 characters');
  await locateTextbox('Title').fill('What a fog horn says to a small boat');
  await locateTextbox('Description').fill(
    'Four sounds that a skipper hears in fog, and what each of them asks of a small boat.',
  );
  await locateTextbox('Slug').fill('/fog-horns');
  await locateTextbox('Date').fill('2025-03-06');
  await page.getByRole('checkbox', { name: 'आन्या देशपांडे' }).click();
  await page.getByRole('checkbox', { name: 'On the water' }).click();
  await choosePicture(page, { browseButton: button('Browse'), name: 'Horn.webp', file: coverPath });
  await locateTextbox('Text').click();
  await page.keyboard.type('A long blast is a question.\n## Who is there\nAnswer it with *one*.\n');
  await button('Save').click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'image: Nothing says what the picture shows. Add imageAlt with a short description.',
  );
  await button('OK').click();
  await locateTextbox('Image alt').fill('A boat in thin fog');
  await button('Save').click();
  await expect(button('Save')).toBeHidden();

  await page.getByRole('treeitem', { name: 'The agency' }).click();
  await page.getByRole('row', { name: 'Team' }).click();
  await expect(page.getByText('The agency › Team')).toBeVisible();
  await expect(button('Save')).toBeDisabled();
  await button('Cancel Editing').click();
  await page.getByRole('row', { name: 'Company' }).click();
  await expectInvalidOnSave('Email', 'hello', 'Write an e-mail address.');
  await locateTextbox('Email').fill('ahoy@tern-and-tide.test');
  await button('Save').click();
  await expect(button('Save')).toBeHidden();

  const expectedTextsByPath: Record<string, string | undefined> = {
    'src/content/company.yml': textsBefore['src/content/company.yml']?.replace('hello@', 'ahoy@'),
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
  // The editor writes to temporary files first, so the test waits for the files' final text.
  for (const [filePath, expectedText] of Object.entries(expectedTextsByPath)) {
    await expect.poll(() => readEditorFile(page, filePath), { timeout: 30_000 }).toBe(expectedText);
  }
  expect(await readEditorFileTexts(page)).toEqual({ ...textsBefore, ...expectedTextsByPath });
  expect(problems.filter((problem) => !vendorWarningPattern.test(problem))).toEqual([]);
});

function readEditorFileTexts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const textsByPath: Record<string, string> = {};
    async function readFolderTexts(directory: FileSystemDirectoryHandle, pathPrefix: string) {
      for await (const [entryName, entryHandle] of directory.entries()) {
        if (entryHandle.kind === 'directory') {
          await readFolderTexts(entryHandle, `${pathPrefix}${entryName}/`);
        } else {
          const entryFile = await entryHandle.getFile();
          textsByPath[pathPrefix + entryName] = await entryFile
            .slice(0, /\.webp$/.test(entryName) ? 4 : undefined)
            .text();
        }
      }
    }
    await readFolderTexts(await navigator.storage.getDirectory(), '');
    return textsByPath;
  });
}
