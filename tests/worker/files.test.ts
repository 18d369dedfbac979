import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { removeMessages } from '../../worker/desk/remove.ts';
import { createActor, createHarness, harness, siteUrl } from './support/harness.ts';
import { emailPath, formPost, helpRequest, inquiry, meeting } from './support/posts.ts';
import { listFileKeys, readRows } from './support/stores.ts';
import { setTime } from './support/time.ts';
import { buildZip } from './support/zip.ts';

const png = '\x89PNG\r\n\x1a\n pixels';
const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const file = (name: string, content = png) => new File([toBytes(content)], name);

function postWithFiles(fields: Record<string, string>, files: File[], accept = 'application/json') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value);
  }
  for (const each of files) {
    form.append('files', each);
  }
  return new Request(`${siteUrl}${emailPath}`, {
    method: 'POST',
    headers: { Accept: accept, Origin: siteUrl },
    body: form,
  });
}

test('mails the files of a support request, and shows them on the desk until it is removed', async () => {
  const files = [
    file('screen.png'),
    file('रसीद 2.jpeg', '\xff\xd8\xff jpeg'),
    file('log.txt', 'one\ntwo'),
  ];
  const response = await harness.fetch(postWithFiles(helpRequest, files));
  const { reference } = await response.json<{ reference: string }>();
  expect(harness.mails[0]?.attachments).toMatchObject([
    { filename: 'screen.png', type: 'image/png' },
    { filename: 'रसीद 2.jpg', type: 'image/jpeg' },
    { filename: 'log.txt', type: 'text/plain' },
  ]);
  expect(harness.mails[0]?.text).toContain('File: screen.png\nFile: रसीद 2.jpg\nFile: log.txt');

  const desk = createHarness({ DESK_KEY: 'key' });
  const getFile = (path: string) =>
    desk.fetch(
      new Request(`http://localhost:8787/api/v1/desk/messages/${reference}/files/${path}`, {
        headers: { 'CF-Connecting-IP': '127.0.0.1', Cookie: 'desk-key=key' },
      }),
    );
  const readHeaders = async (path: string) => {
    const { status, headers } = await getFile(path);
    return [status, headers.get('Content-Type'), headers.get('X-Content-Type-Options')];
  };
  expect(await readHeaders('0')).toEqual([200, 'application/octet-stream', 'nosniff']);
  expect(await readHeaders('0?small')).toEqual([200, 'image/png', 'nosniff']);
  expect(await readHeaders('2?small')).toEqual([200, 'application/octet-stream', 'nosniff']);
  expect(await (await getFile('2')).text()).toBe('one\ntwo');
  expect((await getFile('3')).status).toBe(404);

  expect(await listFileKeys()).toHaveLength(3);
  expect(await removeMessages(bindings, [reference], createActor())).toMatchObject({ files: 3 });
  expect(await listFileKeys()).toEqual([]);
});

const kindsText =
  'Please choose a picture (PNG, JPEG, WebP, HEIC) or a document (PDF, DOCX, XLSX, ODT, TXT).';
const contentText =
  'This file does not look like the kind its name says. Please save it again, or choose another.';
test.each([
  ['one of three is refused', [file('a.png'), file('b.exe'), file('c.png')], `b.exe: ${kindsText}`],
  [
    'six files',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(`${name}.png`)),
    'Please choose three files at most.',
  ],
  ['an empty file', [file('a.png', '')], 'a.png: This file is empty. Please choose another file.'],
  [
    'a drawing named as a picture',
    [file('a.png', '<svg xmlns="x"><script/></svg>')],
    `a.png: ${contentText}`,
  ],
  ['a page named as text', [file('a.txt', ' <!DOCTYPE html>')], `a.txt: ${contentText}`],
  ['a program named as text', [file('a.txt', 'MZ\0\0')], `a.txt: ${contentText}`],
  [
    'a workbook with a macro',
    [file('a.xlsx', buildZip('[Content_Types].xml xl/ vbaProject.bin'))],
    `a.xlsx: ${contentText}`,
  ],
  [
    'an archive that names documents only in its content',
    [file('a.docx', buildZip('bomb', '[Content_Types].xml word/'))],
    `a.docx: ${contentText}`,
  ],
  ['any archive named as a document', [file('a.docx', buildZip('bomb'))], `a.docx: ${contentText}`],
])('refuses %s in words and stores nothing', async (_case, files, expectedText) => {
  const response = await harness.fetch(postWithFiles(inquiry, files));
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ message: expectedText, errors: { files: expectedText } });
  expect(await readRows()).toEqual([]);
  expect(await listFileKeys()).toEqual([]);
});

test.each([
  ['../../etc/pass wd.png', png, 'pass wd.png'],
  [`C:\\${'x'.repeat(300)}.png`, png, `${'x'.repeat(80)}.png`],
  ['a.HEIF', '\0\0\0\x18ftypheic', 'a.heic'],
  ['a.webp', 'RIFF1234WEBPVP8', 'a.webp'],
  ['sheet.xlsx', buildZip('[Content_Types].xml xl/'), 'sheet.xlsx'],
  ['mark.pdf', '\xef\xbb\xbf\r\n%PDF-1.7', 'mark.pdf'],
])('takes %s', async (name, content, storedName) => {
  expect((await harness.fetch(postWithFiles(inquiry, [file(name, content)]))).status).toBe(200);
  expect(harness.mails[0]?.attachments).toMatchObject([{ filename: storedName }]);
});

test('the same message with other files is another message, with the same files the same', async () => {
  const send = (content: string) =>
    harness.fetch(postWithFiles(inquiry, [file('a.png', png + content)]));
  await send('1');
  await send('1');
  await send('2');
  expect(await readRows()).toHaveLength(2);
  expect(await listFileKeys()).toHaveLength(2);
});

test('a form without a file field ignores files, and a page without scripts asks for them again', async () => {
  setTime(Date.parse('2027-03-08T18:00Z'));
  expect((await harness.fetch(postWithFiles(meeting, [file('a.png')]))).status).toBe(200);
  expect(await listFileKeys()).toEqual([]);
  const page = postWithFiles({ ...inquiry, email: 'x' }, [file('a.png')], 'text/html');
  expect(await (await harness.fetch(page)).text()).toContain(
    'Please choose your files again: a browser does not keep chosen files.',
  );
  expect((await harness.fetch(formPost(inquiry))).status).toBe(303);
});
