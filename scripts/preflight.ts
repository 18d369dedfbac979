/**
 * `npm run preflight`: lists sample content and unset values; `npm run deploy` refuses while there
 * are any. `-- --fix` offers to remove samples that need no replacement; `-- --fix --yes` removes
 * them all. `-- --pictures` lists the pictures that are on no page.
 */

import { isCancel, multiselect } from '@clack/prompts';
import { blogDir, contentDir } from '../src/plugins/content/folder-paths.ts';
import { findVulnerabilities } from './lib/audit.ts';
import { readOptions } from './lib/command-line.ts';
import { type Group, listSampleGroups } from './lib/remove.ts';
import {
  describeUnfinishedCount,
  listUnfinished,
  listUnsetOptionalParts,
  listUnusedPictures,
} from './lib/unfinished-content.ts';

const preflightOptions = readOptions({
  fix: { type: 'boolean' },
  yes: { type: 'boolean' },
  pictures: { type: 'boolean' },
});

if (preflightOptions.fix) {
  const sampleGroups = listSampleGroups(contentDir, blogDir);
  for (const removableSampleGroup of preflightOptions.yes
    ? sampleGroups
    : await askWhichSamplesToRemove(sampleGroups)) {
    removableSampleGroup.remove();
    console.log(`Removed: ${removableSampleGroup.description}.`);
  }
}
const unfinishedMessages = listUnfinished();
for (const preflightMessage of [
  ...unfinishedMessages,
  ...(await findVulnerabilities()),
  ...listUnsetOptionalParts(),
]) {
  console.log(preflightMessage);
}
const unusedPicturePaths = listUnusedPictures();
if (preflightOptions.pictures) {
  console.log(
    unusedPicturePaths.map((picturePath) => `src/content/pictures/${picturePath}`).join('\n'),
  );
} else if (unusedPicturePaths.length > 0) {
  console.log(
    `optional: pictures on no page: ${unusedPicturePaths.length}; -- --pictures lists them.`,
  );
}
console.log(
  unfinishedMessages.length === 0
    ? 'Nothing is left: the site can go live.'
    : `${describeUnfinishedCount(unfinishedMessages)}. npm run preflight -- --fix removes samples that may go.`,
);
process.exit(unfinishedMessages.length === 0 ? 0 : 1);

async function askWhichSamplesToRemove(sampleGroups: Group[]): Promise<Group[]> {
  if (sampleGroups.length === 0) {
    return [];
  }
  const chosenGroups = await multiselect({
    message:
      'Which samples should be removed, with their sections and pages? (space selects, enter confirms)',
    options: sampleGroups.map((group) => ({ value: group, label: group.description })),
    required: false,
  });
  return isCancel(chosenGroups) ? [] : chosenGroups;
}
