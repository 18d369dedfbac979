import { expect, test } from 'vitest';
import { findForeignSources } from '../../src/plugins/publish/foreign-origins.ts';
import { buildHeadersFile, pagePolicy } from '../../src/plugins/publish/headers.ts';

function parseSourcesByDirective(policyText: string): Record<string, string[]> {
  return Object.fromEntries(
    policyText.split('; ').map((directive) => {
      const [directiveName, ...directiveSources] = directive.split(' ');
      return [directiveName, directiveSources];
    }),
  );
}

test('the policy names no other host without vendors', () => {
  const policyWithoutVendors = pagePolicy([], [], findForeignSources({}));
  expect(policyWithoutVendors).not.toMatch(/https?:|wss:/);
  expect(parseSourcesByDirective(policyWithoutVendors)['frame-src']).toBeUndefined();
  expect(parseSourcesByDirective(policyWithoutVendors)['img-src']).toEqual(["'self'", 'data:']);
});

test('the policy allows each connected vendor only the sources that it needs', () => {
  const vendorSources = findForeignSources({
    chat: { script: 'https://chat.example/x.js', origins: ['wss://live.chat.example'] },
    map: { frame: 'https://maps.example/embed?pb=1' },
    turnstile: { siteKey: '0x1' },
  });
  const sourcesByDirective = parseSourcesByDirective(pagePolicy([], [], vendorSources));
  // biome-ignore format: a row a line
  expect(sourcesByDirective).toMatchObject({
    'script-src': ["'self'", 'https://challenges.cloudflare.com', 'https://chat.example'],
    'frame-src': ['https://challenges.cloudflare.com', 'https://chat.example', 'https://maps.example'],
    'connect-src': ["'self'", 'https://chat.example', 'https://maps.example', 'wss://live.chat.example'],
    'style-src': ["'self'", 'https://chat.example'],
    'img-src': ["'self'", 'data:', 'https://chat.example'],
  });
});

test('allows a scheduler’s frame, and no inline styles', () => {
  const schedulerEmbed = { page: 'https://calendly.com/agency' };
  const schedulerSources = findForeignSources({ scheduler: schedulerEmbed });
  expect(schedulerSources.style).toEqual([]);
  expect(schedulerSources.frame).toEqual(['https://calendly.com']);
});

test('requires Trusted Types unless a vendor’s script is connected', () => {
  const mapEmbed = { frame: 'https://maps.example/embed?pb=1' };
  const chatEmbed = { script: 'https://chat.example/x.js' };
  const trustedTypesDirectives = ["require-trusted-types-for 'script'", 'trusted-types default'];
  const listDirectives = (embeds: Parameters<typeof findForeignSources>[0]) =>
    pagePolicy([], [], findForeignSources(embeds)).split('; ');
  expect(listDirectives({})).toEqual(expect.arrayContaining(trustedTypesDirectives));
  expect(listDirectives({ map: mapEmbed })).toEqual(expect.arrayContaining(trustedTypesDirectives));
  expect(listDirectives({ chat: chatEmbed }).join()).not.toContain('trusted-types');
});

test('a header longer than Cloudflare’s limit fails the build', () => {
  const headerStart = 'Content-Security-Policy: ';
  const buildHeadersOfLength = (lineLength: number) =>
    buildHeadersFile('x'.repeat(lineLength - headerStart.length), 'https://x.test');
  expect(buildHeadersOfLength(2_000)).toContain(headerStart);
  expect(() => buildHeadersOfLength(2_001)).toThrow('longer than the 2,000 characters');
});
