/** Pictures in the editor: in a post's text, and as a member's portrait; posts that are only read stay as they are. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { fixture } from '../support/fixture.ts';
import { expect, test } from './site.ts';

// Fields are drawn once they come into view.
test.use({
  ownContext: true,
  viewport: { width: 1280, height: 3000 },
  contextOptions: { reducedMotion: 'reduce' },
});

const fog = readFileSync(path.join(fixture.blog, '2025-03-05-fog-signals/fog.webp'));

// A program of 2.3 MB.
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/editor');
  await writeFolder(page);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
});

test('posts open without asking to be saved, and one gets a picture in its text', async ({
  page,
}) => {
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.getByRole('treeitem', { name: 'Posts' }).click();
  for (const title of ['Why a mooring book', 'नाव और सॉफ़्टवेयर', 'What a fog signal says']) {
    const post = page.getByRole('grid').getByRole('row').filter({ hasText: title });
    // Beside the box that chooses it.
    await post.click({ position: { x: 160, y: 12 } });
    await expect(text).toContainText(/./);
    await expect(save).toBeDisabled();
    if (title !== 'What a fog signal says') {
      await page.getByRole('button', { name: 'Cancel Editing' }).click();
    }
  }

  await text.click();
  await page
    .getByRole('toolbar', { name: 'Text Editor' })
    .getByRole('button', { name: 'Image' })
    .click();
  const part = text.getByRole('group', { name: 'Image', exact: true });
  await choosePicture(page, part.getByRole('button', { name: 'Browse' }), 'Hour.webp');
  await part.getByRole('textbox', { name: 'Alt Text' }).fill('The same boat, an hour later');
  await part.getByRole('textbox', { name: 'Title' }).fill('An hour later');
  await save.click();
  const folder = 'blog/2025-03-05-fog-signals';
  await expectWritten(
    page,
    `${folder}/index.md`,
    '![The same boat, an hour later](hour.webp "An hour later")',
  );
  await expectWritten(page, `${folder}/hour.webp`, 'RIFF');
});

test('the team gets a member with a portrait', async ({ page }) => {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('treeitem', { name: 'The agency' }).click();
  await page.getByRole('row', { name: 'Team' }).click();
  await page.getByRole('button', { name: /^Add .*Member/ }).click();
  await box('Full name').fill('Wiremu Tau');
  await box('Slug').fill('wiremu');
  await box('Designation').fill('Diver');
  await box('Bio').fill('Wiremu finds it.');
  await page.getByRole('checkbox', { name: /Photo/ }).click();
  await choosePicture(page, page.getByRole('button', { name: 'Browse' }), 'Wiremu.webp');
  await box('Alt').fill('Wiremu on the quay');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectWritten(
    page,
    'src/content/team.yml',
    [
      '- fullName: Wiremu Tau',
      '  slug: wiremu',
      '  designation: Diver',
      '  bio: Wiremu finds it.',
      '  photo:',
      '    file: wiremu',
      '    alt: Wiremu on the quay',
      '',
    ].join('\n'),
  );
  await expectWritten(page, 'src/content/pictures/wiremu.webp', 'RIFF');
});

/** Uploads a picture, and takes it. */
async function choosePicture(page: Page, browse: Locator, name: string): Promise<void> {
  await browse.click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Upload' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'image/webp', buffer: fog });
  await dialog.getByRole('option', { name: name.toLowerCase() }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(browse).toHaveCount(0);
}

/** A picture is made smaller first, and a file that is being written has another name for a moment. */
async function expectWritten(page: Page, file: string, text: string): Promise<void> {
  await expect(async () => expect(await read(page, file)).toContain(text)).toPass({
    timeout: 60_000,
  });
}

async function writeFolder(page: Page): Promise<void> {
  const folders = { 'src/content': fixture.content, blog: fixture.blog };
  const files = Object.entries(folders).flatMap(([to, from]) =>
    globSync('**/*.{yml,json,md,webp}', { cwd: from }).map((file): [string, string] => [
      `${to}/${file}`,
      readFileSync(path.join(from, file)).toString('base64'),
    ]),
  );
  await page.evaluate(async (entries) => {
    const top = await navigator.storage.getDirectory();
    await top.getDirectoryHandle('.git', { create: true });
    for (const [file, base64] of entries) {
      const names = file.split('/');
      const name = names.pop() ?? '';
      let folder = top;
      for (const part of names) {
        folder = await folder.getDirectoryHandle(part, { create: true });
      }
      const handle = await folder.getFileHandle(name, { create: true });
      const stream = await handle.createWritable();
      await stream.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
      await stream.close();
    }
  }, files);
}

function read(page: Page, file: string): Promise<string> {
  return page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory();
    const name = names.pop() ?? '';
    for (const part of names) {
      folder = await folder.getDirectoryHandle(part);
    }
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, file.split('/'));
}
