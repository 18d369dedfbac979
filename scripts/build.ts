import { buildSite } from './steps/build-site.ts';

try {
  await buildSite();
  console.log('The site is in build/.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
