import path from 'node:path';
import { buildSite } from './steps/build-site.ts';

const target = process.argv[2] ?? 'build';

try {
  await buildSite(path.resolve(target));
  console.log(`The site is in ${target}/.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
