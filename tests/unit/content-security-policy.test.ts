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

test('with nothing connected the policy names no other host', () => {
  const policy = pagePolicy([], [], foreignSources({}));
  expect(policy).not.toMatch(/https?:|wss:/);
  expect(directives(policy)['frame-src']).toBeUndefined();
  expect(directives(policy)['img-src']).toEqual(["'self'", 'data:']);
});

test('each connected vendor is allowed what it needs and nothing more', () => {
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
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://chat.example',
    'https://maps.example',
    'wss://live.chat.example',
  ]);
  expect(policy['style-src']).toEqual(["'self'", 'https://chat.example']);
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://chat.example']);
});

test('a connected scheduler may be framed, and writes no style of its own', () => {
  const { style, frame } = foreignSources({ scheduler: { page: 'https://calendly.com/agency' } });
  expect(style).toEqual([]);
  expect(frame).toEqual(['https://calendly.com']);
});

test('text stays text on our pages, unless a vendor’s script is connected that writes its own markup', () => {
  const map = { frame: 'https://maps.example/embed?pb=1' };
  const chat = { script: 'https://chat.example/x.js' };
  const guard = ["require-trusted-types-for 'script'", 'trusted-types default'];
  const rules = (embeds: Parameters<typeof foreignSources>[0]) =>
    pagePolicy([], [], foreignSources(embeds)).split('; ');
  expect(rules({})).toEqual(expect.arrayContaining(guard));
  expect(rules({ map })).toEqual(expect.arrayContaining(guard));
  expect(rules({ chat }).join()).not.toContain('trusted-types');
});

test('a header that Cloudflare would cut fails the build', () => {
  const name = 'Content-Security-Policy: ';
  const ofLength = (length: number) =>
    headersFile('x'.repeat(length - name.length), 'https://x.test');
  expect(ofLength(2_000)).toContain(name);
  expect(() => ofLength(2_001)).toThrow('longer than the 2,000 characters');
});
