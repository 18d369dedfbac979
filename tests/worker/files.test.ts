/** A CV and its row, when stores fail at the worst moment. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { claim } from '../../worker/inquiries/claim.ts';
import { writeOutcomes } from '../../worker/inquiries/outcomes.ts';
import { attachFile } from '../../worker/inquiries/store.ts';
import { retention } from '../../worker/limits.ts';
import { faultyBucket, faultyBucketBy, faultyDatabase, type Moment } from './support/faulty.ts';
import { createHarness, type Harness, passTime, rows, storedFiles } from './support/harness.ts';
import { application, applicationPost, pdf, referenceOf } from './support/posts.ts';

const submission = '0b6f9c1e-6a53-4d0c-9f0e-3c7a1de2b111';

function isInsert(sql: string) {
  return sql.includes('INSERT INTO inquiries');
}

function post(submitted = submission, name?: string) {
  return applicationPost(pdf('one page', name), {
    fields: { ...application, submission: submitted },
  });
}

async function expectOneMailWithCv(harness: Harness) {
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  expect(harness.mails[0]?.attachments).toHaveLength(1);
  expect(await storedFiles()).toEqual([(await rows())[0]?.file_key]);
}

test('When the row is written and the answer is lost, the message is new, and its CV stays', async () => {
  const harness = createHarness({ DB: faultyDatabase(bindings.DB, isInsert, 1, 'after') });
  expect((await harness.fetch(post())).status).toBe(200);
  expect(harness.waiting, 'new, not repeated').toHaveLength(1);
  await expectOneMailWithCv(harness);
});

test('When every answer is lost, the visitor may send again, and the first CV is the one that stays', async () => {
  const harness = createHarness({
    DB: faultyDatabase(bindings.DB, () => true, Number.POSITIVE_INFINITY, 'after'),
  });
  const refused = await harness.fetch(post());
  expect(refused.status).toBe(503);
  expect((await refused.json<{ message: string }>()).message).toContain('It may have arrived');
  const next = createHarness();
  const reference = await referenceOf(await next.fetch(post()));
  expect(await rows()).toMatchObject([{ reference }]);
  next.enqueue({ reference });
  await expectOneMailWithCv(next);
});

test.each<Moment>(['before', 'after'])(
  'When the bucket fails once %s keeping a CV, the applicant notices nothing',
  async (moment) => {
    let left = 1;
    const FILES = faultyBucketBy(bindings.FILES, (method) => {
      if (method !== 'put' || left === 0) return null;
      left -= 1;
      return moment;
    });
    const harness = createHarness({ FILES });
    expect((await harness.fetch(post())).status).toBe(200);
    await expectOneMailWithCv(harness);
  },
);

test('A repeated application whose first CV is gone brings it back', async () => {
  const harness = createHarness();
  const first = await referenceOf(await harness.fetch(post()));
  await bindings.FILES.delete(await storedFiles());
  const again = await harness.fetch(post(submission, 'Second name.pdf'));
  expect(await referenceOf(again)).toBe(first);
  expect(await rows()).toMatchObject([{ file_name: 'Second name.pdf', status: 'queued' }]);
  await expectOneMailWithCv(harness);
});

test('One that was mailed without its CV is mailed again with it, and says that it is a second one', async () => {
  const harness = createHarness();
  await harness.fetch(post());
  await bindings.FILES.delete(await storedFiles());
  await harness.deliverOnce();
  expect(harness.mails[0]?.attachments).toEqual([]);
  expect(harness.mails[0]?.text).toContain('is not in the file store. Please ask for it.');
  expect(harness.mails[0]?.text).not.toContain('It is kept');
  expect(harness.mails[0]?.text).not.toContain('CV: Nida');
  await harness.fetch(post());
  await harness.sweep();
  await harness.deliverOnce();
  expect(harness.mails[1]?.attachments).toHaveLength(1);
  expect(harness.mails[1]?.text).toContain('You may already have this message');
});

test('A CV replaces only the one that was found missing', async () => {
  const harness = createHarness();
  const reference = await referenceOf(await harness.fetch(post()));
  const file = { key: 'applications/new', name: 'cv.pdf', type: 'application/pdf', size: 1 };
  const stored = { reference, repeated: true, fileKey: 'applications/old' };
  expect(await attachFile(bindings.DB, stored, file, Date.now())).toBe(false);
  expect(await storedFiles()).toEqual([(await rows())[0]?.file_key]);
});

test('A CV that comes back while its application is mailed without it is mailed, too', async () => {
  const harness = createHarness();
  const reference = await referenceOf(await harness.fetch(post()));
  await bindings.FILES.delete(await storedFiles());
  const { token } = await claim(bindings.DB, [reference], Date.now());
  await harness.fetch(post());
  expect(await writeOutcomes(bindings.DB, token, [{ reference, status: 'delivered' }])).toBe(0);
  await harness.deliverOnce();
  expect(harness.mails[0]?.attachments).toHaveLength(1);
  expect(harness.mails[0]?.text).toContain('You may already have this message');
});

test('When it is unknown whether the first CV is there, nothing is deleted, and the visitor may send again', async () => {
  await createHarness().fetch(post());
  const harness = createHarness({ FILES: faultyBucket(bindings.FILES, ['head']) });
  const answer = await harness.fetch(post());
  expect(answer.status).toBe(503);
  expect((await answer.json<{ message: string }>()).message).toContain('It may have arrived');
  expect(await storedFiles()).toHaveLength(2);
  expect((await createHarness().fetch(post())).status).toBe(200);
  passTime(retention.orphanedFile + 60_000);
  await createHarness().daily();
  expect(await storedFiles()).toEqual([(await rows())[0]?.file_key]);
});

test('When another CV cannot be attached, the visitor may send again', async () => {
  await createHarness().fetch(post());
  await bindings.FILES.delete(await storedFiles());
  const attach = (sql: string) => sql.includes('SET file_key');
  const harness = createHarness({ DB: faultyDatabase(bindings.DB, attach) });
  expect((await harness.fetch(post())).status).toBe(503);
  const lost = createHarness({ DB: faultyDatabase(bindings.DB, attach, 1, 'after') });
  expect((await lost.fetch(post())).status).toBe(200);
  const stored = await storedFiles();
  expect(stored).toContain((await rows())[0]?.file_key);
});

test('When a second copy of a CV cannot be removed, the round of orphaned files does it', async () => {
  const harness = createHarness({ FILES: faultyBucket(bindings.FILES, ['delete']) });
  await harness.fetch(post());
  expect((await harness.fetch(post())).status).toBe(200);
  expect(await storedFiles()).toHaveLength(2);
  passTime(retention.orphanedFile + 60_000);
  await createHarness().daily();
  expect(await storedFiles()).toEqual([(await rows())[0]?.file_key]);
});

test('The round of orphaned files reads every page of the bucket, and leaves a file of today', async () => {
  for (let number = 0; number < 7; number += 1)
    await bindings.FILES.put(`applications/old-${number}`, 'x');
  const harness = createHarness();
  await harness.fetch(post());
  passTime(retention.orphanedFile + 60_000);
  const { list } = bindings.FILES;
  harness.env.FILES = new Proxy(bindings.FILES, {
    get: (target, name) =>
      name === 'list'
        ? (options: R2ListOptions) => list.call(target, { ...options, limit: 2 })
        : Reflect.get(target, name).bind(target),
  });
  await harness.daily();
  expect(await storedFiles()).toEqual([(await rows())[0]?.file_key]);
});

test('Thousands of old rows and their files are removed in rounds; one that was resent meanwhile stays', {
  timeout: 30_000,
}, async () => {
  const old = Date.now() - retention.delivered - 60_000;
  await bindings.DB.prepare(
    `INSERT INTO inquiries (reference, submission, fingerprint, form, email, fields, status,
       received_at, due_at, delivered_at, file_key)
     SELECT 'CC-' || value, value, value, 'contact', 'a@example.com', '{}', 'delivered', ?1, ?1, ?1,
       CASE WHEN value <= 150 THEN 'applications/' || value END
     FROM json_each(?2)`,
  )
    .bind(old, JSON.stringify(Array.from({ length: 2_100 }, (_, number) => number + 1)))
    .run();
  for (let number = 1; number <= 150; number += 1)
    await bindings.FILES.put(`applications/${number}`, 'x');
  await bindings.DB.prepare(
    `UPDATE inquiries SET status = 'queued' WHERE reference = 'CC-7'`,
  ).run();
  await createHarness().daily();
  expect(await rows()).toMatchObject([{ reference: 'CC-7', file_key: 'applications/7' }]);
  expect(await storedFiles()).toEqual(['applications/7']);
});

test('A purge that stops half-way goes on the next day', async () => {
  const harness = createHarness();
  for (const name of ['One', 'Two'])
    await harness.fetch(applicationPost(pdf(name), { fields: { ...application, name } }));
  await harness.deliverOnce();
  passTime(retention.delivered + 60_000);
  const isDelete = (sql: string) => sql.includes('DELETE FROM inquiries');
  await createHarness({ DB: faultyDatabase(bindings.DB, isDelete, 1, 'after') }).daily();
  expect(await rows()).toEqual([]);
  expect(await storedFiles(), 'the round of orphaned files of that day took them').toEqual([]);
});

test('When the bucket fails once while a repeated application looks for its CV, the applicant notices nothing', async () => {
  await createHarness().fetch(post());
  let failures = 1;
  const FILES = faultyBucketBy(bindings.FILES, (method) => {
    if (method !== 'head' || failures === 0) return null;
    failures -= 1;
    return 'before';
  });
  expect((await createHarness({ FILES }).fetch(post())).status).toBe(200);
});

const zip = 'PK\u0003\u0004';
const doc = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0xff]);
const odt = `${zip}${'x'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`;

test.each<[string, string | Uint8Array, number]>([
  ['cv.pdf', '%PDF-1.7', 200],
  ['cv.doc', doc, 200],
  ['cv.docx', `${zip}[Content_Types].xml word/document.xml`, 200],
  ['cv.odt', odt, 200],
  ['cv.doc', doc.subarray(1), 422],
  ['cv.doc', doc.subarray(0, 7), 422],
  ['cv.docx', '[Content_Types].xml word/document.xml', 422],
  ['cv.docx', `${zip}word/document.xml`, 422],
  ['cv.docx', `${zip}[Content_Types].xml xl/workbook.xml`, 422],
  ['cv.odt', `${zip}${odt}`, 422],
  ['cv.odt', odt.slice(0, -1), 422],
  ['cv.odt', odt.replace('PK', 'XX'), 422],
])('A CV named %s with the content %j is answered with %i', async (name, content, status) => {
  const response = await createHarness().fetch(applicationPost(new File([content], name)));
  expect(response.status).toBe(status);
});
