/** For specs, in a process of its own: Playwright's loader cannot read the schemas. */
import { readWritten } from './written.ts';

process.stdout.write(JSON.stringify(await readWritten()));
