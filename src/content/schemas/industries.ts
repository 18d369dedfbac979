import { colourTones } from '../colour-tones.ts';
import * as v from './parts.ts';

const industrySchema = v.strictObject({
  name: v.text(40),
  slug: v.slug,
  family: v.optional(v.entryReference('industry-page', 'families.*.key')),
  icon: v.drawing('industries', 'banking'),
  title: v.optional(v.text(60)),
  text: v.text(160),
  problems: v.optional(
    v.possiblyEmptyList(4, { title: v.text(70), text: v.text(260), built: v.text(320) }),
    [],
  ),
  papers: v.optional(v.text(420)),
  seasons: v.optional(v.text(420)),
  services: v.possiblyEmptyList(4, v.entryReference('services')),
  questions: v.optional(v.possiblyEmptyList(6, { question: v.text(120), answer: v.text(420) }), []),
});

export const industriesSchema = v.omittable(v.keyedList('slug', 60, industrySchema));

export const industryPageSchema = v.strictObject({
  ...v.headingAndLead,
  /** The embroidery around a trade's icon. */
  wreath: v.drawing('motifs', 'wreath'),
  families: v.record(
    v.slug,
    v.strictObject({
      label: v.text(30),
      colour: v.oneOf(colourTones),
      motif: v.optional(v.drawing('motifs', 'kairi')),
    }),
  ),
  problems: v.text(60),
  ...v.texts(['built', 'papers', 'seasons', 'services'], 40),
  ...v.texts(['works', 'posts', 'questions'], 60),
  closing: v.strictObject({ heading: v.text(60), text: v.text(160), button: v.link }),
});
