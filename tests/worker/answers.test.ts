import { expect, test } from 'vitest';
import { referencePattern } from '../../worker/inquiries/reference.ts';
import { createHouse, rows, site } from './support/house.ts';
import { inquiry, jsonPost, referenceOf } from './support/posts.ts';

test('A visitor who sends an inquiry reads that it was sent, with a reference to quote', async () => {
  const house = createHouse();
  const response = await house.fetch(jsonPost(inquiry));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    message: 'Your inquiry has been sent successfully!',
    reference: expect.stringMatching(referencePattern),
  });
});

test('The monitor of the owner reads that the house is in order', async () => {
  const response = await createHouse().fetch(new Request(`${site}/api/v1/health`));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok', database: 'ok' });
});
