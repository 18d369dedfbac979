import { expect, test } from 'vitest';
import { foreignSources } from '../../src/plugins/publish/foreign-origins.ts';
import { headersFile, pagePolicy } from '../../src/plugins/publish/headers.ts';

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('the policy names no other host without vendors', () => {
  const policy = pagePolicy([], [], foreignSources({}));
  expect(policy).not.toMatch(/https?:|wss:/);
  expect(directives(policy)['frame-src']).toBeUndefined();
  expect(directives(policy)['img-src']).toEqual(["'self'", 'data:']);
});

test('the policy allows each connected vendor only the sources that it needs', () => {
  const policy = directives(
    pagePolicy(
      [],
      [],
      foreignSources({
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
  // biome-ignore format: entries side by side
  expect(policy['connect-src']).toEqual([
    "'self'", 'https://chat.example', 'https://maps.example', 'wss://live.chat.example',
  ]);
  expect(policy['style-src']).toEqual(["'self'", 'https://chat.example']);
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://chat.example']);
});

test('allows a scheduler’s frame, and no inline styles', () => {
  const { style, frame } = foreignSources({ scheduler: { page: 'https://calendly.com/agency' } });
  expect(style).toEqual([]);
  expect(frame).toEqual(['https://calendly.com']);
});

test('requires Trusted Types unless a vendor’s script is connected', () => {
  const map = { frame: 'https://maps.example/embed?pb=1' };
  const chat = { script: 'https://chat.example/x.js' };
  const guard = ["require-trusted-types-for 'script'", 'trusted-types default'];
  const rules = (embeds: Parameters<typeof foreignSources>[0]) =>
    pagePolicy([], [], foreignSources(embeds)).split('; ');
  expect(rules({})).toEqual(expect.arrayContaining(guard));
  expect(rules({ map })).toEqual(expect.arrayContaining(guard));
  expect(rules({ chat }).join()).not.toContain('trusted-types');
});

test('a header longer than Cloudflare’s limit fails the build', () => {
  const name = 'Content-Security-Policy: ';
  const ofLength = (length: number) =>
    headersFile('x'.repeat(length - name.length), 'https://x.test');
  expect(ofLength(2_000)).toContain(name);
  expect(() => ofLength(2_001)).toThrow('longer than the 2,000 characters');
});
