/** Under hot reload, shows the mistakes of `npm run check` in the error overlay. */
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import { findPostMistakes } from '../blog/plugin/check.ts';
import type { Content } from '../content/schemas/index.ts';
import { findAddresses } from './content/addresses.ts';
import { blogDir, contentDir } from './content/folders.ts';
import { ContentError, readContent } from './content/read.ts';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

const name = 'code-crafters-mistakes';

export default function mistakesPlugin(): Plugin {
  return {
    name,

    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV !== 'development' ? {} : { plugins: [{ apply }] };
    },
  };
}

function apply({ hooks, webpack: { WebpackError } }: Compiler): void {
  hooks.afterCompile.tapPromise(name, async (compilation) => {
    if (compilation.compiler.isChild()) {
      return;
    }
    compilation.contextDependencies.addAll([contentDir, blogDir]);
    const mistakes = await findMistakes();
    if (mistakes.length > 0) {
      // Replaces the bundler's errors, which repeat the same mistakes with stack traces.
      compilation.errors = mistakes.map((mistake) =>
        Object.assign(new WebpackError(mistake), { hideStack: true }),
      );
    }
  });
}

export function throwMistakes(mistakes: string[]): void {
  if (mistakes.length > 0) {
    throw new ContentError(mistakes);
  }
}

export async function findMistakes(): Promise<string[]> {
  let content: Content | undefined;
  const mistakes: string[] = [];
  try {
    content = readContent();
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    mistakes.push(...error.mistakes);
  }
  const { site = '' } = { ...content?.company };
  return [
    ...mistakes,
    ...(await findPostMistakes(blogDir, site, content && findAddresses(content))),
  ];
}
