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

const fogPicturePath = path.join(fixture.blog, '2025-03-05-fog-signals/fog.webp');

test('adds a picture to a post’s text and a portrait to the team, and leaves opened posts unchanged', async ({
  page,
}) => {
  test.slow(); // The editor has 2.3 MB.
  await openEditor(page);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  const saveButton = page.getByRole('button', { name: 'Save', exact: true });
  const textEditor = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.getByRole('treeitem', { name: 'Posts' }).click();
  for (const titleStart of ['Why a mooring book', 'नाव और सॉफ़्टवेयर', 'What a fog signal says']) {
    const postRow = page.getByRole('grid').getByRole('row').filter({ hasText: titleStart });
    // The position avoids the row's checkbox.
    await postRow.click({ position: { x: 160, y: 12 } });
    await expect(textEditor).toContainText(/./);
    await expect(saveButton).toBeDisabled();
    if (titleStart !== 'What a fog signal says') {
      await page.getByRole('button', { name: 'Cancel Editing' }).click();
    }
  }

  await textEditor.click();
  await page
    .getByRole('toolbar', { name: 'Text Editor' })
    .getByRole('button', { name: 'Image' })
    .click();
  const imageGroup = textEditor.getByRole('group', { name: 'Image', exact: true });
  await choosePicture(page, {
    browseButton: imageGroup.getByRole('button', { name: 'Browse' }),
    name: 'Hour.webp',
    file: fogPicturePath,
  });
  await imageGroup.getByRole('textbox', { name: 'Alt Text' }).fill('The same boat, an hour later');
  await imageGroup.getByRole('textbox', { name: 'Title' }).fill('An hour later');
  await saveButton.click();
  const postFolder = 'blog/2025-03-05-fog-signals';
  await expectFileText(
    page,
    `${postFolder}/index.md`,
    '![The same boat, an hour later](hour.webp "An hour later")',
  );
  await expectFileText(page, `${postFolder}/hour.webp`, 'RIFF');
  await expect(saveButton).toBeHidden();

  const locateTextbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('treeitem', { name: 'The agency' }).click();
  await page.getByRole('row', { name: 'Team' }).click();
  await page.getByRole('button', { name: /^Add .*Member/ }).click();
  await page.getByRole('checkbox', { name: /Photo/ }).click();
  await choosePicture(page, {
    browseButton: page.getByRole('button', { name: 'Browse' }),
    name: 'Wiremu.webp',
    file: fogPicturePath,
  });
  // The test fills the fields after the upload, because the editor resets a form that has just opened.
  await locateTextbox('Full name').fill('Wiremu Tau');
  await locateTextbox('Slug').fill('wiremu');
  await locateTextbox('Designation').fill('Diver');
  await locateTextbox('Bio').fill('Wiremu finds it.');
  await locateTextbox('Alt').fill('Wiremu on the quay');
  await saveButton.click();
  await expectFileText(
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
  await expectFileText(page, 'src/content/pictures/wiremu.webp', 'RIFF');
});

async function expectFileText(page: Page, filePath: string, fileText: string): Promise<void> {
  await expect.poll(() => readEditorFile(page, filePath), { timeout: 60_000 }).toContain(fileText);
}
