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

  /** Spaces separate the names in `tagNames`. */
  findAll(tagNames: string, attributePatterns: AttributePatterns = {}): Part[] {
    const tagNameList = tagNames.split(' ');
    return DomUtils.findAll(
      (element) =>
        tagNameList.includes(element.name) && matchesPatterns(element, attributePatterns),
      Array.isArray(this.node) ? this.node : [this.node],
    )
      .filter((element) => element !== this.node)
      .map((element) => new Part(element));
  }

  findOne(tagNames: string, attributePatterns: AttributePatterns = {}): Part {
    const [firstPart, ...otherParts] = this.findAll(tagNames, attributePatterns);
    if (!firstPart || otherParts.length > 0) {
      throw new Error(
        `There are ${otherParts.length + (firstPart ? 1 : 0)} of ${tagNames} ${JSON.stringify(attributePatterns)}.`,
      );
    }
    return firstPart;
  }

  findTexts(tagNames: string, attributePatterns: AttributePatterns = {}): string[] {
    return this.findAll(tagNames, attributePatterns).map(({ text }) => text);
  }

  findHrefs(attributePatterns: AttributePatterns = {}): (string | undefined)[] {
    return this.findAll('a', attributePatterns).map((link) => link.attribute('href'));
  }

  findLabelledHrefs(): string[] {
    return this.findAll('a').map((link) => `${link.text} ${link.attribute('href')}`);
  }

  findSection(heading: string): Part {
    const lastMatchingSection = this.findAll('section')
      .filter((section) => section.findAll('h1 h2 h3').some(({ text }) => text === heading))
      .at(-1);
    if (!lastMatchingSection) {
      throw new Error(`There is no section "${heading}".`);
    }
    return lastMatchingSection;
  }

  get text(): string {
    return DomUtils.textContent(this.node).replace(/\s+/g, ' ').trim();
  }

  attribute(attributeName: string): string | undefined {
    return Object.hasOwn(this.node, 'attribs')
      ? (this.node as Element).attribs[attributeName]
      : undefined;
  }
}

function matchesPatterns({ attribs }: Element, attributePatterns: AttributePatterns): boolean {
  return Object.entries(attributePatterns).every(([attributeName, pattern]) => {
    const attributeValue = attribs[attributeName];
    return typeof pattern === 'string'
      ? attributeValue === pattern
      : attributeValue !== undefined && pattern.test(attributeValue);
  });
}

export class Page extends Part {
  readonly html: string;

  constructor(html: string) {
    super(parseDocument(html));
    this.html = html;
  }

  get main(): Part {
    return this.findOne('main');
  }

  get breadcrumbTexts(): string[] {
    return this.findOne('nav', { 'aria-label': 'Breadcrumb' }).findTexts('li');
  }

  findJsonLd(schemaType: string): Record<string, unknown>[] {
    return this.findAll('script', { type: 'application/ld+json' })
      .map((script) => JSON.parse(DomUtils.textContent(script.node)))
      .flatMap((jsonLd) => jsonLd['@graph'] ?? [jsonLd])
      .filter((entry) => entry['@type'] === schemaType);
  }
}

export function readFixtureOutput(file: string): string {
  return readFileSync(path.join(fixture.out, file), 'utf8');
}

export function readPage(route: string, siteFolder = fixture.out): Page {
  const htmlPath = `${route === '/' ? 'index' : route}.html`;
  return new Page(readFileSync(path.join(siteFolder, htmlPath), 'utf8'));
}
