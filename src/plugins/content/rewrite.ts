/** Writes another value into a content file. What keeps its value keeps its comments, quotes and lines. */
import { type Document, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';

/** What stands above the text of Markdown. */
export const frontMatter = /^---\r?\n([\s\S]*?\r?\n)---(?:\r?\n|$)/;

export function rewrite(source: string, value: unknown): string {
  const document: Document = parseDocument(source);
  if (canonical(document.toJS()) === canonical(value)) {
    return source;
  }
  if (source.startsWith('{')) {
    // In the form that Biome gives it: numbers stand in one line.
    const text = JSON.stringify(value, null, 2).replace(/\[[\s\d.,]+\]/g, (numbers) =>
      JSON.stringify(JSON.parse(numbers)).replaceAll(',', ', '),
    );
    return `${text}\n`;
  }
  document.contents = merge(document, document.contents, value);
  return document.toString({
    // A text stays on its line, so that a change shows as one.
    lineWidth: 0,
    flowCollectionPadding: !/: [[{][^\s\]}]/.test(source),
  });
}

/** Equal values have equal ones, in whatever order their fields stand. */
export function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner) =>
    isFields(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  );
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Nodes whose value stays keep their comments, their quotes and their lines. */
function merge(document: Document, node: unknown, value: unknown): Document['contents'] {
  if (isScalar(node) && typeof value !== 'object') {
    node.value = value;
    return node;
  }
  if (isMap(node) && isFields(value)) {
    node.items = node.items.filter(({ key }) => String(key) in value);
    for (const [key, inner] of Object.entries(value)) {
      node.set(key, merge(document, node.get(key, true), inner));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const before = node.items.map((item, index) => {
      const is: unknown = isNode(item) ? item.toJS(document) : item;
      return { item, value: canonical(is), name: nameOf(is) ?? index };
    });
    const kept = new Set(value.map(canonical));
    const changed = before.filter((one) => !kept.has(one.value));
    const isSpaced = node.items.some((item) => isNode(item) && item.spaceBefore);
    node.items = value.map((inner, index) => {
      const same = before.find((one) => one.value === canonical(inner))?.item;
      const other =
        changed.find(({ name }) => name === (nameOf(inner) ?? index)) ??
        changed.find(({ item }) => item === node.items[index]);
      return same ?? merge(document, other?.item, inner);
    });
    for (const [index, item] of node.items.entries()) {
      if (isNode(item)) {
        item.spaceBefore = isSpaced && index > 0;
      }
    }
    node.flow ||= value.length === 0;
    return node;
  }
  return document.createNode(value);
}

/** What an entry of a list begins with, such as a name. */
function nameOf(entry: unknown): unknown {
  return isFields(entry) ? Object.values(entry)[0] : undefined;
}
