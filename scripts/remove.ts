/** `npm run remove -- service webdesign`: removes a service with all links to it. */
import './lib/print-uncaught-error.ts';
import { existsSync } from 'node:fs';
import { blogDir, contentDir } from '../src/plugins/content/folders.ts';
import { readContent } from '../src/plugins/content/read.ts';
import { removeService } from './lib/remove.ts';

const [kind, key = ''] = process.argv.slice(2);

if (kind !== 'service' || !existsSync(`${contentDir}/services/${key}.yml`)) {
  const keys = Object.keys(readContent().services).join(', ');
  throw new Error(`Say which service, like npm run remove -- service KEY. There are ${keys}.`);
}
removeService(key, contentDir, blogDir);
console.log(`Removed: /service/${key} and the links to it.`);
readContent();
