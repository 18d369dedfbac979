/** The one other build that tests make: the site of another agency (tests/another-agency). */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture, root } from '../../scripts/lib/run.ts';

const place = path.join(root, 'test-results/other-site');

/** What its owner and its writers wrote. */
const written = path.join(place, 'written');

/** The built files. */
export const otherSite = path.join(place, 'site');

/** Where its owner would write. */
export const otherPlaces = {
  content: path.join(written, 'content'),
  blog: path.join(written, 'blog'),
  authors: path.join(written, 'blog/authors.yml'),
  worker: path.join(written, 'wrangler.jsonc'),
};

/** Named in its embeds.yml. */
export const vendors = {
  chat: 'https://chat.test',
  scheduler: 'https://calendar.test',
  map: 'https://maps.test',
  reviews: 'https://reviews.test',
};

/** There when all is. */
const built = path.join(place, 'built');

/** A process of its own: Playwright's loader cannot read the schemas. */
const writer = path.join(import.meta.dirname, 'write-content.ts');

/** How long a build may take on a busy machine. */
export const buildTimeout = 300_000;

/** Builds it unless a runner before this one did, or one beside it does. */
export async function buildOtherSite(): Promise<void> {
  mkdirSync(path.dirname(place), { recursive: true });
  try {
    // Of two at once, one makes the folder.
    mkdirSync(place);
  } catch {
    return untilBuilt();
  }
  await runOrThrow('node', ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', writer, written]);
  await runOrThrow('docusaurus', ['build', '--out-dir', otherSite], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CONTENT_DIR: otherPlaces.content,
      BLOG_DIR: otherPlaces.blog,
      // The bundler's cache would answer with modules that read the other content.
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(place, 'generated'),
    },
  });
  writeFileSync(built, '');
}

async function untilBuilt(): Promise<void> {
  const end = Date.now() + buildTimeout;
  while (!existsSync(built)) {
    if (Date.now() > end) {
      throw new Error(`The other site was begun and not finished. Delete ${place}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function runOrThrow(...command: Parameters<typeof capture>): Promise<void> {
  const { code, output } = await capture(...command);
  if (code !== 0) {
    rmSync(place, { recursive: true });
    throw new Error(output);
  }
}
