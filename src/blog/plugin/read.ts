import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type * as v from 'valibot';
import { frontMatterPattern } from '../../plugins/content/rewrite.ts';
import { readYaml, readYamlFile } from '../../plugins/content/yaml.ts';
import { authorsSchema, frontMatterSchema, tagsSchema } from '../post.ts';
import { templateTexts } from './new-post.ts';

/** The size of a share picture; cards and posts need less. */
const minCoverSize = { width: 1200, height: 630 };

type RawFrontMatter = { slug?: unknown; date?: unknown; draft?: unknown };

export interface Post {
  /** Relative to the project, like blog/2026-03-31-forms/index.md. */
  file: string;
  folder: string;
  /** The front matter is blanked, so that line numbers stay correct. */
  text: string;
  front: RawFrontMatter;
  mistakes: string[];
}

interface Posts {
  posts: Post[];
  /** Mistakes of authors.yml and tags.yml. */
  mistakes: string[];
}

export async function readPosts(blog: string): Promise<Posts> {
  const authors = readKeys(blog, 'authors.yml', authorsSchema);
  const tags = readKeys(blog, 'tags.yml', tagsSchema);
  const schema = frontMatterSchema(authors.keys, tags.keys);
  const posts: Post[] = [];
  for (const name of globSync('*/index.{md,mdx}', { cwd: blog }).sort()) {
    posts.push(await readPost(blog, name, schema, posts));
  }
  return { posts, mistakes: [...authors.mistakes, ...tags.mistakes] };
}

/**
 * Docusaurus' own reader knows neither our rules nor lines, and returns posts only after a build.
 */
export function readFront(blog: string, name: string, schema = frontMatterSchema()) {
  const file = `blog/${name}`;
  const source = readFileSync(path.join(blog, name), 'utf8');
  const [block = '', lines = ''] = frontMatterPattern.exec(source) ?? [];
  const yaml = readYaml({ file, text: `\n${lines}`, schema });
  const front: RawFrontMatter = { ...Object(yaml.input) };
  const text = block.replace(/[^\n]/g, '') + source.slice(block.length);
  const missing = `${file}:1: the post does not begin with front matter between two lines of ---. npm run new -- post "Title" writes it.`;
  return { ...yaml, file, text, front, mistakes: block ? yaml.mistakes : [missing] };
}

async function readPost(
  blog: string,
  name: string,
  schema: ReturnType<typeof frontMatterSchema>,
  previousPosts: Post[],
): Promise<Post> {
  const folder = path.join(blog, path.dirname(name));
  const { file, text, front, lineOf, mistakes, output } = readFront(blog, name, schema);
  const sameSlug = previousPosts.find((other) => front.slug && other.front.slug === front.slug);
  const fieldMistakes = {
    image: output?.image && (await coverMistake(folder, output.image)),
    description:
      templateTexts.includes(String(output?.description)) &&
      'these are the words of the template. Write yours.',
    slug: sameSlug && `${sameSlug.file} is already at /blog${front.slug}. Choose another.`,
  };
  for (const [field, message] of Object.entries(fieldMistakes)) {
    if (message) {
      mistakes.push(`${file}:${lineOf([field])}: ${field}: ${message}`);
    }
  }
  return { file, folder, text, front, mistakes };
}

/** If the file cannot be read, `keys` is undefined, so that only its own mistake is reported. */
function readKeys(blog: string, name: string, schema: v.GenericSchema) {
  const { input, mistakes } = readYamlFile(path.join(blog, name), { file: `blog/${name}`, schema });
  return { keys: input === undefined ? undefined : Object.keys(Object(input)), mistakes };
}

async function coverMistake(folder: string, image: string): Promise<string | undefined> {
  const file = path.join(folder, image);
  if (!existsSync(file)) {
    return `there is no ${image} beside the post. Put the picture there, or take image and imageAlt out: one is then drawn.`;
  }
  try {
    const { width, height } = await sharp(file).metadata();
    return width < minCoverSize.width || height < minCoverSize.height
      ? `${image} is ${width} × ${height} pixels. Use a picture of at least ${minCoverSize.width} × ${minCoverSize.height}.`
      : undefined;
  } catch {
    return `${image} is not a picture that can be read. Save it again as WebP, PNG or JPEG.`;
  }
}
