import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { assert } from 'vitest';
import { fixture } from '../../support/fixture.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type AttributePatterns = Record<string, string | RegExp>;

export type Thing = { '@type': string } & Record<string, unknown>;

export class Part {
  readonly node: Element | ReturnType<typeof parseDocument>;

  constructor(node: Part['node']) {
    this.node = node;
  }

  /** Spaces separate the names in `tagNames`. */
  findAll(tagNames: string, attributePatterns: AttributePatterns = {}): Part[] {
    return DomUtils.findAll(
      (tag) => tagNames.split(' ').includes(tag.name) && hasAttributes(tag, attributePatterns),
      this.node.children,
    ).map((element) => new Part(element));
  }

  findOne(tagNames: string, attributePatterns: AttributePatterns = {}): Part {
    const [part, ...otherMatchingElements] = this.findAll(tagNames, attributePatterns);
    assert(part, `There is no ${tagNames} ${JSON.stringify(attributePatterns)}.`);
    assert(otherMatchingElements.length === 0, `There are more ${tagNames} than one.`);
    return part;
  }

  findTexts(tagNames: string, attributePatterns: AttributePatterns = {}): string[] {
    return this.findAll(tagNames, attributePatterns).map(({ text }) => text);
  }

  findHrefs(attributePatterns: AttributePatterns = {}): (string | undefined)[] {
    return this.findAll('a', attributePatterns).map((link) => link.attribute('href'));
  }

  listHrefsWithLabels(): string[] {
    return this.findAll('a').map((link) => `${link.text} ${link.attribute('href')}`);
  }

  findSection(heading: string): Part {
    const isSectionWithHeading = (section: Part) => section.findTexts('h1 h2 h3').includes(heading);
    const lastMatchingSection = this.findAll('section').filter(isSectionWithHeading).at(-1);
    assert(lastMatchingSection, `There is no section "${heading}".`);
    return lastMatchingSection;
  }

  get text(): string {
    return DomUtils.textContent(this.node).replace(/\s+/g, ' ').trim();
  }

  attribute(attributeName: string): string | undefined {
    return 'attribs' in this.node ? this.node.attribs[attributeName] : undefined;
  }
}

function hasAttributes({ attribs }: Element, attributePatterns: AttributePatterns): boolean {
  return Object.entries(attributePatterns).every(([attributeName, attributePattern]) => {
    const attributeValue = attribs[attributeName];
    return typeof attributePattern === 'string'
      ? attributeValue === attributePattern
      : attributeValue !== undefined && attributePattern.test(attributeValue);
  });
}

export class Page extends Part {
  get main(): Part {
    return this.findOne('main');
  }

  get breadcrumbTexts(): string[] {
    return this.findOne('nav', { 'aria-label': 'Breadcrumb' }).findTexts('li');
  }

  get jsonLdTexts(): string[] {
    const jsonLdScripts = this.findAll('script', { type: 'application/ld+json' });
    return jsonLdScripts.map((script) => DomUtils.textContent(script.node));
  }

  findJsonLd(schemaType?: string): Thing[] {
    return this.jsonLdTexts
      .map((jsonText) => JSON.parse(jsonText))
      .flatMap((jsonLd) => jsonLd['@graph'] ?? [jsonLd])
      .filter((entry) => schemaType === undefined || entry['@type'] === schemaType);
  }
}

export function readFixtureOutput(relativePath: string): string {
  return readFileSync(`${fixture.out}/${relativePath}`, 'utf8');
}

export function readPage(route: string, siteFolder = fixture.out): Page {
  const htmlPath = `${siteFolder}${route === '/' ? '/index' : route}.html`;
  return new Page(parseDocument(readFileSync(htmlPath, 'utf8')));
}
