/** Highlights code at build time, with colours from css/tokens.css. */
import rehypeShikiFromHighlighter from '@shikijs/rehype/core';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { codeLanguages } from './languages.ts';

const highlighter = createHighlighterCore({
  themes: [createCssVariablesTheme({ name: 'house', variablePrefix: '--code-' })],
  langs: codeLanguages
    .filter((name) => name !== 'text')
    .map((name) => import(`shiki/langs/${name}.mjs`)),
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
