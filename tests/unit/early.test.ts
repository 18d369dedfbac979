import vm from 'node:vm';
import { expect, test } from 'vitest';
import { earlyScript } from '../../src/plugins/early.ts';

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => unknown>;

test.each([
  ['createHTML', 'plain text', true],
  ['createHTML', '<img src=x onerror=alert(1)>', false],
  ['createScript', '{"@type":"Thing"}', true],
  ['createScript', '["not a thing"]', false],
  ['createScriptURL', '/assets/js/main.js', true],
  ['createScriptURL', '/api/v1/health', false],
  ['createScriptURL', 'https://elsewhere.example/assets/js/main.js', false],
] as const)('Trusted Types: %s of %j is allowed: %s', (rule, text, isAllowed) => {
  let rules: Rules | undefined;
  const trustedTypes = {
    createPolicy(_name: string, policy: Rules) {
      rules = policy;
    },
  };
  const location = new URL('https://agency.example/contact');
  vm.runInNewContext(earlyScript('trusted-types'), { window: { trustedTypes }, location, URL });
  expect(rules?.[rule](text)).toBe(isAllowed ? text : null);
});

test.each([
  ['a first visit', false, ['welcome']],
  ['a later page', true, []],
])('on %s, sets the page’s attributes before the first paint', (_visit, hasVisited, attributes) => {
  const dataset = {};
  vm.runInNewContext(earlyScript('welcome'), {
    document: { documentElement: { dataset } },
    sessionStorage: { getItem: () => (hasVisited ? '1' : null), setItem() {} },
  });
  expect(Object.keys(dataset)).toEqual(attributes);
});
