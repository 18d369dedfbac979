/** Opens the editor on a copy of the fixture's files in the browser's private file system. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page, type Response } from 'playwright/test';
import { fixture } from '../support/fixture.ts';

const folders = { 'src/content': fixture.content, blog: fixture.blog };

export async function openEditor(page: Page): Promise<Response | null> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  const response = await page.goto('/editor');
  await writeFolder(page);
  return response;
}

export async function choosePicture(
  page: Page,
  { browse, name, file }: { browse: Locator; name: string; file: string },
): Promise<void> {
  await browse.click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Upload' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'image/webp', buffer: readFileSync(file) });
  await dialog.getByRole('option', { name: name.toLowerCase() }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(browse).toHaveCount(0);
  await expect(page.getByText('Processing a file')).toHaveCount(0);
}

async function writeFolder(page: Page): Promise<void> {
  const files = Object.entries(folders).flatMap(([to, from]) =>
    globSync('**/*.{yml,json,md,webp}', { cwd: from }).map((file): [string, string] => [
      `${to}/${file}`,
      readFileSync(path.join(from, file)).toString('base64'),
    ]),
  );
  await page.evaluate(async (entries) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    async function write([file, base64]: [string, string]) {
      const names = file.split('/');
      let directory = root;
      for (const name of names.slice(0, -1)) {
        directory = await directory.getDirectoryHandle(name, { create: true });
      }
      const handle = await directory.getFileHandle(names.at(-1) ?? '', { create: true });
      const stream = await handle.createWritable();
      await stream.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
      await stream.close();
    }
    await Promise.all(entries.map(write));
  }, files);
}

/** Returns a file's text, or a picture's first four characters. */
export function readFile(page: Page, name: string): Promise<string | undefined> {
  return page.evaluate(async (file) => {
    try {
      let folder = await navigator.storage.getDirectory();
      const names = file.split('/');
      for (const part of names.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(part);
      }
      const blob = await (await folder.getFileHandle(names.at(-1) ?? '')).getFile();
      return await blob.slice(0, file.endsWith('.webp') ? 4 : undefined).text();
    } catch {
      return;
    }
  }, name);
}
