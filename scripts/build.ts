/** `npm run build`: the site into build/. */
import { buildSite } from './steps/site.ts';

await buildSite().catch(() => {
  // The build has printed its errors.
  process.exit(1);
});
