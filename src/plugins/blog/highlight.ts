/** Colours code while the site is built; the browser gets plain markup and our tokens. */
import rehypeShikiFromHighlighter from '@shikijs/rehype/core';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

const highlighter = createHighlighterCore({
  themes: [createCssVariablesTheme({ name: 'house', variablePrefix: '--code-' })],
  langs: [
    import('shiki/langs/apache.mjs'),
    import('shiki/langs/nginx.mjs'),
    import('shiki/langs/sh.mjs'),
    import('shiki/langs/html.mjs'),
    import('shiki/langs/ts.mjs'),
    import('shiki/langs/json.mjs'),
  ],
  engine: createJavaScriptRegexEngine(),
});

type Highlight = ReturnType<typeof rehypeShikiFromHighlighter>;
type Tree = Parameters<Highlight>[0];

export function highlightCode() {
  return async (tree: Tree, file: Parameters<Highlight>[1]) => {
    const highlight = rehypeShikiFromHighlighter(await highlighter, {
      theme: 'house',
      fallbackLanguage: 'text',
      defaultLanguage: 'text',
    });
    await highlight(tree, file, () => {});
  };
}
