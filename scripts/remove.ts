/** `npm run remove -- service webdesign`: removes a service with its links in lists and posts. */
import './lib/command-line.ts';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { blogDir, contentDir } from '../src/plugins/content/folder-paths.ts';
import { readContent } from '../src/plugins/content/read.ts';
import { editContent } from './lib/edit-content.ts';
import { removeService } from './lib/remove.ts';

const [contentKind, serviceKey = ''] = process.argv.slice(2);

if (contentKind !== 'service' || !existsSync(`${contentDir}/services/${serviceKey}.yml`)) {
  const serviceKeysText = Object.keys(readContent().services).join(', ');
  throw new Error(
    `Name a service: npm run remove -- service KEY. The keys are ${serviceKeysText}.`,
  );
}
const { related } = parse(readFileSync(`${contentDir}/services/${serviceKey}.yml`, 'utf8'));
const to = related?.[0] ? `/service/${related[0]}` : '/#services';
const redirect = { from: `/service/${serviceKey}`, to };
removeService(serviceKey, contentDir, blogDir);
editContent(`${contentDir}/redirects.yml`, (redirectsFile) => ({
  ...Object(redirectsFile),
  redirects: [...Object(redirectsFile).redirects, redirect],
}));
console.log(`Removed: ${redirect.from} and the links to it in lists and posts.`);
console.log(`It redirects to ${redirect.to}: src/content/redirects.yml.`);
readContent();
