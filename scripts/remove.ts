/** `npm run remove -- service webdesign`: removes a service with all links to it. */
import { existsSync } from 'node:fs';
import { blogDir, contentDir } from '../src/plugins/content/folders.ts';
import { readContent } from '../src/plugins/content/read.ts';
import { removeService } from './lib/remove.ts';

const [kind, key = ''] = process.argv.slice(2);

if (kind !== 'service' || !existsSync(`${contentDir}/services/${key}.yml`)) {
  const keys = Object.keys(readContent().services).join(', ');
  console.error(`Say which service, like npm run remove -- service KEY. There are ${keys}.`);
  process.exit(1);
}
removeService(key, contentDir, blogDir);
console.log(`Removed: /service/${key} and the links to it.`);
try {
  readContent();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
