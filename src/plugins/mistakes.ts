/** Under hot reload, lays mistakes of content and posts over the page, in the words of `npm run check`. */
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
      // Alone: the bundler's own errors tell of the same mistakes, with stacks.
      compilation.errors = mistakes.map((mistake) =>
        Object.assign(new WebpackError(mistake), { hideStack: true }),
      );
    }
  });
}

export function throwMistakes(found: string[]): void {
  if (found.length > 0) {
    throw new ContentError(found);
  }
}

/** Of content and posts, in the words of `npm run check`. */
export async function findMistakes(): Promise<string[]> {
  let content: Content | undefined;
  const found: string[] = [];
  try {
    content = readContent();
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    found.push(...error.mistakes);
  }
  const { site = '' } = { ...content?.company };
  return [...found, ...(await findPostMistakes(blogDir, site, content && findAddresses(content)))];
}
