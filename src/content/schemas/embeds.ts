import * as v from './parts.ts';

/** The Content-Security-Policy allows these additional hosts of a vendor. */
const origins = v.optional(
  v.nonEmptyList(
    1,
    20,
    v.textMatching(
      120,
      /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/,
      'Write an origin like https://static.example.com or wss://live.example.com.',
    ),
  ),
);

/** A page shows a fallback for each vendor without an entry. */
export const embedsSchema = v.strictObject({
  chat: v.optional(v.strictObject({ script: v.webAddress, origins })),
  scheduler: v.optional(v.strictObject({ page: v.webAddress, origins })),
  map: v.optional(v.strictObject({ frame: v.webAddress, origins })),
  reviews: v.optional(v.strictObject({ script: v.webAddress, widgetId: v.text(80), origins })),
  /** Turnstile's public key; the Worker has the secret key. */
  turnstile: v.optional(v.strictObject({ siteKey: v.text(80) })),
  /** With this entry, the build publishes the editor at /editor. */
  editor: v.optional(
    v.strictObject({
      repository: v.textMatching(
        140,
        /^[\w-]+\/[\w.-]+$/,
        'Write the owner and the name on GitHub, like code-crafters/website.',
      ),
    }),
  ),
});
