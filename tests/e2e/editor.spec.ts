/** Opens the editor on a copy of the fixture's files in the browser's private file system. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { fixture } from '../support/fixture.ts';
import { expect, test } from './site.ts';

// The window is high, because the editor renders only fields in view; a higher one is too slow.
test.use({
  ownContext: true,
  viewport: { width: 1280, height: 1500 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Svelte and the preview's frame log warnings; the preview first requests pictures from the site. */
const vendorWarningPattern = /svelte\.dev|and allow-same-origin|status of 404/;

test('writes posts, pictures and content, and nothing else', async ({ page, problems }) => {
  test.setTimeout(600_000); // The editor has 2.3 MB, which a busy machine renders slowly.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  const editorResponseHeaders = (await page.goto('/editor'))?.headers() ?? {};
  const connectDirective = "connect-src 'self' blob: data: https://api.github.com;";
  expect(editorResponseHeaders['content-security-policy']).toContain(connectDirective);
  expect(editorResponseHeaders['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  await writeFixtureFiles(page);
  const fileTextsBefore = await page.evaluate(readFileTexts);
  const locateButton = (name: string) => page.getByRole('button', { name, exact: true });
  const locateTextbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  const textEditor = locateTextbox('Text');
  const toolbar = page.getByRole('toolbar', { name: 'Text Editor' });
  /** Retries, because the editor resets the fields of a form that has just opened. */
  async function expectInvalidOnSave(fieldName: string, invalidText: string, message: string) {
    await expect(async () => {
      await locateTextbox(fieldName).fill(invalidText);
      await locateButton('Save').click({ timeout: 5_000 });
      await expect(page.getByText(message)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  }
  async function save(): Promise<void> {
    await locateButton('Save').click();
    await expect(locateButton('Save')).toBeHidden();
  }
  await locateButton('Work with Local Repository').click();

  await page.getByRole('treeitem', { name: 'Posts' }).click();
  for (const titleStart of [
    'Why a mooring book',
    'नाव और सॉफ़्टवेयर',
    'Reading a tide',
    'What a fog signal says',
  ]) {
    const postRow = page.getByRole('grid').getByRole('row').filter({ hasText: titleStart });
    // The position avoids the row's checkbox.
    await postRow.click({ position: { x: 160, y: 12 } });
    await expect(textEditor).toContainText(/./);
    await expect(locateButton('Save')).toBeDisabled();
    if (titleStart === 'Reading a tide') {
      await expect(textEditor.getByRole('table')).toBeVisible();
      // The rich text field reads the text again, and once kept the focus for a table.
      await toolbar.getByRole('button', { name: 'Edit in Markdown' }).click();
      await expect(textEditor.getByRole('table')).toBeHidden();
      await toolbar.getByRole('button', { name: 'Edit in Markdown' }).click();
      await expect(textEditor.getByRole('table')).toBeVisible();
      await expect(async () => {
        await locateTextbox('Slug').click();
        await expect(locateTextbox('Slug')).toBeFocused({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      await expect(locateButton('Save')).toBeDisabled();
      await locateTextbox('Slug').fill('/tide-table');
      await locateButton('Save').click();
      await expect(page.getByRole('alertdialog')).toContainText(
        '/blog/tide-tables was published, and links to it would break.',
      );
      await locateButton('OK').click();
      await save();
    } else if (titleStart !== 'What a fog signal says') {
      await locateButton('Cancel Editing').click();
    }
  }
  await textEditor.click();
  await toolbar.getByRole('button', { name: 'Image' }).click();
  const imageGroup = textEditor.getByRole('group', { name: 'Image', exact: true });
  await uploadPicture(page, imageGroup.getByRole('button', { name: 'Browse' }), 'Hour.webp');
  await imageGroup.getByRole('textbox', { name: 'Alt Text' }).fill('The same boat');
  await imageGroup.getByRole('textbox', { name: 'Title' }).fill('An hour later');
  await save();

  await locateButton('Create New Entry').click();
  await expectInvalidOnSave('Title', 'Fog', 'Write a title of 15 to 60 characters');
  await locateTextbox('Title').fill('What a fog horn says to a small boat');
  await locateTextbox('Description').fill(
    'Four sounds that a skipper hears in fog, and what each of them asks of a small boat.',
  );
  await locateTextbox('Slug').fill('/fog-horns');
  await locateTextbox('Date').fill('2025-03-06');
  await page.getByRole('checkbox', { name: 'आन्या देशपांडे' }).click();
  await page.getByRole('checkbox', { name: 'On the water' }).click();
  await uploadPicture(page, locateButton('Browse'), 'Horn.webp');
  await textEditor.click();
  await page.keyboard.type('A long blast is a question.\n## Who is there\nAnswer it with *one*.\n');
  await locateButton('Save').click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'image: Nothing says what the picture shows. Add imageAlt with a short description.',
  );
  await locateButton('OK').click();
  await locateTextbox('Image alt').fill('A boat in thin fog');
  await save();
  for (const label of ['Draft: What a fog horn', 'From 1 January 2999: A note']) {
    await expect(page.getByRole('row').filter({ hasText: label })).toBeVisible();
  }

  await page.getByRole('treeitem', { name: 'The agency' }).click();
  await page.getByRole('row', { name: 'Team' }).click();
  await expect(page.getByText('The agency › Team')).toBeVisible();
  await expect(locateButton('Save')).toBeDisabled();
  await page.getByRole('button', { name: /^Add .*Member/ }).click();
  // The editor scrolls to the new member, and at last focuses its first button.
  await expect(page.locator('[aria-controls^="list-"]').last()).toBeFocused();
  await page.getByRole('checkbox', { name: /Photo/ }).click();
  await uploadPicture(page, locateButton('Browse'), 'IMG_1फ.webp');
  await locateTextbox('Full name').fill('Wiremu Tau');
  await locateTextbox('Slug').fill('wiremu');
  await locateTextbox('Designation').fill('Diver');
  await locateTextbox('Bio').fill('Wiremu finds it.');
  await locateTextbox('Alt').fill('Wiremu on the quay');
  await save();
  await page.getByRole('row', { name: 'Company' }).click();
  await expectInvalidOnSave('Email', 'hello', 'Write an e-mail address.');
  await locateTextbox('Email').fill('ahoy@tern-and-tide.test');
  await save();

  await page.getByRole('treeitem', { name: 'Hindi' }).click();
  await page.getByRole('row', { name: 'Agency' }).click();
  const statements = page.getByRole('group', { name: 'Statements' });
  await statements.getByRole('button', { name: 'Expand' }).first().click();
  const secondStatement = statements.getByRole('group', { name: /2/ });
  await secondStatement.getByRole('button', { name: 'Expand' }).click();
  await expect(secondStatement.getByText('Where we are going', { exact: true })).toBeVisible();
  await secondStatement.getByRole('textbox', { name: 'Title' }).fill('नाव की राह');
  await save();

  const memberYaml = `- fullName: Wiremu Tau
  slug: wiremu
  designation: Diver
  bio: Wiremu finds it.
  photo:
    file: img_1
    alt: Wiremu on the quay
`;
  const postMarkdown = `---
title: What a fog horn says to a small boat
description: Four sounds that a skipper hears in fog, and what each of them asks of a small boat.
slug: /fog-horns
date: 2025-03-06
authors:
  - anya
tags:
  - water
image: horn.webp
imageAlt: A boat in thin fog
draft: true
---

A long blast is a question.

## Who is there

Answer it with _one_.
`;
  const pictureMarkdown = '![The same boat](hour.webp "An hour later")';
  const tideTablesPath = 'blog/2024-03-01-tide-tables/index.md';
  const companyYaml = fileTextsBefore['src/content/company.yml'];
  const hindiYaml = fileTextsBefore['src/content/hi/agency.yml'];
  const expectedFileTexts = {
    ...fileTextsBefore,
    [tideTablesPath]: fileTextsBefore[tideTablesPath]?.replace('/tide-tables', '/tide-table'),
    'blog/2025-03-05-fog-signals/hour.webp': 'RIFF',
    'blog/2025-03-05-fog-signals/index.md': expect.stringContaining(pictureMarkdown),
    'blog/2025-03-06-fog-horns/horn.webp': 'RIFF',
    'blog/2025-03-06-fog-horns/index.md': postMarkdown,
    'src/content/company.yml': companyYaml?.replace('hello@', 'ahoy@'),
    'src/content/hi/agency.yml': hindiYaml?.replace('पानी दूध', 'नाव की राह'),
    'src/content/pictures/img_1.webp': 'RIFF',
    'src/content/team.yml': expect.stringContaining(memberYaml),
  };
  // The editor writes to temporary files first.
  await expect(async () => {
    expect(await page.evaluate(readFileTexts)).toEqual(expectedFileTexts);
  }).toPass({ timeout: 60_000 });
  expect(problems.filter((problem) => !vendorWarningPattern.test(problem))).toEqual([]);
});

async function uploadPicture(page: Page, browseButton: Locator, fileName: string): Promise<void> {
  const buffer = readFileSync(path.join(fixture.blog, '2025-03-05-fog-signals/fog.webp'));
  await browseButton.click();
  const imageDialog = page.getByRole('dialog', { name: 'Select Image' });
  const fileChooserPromise = page.waitForEvent('filechooser');
  await imageDialog.getByRole('button', { name: 'Upload' }).click();
  await (await fileChooserPromise).setFiles({ name: fileName, mimeType: 'image/webp', buffer });
  await imageDialog.getByRole('option', { name: fileName.toLowerCase().replace('फ', '') }).click();
  await imageDialog.getByRole('button', { name: 'Insert' }).click();
  await expect(browseButton).toHaveCount(0);
  await expect(page.getByText('Processing a file')).toHaveCount(0);
}

async function writeFixtureFiles(page: Page): Promise<void> {
  const foldersAndSources = Object.entries({ 'src/content': fixture.content, blog: fixture.blog });
  const filePathsAndContents = foldersAndSources.flatMap(([folder, sourceFolder]) =>
    globSync('**/*.{yml,json,md,webp}', { cwd: sourceFolder }).map((relativePath) => [
      `${folder}/${relativePath}`,
      readFileSync(path.join(sourceFolder, relativePath)).toString('base64'),
    ]),
  );
  await page.evaluate(async (pathsAndContents) => {
    const rootFolderHandle = await navigator.storage.getDirectory();
    await rootFolderHandle.getDirectoryHandle('.git', { create: true });
    async function writeBrowserFile([filePath = '', base64 = '']: string[]) {
      const pathParts = filePath.split('/');
      const fileName = pathParts.pop() ?? '';
      let folderHandle = rootFolderHandle;
      for (const folderName of pathParts) {
        folderHandle = await folderHandle.getDirectoryHandle(folderName, { create: true });
      }
      const fileHandle = await folderHandle.getFileHandle(fileName, { create: true });
      const writableFileStream = await fileHandle.createWritable();
      await writableFileStream.write(Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)));
      await writableFileStream.close();
    }
    await Promise.all(pathsAndContents.map(writeBrowserFile));
  }, filePathsAndContents);
}

/** Returns each file's text by its path, for a picture only its first four characters. */
async function readFileTexts(): Promise<Record<string, string>> {
  const textsByPath: Record<string, string> = {};
  async function addFolderTexts(folderHandle: FileSystemDirectoryHandle, folderPath: string) {
    for await (const [entryName, entryHandle] of folderHandle.entries()) {
      if (entryHandle.kind === 'directory') {
        await addFolderTexts(entryHandle, `${folderPath}${entryName}/`);
      } else {
        const entryFile = await entryHandle.getFile();
        const textEndIndex = entryName.endsWith('.webp') ? 4 : undefined;
        textsByPath[folderPath + entryName] = await entryFile.slice(0, textEndIndex).text();
      }
    }
  }
  await addFolderTexts(await navigator.storage.getDirectory(), '');
  return textsByPath;
}
