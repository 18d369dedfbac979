import * as v from 'valibot';
import {
  drawing,
  entryReference,
  headingAndLead,
  keyedList,
  link,
  omittable,
  oneOf,
  optionalWithHint,
  possiblyEmptyList,
  slug,
  text,
  texts,
  withHint,
} from './parts.ts';
import { colourTones } from './works.ts';

const industrySchema = v.strictObject({
  name: text(40),
  slug,
  family: optionalWithHint(
    entryReference('industry-page', 'families.*.key'),
    'A key of the families in industry-page.yml, which give the colour.',
  ),
  icon: drawing('industries', 'banking'),
  title: optionalWithHint(text(60), 'A longer name for the page’s heading and search results.'),
  text: withHint(text(160), 'The lead, and the description in search results.'),
  problems: v.optional(
    possiblyEmptyList(v.strictObject({ title: text(70), text: text(260), built: text(320) }), 4),
    [],
  ),
  papers: v.optional(text(420)),
  seasons: v.optional(text(420)),
  services: withHint(possiblyEmptyList(entryReference('services'), 4), 'Services it needs most.'),
  questions: v.optional(
    possiblyEmptyList(v.strictObject({ question: text(120), answer: text(420) }), 6),
    [],
  ),
});

export const industriesSchema = omittable(keyedList(industrySchema, 60, 'slug'));

export const industryPageSchema = v.strictObject({
  ...headingAndLead,
  families: withHint(
    v.record(slug, v.strictObject({ label: text(30), colour: oneOf(colourTones) })),
    'The families of trades: each trade may name one.',
  ),
  problems: text(60),
  ...texts(['built', 'papers', 'seasons', 'services'], 40),
  ...texts(['works', 'posts', 'questions'], 60),
  closing: v.strictObject({ heading: text(60), text: text(160), button: link }),
});
