/** Reads posts and checks front matter, topics, authors and covers; text.ts checks the texts. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type * as v from 'valibot';
import { ContentError, readYaml } from '../../plugins/content/yaml.ts';
import { authorsSchema, frontMatterSchema, tagsSchema } from '../post.ts';
import { templateTexts } from './new-post.ts';

/** The size of a share picture; cards and posts need less. */
const smallestCover = { width: 1200, height: 630 };

export interface Post {
  /** Below the project, like blog/2026-03-31-forms/index.md. */
  file: string;
  folder: string;
  /** The file with blank front matter, so that line numbers hold. */
  text: string;
  /** Unchecked. */
  front: { slug?: unknown; date?: unknown; draft?: unknown };
  problems: string[];
}

interface Posts {
  posts: Post[];
  /** Mistakes of authors.yml and tags.yml. */
  problems: string[];
}

export async function readPosts(blog: string): Promise<Posts> {
  const authors = readKeys(blog, 'authors.yml', authorsSchema);
  const tags = readKeys(blog, 'tags.yml', tagsSchema);
  const schema = frontMatterSchema(authors.keys, tags.keys);
  const posts: Post[] = [];
  for (const name of globSync('*/index.{md,mdx}', { cwd: blog }).sort()) {
    posts.push(await readPost(blog, name, schema, posts));
  }
  return { posts, problems: [...authors.problems, ...tags.problems] };
}

/** Stops a build at mistakes of the posts that it shows; `npm run check` reads drafts too. */
export async function stopAtMistakes(blog: string): Promise<void> {
  const { posts, problems } = await readPosts(blog);
  const withDrafts = process.env.NODE_ENV === 'development';
  const shown = posts.filter(({ front }) => withDrafts || front.draft !== true);
  const found = [...problems, ...shown.flatMap((post) => post.problems)];
  if (found.length > 0) {
    throw new ContentError(found);
  }
}

async function readPost(
  blog: string,
  name: string,
  schema: ReturnType<typeof frontMatterSchema>,
  others: Post[],
): Promise<Post> {
  const file = `blog/${name}`;
  const folder = path.join(blog, path.dirname(name));
  const source = readFileSync(path.join(blog, name), 'utf8');
  const [front] = /^---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(source) ?? [];
  if (front === undefined) {
    const says = 'the post does not begin with front matter between two lines of ---.';
    const problems = [`${file}:1: ${says} npm run new -- post "Title" writes it.`];
    return { file, folder, text: source, front: {}, problems };
  }
  const read = readYaml({ file, text: front.replace(/^---|---(?=\r?\n$)/g, ''), schema });
  const post: Post = {
    file,
    folder,
    text: front.replace(/[^\n]/g, '') + source.slice(front.length),
    front: { ...Object(read.input) },
    problems: read.problems,
  };
  const cover = read.output?.image && (await coverMistake(folder, read.output.image));
  if (cover) {
    post.problems.push(`${file}:${read.lineOf(['image'])}: image: ${cover}`);
  }
  if (templateTexts.includes(String(read.output?.description))) {
    const says = 'these are the words of the template. Write yours.';
    post.problems.push(`${file}:${read.lineOf(['description'])}: description: ${says}`);
  }
  const other = others.find(({ front }) => post.front.slug && front.slug === post.front.slug);
  if (other) {
    post.problems.push(
      `${file}:${read.lineOf(['slug'])}: slug: ${other.file} is already at /blog${post.front.slug}. Choose another.`,
    );
  }
  return post;
}

/** The keys are undefined where the file cannot be read: its own mistake is told, and no others. */
function readKeys(
  blog: string,
  name: string,
  schema: v.GenericSchema,
): { keys: string[] | undefined; problems: string[] } {
  const file = `blog/${name}`;
  if (!existsSync(path.join(blog, name))) {
    return { keys: undefined, problems: [`${file}: the file is missing. Add it.`] };
  }
  const text = readFileSync(path.join(blog, name), 'utf8');
  const { input, problems } = readYaml({ file, text, schema });
  return { keys: input === undefined ? undefined : Object.keys(Object(input)), problems };
}

async function coverMistake(folder: string, image: string): Promise<string | undefined> {
  const file = path.join(folder, image);
  if (!existsSync(file)) {
    return `there is no ${image} beside the post. Put the picture there, or take image and imageAlt out: one is then drawn.`;
  }
  try {
    const { width, height } = await sharp(file).metadata();
    return width < smallestCover.width || height < smallestCover.height
      ? `${image} is ${width} × ${height} pixels. Use a picture of at least ${smallestCover.width} × ${smallestCover.height}.`
      : undefined;
  } catch {
    return `${image} is not a picture that can be read. Save it again as WebP, PNG or JPEG.`;
  }
}
