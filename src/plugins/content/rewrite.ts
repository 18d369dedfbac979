/** Our YAML has one form, the one that the `yaml` package writes: `npm run fix` and the editor write it. */
import type { Document, Node } from 'yaml';
import { isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml';

export const frontMatterPattern = /^---\r?\n([\s\S]*?\r?\n)---(?:\r?\n|$)/;

const printOptions = { lineWidth: 0 };

/** Returns YAML with mistakes unchanged, because the check of its content reports them. */
export function formatYaml(yamlText: string): string {
  const yamlDocument = parseDocument(yamlText);
  return yamlDocument.errors.length > 0 ? yamlText : yamlDocument.toString(printOptions);
}

export function formatPost(postText: string): string {
  return `${postText.replaceAll('\r\n', '\n').trimEnd()}\n`.replace(
    frontMatterPattern,
    (frontMatter, yaml) => frontMatter.replace(yaml, () => formatYaml(yaml)),
  );
}

/** Writes a new value into YAML or JSON; all other lines keep their bytes and comments. A field with the value undefined is removed. */
export function rewriteYamlOrJson(oldText: string, newValue: unknown): string {
  const yamlDocument: Document = parseDocument(oldText);
  if (isDeepEqual(yamlDocument.toJS(), newValue)) {
    return oldText;
  }
  yamlDocument.contents = updateNode(yamlDocument, yamlDocument.contents, newValue);
  const isJson = /^\s*\{\s*"/.test(oldText);
  return isJson
    ? `${JSON.stringify(yamlDocument.toJS(), null, 2)}\n`
    : yamlDocument.toString(printOptions);
}

/** Ignores the order of keys. */
export function isDeepEqual(valueA: unknown, valueB: unknown): boolean {
  return toStableJson(valueA) === toStableJson(valueB);
}

function toStableJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part) =>
    isPlainObject(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list entry is identified by its first field, such as a name. */
export function findIdentity(entry: unknown): string | undefined {
  return isPlainObject(entry) ? toStableJson(Object.values(entry)[0]) : undefined;
}

/** Reuses each node whose value is unchanged, with its comments, quotes and style. */
function updateNode(yamlDocument: Document, node: unknown, newValue: unknown): Node {
  const isFilled = isCollection(node) && node.items.length > 0;
  if (isScalar(node) && Object(newValue) !== newValue) {
    node.type = typeof node.value === typeof newValue ? node.type : undefined;
    node.value = newValue;
    return node;
  }
  if (isMap(node) && isFilled && isPlainObject(newValue)) {
    node.items = node.items.filter(({ key }) => newValue[String(key)] !== undefined);
    for (const [key, value] of Object.entries(newValue)) {
      if (value !== undefined) {
        node.set(key, updateNode(yamlDocument, node.get(key, true), value));
      }
    }
    return node;
  }
  if (isSeq(node) && isFilled && Array.isArray(newValue)) {
    const oldNodes = node.items.filter((item) => item instanceof Object) as Node[];
    const hasBlankLines = oldNodes.length > 1 && oldNodes.at(-1)?.spaceBefore;
    const matchedNodes = matchNodes(yamlDocument, oldNodes, newValue);
    node.items = newValue.map((value, index) => {
      const item = updateNode(yamlDocument, matchedNodes[index], value);
      const isMoved = item === oldNodes[0] || !oldNodes.includes(item) || index === 0;
      item.spaceBefore = isMoved ? index > 0 && hasBlankLines : item.spaceBefore;
      return item;
    });
    return node;
  }
  return yamlDocument.createNode(newValue);
}

/** Finds for each new item an unused node with an equal value, else of the same entry, else of the same place. */
function matchNodes(yamlDocument: Document, nodes: Node[], newItems: unknown[]) {
  const unusedValues = new Map(nodes.map((node) => [node, node.toJS(yamlDocument)]));
  const matchedNodes: (Node | undefined)[] = [];
  const rules: ((value: unknown, item: unknown, node: Node, index: number) => boolean)[] = [
    isDeepEqual,
    (value, item) => findIdentity(value) === (findIdentity(item) ?? ''),
    (_value, _item, node, index) => nodes[index] === node,
  ];
  for (const isMatch of rules) {
    for (const [index, item] of newItems.entries()) {
      const match = [...unusedValues].find(([node, value]) => isMatch(value, item, node, index));
      if (match && !matchedNodes[index]) {
        [matchedNodes[index]] = match;
        unusedValues.delete(match[0]);
      }
    }
  }
  return matchedNodes;
}
