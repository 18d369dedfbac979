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

const fog = path.join(fixture.blog, '2025-03-05-fog-signals/fog.webp');

test('adds a picture to a post’s text and a portrait to the team, and leaves opened posts unchanged', async ({
  page,
}) => {
  test.slow(); // The editor has 2.3 MB.
  await openEditor(page);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.getByRole('treeitem', { name: 'Posts' }).click();
  for (const title of ['Why a mooring book', 'नाव और सॉफ़्टवेयर', 'What a fog signal says']) {
    const post = page.getByRole('grid').getByRole('row').filter({ hasText: title });
    // Not on the row's checkbox.
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
  const picture = text.getByRole('group', { name: 'Image', exact: true });
  await choosePicture(page, {
    browse: picture.getByRole('button', { name: 'Browse' }),
    name: 'Hour.webp',
    file: fog,
  });
  await picture.getByRole('textbox', { name: 'Alt Text' }).fill('The same boat, an hour later');
  await picture.getByRole('textbox', { name: 'Title' }).fill('An hour later');
  await save.click();
  const folder = 'blog/2025-03-05-fog-signals';
  await expectWritten(
    page,
    `${folder}/index.md`,
    '![The same boat, an hour later](hour.webp "An hour later")',
  );
  await expectWritten(page, `${folder}/hour.webp`, 'RIFF');
  await expect(save).toBeHidden();

  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('treeitem', { name: 'The agency' }).click();
  await page.getByRole('row', { name: 'Team' }).click();
  await page.getByRole('button', { name: /^Add .*Member/ }).click();
  await page.getByRole('checkbox', { name: /Photo/ }).click();
  await choosePicture(page, {
    browse: page.getByRole('button', { name: 'Browse' }),
    name: 'Wiremu.webp',
    file: fog,
  });
  // Filled after the upload: the editor resets the fields of a form that has just opened.
  await box('Full name').fill('Wiremu Tau');
  await box('Slug').fill('wiremu');
  await box('Designation').fill('Diver');
  await box('Bio').fill('Wiremu finds it.');
  await box('Alt').fill('Wiremu on the quay');
  await save.click();
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

async function expectWritten(page: Page, file: string, text: string): Promise<void> {
  await expect.poll(() => readFile(page, file), { timeout: 60_000 }).toContain(text);
}
