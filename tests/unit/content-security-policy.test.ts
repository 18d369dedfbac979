import { expect, test } from 'vitest';
import { foreignSources } from '../../src/plugins/publish/foreign-origins.ts';
import { pagePolicy } from '../../src/plugins/publish/headers.ts';

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('with nothing connected the policy names no other host', async () => {
  const policy = pagePolicy([], await foreignSources({}));
  expect(policy).not.toMatch(/https?:|wss:/);
  expect(directives(policy)['frame-src']).toBeUndefined();
});

test('each connected vendor is allowed what it needs and nothing more', async () => {
  const policy = directives(
    pagePolicy(
      [],
      await foreignSources({
        chat: { script: 'https://chat.example/x.js', origins: ['wss://live.chat.example'] },
        map: { frame: 'https://maps.example/embed?pb=1' },
        turnstile: { siteKey: '0x1' },
      }),
    ),
  );
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://challenges.cloudflare.com',
    'https://chat.example',
  ]);
  expect(policy['frame-src']).toEqual([
    'https://challenges.cloudflare.com',
    'https://chat.example',
    'https://maps.example',
  ]);
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://chat.example',
    'https://maps.example',
    'wss://live.chat.example',
  ]);
  expect(policy['style-src']).toEqual(["'self'", 'https://chat.example']);
});

test('the scheduler’s library may write its one style sheet, by its hash', async () => {
  const { style, frame } = await foreignSources({
    scheduler: { page: 'https://calendly.com/agency' },
  });
  expect(style).toHaveLength(2);
  for (const source of style) {
    expect(source).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  }
  expect(frame).toEqual(['https://calendly.com']);
});

test('text stays text on our pages, unless a vendor’s script is connected that writes its own markup', async () => {
  const map = { frame: 'https://maps.example/embed?pb=1' };
  const chat = { script: 'https://chat.example/x.js' };
  const guard = ["require-trusted-types-for 'script'", 'trusted-types default'];
  const rules = async (embeds: Parameters<typeof foreignSources>[0]) =>
    pagePolicy([], await foreignSources(embeds)).split('; ');
  expect(await rules({})).toEqual(expect.arrayContaining(guard));
  expect(await rules({ map })).toEqual(expect.arrayContaining(guard));
  expect((await rules({ chat })).join()).not.toContain('trusted-types');
});
