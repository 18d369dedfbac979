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
] as const)('Trusted Types: %s of %j is allowed: %s', (policyRule, checkedText, isAllowed) => {
  let createdPolicy: Rules | undefined;
  const trustedTypes = {
    createPolicy(_name: string, policy: Rules) {
      createdPolicy = policy;
    },
  };
  const location = new URL('https://agency.example/contact');
  vm.runInNewContext(earlyScript('trusted-types'), { window: { trustedTypes }, location, URL });
  expect(createdPolicy?.[policyRule](checkedText)).toBe(isAllowed ? checkedText : null);
});

test.each([
  ['a first visit', false, ['welcome']],
  ['a later page', true, []],
])('shows the welcome only on the first page: %s', (_visit, hasVisited, attributeNames) => {
  const dataset = {};
  vm.runInNewContext(earlyScript('welcome'), {
    document: { documentElement: { dataset } },
    sessionStorage: { getItem: () => (hasVisited ? '1' : null), setItem() {} },
  });
  expect(Object.keys(dataset)).toEqual(attributeNames);
});
