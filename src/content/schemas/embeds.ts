import * as v from 'valibot';
import { text, webAddress } from './parts.ts';

/** Third parties by purpose. A purpose left out is not connected, and its fallback is shown. */
export const embedsSchema = v.strictObject({
  chat: v.optional(v.strictObject({ script: webAddress })),
  scheduler: v.optional(v.strictObject({ page: webAddress })),
  map: v.optional(v.strictObject({ frame: webAddress })),
  reviews: v.optional(v.strictObject({ script: webAddress, widgetId: text(80) })),
  /** The public half of Turnstile's pair of keys; the Worker has the secret half. */
  turnstile: v.optional(v.strictObject({ siteKey: text(80) })),
});
