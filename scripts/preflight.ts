/**
 * `npm run preflight`: lists sample content and unset values; `npm run deploy` refuses while there
 * are any. `-- --fix` offers to remove samples that need no replacement; `-- --fix --yes` removes
 * them all.
 */
import { isCancel, multiselect } from '@clack/prompts';
import { blogDir, contentDir } from '../src/plugins/content/folder-paths.ts';
import { readContent } from '../src/plugins/content/read.ts';
import { catchMistakes } from '../src/plugins/content/yaml.ts';
import { findRedirectMistakes } from '../src/plugins/content-modules/redirects.ts';
import { readOptions } from './lib/command-line.ts';
import { type Group, listSampleGroups } from './lib/remove.ts';
import {
  describeUnfinishedCount,
  listUnfinished,
  listUnsetOptionalParts,
  listUnusedPictures,
} from './lib/unfinished-content.ts';

const options = readOptions({ fix: { type: 'boolean' }, yes: { type: 'boolean' } });

if (options.fix) {
  const groups = listSampleGroups(contentDir, blogDir);
  for (const { description, remove } of options.yes ? groups : await askForGroups(groups)) {
    remove();
    console.log(`Removed: ${description}.`);
  }
}
// Mistakes must not hide what else is sample or unset.
const { output: content, mistakes } = catchMistakes(readContent);
const redirectMistakes = content ? findRedirectMistakes(content) : [];
const unfinished = [...mistakes, ...redirectMistakes, ...listUnfinished()];
const optionalParts = content ? listUnsetOptionalParts(content) : [];
for (const message of [...unfinished, ...optionalParts]) {
  console.log(message);
}
for (const file of content ? listUnusedPictures(content) : []) {
  console.log(`optional: src/content/pictures/${file} is on no page.`);
}
console.log(
  unfinished.length === 0
    ? 'Nothing is left: the site can go live.'
    : `${describeUnfinishedCount(unfinished.length)}. npm run preflight -- --fix removes samples that may go.`,
);
process.exit(unfinished.length === 0 ? 0 : 1);

async function askForGroups(groups: Group[]): Promise<Group[]> {
  if (groups.length === 0) {
    return [];
  }
  const chosenGroups = await multiselect({
    message:
      'Which samples should be removed, with their sections and pages? (space selects, enter confirms)',
    options: groups.map((group) => ({ value: group, label: group.description })),
    required: false,
  });
  return isCancel(chosenGroups) ? [] : chosenGroups;
}
