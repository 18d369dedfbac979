/** Highlights code at build time, with colours from css/tokens.css. */
import type { RehypeShikiOptions } from '@shikijs/rehype';
import { type BundledLanguage, bundledLanguages, createCssVariablesTheme } from 'shiki';
import { codeLanguages } from './code-languages.ts';

export const highlightOptions: RehypeShikiOptions = {
  theme: createCssVariablesTheme({ name: 'house', variablePrefix: '--code-' }),
  langs: codeLanguages.filter((name): name is BundledLanguage => name in bundledLanguages),
  fallbackLanguage: 'text',
  defaultLanguage: 'text',
  // The default of 500 ms a line leaves code without colours on a busy machine.
  tokenizeTimeLimit: 0,
};
