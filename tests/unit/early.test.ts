import vm from 'node:vm';
import { expect, test, vi } from 'vitest';
import { compileEarlyScript } from '../../src/plugins/early.ts';

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
  const createPolicy = vi.fn((_name: string, _policy: Rules) => {});
  const location = new URL('https://agency.example/contact');
  const window = { trustedTypes: { createPolicy } };
  vm.runInNewContext(compileEarlyScript('trusted-types'), { window, location, URL });
  const [, policy] = createPolicy.mock.calls[0] ?? [];
  expect(policy?.[policyRule](checkedText)).toBe(isAllowed ? checkedText : null);
});

test.each([
  ['a first visit', false, ['welcome']],
  ['a later page', true, []],
])('shows the welcome only on the first page: %s', (_visit, hasVisited, expectedDatasetNames) => {
  const dataset = {};
  const document = { documentElement: { dataset } };
  const sessionStorage = { getItem: () => (hasVisited ? '1' : null), setItem() {} };
  vm.runInNewContext(compileEarlyScript('welcome'), { document, sessionStorage });
  expect(Object.keys(dataset)).toEqual(expectedDatasetNames);
});

test('runs no scripts before the whole document is parsed, even after a touch', () => {
  const fakeWindow = new EventTarget();
  const appendedLinks: { rel?: string; href?: string }[] = [];
  const fakeDocument = {
    readyState: 'loading',
    documentElement: {},
    body: { dataset: { sheet: '/styles.css', scripts: '/main.js /page.js' } },
    head: { appendChild: (link: object) => appendedLinks.push(link) },
    createElement: () => ({}),
  };
  const FakeObserver = class {
    observe() {}
  };
  vm.runInNewContext(compileEarlyScript('start-when-idle'), {
    document: fakeDocument,
    addEventListener: fakeWindow.addEventListener.bind(fakeWindow),
    removeEventListener: fakeWindow.removeEventListener.bind(fakeWindow),
    MutationObserver: FakeObserver,
    PerformanceObserver: FakeObserver,
    requestAnimationFrame: (frameCallback: () => void) => frameCallback(),
    setTimeout: (callback: () => void, delay?: number) => delay ?? callback(),
  });
  fakeWindow.dispatchEvent(new Event('pointerdown'));
  expect(appendedLinks).toMatchObject([
    { rel: 'preload', href: '/styles.css' },
    { rel: 'preload', href: '/main.js' },
    { rel: 'preload', href: '/page.js' },
  ]);
  fakeDocument.readyState = 'interactive';
  fakeWindow.dispatchEvent(new Event('DOMContentLoaded'));
  expect(appendedLinks.slice(3)).toMatchObject([{ rel: 'stylesheet', href: '/styles.css' }]);
});
