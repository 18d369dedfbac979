/** The vocabulary of schema.org as schema-dts declares it, and what is wrong with data by it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const declarations = readFileSync(
  path.join(path.dirname(createRequire(import.meta.url).resolve('schema-dts')), 'schema.d.ts'),
  'utf8',
);

interface Base {
  parents: string[];
  /** What each property may hold. */
  properties: Map<string, string[]>;
}

function names(list: string, between: RegExp): string[] {
  return list.split(between).map((name) => name.trim());
}

/** Types that data may name, each with the base whose properties it has. */
const leaves = new Map(
  [...declarations.matchAll(/^export interface (\w+)Leaf extends ([\w, ]+) \{/gm)].map(
    ([, type, bases]) => [type, names(bases, /,/)],
  ),
);
const bases = new Map(
  [...declarations.matchAll(/^interface (\w+Base) extends ([^{]+) \{\n([\s\S]*?)^\}/gm)].map(
    ([, base, parents, body]): [string, Base] => [
      base,
      {
        parents: names(parents, /,/),
        properties: new Map(
          [...body.matchAll(/^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;$/gm)].map(
            ([, property, types]) => [property, names(types, /\|/)],
          ),
        ),
      },
    ],
  ),
);
/** The types, and for enumerations the texts, that a type also stands for. */
const unions = new Map(
  [...declarations.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, type, members]) => [
    type,
    names(members, /\|/),
  ]),
);

function propertyTypes(type: string, property: string): string[] | undefined {
  const waiting = [...(leaves.get(type) ?? [])];
  for (const name of waiting) {
    const base = bases.get(name);
    const found = base?.properties.get(property);
    if (found) {
      return found;
    }
    waiting.push(...(base?.parents ?? []));
  }
  return undefined;
}

/** Whether `type` is one of `expected` or of a kind of it. */
function isKindOf(type: string, expected: string, seen = new Set<string>()): boolean {
  if (type === expected) {
    return true;
  }
  seen.add(expected);
  return (unions.get(expected) ?? []).some(
    (member) => /^\w+$/.test(member) && !seen.has(member) && isKindOf(type, member, seen),
  );
}

function acceptsText(text: string, type: string): boolean {
  switch (type) {
    case 'Text':
      return text.trim() !== '';
    case 'URL':
      return isAddress(text);
    case 'Date':
      return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
    case 'DateTime':
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
    case 'Time':
      return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);
    default: {
      const members = unions.get(type) ?? [];
      // A thing that may be named by a text is named by its address.
      return (
        members.includes(`"${text}"`) ||
        ((type === 'Thing' || members.includes('string')) && isAddress(text))
      );
    }
  }
}

function isAddress(text: string): boolean {
  return /^https:\/\/\S+$/.test(text) && URL.canParse(text);
}

/** Every mistake as `where: what`; none when the data is right. */
export function findMistakes(data: unknown, where = '', expected?: string[]): string[] {
  if (Array.isArray(data)) {
    return data.length === 0
      ? [`${where}: is empty`]
      : data.flatMap((one, index) => findMistakes(one, `${where}[${index}]`, expected));
  }
  if (typeof data === 'object' && data !== null) {
    return findMistakesOfThing(data, where, expected);
  }
  const fits = (expected ?? []).some((type) => {
    switch (typeof data) {
      case 'string':
        return acceptsText(data, type);
      case 'number':
        return ['Number', 'Integer', 'Float'].includes(type) && Number.isFinite(data);
      case 'boolean':
        return type === 'Boolean';
      default:
        return false;
    }
  });
  return fits ? [] : [`${where}: ${JSON.stringify(data)} is not ${expected?.join(' or ')}`];
}

function findMistakesOfThing(thing: object, where: string, expected?: string[]): string[] {
  const {
    '@type': type,
    '@id': id,
    '@context': context,
    ...rest
  } = thing as Record<string, unknown>;
  const here = `${where}${where && ' '}${String(type ?? '')}`;
  const mistakes: string[] = [];
  if (id !== undefined && !isAddress(String(id))) {
    mistakes.push(`${here}: @id ${JSON.stringify(id)} is not an address`);
  }
  if (type === undefined && id !== undefined && Object.keys(rest).length === 0) {
    return expected?.includes('IdReference') ? mistakes : [`${here}: takes no reference`];
  }
  if (typeof type !== 'string' || !leaves.has(type)) {
    return [...mistakes, `${here}: schema.org knows no type ${JSON.stringify(type)}`];
  }
  if (expected && !expected.some((one) => isKindOf(type, one))) {
    mistakes.push(`${where}: ${type} is not ${expected.join(' or ')}`);
  }
  if (
    expected
      ? context !== undefined
      : !['https://schema.org', undefined].includes(context as string)
  ) {
    mistakes.push(`${here}: @context ${JSON.stringify(context)} does not belong here`);
  }
  for (const [property, value] of Object.entries(rest)) {
    const base = property.replace(/-(?:input|output)$/, '');
    const types =
      base !== property && isKindOf(type, 'Action')
        ? ['Text', 'PropertyValueSpecification']
        : propertyTypes(type, property);
    mistakes.push(
      ...(types
        ? findMistakes(value, `${here}.${property}`, types)
        : [`${here}: schema.org knows no property ${property} of ${type}`]),
    );
  }
  return mistakes;
}
