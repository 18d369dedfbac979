/** Opens the editor on a copy of the fixture's files in the browser's private file system. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page, type Response } from 'playwright/test';
import { fixture } from '../support/fixture.ts';

const sourceFolderByTarget = { 'src/content': fixture.content, blog: fixture.blog };

export async function openEditor(page: Page): Promise<Response | null> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  const editorResponse = await page.goto('/editor');
  await writeFixtureFiles(page);
  return editorResponse;
}

export async function choosePicture(
  page: Page,
  { browseButton, name, file }: { browseButton: Locator; name: string; file: string },
): Promise<void> {
  await browseButton.click();
  const imageDialog = page.getByRole('dialog', { name: 'Select Image' });
  const [fileChooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    imageDialog.getByRole('button', { name: 'Upload' }).click(),
  ]);
  await fileChooser.setFiles({ name, mimeType: 'image/webp', buffer: readFileSync(file) });
  await imageDialog.getByRole('option', { name: name.toLowerCase() }).click();
  await imageDialog.getByRole('button', { name: 'Insert' }).click();
  await expect(browseButton).toHaveCount(0);
  await expect(page.getByText('Processing a file')).toHaveCount(0);
}

async function writeFixtureFiles(page: Page): Promise<void> {
  const fileEntries = Object.entries(sourceFolderByTarget).flatMap(([targetFolder, sourceFolder]) =>
    globSync('**/*.{yml,json,md,webp}', { cwd: sourceFolder }).map((file): [string, string] => [
      `${targetFolder}/${file}`,
      readFileSync(path.join(sourceFolder, file)).toString('base64'),
    ]),
  );
  await page.evaluate(async (pathsAndContents) => {
    const rootFolderHandle = await navigator.storage.getDirectory();
    await rootFolderHandle.getDirectoryHandle('.git', { create: true });
    async function writeFile([filePath, base64]: [string, string]) {
      const pathParts = filePath.split('/');
      let folderHandle = rootFolderHandle;
      for (const folderName of pathParts.slice(0, -1)) {
        folderHandle = await folderHandle.getDirectoryHandle(folderName, { create: true });
      }
      const fileHandle = await folderHandle.getFileHandle(pathParts.at(-1) ?? '', { create: true });
      const fileStream = await fileHandle.createWritable();
      await fileStream.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
      await fileStream.close();
    }
    await Promise.all(pathsAndContents.map(writeFile));
  }, fileEntries);
}

/** Returns a file's text, or a picture's first four characters. */
export function readEditorFile(page: Page, filePath: string): Promise<string | undefined> {
  return page.evaluate(async (requestedPath) => {
    try {
      let folderHandle = await navigator.storage.getDirectory();
      const pathParts = requestedPath.split('/');
      for (const folderName of pathParts.slice(0, -1)) {
        folderHandle = await folderHandle.getDirectoryHandle(folderName);
      }
      const fileBlob = await (await folderHandle.getFileHandle(pathParts.at(-1) ?? '')).getFile();
      return await fileBlob.slice(0, requestedPath.endsWith('.webp') ? 4 : undefined).text();
    } catch {
      return;
    }
  }, filePath);
}
