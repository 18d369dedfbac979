import { afterEach, expect, test, vi } from 'vitest';
import { rehypeHighlightCode } from '../../src/blog/plugin/highlight.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('highlights all code on a slow machine', async () => {
  let nowMs = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (nowMs += 1_000));
  const textNode = { type: 'text', value: "const berths = ['A1', 'A2'];" };
  const properties = { className: ['language-ts'] };
  const codeNode = { type: 'element', tagName: 'code', properties, children: [textNode] };
  const preNode = { type: 'element', tagName: 'pre', properties: {}, children: [codeNode] };
  const tree: object = { type: 'root', children: [preNode] };
  await rehypeHighlightCode()(Object(tree), Object({}));
  expect(JSON.stringify(tree).match(/--code-token-string-expression/g)).toHaveLength(2);
});
