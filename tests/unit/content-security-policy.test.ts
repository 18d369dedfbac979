import { expect, test } from 'vitest';
import { listEmbedOrigins } from '../../src/plugins/publish/embed-origins.ts';
import * as headers from '../../src/plugins/publish/headers.ts';

function listDirectives(embeds: Parameters<typeof listEmbedOrigins>[0]): string[] {
  return headers.buildPolicy([], [], listEmbedOrigins(embeds)).split('; ');
}

test('the policy names no other host without vendors', () => {
  const directives = listDirectives({});
  expect(directives.join('; ')).not.toMatch(/https?:|wss:|frame-src/);
  expect(directives).toContain("img-src 'self' data:");
});

test('the policy allows each connected vendor only the sources that it needs', () => {
  const directives = listDirectives({
    chat: { script: 'https://chat.example/x.js', origins: ['wss://live.chat.example'] },
    map: { frame: 'https://maps.example/embed?pb=1' },
    turnstile: { siteKey: '0x1' },
  });
  const expectedDirectives = [
    "script-src 'self' https://challenges.cloudflare.com https://chat.example",
    'frame-src https://challenges.cloudflare.com https://chat.example https://maps.example',
    "connect-src 'self' https://chat.example https://maps.example wss://live.chat.example",
    "style-src 'self' https://chat.example",
    "img-src 'self' data: https://chat.example",
  ];
  expect(directives).toEqual(expect.arrayContaining(expectedDirectives));
});

test('requires Trusted Types unless a vendor’s script is connected', () => {
  const trustedTypesDirectives = ["require-trusted-types-for 'script'", 'trusted-types default'];
  const mapEmbed = { frame: 'https://maps.example/embed?pb=1' };
  expect(listDirectives({ map: mapEmbed })).toEqual(expect.arrayContaining(trustedTypesDirectives));
  const chatEmbed = { script: 'https://chat.example/x.js' };
  expect(listDirectives({ chat: chatEmbed }).join()).not.toContain('trusted-types');
});

test('a header longer than Cloudflare’s limit fails the build', () => {
  const headerStart = 'Content-Security-Policy: ';
  const buildHeadersOfLength = (lineLength: number) =>
    headers.buildHeadersFile('x'.repeat(lineLength - headerStart.length), 'https://x.test', ['']);
  expect(buildHeadersOfLength(2_000)).toContain(headerStart);
  expect(() => buildHeadersOfLength(2_001)).toThrow(
    '2001 characters, and Cloudflare reads 2000. Connect fewer vendors',
  );
});

test.each([
  [1_975, 0],
  [1_867, 2],
  [2_600, 0],
])('a policy of %i characters has room for %i hashes', (policyLength, expectedHashCount) => {
  expect(headers.countHashesThatFit('x'.repeat(policyLength))).toBe(expectedHashCount);
});
