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

/** An entry of a map or list; `start` and `end` are offsets in the source text. */
interface Entry {
  key: unknown;
  node: unknown;
  value: unknown;
  start: number;
  end: number;
}

/** Writes a new value into YAML or JSON, and keeps the bytes of all unchanged parts. */
export function rewriteYamlOrJson(oldText: string, newValue: unknown): string {
  if (oldText !== '' && !oldText.endsWith('\n')) {
    return rewriteYamlOrJson(`${oldText}\n`, newValue).replace(/\r?\n$/, '');
  }
  const yamlDocument: Document = parseDocument(oldText);
  if (toStableJson(yamlDocument.toJS()) === toStableJson(newValue)) {
    return oldText;
  }
  const { contents } = yamlDocument;
  const freshYaml = stringify(newValue, { lineWidth: 0 });
  const spanAtEnd = [oldText.length, oldText.length] as const;
  const [rootStart, rootEnd] = contents ? findNodeSpan(oldText, contents) : spanAtEnd;
  const parsedSource = { text: oldText, document: yamlDocument };
  const newRootText =
    (contents && rewriteNodeSource(parsedSource, contents, newValue)) ?? freshYaml;
  const textAfterRoot = oldText.slice(rootEnd);
  const isRootEndAtLineEnd = textAfterRoot === '' || oldText[rootEnd - 1] === '\n';
  const insertedText = isRootEndAtLineEnd ? newRootText : newRootText.replace(/\n$/, '');
  const newText = oldText.slice(0, rootStart) + insertedText + textAfterRoot;
  const resultText = oldText.includes('\r\n') ? newText.replace(/\r?\n/g, '\r\n') : newText;
  // Unusual YAML loses its comments here, but never a value.
  const isResultEqualToNewValue = toStableJson(parse(resultText)) === toStableJson(newValue);
  return isResultEqualToNewValue ? resultText : freshYaml;
}

/** Serialises equal values to equal JSON, whatever the order of their keys. */
export function toStableJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, childValue) =>
    isPlainObject(childValue) ? Object.fromEntries(Object.entries(childValue).sort()) : childValue,
  );
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list entry is identified by its first field, such as a name. */
export function findIdentity(entry: unknown): string | undefined {
  return isPlainObject(entry) ? toStableJson(Object.values(entry)[0]) : undefined;
}

/** Returns undefined when the new value has another type than the node, such as a list instead of a text. */
function rewriteNodeSource(
  parsedSource: Source,
  node: unknown,
  newValue: unknown,
  isFlow = false,
): string | undefined {
  if (isScalar(node) && Object(newValue) !== newValue && !node.type?.startsWith('BLOCK')) {
    const newScalar = new Scalar(newValue);
    newScalar.type = typeof newValue === typeof node.value ? node.type : undefined;
    const scalarText = formatEntries(parsedSource, { key: newScalar }, isFlow);
    return scalarText.includes('\n') ? undefined : scalarText.replace(/^"?key"?: /, '');
  }
  const isSameKind = isMap(node) ? isPlainObject(newValue) : Array.isArray(newValue);
  const newEntryCount = Object.keys(Object(newValue)).length;
  const areCollectionsFilled = isCollection(node) && node.items.length * newEntryCount > 0;
  return areCollectionsFilled && isSameKind
    ? rewriteCollectionSource(parsedSource, node, Object(newValue))
    : undefined;
}

function rewriteCollectionSource(parsedSource: Source, node: Collection, newValue: object): string {
  const { text: sourceText } = parsedSource;
  const [nodeStart, nodeEnd] = findNodeSpan(sourceText, node);
  const oldEntries = readEntries(parsedSource, node);
  const firstEntryStart = oldEntries[0]?.start ?? nodeStart;
  const lineStart = sourceText.lastIndexOf('\n', firstEntryStart - 1) + 1;
  const indentSpaces = ' '.repeat(firstEntryStart - lineStart);
  const openingText = sourceText.slice(nodeStart, firstEntryStart);
  const separatorByEntry = new Map(
    oldEntries
      .slice(1)
      .map((entry, index) => [entry, sourceText.slice(oldEntries[index]?.end, entry.start)]),
  );
  const [firstSeparator] = separatorByEntry.values();
  const hasBlankLines = isSeq(node) && /^\r?\n/.test([...separatorByEntry.values()].at(-1) ?? '');
  const defaultSeparator = node.flow
    ? (firstSeparator ?? `,${openingText.slice(1) || ' '}`)
    : `${hasBlankLines ? '\n' : ''}${indentSpaces}`;
  const entryTexts = matchEntries(oldEntries, newValue).map((oldAndNewEntry, index) => {
    const { entry: oldEntry, key, value } = oldAndNewEntry;
    const separatorBefore = (oldEntry && separatorByEntry.get(oldEntry)) ?? defaultSeparator;
    const entryText = oldEntry && rewriteEntry(parsedSource, oldEntry, value, node.flow);
    const usedSeparator = index === 0 ? separatorBefore.replace(/^[\s,]+/, '') : separatorBefore;
    return usedSeparator + (entryText ?? formatNewEntry());

    function formatNewEntry() {
      const wrappedNewEntry = isMap(node) ? { [String(key)]: value } : [value];
      return `${formatEntries(parsedSource, wrappedNewEntry, node.flow).replace(/\n(?=.)/g, `\n${indentSpaces}`)}${node.flow ? '' : '\n'}`;
    }
  });
  return openingText + entryTexts.join('') + sourceText.slice(oldEntries.at(-1)?.end, nodeEnd);
}

function rewriteEntry(parsedSource: Source, entry: Entry, newValue: unknown, isFlow = false) {
  const { text: sourceText } = parsedSource;
  const { node, start, end: entryEnd } = entry;
  if (toStableJson(entry.value) === toStableJson(newValue)) {
    return sourceText.slice(start, entryEnd);
  }
  const [nodeStart, nodeEnd] = isNode(node) ? findNodeSpan(sourceText, node) : [entryEnd, entryEnd];
  const newNodeText = rewriteNodeSource(parsedSource, node, newValue, isFlow);
  const textBeforeNode = sourceText.slice(start, nodeStart);
  return newNodeText && textBeforeNode + newNodeText + sourceText.slice(nodeEnd, entryEnd);
}

/** Pairs each entry of the new value with the old entry that it replaces. */
function matchEntries(oldEntries: Entry[], newValue: object) {
  const unmatchedOldEntries = new Set(oldEntries);
  function takeMatchingEntry(isMatch: (entry: Entry) => boolean): Entry | undefined {
    const matchingEntry = [...unmatchedOldEntries].find(isMatch);
    return matchingEntry && unmatchedOldEntries.delete(matchingEntry) ? matchingEntry : undefined;
  }
  if (Array.isArray(newValue)) {
    const equalOldEntries = newValue.map((newItem) =>
      takeMatchingEntry((entry) => toStableJson(entry.value) === toStableJson(newItem)),
    );
    return newValue.map((newItem, newIndex) => {
      const hasSameListPosition = (entry: Entry) => entry.key === newIndex;
      const hasSameIdentity = (entry: Entry) =>
        findIdentity(entry.value) === (findIdentity(newItem) ?? '');
      return {
        key: newIndex,
        value: newItem,
        entry:
          equalOldEntries[newIndex] ??
          takeMatchingEntry(hasSameIdentity) ??
          takeMatchingEntry(hasSameListPosition),
      };
    });
  }
  const newValueKeys = Object.keys(newValue);
  const oldKeys = oldEntries.map(({ key }) => String(key));
  const commonKeys = oldKeys.filter((key) => newValueKeys.includes(key));
  return [...new Set([...commonKeys, ...newValueKeys])].map((key) => ({
    key,
    value: Object(newValue)[key],
    entry: takeMatchingEntry((entry) => entry.key === key),
  }));
}

/** Comments and blank lines belong to the following entry; a block entry includes its line end. */
function readEntries({ text, document }: Source, node: Collection): Entry[] {
  let previousEnd = node.range?.[0] ?? 0;
  return node.items.map((item, index) => {
    const keyNode = isPair(item) ? item.key : undefined;
    const valueNode = isPair(item) ? item.value : item;
    const [gapText = ''] = /^(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*/.exec(text.slice(previousEnd)) ?? [];
    const entryGapEnd = previousEnd + (index === 0 ? 0 : gapText.length);
    const entryStart = findNodeStart(keyNode ?? (node.flow ? valueNode : undefined)) ?? entryGapEnd;
    const valueEnd = findNodeEnd(valueNode ?? keyNode);
    previousEnd = node.flow ? valueEnd : findLineEnd(text, valueEnd);
    return {
      key: isPair(item) ? String(isScalar(keyNode) ? keyNode.value : keyNode) : index,
      node: valueNode,
      value: isNode(valueNode) ? valueNode.toJS(document) : valueNode,
      start: entryStart,
      end: previousEnd,
    };
  });
}

function findNodeSpan(text: string, node: Node): [start: number, end: number] {
  const nodeEnd = findNodeEnd(node);
  const isBlock = isCollection(node) && !node.flow;
  return [findNodeStart(node) ?? 0, isBlock ? findLineEnd(text, nodeEnd) : nodeEnd];
}

function findNodeStart(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Returns the end of a block's last child, because the block's own range includes the comments after it. */
function findNodeEnd(node: unknown): number {
  const lastItem = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  const lastChild = isPair(lastItem) ? (lastItem.value ?? lastItem.key) : lastItem;
  return lastChild ? findNodeEnd(lastChild) : (isNode(node) && node.range?.[1]) || 0;
}

function findLineEnd(text: string, offset: number): number {
  const nextLineStart = text.indexOf('\n', offset - 1) + 1;
  return nextLineStart === 0 ? text.length : nextLineStart;
}

/** Formats JSON as Biome does, with number lists on one line. */
function formatEntries({ text }: Source, entries: object, isFlow = false): string {
  const isJson = /^\s*\{\s*"/.test(text);
  const entriesText = isJson
    ? JSON.stringify(entries, null, 2)
        .replace(/\[[\s\d.,]+\]/g, (numberListJson) => `[${JSON.parse(numberListJson).join(', ')}]`)
        .replace(/\n {2}/g, '\n')
    : stringify(entries, { lineWidth: 0, ...(isFlow && { collectionStyle: 'flow' }) });
  const flatText = isFlow && !isJson ? entriesText.replace(/\n\s*/g, ' ') : entriesText;
  return isFlow ? flatText.trim().slice(1, -1).trim() : flatText.replace(/\n$/, '');
}
