/** Reads posts and checks front matter, topics, authors and covers; text.ts checks the texts. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type * as v from 'valibot';
import { frontMatterPattern } from '../../plugins/content/rewrite.ts';
import { readYaml, readYamlFile } from '../../plugins/content/yaml.ts';
import { authorsSchema, frontMatterSchema, tagsSchema } from '../post.ts';
import { templateTexts } from './new-post.ts';

/** The size of a share picture; cards and posts need less. */
const smallestCover = { width: 1200, height: 630 };

/** Unchecked. */
type Front = { slug?: unknown; date?: unknown; draft?: unknown };

export interface Post {
  /** Below the project, like blog/2026-03-31-forms/index.md. */
  file: string;
  folder: string;
  /** The file with blank front matter, so that line numbers hold. */
  text: string;
  front: Front;
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

/**
 * Reads a post, apart from Docusaurus' own reader, which knows neither our rules nor the line of a mistake
 * and gives posts to a finished build only.
 */
export function readFront(blog: string, name: string, schema = frontMatterSchema()) {
  const file = `blog/${name}`;
  const source = readFileSync(path.join(blog, name), 'utf8');
  const [written = '', lines = ''] = frontMatterPattern.exec(source) ?? [];
  const read = readYaml({ file, text: `\n${lines}`, schema });
  const front: Front = { ...Object(read.input) };
  const text = written.replace(/[^\n]/g, '') + source.slice(written.length);
  const lacking = `${file}:1: the post does not begin with front matter between two lines of ---. npm run new -- post "Title" writes it.`;
  return { ...read, file, text, front, problems: written ? read.mistakes : [lacking] };
}

async function readPost(
  blog: string,
  name: string,
  schema: ReturnType<typeof frontMatterSchema>,
  others: Post[],
): Promise<Post> {
  const folder = path.join(blog, path.dirname(name));
  const { file, text, front, lineOf, problems, output } = readFront(blog, name, schema);
  const taken = others.find((other) => front.slug && other.front.slug === front.slug);
  const mistakes = {
    image: output?.image && (await coverMistake(folder, output.image)),
    description:
      templateTexts.includes(String(output?.description)) &&
      'these are the words of the template. Write yours.',
    slug: taken && `${taken.file} is already at /blog${front.slug}. Choose another.`,
  };
  for (const [field, says] of Object.entries(mistakes)) {
    if (says) {
      problems.push(`${file}:${lineOf([field])}: ${field}: ${says}`);
    }
  }
  return { file, folder, text, front, problems };
}

/** The keys are undefined where the file cannot be read: its own mistake is told, and no others. */
function readKeys(blog: string, name: string, schema: v.GenericSchema) {
  const { input, mistakes: problems } = readYamlFile(path.join(blog, name), {
    file: `blog/${name}`,
    schema,
  });
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
