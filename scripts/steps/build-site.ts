import { readContent } from '../../src/plugins/content/read.ts';
import { finishBuild } from '../finish-build.ts';
import { capture, root } from './run.ts';

/** Content and pages into build/, then the headers that depend on the built pages. */
export async function buildSite(target = `${root}/build`): Promise<void> {
  // Docusaurus would wrap the content's mistakes in its own report and stack.
  readContent();
  const { code, output } = await capture('docusaurus', ['build', '--out-dir', target], {
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
  if (code !== 0) {
    throw new Error(output.trim());
  }
  await finishBuild(target);
}
