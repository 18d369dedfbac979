/** `npm run build`: the site into build/. */
import { buildSite } from './steps/site.ts';

await buildSite().catch(() => {
  // What is wrong was said by the build itself.
  process.exit(1);
});
