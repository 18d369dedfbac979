/** Queries the HTML of a built page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { fixture } from '../../support/fixture.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Parameters<typeof DomUtils.textContent>[0];
type AttributePatterns = Record<string, string | RegExp>;

export class Part {
  readonly node: Node;

  constructor(node: Node) {
    this.node = node;
  }

  /** `names` are tag names with spaces between them. */
  all(names: string, attributes: AttributePatterns = {}): Part[] {
    const tags = names.split(' ');
    return DomUtils.findAll(
      (element) => tags.includes(element.name) && matches(element, attributes),
      Array.isArray(this.node) ? this.node : [this.node],
    )
      .filter((element) => element !== this.node)
      .map((element) => new Part(element));
  }

  one(names: string, attributes: AttributePatterns = {}): Part {
    const [first, ...others] = this.all(names, attributes);
    if (!first || others.length > 0) {
      throw new Error(
        `There are ${others.length + (first ? 1 : 0)} of ${names} ${JSON.stringify(attributes)}.`,
      );
    }
    return first;
  }

  section(heading: string): Part {
    const found = this.all('section')
      .filter((section) => section.all('h1 h2 h3').some(({ text }) => text === heading))
      .at(-1);
    if (!found) {
      throw new Error(`There is no section "${heading}".`);
    }
    return found;
  }

  get text(): string {
    return DomUtils.textContent(this.node).replace(/\s+/g, ' ').trim();
  }

  attribute(name: string): string | undefined {
    return Object.hasOwn(this.node, 'attribs') ? (this.node as Element).attribs[name] : undefined;
  }
}

function matches({ attribs }: Element, patterns: AttributePatterns): boolean {
  return Object.entries(patterns).every(([name, pattern]) => {
    const value = attribs[name];
    return typeof pattern === 'string'
      ? value === pattern
      : value !== undefined && pattern.test(value);
  });
}

export class Page extends Part {
  readonly html: string;

  constructor(html: string) {
    super(parseDocument(html));
    this.html = html;
  }

  get main(): Part {
    return this.one('main');
  }

  get breadcrumb(): string[] {
    return textsOf(this.one('nav', { 'aria-label': 'Breadcrumb' }).all('li'));
  }

  data(type: string): Record<string, unknown>[] {
    return this.all('script', { type: 'application/ld+json' })
      .map((script) => JSON.parse(DomUtils.textContent(script.node)))
      .flatMap((found) => found['@graph'] ?? [found])
      .filter((found) => found['@type'] === type);
  }
}

export function fixturePage(route: string, folder = fixture.out): Page {
  const file = `${route === '/' ? 'index' : route}.html`;
  return new Page(readFileSync(path.join(folder, file), 'utf8'));
}

export function textsOf(parts: Part[]): string[] {
  return parts.map(({ text }) => text);
}

export function linksOf(parts: Part[]): (string | undefined)[] {
  return parts.map((part) => part.attribute('href'));
}
