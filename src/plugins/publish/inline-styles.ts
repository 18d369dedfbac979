/** Inlines the styles that a page uses, so that its first paint waits for one request. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type ChildNode } from 'postcss';
import type { BuiltPage } from './built-pages.ts';

/** Each group of inlined styles adds a hash to the policy, and a page of no group loads the stylesheet. */
export function writeStylesIntoPages(
  buildFolder: string,
  pages: BuiltPage[],
  maxInlinedPageGroupCount: number,
): string[] {
  const [cssPath = ''] = globSync('assets/css/styles.*.css', { cwd: buildFolder });
  const stylesheet = postcss.parse(readFileSync(path.join(buildFolder, cssPath), 'utf8'));
  const fontDataPattern = /data:font\/woff2;base64,([^"')]+)/;
  stylesheet.walkDecls('src', (declaration) => {
    declaration.value = declaration.value.replace(fontDataPattern, (_, fontBase64: string) => {
      const fontBytes = Buffer.from(fontBase64, 'base64');
      const fontPath = `/assets/fonts/${createHash('sha256').update(fontBytes).digest('hex').slice(0, 8)}.woff2`;
      writeFileSync(path.join(buildFolder, fontPath), fontBytes);
      return fontPath;
    });
  });
  // A preload lowers the priority of the fonts, so that the first paint does not wait for them.
  const fontPreloadMarkup = globSync('assets/fonts/{heading,text}-*.woff2', { cwd: buildFolder })
    .map((fontPath) => `<link rel=preload as=font crossorigin fetchpriority=low href=/${fontPath}>`)
    .join('');
  const pageGroups = Object.values(Object.groupBy(pages, findFirstRoutePart));
  pageGroups.sort((pageGroupA = [], pageGroupB = []) => pageGroupB.length - pageGroupA.length);
  const inlinedStyleTexts = pageGroups.flatMap((pageGroup = [], groupIndex) => {
    const isGroupInlined = groupIndex < maxInlinedPageGroupCount;
    const groupStyleTexts = isGroupInlined ? [extractUsedStyles(pageGroup, stylesheet)] : [];
    const stylesheetMarkup =
      groupStyleTexts.map((styleText) => `<style>${styleText}</style>`).join('') ||
      `<link rel=stylesheet href=/${cssPath}>`;
    for (const { route } of pageGroup) {
      const htmlPath = path.join(buildFolder, `${route === '/' ? 'index' : route}.html`);
      const pageHtml = readFileSync(htmlPath, 'utf8');
      writeFileSync(
        htmlPath,
        pageHtml
          .replace('</head>', () => `${stylesheetMarkup}</head>`)
          .replace('</body>', () => `${fontPreloadMarkup}</body>`),
      );
    }
    return groupStyleTexts;
  });
  if (pageGroups.length <= maxInlinedPageGroupCount) {
    // Each page has the font faces inline; a second copy would lay the whole page out again.
    stylesheet.walkAtRules('font-face', (fontFaceRule) => {
      fontFaceRule.remove();
    });
    writeFileSync(path.join(buildFolder, cssPath), stylesheet.toString());
  }
  return inlinedStyleTexts;
}

/** Pages with the same first part of their route share their styles. */
function findFirstRoutePart({ route }: BuiltPage): string {
  return route.split('/')[1] ?? '';
}

/** Keeps the style rules for all states of the pages' elements, but no print rules. */
function extractUsedStyles(pages: BuiltPage[], stylesheet: postcss.Root): string {
  const classAndStyleWords = new Set(pages.flatMap((page) => [...page.styled]));
  const usedStylesheet = stylesheet.clone();
  usedStylesheet.walkAtRules('media', (mediaRule) => {
    if (mediaRule.params === 'print') {
      mediaRule.remove();
    }
  });
  usedStylesheet.walkRules((rule) => {
    const usedSelectors = rule.selectors.filter((selector) =>
      findClassesRequiredBySelector(selector).every((className) =>
        classAndStyleWords.has(className),
      ),
    );
    if (usedSelectors.length === 0) {
      removeRuleWithEmptyParents(rule);
    } else {
      rule.selectors = usedSelectors;
    }
  });
  const usedCss = usedStylesheet.toString();
  usedStylesheet.walkDecls(/^--/, (customProperty) => {
    const varPattern = new RegExp(`var\\(${customProperty.prop}[,)]`);
    if (!classAndStyleWords.has(customProperty.prop) && !varPattern.test(usedCss)) {
      customProperty.remove();
    }
  });
  usedStylesheet.walkAtRules('keyframes', (keyframesRule) => {
    if (usedCss.split(keyframesRule.params).length === 2) {
      keyframesRule.remove();
    }
  });
  return usedStylesheet.toString();
}

/** Returns the classes that an element must have, without those in brackets, as in `:not(.open)`. */
function findClassesRequiredBySelector(selector: string): string[] {
  const bareSelector = selector.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  return [...bareSelector.matchAll(/\.([\w-]+)/g)].map(([, className = '']) => className);
}

function removeRuleWithEmptyParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) {
    removeRuleWithEmptyParents(parent as ChildNode);
  }
}
