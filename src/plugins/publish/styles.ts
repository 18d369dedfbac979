/**
 * Writes the styles that a page uses into its document, so that the first paint waits for one request.
 * The whole stylesheet loads with the scripts (src/early/start-when-idle.ts).
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type ChildNode } from 'postcss';
import type { BuiltPage } from './pages.ts';

/** The policy names each style by a hash of 54 characters, in a header of at most 2,000. */
const most = 20;

/** Answers with the styles that it wrote. */
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
  folders.sort((one = [], other = []) => other.length - one.length);
  const inlined = folders.flatMap((folder = [], index) => {
    const styles = index < most ? [usedStyles(folder, all)] : [];
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
  if (folders.length <= most) {
    // A font face that arrives with the stylesheet makes the browser lay the whole page out again.
    all.walkAtRules('font-face', (face) => {
      face.remove();
    });
    writeFileSync(path.join(build, sheet), all.toString());
  }
  return inlined;
}

/** Pages of one folder share their styles. */
function topFolder({ route }: BuiltPage): string {
  return route.split('/')[1] ?? '';
}

/**
 * Leaves out what the pages do not use: rules for classes that they lack, values, motion, and fonts of
 * single signs. All states of an element stay, so that none needs the stylesheet. Paper waits for it.
 */
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

/** The classes that it asks for. Those in brackets, as in `:not(.open)`, may be missing. */
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
