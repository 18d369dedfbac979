import * as v from 'valibot';
import { sample, text } from './parts.ts';

const way = v.strictObject({ title: text(40), text: text(120) });

export const contactSchema = v.strictObject({
  help: v.strictObject({
    heading: text(60),
    lead: text(160),
    email: way,
    phone: way,
    office: way,
  }),
  map: v.strictObject({
    heading: text(60),
    text: text(160),
    /** What drawn/map.svg and drawn/map-dark.svg show. Left out, the page shows the address alone. */
    drawn: v.optional(v.strictObject({ alt: text(200), sample })),
    open: text(40),
    live: v.strictObject({
      ask: text(40),
      notice: text(200),
      title: text(80),
      loading: text(80),
      failed: text(200),
    }),
  }),
});
