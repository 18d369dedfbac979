/** What the owner's desk tells of messages: lists, searches, history, figures. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Filter } from '../../worker/desk/filter.ts';
import { handle } from '../../worker/desk/handle.ts';
import { addNote, readHistory, removeNote } from '../../worker/desk/history.ts';
import { listMessages } from '../../worker/desk/messages.ts';
import { readNumbers } from '../../worker/desk/numbers.ts';
import { readOverview } from '../../worker/desk/overview.ts';
import { erase, purge, remove } from '../../worker/desk/remove.ts';
import { release, resend } from '../../worker/desk/resend.ts';
import { alertAfterAttempts, maxWait, retention } from '../../worker/limits.ts';
import {
  createHarness,
  type Harness,
  mailError,
  owner,
  passTime,
  rows,
} from './support/harness.ts';
import { applicationPost, contact, jsonPost, pdf, referenceOf } from './support/posts.ts';

const me = 'owner@codecrafters.example';

async function keep(
  fields: Record<string, unknown> = {},
  harness = createHarness(),
): Promise<string> {
  return referenceOf(
    await harness.fetch(jsonPost({ ...contact, message: crypto.randomUUID(), ...fields })),
  );
}

async function told(reference: string): Promise<string[]> {
  const history = await readHistory(bindings, reference);
  return history.map(({ what, actor, detail }) => [what, actor, detail].filter(Boolean).join(' '));
}

async function names(filter: Filter): Promise<(string | undefined)[]> {
  const { messages } = await listMessages(bindings, filter, { limit: 50 });
  return messages.map(({ fields }) => fields.name);
}

async function wordCount(): Promise<number | null> {
  return bindings.DB.prepare('SELECT count(*) AS count FROM inquiry_words').first<number>('count');
}

test('A history tells what became of a message, when and by whom', async () => {
  const harness = createHarness();
  const reference = await keep({ website: 'filled by a program' }, harness);
  await release(bindings.DB, [reference], owner());
  harness.mailAnswers((call) => (call === 1 ? mailError('E_RATE_LIMIT_EXCEEDED') : null));
  await harness.sweep();
  await harness.deliverOnce();
  passTime(60_000);
  await harness.sweep();
  await harness.deliverOnce();
  await handle(bindings, 'answer', [reference], owner());
  await handle(bindings, 'answer', [reference], owner());
  await handle(bindings, 'reopen', [reference], owner());
  await handle(bindings, 'take', [reference], owner());
  await handle(bindings, 'give-back', [reference], owner());
  await addNote(bindings, reference, 'Called back', owner());
  await resend(bindings.DB, [reference], owner());
  expect((await told(reference)).sort()).toEqual(
    [
      'held a hidden field was filled in',
      `released ${me}`,
      'tried E_RATE_LIMIT_EXCEEDED',
      'delivered',
      `answered ${me}`,
      `reopened ${me}`,
      `taken ${me}`,
      `given-back ${me}`,
      `note ${me} Called back`,
      `resent ${me}`,
    ].sort(),
  );
});

test('A history tells of alerts, of a message that was given up, and of a sender that was never heard of again', async () => {
  const harness = createHarness();
  const reference = await keep({}, harness);
  await bindings.DB.prepare('UPDATE inquiries SET attempts = ?').bind(alertAfterAttempts).run();
  harness.mailAnswers(() => mailError('E_RATE_LIMIT_EXCEEDED'));
  await harness.deliverOnce();
  await harness.sweep();
  await bindings.DB.prepare(
    `UPDATE inquiries SET lease_until = 1, lease_token = 'gone', due_at = 0`,
  ).run();
  harness.mailAnswers(() => mailError('E_RECIPIENT_NOT_ALLOWED'));
  await harness.sweep();
  await harness.deliverOnce();
  await harness.consume([{ reference }]);
  expect((await told(reference)).sort()).toEqual(
    [
      'alerted delayed',
      'alerted failed',
      'failed E_RECIPIENT_NOT_ALLOWED',
      'tried E_RATE_LIMIT_EXCEEDED',
      'tried interrupted',
    ].sort(),
  );
});

test('Lists are newest first, in pages, by state, form, service and person', async () => {
  for (const name of ['One', 'Two', 'Three']) await keep({ name, email: `${name}@example.com` });
  await keep({ name: 'Four', form: 'support', service: 'webdesign' });
  const held = await keep({ name: 'Five', website: 'spam' });
  const first = await listMessages(bindings, {}, { limit: 2 });
  expect(first.messages.map(({ fields }) => fields.name)).toEqual(['Five', 'Four']);
  const second = await listMessages(bindings, {}, { limit: 3, before: first.next ?? 0 });
  expect(second.messages.map(({ fields }) => fields.name)).toEqual(['Three', 'Two', 'One']);
  expect(second.next).toBeNull();
  const [three] = second.messages;
  await handle(bindings, 'answer', [three?.reference ?? '', held], owner());
  expect(await names({ state: 'answered' })).toEqual(['Three']);
  expect(await names({ state: 'open' })).toEqual(['Four', 'Two', 'One']);
  expect(await names({ state: 'held' })).toEqual(['Five']);
  expect(await names({ state: 'open', form: 'support' })).toEqual(['Four']);
  expect(await names({ service: 'webdesign' })).toEqual(['Four']);
  expect(await names({ email: 'two@example.com' })).toEqual(['Two']);
});

test('A search finds names, mails, telephone numbers, references and words, in any script and by their beginning', async () => {
  const reference = await keep({
    name: 'José नीदा',
    email: 'jose@example.com',
    phoneNumber: '+91 (98765) 43-210',
    message: 'A portal for our पाठशाला, please',
  });
  await keep({ name: 'Meera', email: 'meera@example.com', phoneNumber: '+91 522 400 1234' });
  for (const words of [
    'jose',
    'नीदा',
    'jose@example.com',
    '9876543210',
    '+91 98765 43210',
    reference.toLowerCase(),
    reference.slice(3),
    'port',
    'portal José',
    'पाठशाला',
  ]) {
    expect([words, await names({ words })]).toEqual([words, ['José नीदा']]);
  }
  expect(await names({ words: 'portal meera' })).toEqual([]);
  expect(await names({ words: '!!!' })).toEqual([]);
  expect(await names({ words: 'portal', state: 'held' })).toEqual([]);
});

test('A message that nobody can read hides no other, and no trouble of the index keeps a message out', async () => {
  await keep({ name: 'Asha' });
  await bindings.DB.prepare(`UPDATE inquiries SET fields = '{"name":7}'`).run();
  await keep({ name: 'Ravi' });
  expect(await names({})).toEqual(['Ravi', undefined]);
  await createHarness().sweep();
  expect(await wordCount()).toBe(2);
});

test('What is erased takes its notes, history and words along; only its reference is remembered', async () => {
  const harness = createHarness();
  const mine = await keep({ email: 'Nida@example.com' }, harness);
  const cv = await referenceOf(await harness.fetch(applicationPost(pdf())));
  const others = await keep({}, harness);
  await addNote(bindings, mine, 'Asks for a discount', owner());
  await listMessages(bindings, { words: 'x' }, { limit: 1 });
  expect(await erase(bindings, 'nida@EXAMPLE.com', owner())).toEqual({
    messages: 2,
    files: 1,
    filesLeft: 0,
    complete: true,
  });
  expect(await told(mine)).toEqual([`erased ${me}`]);
  expect(await told(cv)).toEqual([`erased ${me}`]);
  expect((await rows()).map(({ reference }) => reference)).toEqual([others]);
  expect(await wordCount()).toBe(1);
  expect(await remove(bindings, [others], owner())).toMatchObject({ messages: 1 });
  expect(await wordCount()).toBe(0);
  await purge(bindings, Date.now() + retention.delivered + 1_000);
  expect(await told(mine)).toEqual([]);
});

test('A note belongs to a message that is there, and can be taken back', async () => {
  const reference = await keep();
  expect(await addNote(bindings, 'CC-AAAA-AAAA', 'Hi', owner())).toBeNull();
  const id = await addNote(bindings, reference, 'Hi', owner());
  expect(await removeNote(bindings, reference, id ?? 0)).toBe(true);
  expect(await told(reference)).toEqual([]);
});

test('Figures count by week what came, also after it is removed, and how soon half of it was answered', async () => {
  const harness = createHarness();
  for (const minutes of [1, 5, 60]) {
    const reference = await keep({ service: 'webdesign' }, harness);
    const now = Date.now() + minutes * 60_000;
    await bindings.DB.prepare('UPDATE inquiries SET received_at = ?1 WHERE reference = ?2')
      .bind(now - minutes * 60_000, reference)
      .run();
    await handle(bindings, 'answer', [reference], { name: me, now });
  }
  await keep({ form: 'support', website: 'spam' }, harness);
  const { medianAnswer, ...before } = await readNumbers(bindings, Date.now());
  expect(medianAnswer).toBe(5 * 60_000);
  await bindings.DB.prepare('DELETE FROM inquiries').run();
  expect(await readNumbers(bindings, Date.now())).toEqual({ ...before, medianAnswer: null });
  const week = before.weeks.length - 1;
  expect(new Date(before.weeks[week] ?? 0).getUTCDay()).toBe(1);
  expect(before.forms).toEqual([
    { week, name: 'contact', received: 3, held: 0, failed: 0 },
    { week, name: 'support', received: 1, held: 1, failed: 0 },
  ]);
  expect(before.services).toEqual([{ week, name: 'webdesign', received: 3, held: 0, failed: 0 }]);
});

test('The overview counts, and names what is wrong just now', async () => {
  const harness: Harness = createHarness();
  const [first] = [await keep({}, harness), await keep({ website: 'spam' }, harness)];
  await harness.sweep();
  expect(await readOverview(bindings, Date.now())).toMatchObject({
    open: 1,
    answered: 0,
    queued: 1,
    held: 1,
    failed: 0,
    troubles: [],
  });
  await bindings.DB.prepare(`UPDATE inquiries SET status = 'failed' WHERE reference = ?`)
    .bind(first)
    .run();
  await keep({}, harness);
  passTime(maxWait + 1_000);
  const { troubles } = await readOverview(bindings, Date.now());
  expect(troubles).toEqual(['waiting', 'sweep-missing', 'failed']);
});
