import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';

const { isTag, isText } = DomUtils;
export type ChildNode = ReturnType<typeof parseDocument>['children'][number];

export type BuiltPage = ReturnType<typeof readBuiltPages>[number];

export function readBuiltPages(buildFolder: string, agencyName: string, prefixes: string[]) {
  const exclude = ['desk{.html,/**}', 'editor{.html,/**}'];
  return globSync('**/*.html', { cwd: buildFolder, exclude })
    .map((file) => {
      const route = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
      const html = readFileSync(path.join(buildFolder, file), 'utf8');
      /** The start of the route of a further language. */
      const prefix = prefixes.find((start) => start && `${route}/`.startsWith(`${start}/`)) ?? '';
      return { ...parseBuiltPage(html, route, agencyName), prefix };
    })
    .sort((pageA, pageB) => (pageA.route < pageB.route ? -1 : 1));
}

export function parseBuiltPage(html: string, route: string, agencyName: string) {
  const page = parseDocument(html);
  const elements = DomUtils.getElementsByTagName('*', page);
  const meta = new Map<string, string>();
  for (const { name, attribs } of elements) {
    if (name === 'meta' && attribs.content !== undefined) {
      meta.set(attribs.name ?? attribs.property ?? '', attribs.content);
    }
  }
  const canonical = elements.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href;
  const [main] = DomUtils.getElementsByTagName('main', page);
  const current = elements.find(({ name, attribs }) => name === 'li' && attribs['aria-current']);
  const isPost = elements.some(({ attribs }) => attribs.id === '__blog-post-container');
  const srcsets = DomUtils.getElementsByTagName('img', main ?? []).flatMap(
    ({ attribs }) => attribs.srcset ?? [],
  );
  const [sources = []] = srcsets
    .filter((srcset) => srcset.includes('/pictures/'))
    .map((srcset) => srcset.split(', ').map((source) => source.split(' ')));
  const wideSource = sources.find(([, width = '']) => Number.parseInt(width, 10) >= 1200);
  const isInlineScript = ({ name, attribs: { src, type = '' } }: (typeof elements)[number]) =>
    name === 'script' && !src && !/^(?:application|text)\/(?!javascript)/.test(type);
  return {
    route,
    /** The page's og:title without the agency's name. */
    title: (meta.get('og:title') ?? '').replace(` | ${agencyName}`, ''),
    description: meta.get('description') ?? '',
    isPost,
    /** The page's name in its breadcrumb. */
    currentLabel: current && DomUtils.textContent(current),
    main,
    texts: main ? listTexts(main) : [],
    isInDevanagari: /<html [^>]*lang="?(?:hi|mr|ne)\b/i.test(html),
    canonical,
    /** Whether search engines may index the page, and its canonical address is its own. */
    listed:
      !meta.get('robots')?.includes('noindex') &&
      canonical !== undefined &&
      new URL(canonical).pathname === route,
    /** The URL of the page's first picture, in a width that suits a share picture. */
    picture: (wideSource ?? sources.at(-1))?.[0],
    /** The code of the inline scripts, without JSON-LD. */
    scripts: elements.filter(isInlineScript).map((script) => DomUtils.textContent(script)),
    classAndStyleWords: new Set(
      elements.flatMap(({ attribs }) => `${attribs.class} ${attribs.style}`.split(/[\s(),:;]+/)),
    ),
    meta,
  };
}

/** Lists the visible texts of the main part, without navigation, code and the closing panel. */
function listTexts(node: ChildNode, isHeading = false): { text: string; isHeading: boolean }[] {
  if (isText(node)) {
    const text = node.data.trim();
    return text ? [{ text, isHeading }] : [];
  }
  if (!isTag(node) || /^(?:nav|pre|svg)$/.test(node.name) || 'data-closing' in node.attribs) {
    return [];
  }
  const isInHeading = isHeading || /^h[1-4]$/.test(node.name);
  return node.children.flatMap((child) => listTexts(child, isInHeading));
}
