/** Inlines the styles that a page uses, so that its first paint waits for one request. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type ChildNode } from 'postcss';
import type { BuiltPage } from './pages.ts';

/** Each inlined style adds a hash of 54 characters to a header of at most 2,000. */
const maxInlined = 20;

export function inlineStyles(build: string, pages: BuiltPage[]): string[] {
  const [sheet = ''] = globSync('assets/css/styles.*.css', { cwd: build });
  const all = postcss.parse(readFileSync(path.join(build, sheet), 'utf8'));
  all.walkDecls('src', (source) => {
    source.value = source.value.replace(/data:font\/woff2;base64,([^"')]+)/, (_, data: string) => {
      const font = Buffer.from(data, 'base64');
      const file = `/assets/fonts/${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
      writeFileSync(path.join(build, file), font);
      return file;
    });
  });
  const folders = Object.values(Object.groupBy(pages, topFolder));
  folders.sort((a = [], b = []) => b.length - a.length);
  const inlinedStyles = folders.flatMap((folder = [], index) => {
    const styles = index < maxInlined ? [usedStyles(folder, all)] : [];
    const head =
      styles.map((text) => `<style>${text}</style>`).join('') ||
      `<link rel=stylesheet href=/${sheet}>`;
    for (const { route } of folder) {
      const file = path.join(build, `${route === '/' ? 'index' : route}.html`);
      const html = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        html.replace('</head>', () => `${head}</head>`),
      );
    }
    return styles;
  });
  if (folders.length <= maxInlined) {
    // A font face that arrives with the stylesheet makes the browser lay the whole page out again.
    all.walkAtRules('font-face', (face) => {
      face.remove();
    });
    writeFileSync(path.join(build, sheet), all.toString());
  }
  return inlinedStyles;
}

/** Pages of one folder share their styles. */
function topFolder({ route }: BuiltPage): string {
  return route.split('/')[1] ?? '';
}

/** Keeps the rules for all states of the pages' elements, but no print rules. */
function usedStyles(pages: BuiltPage[], all: postcss.Root): string {
  const words = new Set(pages.flatMap((page) => [...page.styled]));
  const styles = all.clone();
  styles.walkAtRules('media', (query) => {
    if (query.params === 'print') {
      query.remove();
    }
  });
  styles.walkRules((rule) => {
    const used = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => words.has(name)),
    );
    if (used.length === 0) {
      removeWithEmptyParents(rule);
    } else {
      rule.selectors = used;
    }
  });
  const text = styles.toString();
  styles.walkDecls(/^--/, (value) => {
    if (!words.has(value.prop) && !new RegExp(`var\\(${value.prop}[,)]`).test(text)) {
      value.remove();
    }
  });
  styles.walkAtRules('keyframes', (frames) => {
    if (text.split(frames.params).length === 2) {
      frames.remove();
    }
  });
  return styles.toString();
}

/** The required classes, without optional classes in brackets, as in `:not(.open)`. */
function classesOf(selector: string): string[] {
  const outside = selector.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) {
    removeWithEmptyParents(parent as ChildNode);
  }
}
