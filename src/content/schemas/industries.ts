import * as v from 'valibot';
import { drawing, list, slug, text } from './parts.ts';

const industry = v.strictObject({
  name: text(40),
  /** The industry's place on the page: /industry#slug. */
  slug,
  icon: drawing('industries', 'banking'),
  text: text(420),
  /** Keys of the services that this trade asks for most. */
  services: list(text(60), 2, 4),
});

/** Whom We Serve, in the order of the tiles. */
export const industriesSchema = v.pipe(
  list(industry, 20, 20),
  v.check(
    (industries) => new Set(industries.map((one) => one.slug)).size === industries.length,
    'Two industries have the same slug; give each its own.',
  ),
);
