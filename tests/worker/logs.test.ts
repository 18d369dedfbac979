import { expect, test, vi } from 'vitest';
import { createHouse, mailError } from './support/house.ts';
import { applicationPost, inquiry, jsonPost, pdf, referenceOf } from './support/posts.ts';

test('Every event is one line of JSON with the reference, and none tells anything about the visitor', async () => {
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  const house = createHouse();
  const reference = await referenceOf(await house.fetch(jsonPost(inquiry)));
  await house.fetch(jsonPost({ ...inquiry, email: 'broken', name: '' }));
  await house.fetch(applicationPost(pdf()));
  house.mailAnswers((call) => (call === 1 ? mailError('E_DELIVERY_FAILED') : null));
  await house.deliverOnce();
  await house.deliverOnce();
  house.mailAnswers(() => mailError('E_SENDER_NOT_VERIFIED'));
  await house.fetch(jsonPost({ ...inquiry, name: 'Second visitor' }));
  await house.deliverOnce();

  const lines = spies.flatMap(({ mock }) => mock.calls.flat().map(String));
  const events = lines.map((line) => JSON.parse(line));
  expect(events).toContainEqual({ event: 'kept', reference, form: 'inquiry', held: false });
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining([
      'kept',
      'refused',
      'delivery-deferred',
      'delivered',
      'delivery-failed',
      'alert',
    ]),
  );
  expect(lines.join('\n')).not.toMatch(
    /asha|verma|nida|khan|visitor|98765|website\.|example\.com|\\n/i,
  );
});
