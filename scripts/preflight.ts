/**
 * `npm run preflight`: lists sample content and unset values; `npm run deploy` refuses while there
 * are any. `-- --fix` offers to remove samples that need no replacement; `--yes` removes all.
 * `-- --pictures` lists the pictures that are on no page.
 */
import './lib/say-failure.ts';
import { isCancel, multiselect } from '@clack/prompts';
import { blogDir, contentDir } from '../src/plugins/content/folders.ts';
import { findWeaknesses } from './lib/audit.ts';
import { type Group, removableGroups } from './lib/remove.ts';
import { readOptions } from './lib/run.ts';
import {
  countUnfinished,
  listOptional,
  listUnfinished,
  listUnusedPictures,
} from './lib/unfinished.ts';

const { fix, yes, pictures } = readOptions({
  fix: { type: 'boolean' },
  yes: { type: 'boolean' },
  pictures: { type: 'boolean' },
});

if (fix) {
  const groups = removableGroups(contentDir, blogDir);
  for (const { what, remove } of yes ? groups : await choose(groups)) {
    remove();
    console.log(`Removed: ${what}.`);
  }
}
const unfinished = listUnfinished();
for (const line of [...unfinished, ...(await findWeaknesses()), ...listOptional()]) {
  console.log(line);
}
const unused = listUnusedPictures();
if (pictures) {
  console.log(unused.map((file) => `src/content/pictures/${file}`).join('\n'));
} else if (unused.length > 0) {
  console.log(`optional: pictures on no page: ${unused.length}; -- --pictures lists them.`);
}
console.log(
  unfinished.length === 0
    ? 'Nothing is left: this can go to the public.'
    : `${countUnfinished(unfinished)}. npm run preflight -- --fix removes samples that may go.`,
);
process.exit(unfinished.length === 0 ? 0 : 1);

async function choose(groups: Group[]): Promise<Group[]> {
  if (groups.length === 0) {
    return [];
  }
  const chosen = await multiselect({
    message:
      'Which samples shall go? Their sections and pages go with them. (space chooses, enter goes on)',
    options: groups.map(({ what }, index) => ({ value: index, label: what })),
    required: false,
  });
  return isCancel(chosen) ? [] : groups.filter((_group, index) => chosen.includes(index));
}
