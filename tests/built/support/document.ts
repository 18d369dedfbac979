/** One reader of built pages: what a visitor, a screen reader or a search engine finds in the file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { fixture } from '../../support/fixture.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Place = Parameters<typeof DomUtils.textContent>[0];
type Wanted = Record<string, string | RegExp>;

export class Part {
  readonly node: Place;

  constructor(node: Place) {
    this.node = node;
  }

  /** Every element of these names, and with these attributes, in the order of the page. */
  all(names: string, attributes: Wanted = {}): Part[] {
    const wanted = names.split(' ');
    return DomUtils.findAll(
      (element) => wanted.includes(element.name) && matches(element, attributes),
      Array.isArray(this.node) ? this.node : [this.node],
    )
      .filter((element) => element !== this.node)
      .map((element) => new Part(element));
  }

  one(names: string, attributes: Wanted = {}): Part {
    const [found, ...others] = this.all(names, attributes);
    if (!found || others.length > 0) {
      throw new Error(
        `There are ${others.length + (found ? 1 : 0)} of ${names} ${JSON.stringify(attributes)}.`,
      );
    }
    return found;
  }

  /** The innermost section under this heading. */
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

function matches({ attribs }: Element, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const found = attribs[name];
    return typeof value === 'string' ? found === value : found !== undefined && value.test(found);
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

  get trail(): string[] {
    return textsOf(this.one('nav', { 'aria-label': 'Breadcrumb' }).all('li'));
  }

  /** What it tells search engines: every entry of one type. */
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
