import vm from 'node:vm';
import { expect, test, vi } from 'vitest';
import { compileEarlyScript } from '../../src/early/plugin.ts';

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

function runStartWhenIdle({ name = '/about', type = 'navigate', hasAnchoring = true } = {}) {
  const fakeWindow = new EventTarget();
  const links: string[] = [];
  const rootDataset = {};
  const fakeDocument = {
    readyState: 'loading',
    documentElement: { dataset: rootDataset },
    body: { dataset: { sheet: '/styles.css', scripts: '/main.js /page.js' } },
    head: { appendChild: ({ rel, href }: HTMLLinkElement) => links.push(`${rel} ${href}`) },
    createElement: () => ({}),
  };
  const FakeObserver = class {
    observe() {}
  };
  vm.runInNewContext(compileEarlyScript('start-when-idle'), {
    CSS: { supports: () => hasAnchoring },
    document: fakeDocument,
    performance: { getEntriesByType: () => [{ name, type }] },
    addEventListener: fakeWindow.addEventListener.bind(fakeWindow),
    removeEventListener: fakeWindow.removeEventListener.bind(fakeWindow),
    MutationObserver: FakeObserver,
    PerformanceObserver: FakeObserver,
    PerformanceNavigationTiming: Object,
    requestAnimationFrame: (frameCallback: () => void) => frameCallback(),
    setTimeout: (callback: () => void, delay?: number) => delay ?? callback(),
  });
  return { links, fakeDocument, fakeWindow, rootDataset };
}

test('runs no scripts before the whole document is parsed, even after a touch', () => {
  const { links, fakeDocument, fakeWindow, rootDataset } = runStartWhenIdle();
  fakeWindow.dispatchEvent(new Event('pointerdown'));
  expect(rootDataset).toEqual({});
  expect(links).toEqual(['preload /styles.css', 'preload /main.js', 'preload /page.js']);
  fakeDocument.readyState = 'interactive';
  fakeWindow.dispatchEvent(new Event('DOMContentLoaded'));
  expect(links.slice(3)).toEqual(['stylesheet /styles.css']);
});

test.each([
  ['a visit', {}, { opening: '' }],
  ['a link to a heading or a text', { name: '/about#:~:text=Lucknow' }, {}],
  ['a reload', { type: 'reload' }, {}],
  ['a browser without scroll anchoring', { hasAnchoring: false }, {}],
])('defers the layout below the fold: %s', (_visit, circumstances, expectedDataset) => {
  expect(runStartWhenIdle(circumstances).rootDataset).toEqual(expectedDataset);
});
