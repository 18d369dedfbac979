/** Run by other-site.ts, in a process of its own: Playwright's loader cannot read the schemas. */
import { writeOtherContent } from './other-content.ts';
import { otherPlaces } from './other-site.ts';

writeOtherContent(otherPlaces.content, otherPlaces.worker);
