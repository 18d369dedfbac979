/** `npm run remove -- service webdesign`: removes a service with its links in lists and posts. */
import './lib/command-line.ts';
import { existsSync } from 'node:fs';
import { blogDir, contentDir } from '../src/plugins/content/folder-paths.ts';
import { readContent } from '../src/plugins/content/read.ts';
import { removeService } from './lib/remove.ts';

const [contentKind, serviceKey = ''] = process.argv.slice(2);

if (contentKind !== 'service' || !existsSync(`${contentDir}/services/${serviceKey}.yml`)) {
  const serviceKeysText = Object.keys(readContent().services).join(', ');
  throw new Error(
    `Name a service: npm run remove -- service KEY. The keys are ${serviceKeysText}.`,
  );
}
removeService(serviceKey, contentDir, blogDir);
console.log(`Removed: /service/${serviceKey} and the links to it in lists and posts.`);
readContent();
