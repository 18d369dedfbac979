/** `npm run deploy`: runs preflight, build and the remote database's migrations, then deploys the Worker with the site; `-- --allow-sample` deploys samples, too. */
import { readOptions } from './lib/command-line.ts';
import { runStep } from './lib/run.ts';
import { buildSite } from './lib/site.ts';
import { describeUnfinishedCount, listUnfinished } from './lib/unfinished-content.ts';
import { configOptions } from './lib/worker.ts';

const { 'allow-sample': areSamplesAllowed } = readOptions({ 'allow-sample': { type: 'boolean' } });

const unfinished = listUnfinished();
if (unfinished.length > 0 && !areSamplesAllowed) {
  throw new Error(
    `${describeUnfinishedCount(unfinished.length)} (npm run preflight lists them).\nNothing was deployed. To show the site with its samples: npm run deploy -- --allow-sample`,
  );
}
console.log('1/3  Building the site …');
await buildSite();
console.log('2/3  Bringing the remote database up to date …');
const migrationArgs = ['d1', 'migrations', 'apply', 'DB', '--remote', ...configOptions];
await runStep('The migration', 'wrangler', migrationArgs);
console.log('3/3  Deploying the Worker with the site …');
await runStep('The deployment', 'wrangler', ['deploy', ...configOptions]);
