import * as v from 'valibot';
import { counted, link, list, text, textWith } from './parts.ts';

export const searchSchema = v.strictObject({
  open: text(20),
  title: text(40),
  label: text(60),
  close: text(40),
  hint: text(80),
  loading: text(60),
  failed: text(120),
  empty: text(40),
  emptyHelp: text(80),
  results: counted,
  /** Where more were found than are shown. */
  best: textWith(['shown', 'count'], 60),
  suggestions: list(link, 1, 5),
  kinds: v.strictObject({ post: text(20), service: text(20), work: text(20), trade: text(20) }),
});
