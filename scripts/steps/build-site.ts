import { finishBuild } from '../finish-build.ts';
import { capture, root } from './run.ts';

/** Content and pages into build/, then the headers that depend on the built pages. */
export async function buildSite(): Promise<void> {
  const { code, output } = await capture('docusaurus', ['build'], {
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
  if (code !== 0) {
    throw new Error(plain(output));
  }
  await finishBuild(`${root}/build`);
}

/** Docusaurus' report without its stack: the content's own mistakes are what a person can mend. */
function plain(output: string): string {
  const mistakes = /The content has \d+ mistakes?:\n(?: {2,}\S.*\n?)+/.exec(output);
  return mistakes ? mistakes[0].trim() : output.trim();
}
