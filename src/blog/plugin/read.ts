import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type * as v from 'valibot';
import { describeFolder } from '../../plugins/content/folder-paths.ts';
import { frontMatterPattern } from '../../plugins/content/rewrite.ts';
import { parseYaml, readYamlFile } from '../../plugins/content/yaml.ts';
import { authorsFileSchema, buildFrontMatterSchema, tagsFileSchema } from '../post.ts';
import { templatePlaceholders } from './new-post.ts';

/** A share picture needs this size in pixels; cards and posts need less. */
const minCoverSize = { width: 1200, height: 630 };

const anyKeysSchema = buildFrontMatterSchema();

export type RawFrontMatter = Partial<Record<'slug' | 'date' | 'draft' | 'language', unknown>>;

export type Post = ReturnType<typeof readFrontMatter> & { folder: string };

/** The mistakes are those of authors.yml and tags.yml; each post has its own. */
export async function readPosts(blogFolder: string) {
  const authors = readKeys(blogFolder, 'authors.yml', authorsFileSchema);
  const topics = readKeys(blogFolder, 'tags.yml', tagsFileSchema);
  const schema = buildFrontMatterSchema(authors.keys, topics.keys);
  const posts: Post[] = [];
  for (const file of listPostFiles(blogFolder)) {
    posts.push(await readPost(blogFolder, file, schema, posts));
  }
  return { posts, mistakes: [...authors.mistakes, ...topics.mistakes] };
}

export function listPostFiles(blogFolder: string): string[] {
  return globSync('*/index.{md,mdx}', { cwd: blogFolder }).sort();
}

export function listFrontMatter(blogFolder: string): RawFrontMatter[] {
  return listPostFiles(blogFolder).map((file) => readFrontMatter(blogFolder, file).frontMatter);
}

/** The addresses of a language's posts; posts of the site's first language do not name it. */
export function listPostPaths(blogFolder: string, language: string | undefined): string[] {
  return listFrontMatter(blogFolder)
    .filter((post) => post.language === language && post.draft !== true)
    .map(({ slug }) => `/blog${slug}`);
}

/** Docusaurus' own reader knows neither our rules nor lines, and returns posts only after a build. */
export function readFrontMatter(blogFolder: string, postFile: string, schema = anyKeysSchema) {
  // Relative to the project, like blog/2026-03-31-forms/index.md.
  const file = `${describeFolder(blogFolder, 'blog')}/${postFile}`;
  const fileText = readFileSync(path.join(blogFolder, postFile), 'utf8');
  const [block = '', yaml = ''] = frontMatterPattern.exec(fileText) ?? [];
  const yamlResult = parseYaml({ file, text: `\n${yaml}`, schema });
  const frontMatter: RawFrontMatter = { ...Object(yamlResult.input) };
  // Blanks the front matter, so that line numbers stay correct.
  const markdown = block.replace(/[^\n]/g, '') + fileText.slice(block.length);
  const noFrontMatter = `${file}:1: the post does not begin with front matter between two lines of ---. npm run new -- post "Title" writes it.`;
  const mistakes = block ? yamlResult.mistakes : [noFrontMatter];
  return { ...yamlResult, file, markdown, frontMatter, mistakes };
}

async function readPost(
  blogFolder: string,
  postFile: string,
  schema: ReturnType<typeof buildFrontMatterSchema>,
  earlierPosts: Post[],
): Promise<Post> {
  const folder = path.join(blogFolder, path.dirname(postFile));
  const post = readFrontMatter(blogFolder, postFile, schema);
  const { file, mistakes, output } = post;
  const { slug, language } = post.frontMatter;
  const twin = earlierPosts.find(
    (earlier) =>
      slug && earlier.frontMatter.slug === slug && earlier.frontMatter.language === language,
  );
  const folderName = path.basename(folder);
  if (/[^\w.~-]/.test(folderName)) {
    mistakes.push(
      `${file}:1: the folder "${folderName}" can only have the letters a to z, digits and dashes. Rename it.`,
    );
  }
  const mistakeByField = {
    image: output?.image && (await findCoverMistake(folder, output.image)),
    description:
      templatePlaceholders.includes(String(output?.description)) &&
      'these are the words of the template. Write yours.',
    slug: twin && `${twin.file} is already at /blog${slug}. Choose another.`,
  };
  for (const [field, mistake] of Object.entries(mistakeByField)) {
    if (mistake) {
      mistakes.push(post.describeMistake([field], mistake));
    }
  }
  return { ...post, folder };
}

/** Of an unreadable YAML file, `keys` is undefined, so that only the file's mistake is reported. */
function readKeys(blogFolder: string, fileName: string, schema: v.GenericSchema) {
  const file = `${describeFolder(blogFolder, 'blog')}/${fileName}`;
  const { input, mistakes } = readYamlFile(path.join(blogFolder, fileName), { file, schema });
  return { keys: input === undefined ? undefined : Object.keys(Object(input)), mistakes };
}

/** The build finds pictures by their URLs in HTML and scripts, where other characters are encoded. */
export function findPictureNameMistake(postFolder: string, picture: string): string | undefined {
  return /[^\w.~/-]/.test(`${path.basename(postFolder)}/${picture}`)
    ? 'the names of a picture and of its folder can only have the letters a to z, digits, dashes and dots. Give them such names.'
    : undefined;
}

async function findCoverMistake(postFolder: string, cover: string): Promise<string | undefined> {
  const nameMistake = findPictureNameMistake(postFolder, cover);
  if (nameMistake) {
    return nameMistake;
  }
  const coverPath = path.join(postFolder, cover);
  if (!existsSync(coverPath)) {
    return `there is no ${cover} beside the post. Put the picture there, or take image and imageAlt out: one is then drawn.`;
  }
  try {
    const { width, height } = (await sharp(coverPath).metadata()).autoOrient;
    return width < minCoverSize.width || height < minCoverSize.height
      ? `${cover} is ${width} × ${height} pixels. Use a picture of at least ${minCoverSize.width} × ${minCoverSize.height}.`
      : undefined;
  } catch {
    return `${cover} is not a picture that can be read. Save it again as WebP, PNG or JPEG.`;
  }
}
