/** The company's name, clock and language in mails. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import companyYml from '../../src/content/company.yml?raw';
import { composeMail } from '../../worker/inquiries/compose-mail.ts';
import { office, today } from '../../worker/office.ts';
import { createHarness, setTime } from './support/harness.ts';
import { send } from './support/posts.ts';

test('The Worker knows the company as company.yml has it', () => {
  const { name, address, locale, timeZone, referencePrefix } = parse(companyYml);
  expect(office, 'npm run check writes worker/company.json').toEqual({
    name,
    country: address.country,
    locale,
    timeZone,
    referencePrefix,
  });
});

test('A mail comes from the company’s website and says when the message came, by the office’s clock', async () => {
  const harness = createHarness();
  setTime(Date.UTC(2026, 10, 22, 19, 5));
  await send(harness);
  await harness.deliverOnce();
  expect(harness.mails[0]?.from).toMatchObject({ name: 'Code Crafters website' });
  expect(harness.mails[0]?.text).toContain('Received: 23 November 2026 at 12:35 am (India)');
  expect(today()).toBe('2026-11-23');
});

test('Another country’s agency reads its own clock, in its own language', () => {
  const inquiry = {
    reference: 'CC-7K3M-9QX2',
    form: 'contact' as const,
    values: { name: 'Ana', email: 'ana@example.com', message: 'Hello' },
    page: null,
    service: null,
    receivedAt: Date.UTC(2026, 10, 22, 19, 5),
    attempts: 1,
    maybeDelivered: false,
    file: null,
  };
  const lisbon = {
    name: 'Oficina',
    country: 'Portugal',
    locale: 'pt-PT',
    timeZone: 'Europe/Lisbon',
    referencePrefix: 'OF',
  };
  const { text } = composeMail(inquiry, '', [], lisbon);
  expect(text).toMatch(/Received: 22 de novembro de 2026 .*19:05 \(Portugal\)/);
});
