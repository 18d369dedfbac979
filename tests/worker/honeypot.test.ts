import { expect, test } from 'vitest';
import { createHarness } from './support/harness.ts';
import { contact, pagePost } from './support/posts.ts';

test('The page of a mistake refills every field but the honeypot', async () => {
  const typed = { ...contact, email: 'wrong', website: 'https://buy.example', page: '/contact' };
  const html = await (await createHarness().fetch(pagePost(typed))).text();
  const value = (name: string) => new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`);
  expect(value('name').exec(html)?.[1]).toBe(contact.name);
  expect(html).toContain('name="website"');
  expect(html).not.toContain('https://buy.example');
});
