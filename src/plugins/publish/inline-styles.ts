/** Inlines the styles that a page uses, so that its first paint waits for one request. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type ChildNode } from 'postcss';
import type { BuiltPage } from './built-pages.ts';

/** Each inlined style adds a hash to the policy, and a page of no group loads the stylesheet. */
export function writeStylesIntoPages(outDir: string, pages: BuiltPage[], maxStyleCount: number) {
  const cssPaths = globSync('{,*/}assets/css/styles.*.css', { cwd: outDir }).sort();
  const [cssPath = ''] = cssPaths;
  const stylesheet = postcss.parse(readFileSync(path.join(outDir, cssPath), 'utf8'));
  stylesheet.walkDecls('src', (declaration) => {
    const fontDataPattern = /data:font\/woff2;base64,([^"')]+)/;
    declaration.value = declaration.value.replace(fontDataPattern, (_, base64: string) => {
      const fontBytes = Buffer.from(base64, 'base64');
      const hash = createHash('sha256').update(fontBytes).digest('hex').slice(0, 8);
      writeFileSync(path.join(outDir, `/assets/fonts/${hash}.woff2`), fontBytes);
      return `/assets/fonts/${hash}.woff2`;
    });
  });
  const devanagariStyles = takeDevanagariStyles(stylesheet);
  const maxGroupCount = devanagariStyles ? maxStyleCount - 1 : maxStyleCount;
  // A preload lowers the priority of the fonts, so that the first paint does not wait for them.
  const preloadFonts = (pattern: string) =>
    globSync(pattern, { cwd: outDir })
      .map((file) => `<link rel=preload as=font crossorigin fetchpriority=low href=/${file}>`)
      .join('');
  const fontPreloads = preloadFonts('assets/fonts/{heading,text}-*.woff2');
  const devanagariPreload = preloadFonts('assets/fonts/devanagari-*.woff2');
  // Pages with the same first part of their route share their styles, in all languages.
  const findGroup = ({ route, prefix = '' }: BuiltPage) =>
    (route.slice(prefix.length) || '/').split('/')[1];
  const groups = [...Map.groupBy(pages, findGroup).values()];
  groups.sort((groupA, groupB) => groupB.length - groupA.length);
  const inlinedStyles = groups
    .slice(0, Math.max(0, maxGroupCount))
    .map((group) => extractUsedStyles(group, stylesheet));
  for (const [index, group] of groups.entries()) {
    const styles = inlinedStyles[index];
    const markup = styles ? `<style>${styles}</style>` : `<link rel=stylesheet href=/${cssPath}>`;
    for (const { route, isInDevanagari } of group) {
      const preloads = fontPreloads + (isInDevanagari ? devanagariPreload : '');
      const moreMarkup = isInDevanagari ? `<style>${devanagariStyles}</style>` : '';
      const htmlPath = path.join(outDir, `${route === '/' ? 'index' : route}.html`);
      const html = readFileSync(htmlPath, 'utf8')
        .replace('</head>', () => `${markup}${moreMarkup}</head>`)
        .replace('</body>', () => `${preloads}</body>`);
      writeFileSync(htmlPath, html);
    }
  }
  if (groups.length <= maxGroupCount) {
    // Each page has the font faces inline; a second copy would lay the whole page out again.
    stylesheet.walkAtRules('font-face', (rule) => void rule.remove());
    for (const file of cssPaths) {
      writeFileSync(path.join(outDir, file), stylesheet.toString());
    }
  }
  return devanagariStyles ? [...inlinedStyles, devanagariStyles] : inlinedStyles;
}

/** Removes the rules of src/css/devanagari.css, which only pages in that script need. */
function takeDevanagariStyles(stylesheet: postcss.Root): string {
  const rules = stylesheet.nodes.filter((node) =>
    /^(?:@font-face[^;]*Devanagari|:root:lang\()/.test(String(node)),
  );
  for (const rule of rules) {
    rule.remove();
  }
  return rules.join('');
}

/** Keeps the style rules for all states of the pages' elements, but no print rules. */
function extractUsedStyles(pages: BuiltPage[], stylesheet: postcss.Root): string {
  const usedWords = new Set(pages.flatMap((page) => [...page.classAndStyleWords]));
  const usedStylesheet = stylesheet.clone();
  usedStylesheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') {
      rule.remove();
    }
  });
  usedStylesheet.walkRules((rule) => {
    const usedSelectors = rule.selectors.filter((selector) =>
      listRequiredClasses(selector).every((className) => usedWords.has(className)),
    );
    if (usedSelectors.length === 0) {
      removeWithEmptyParents(rule);
    } else {
      rule.selectors = usedSelectors;
    }
  });
  const usedCss = usedStylesheet.toString();
  usedStylesheet.walkDecls(/^--/, (property) => {
    const isRead = new RegExp(`var\\(${property.prop}[,)]`).test(usedCss);
    if (!isRead && !usedWords.has(property.prop)) {
      property.remove();
    }
  });
  usedStylesheet.walkAtRules('keyframes', (rule) => {
    if (usedCss.split(rule.params).length === 2) {
      rule.remove();
    }
  });
  return usedStylesheet.toString();
}

/** Returns the classes that an element must have, without those in brackets, as in `:not(.open)`. */
function listRequiredClasses(selector: string): string[] {
  const bareSelector = selector.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  return [...bareSelector.matchAll(/\.([\w-]+)/g)].map(([, className = '']) => className);
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) {
    removeWithEmptyParents(parent as ChildNode);
  }
}
