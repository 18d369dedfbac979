/** `npm run preflight`: what is still sample content or unset. `npm run deploy` refuses while any is. */
import { findWeaknesses } from './steps/audit.ts';
import { listUnfinished } from './steps/unfinished.ts';

try {
  const unfinished = listUnfinished();
  for (const line of [...unfinished, ...(await findWeaknesses())]) {
    console.log(line);
  }
  console.log(
    unfinished.length === 0
      ? 'Nothing is left: this can go to the public.'
      : `${unfinished.length} things are still sample or unset.`,
  );
  process.exit(unfinished.length === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
