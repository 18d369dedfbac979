import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  Scalar,
  stringify,
} from 'yaml';

export const frontMatterPattern = /^---\r?\n([\s\S]*?\r?\n)---(?:\r?\n|$)/;

interface Source {
  text: string;
  document: Document;
}

type Collection = Extract<Node, { items: unknown[] }>;

/** `start` and `end` are offsets in the source text. */
interface Entry {
  key: unknown;
  node: unknown;
  value: unknown;
  start: number;
  end: number;
}

/** Writes a new value into YAML or JSON, and keeps the bytes of all unchanged parts. */
export function rewrite(text: string, value: unknown): string {
  if (text !== '' && !text.endsWith('\n')) {
    return rewrite(`${text}\n`, value).replace(/\r?\n$/, '');
  }
  const document: Document = parseDocument(text);
  if (stableJson(document.toJS()) === stableJson(value)) {
    return text;
  }
  const { contents } = document;
  const whole = stringify(value, { lineWidth: 0 });
  const [start, end] = contents ? spanOf(text, contents) : [text.length, text.length];
  const changed = (contents && writeNode({ text, document }, contents, value)) ?? whole;
  const rest = text.slice(end);
  const isLine = rest === '' || text[end - 1] === '\n';
  const newText = text.slice(0, start) + (isLine ? changed : changed.replace(/\n$/, '')) + rest;
  const written = text.includes('\r\n') ? newText.replace(/\r?\n/g, '\r\n') : newText;
  // Unusual YAML loses its comments, but never a value.
  return stableJson(parse(written)) === stableJson(value) ? written : whole;
}

/** Serialises independent of key order. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner) =>
    isPlainObject(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  );
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list entry is identified by its first field, such as a name. */
export function identityOf(entry: unknown): string | undefined {
  return isPlainObject(entry) ? stableJson(Object.values(entry)[0]) : undefined;
}

/** Returns undefined when the value changes its type, such as from text to list. */
function writeNode(
  source: Source,
  node: unknown,
  value: unknown,
  inFlow = false,
): string | undefined {
  if (isScalar(node) && Object(value) !== value && !node.type?.startsWith('BLOCK')) {
    const scalar = new Scalar(value);
    scalar.type = typeof value === typeof node.value ? node.type : undefined;
    const text = formatEntries(source, { key: scalar }, inFlow);
    return text.includes('\n') ? undefined : text.replace(/^"?key"?: /, '');
  }
  const isSameKind = isMap(node) ? isPlainObject(value) : Array.isArray(value);
  const isFilled = isCollection(node) && node.items.length * Object.keys(Object(value)).length > 0;
  return isFilled && isSameKind ? writeEntries(source, node, Object(value)) : undefined;
}

function writeEntries(source: Source, node: Collection, value: object): string {
  const { text } = source;
  const [start, end] = spanOf(text, node);
  const before = readEntries(source, node);
  const firstAt = before[0]?.start ?? start;
  const indent = ' '.repeat(firstAt - text.lastIndexOf('\n', firstAt - 1) - 1);
  const opening = text.slice(start, firstAt);
  const leads = new Map(
    before.slice(1).map((entry, index) => [entry, text.slice(before[index]?.end, entry.start)]),
  );
  const [lead] = leads.values();
  const isSpaced = isSeq(node) && /^\r?\n/.test([...leads.values()].at(-1) ?? '');
  const usualLead = node.flow
    ? (lead ?? `,${opening.slice(1) || ' '}`)
    : `${isSpaced ? '\n' : ''}${indent}`;
  const written = matchEntries(before, value).map(({ entry, key, value: inner }, index) => {
    const own = (entry && leads.get(entry)) ?? usualLead;
    const body = entry && writeEntry(source, entry, inner, node.flow);
    return (index === 0 ? own.replace(/^[\s,]+/, '') : own) + (body ?? newEntryText());

    function newEntryText() {
      const alone = isMap(node) ? { [String(key)]: inner } : [inner];
      return `${formatEntries(source, alone, node.flow).replace(/\n(?=.)/g, `\n${indent}`)}${node.flow ? '' : '\n'}`;
    }
  });
  return opening + written.join('') + text.slice(before.at(-1)?.end, end);
}

function writeEntry(source: Source, entry: Entry, value: unknown, inFlow = false) {
  const { text } = source;
  const { node, start, end } = entry;
  if (stableJson(entry.value) === stableJson(value)) {
    return text.slice(start, end);
  }
  const [from, to] = isNode(node) ? spanOf(text, node) : [end, end];
  const changed = writeNode(source, node, value, inFlow);
  return changed && text.slice(start, from) + changed + text.slice(to, end);
}

/** Pairs each new entry with the file entry that it replaces. */
function matchEntries(before: Entry[], value: object) {
  const free = new Set(before);
  function takeMatch(matches: (entry: Entry) => boolean): Entry | undefined {
    const match = [...free].find(matches);
    return match && free.delete(match) ? match : undefined;
  }
  if (Array.isArray(value)) {
    const same = value.map((item) =>
      takeMatch((entry) => stableJson(entry.value) === stableJson(item)),
    );
    return value.map((item, key) => {
      const hasSameIdentity = (entry: Entry) =>
        identityOf(entry.value) === (identityOf(item) ?? '');
      return {
        key,
        value: item,
        entry: same[key] ?? takeMatch(hasSameIdentity) ?? takeMatch((old) => old.key === key),
      };
    });
  }
  const keys = Object.keys(value);
  const oldKeys = before.map(({ key }) => String(key)).filter((key) => keys.includes(key));
  return [...new Set([...oldKeys, ...keys])].map((key) => ({
    key,
    value: Object(value)[key],
    entry: takeMatch((entry) => entry.key === key),
  }));
}

/** Comments and blank lines belong to the following entry; a block entry includes its line end. */
function readEntries({ text, document }: Source, node: Collection): Entry[] {
  let last = node.range?.[0] ?? 0;
  return node.items.map((item, index) => {
    const key = isPair(item) ? item.key : undefined;
    const inner = isPair(item) ? item.value : item;
    const gap = /^(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*/.exec(text.slice(last))?.[0].length ?? 0;
    const start = startOf(key ?? (node.flow ? inner : undefined)) ?? last + (index === 0 ? 0 : gap);
    last = node.flow ? endOf(inner ?? key) : lineEndAfter(text, endOf(inner ?? key));
    return {
      key: isPair(item) ? String(isScalar(key) ? key.value : key) : index,
      node: inner,
      value: isNode(inner) ? inner.toJS(document) : inner,
      start,
      end: last,
    };
  });
}

function spanOf(text: string, node: Node): [start: number, end: number] {
  const end = endOf(node);
  return [startOf(node) ?? 0, isCollection(node) && !node.flow ? lineEndAfter(text, end) : end];
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** The end of the last child, because a block's own range includes the comments after it. */
function endOf(node: unknown): number {
  const item = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  const last = isPair(item) ? (item.value ?? item.key) : item;
  return last ? endOf(last) : (isNode(node) && node.range?.[1]) || 0;
}

function lineEndAfter(text: string, end: number): number {
  const next = text.indexOf('\n', end - 1) + 1;
  return next === 0 ? text.length : next;
}

/** Formats JSON like Biome does, with number lists on one line. */
function formatEntries({ text }: Source, entries: object, flow = false): string {
  const isJson = /^\s*\{\s*"/.test(text);
  const written = isJson
    ? JSON.stringify(entries, null, 2)
        .replace(/\[[\s\d.,]+\]/g, (list) => `[${JSON.parse(list).join(', ')}]`)
        .replace(/\n {2}/g, '\n')
    : stringify(entries, { lineWidth: 0, ...(flow && { collectionStyle: 'flow' }) });
  const line = flow && !isJson ? written.replace(/\n\s*/g, ' ') : written;
  return flow ? line.trim().slice(1, -1).trim() : line.replace(/\n$/, '');
}
