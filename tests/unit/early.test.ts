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

test('runs no scripts before the whole document is parsed, even after a touch', () => {
  const window = new EventTarget();
  const links: { rel?: string; href?: string }[] = [];
  const document = {
    readyState: 'loading',
    documentElement: {},
    body: { dataset: { sheet: '/styles.css', scripts: '/main.js /page.js' } },
    head: { appendChild: (link: object) => links.push(link) },
    createElement: () => ({}),
  };
  const Observer = class {
    observe() {}
  };
  vm.runInNewContext(earlyScript('start-when-idle'), {
    document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    MutationObserver: Observer,
    PerformanceObserver: Observer,
    requestAnimationFrame: (callback: () => void) => callback(),
    setTimeout: (callback: () => void, delay?: number) => delay ?? callback(),
  });
  window.dispatchEvent(new Event('pointerdown'));
  expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
    'preload /styles.css',
    'preload /main.js',
    'preload /page.js',
  ]);
  document.readyState = 'interactive';
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(links.slice(3)).toMatchObject([{ rel: 'stylesheet', href: '/styles.css' }]);
});
