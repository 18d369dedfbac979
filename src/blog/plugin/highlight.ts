/** Highlights code at build time, with colours from css/tokens.css. */
import rehypeShikiFromHighlighter from '@shikijs/rehype/core';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { codeLanguages } from './code-languages.ts';

const highlighterPromise = createHighlighterCore({
  themes: [createCssVariablesTheme({ name: 'house', variablePrefix: '--code-' })],
  langs: codeLanguages
    .filter((languageName) => languageName !== 'text')
    .map((languageName) => import(`shiki/langs/${languageName}.mjs`)),
  engine: createJavaScriptRegexEngine(),
});

type Highlight = ReturnType<typeof rehypeShikiFromHighlighter>;

export function rehypeHighlightCode() {
  return async (tree: Parameters<Highlight>[0], postFile: Parameters<Highlight>[1]) => {
    const highlight = rehypeShikiFromHighlighter(await highlighterPromise, {
      theme: 'house',
      fallbackLanguage: 'text',
      defaultLanguage: 'text',
      // The default of 500 ms a line leaves code without colours on a busy machine.
      tokenizeTimeLimit: 0,
    });
    await highlight(tree, postFile, () => {});
  };
}
