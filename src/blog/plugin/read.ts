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

type RawFrontMatter = { slug?: unknown; date?: unknown; draft?: unknown };

export interface Post {
  /** The path relative to the project, like blog/2026-03-31-forms/index.md. */
  file: string;
  folder: string;
  /** The front matter is blanked, so that line numbers stay correct. */
  markdown: string;
  frontMatter: RawFrontMatter;
  mistakes: string[];
}

interface Posts {
  posts: Post[];
  /** Mistakes of authors.yml and tags.yml. */
  mistakes: string[];
}

export async function readPosts(blogFolder: string): Promise<Posts> {
  const authorKeysResult = readAuthorOrTopicKeys(blogFolder, 'authors.yml', authorsFileSchema);
  const topicKeysResult = readAuthorOrTopicKeys(blogFolder, 'tags.yml', tagsFileSchema);
  const frontMatterSchema = buildFrontMatterSchema(authorKeysResult.keys, topicKeysResult.keys);
  const posts: Post[] = [];
  for (const postFilePath of listPostFiles(blogFolder)) {
    posts.push(await readPost(blogFolder, postFilePath, frontMatterSchema, posts));
  }
  return { posts, mistakes: [...authorKeysResult.mistakes, ...topicKeysResult.mistakes] };
}

export function listPostFiles(blogFolder: string): string[] {
  return globSync('*/index.{md,mdx}', { cwd: blogFolder }).sort();
}

export function listFrontMatter(blogFolder: string): RawFrontMatter[] {
  return listPostFiles(blogFolder).map((file) => readFrontMatter(blogFolder, file).frontMatter);
}

/**
 * Docusaurus' own reader knows neither our rules nor lines, and returns posts only after a build.
 */
export function readFrontMatter(
  blogFolder: string,
  postFilePath: string,
  frontMatterSchema = buildFrontMatterSchema(),
) {
  const postPathInProject = `${describeFolder(blogFolder, 'blog')}/${postFilePath}`;
  const postFileText = readFileSync(path.join(blogFolder, postFilePath), 'utf8');
  const [frontMatterBlock = '', frontMatterYaml = ''] = frontMatterPattern.exec(postFileText) ?? [];
  const yamlResult = parseYaml({
    file: postPathInProject,
    text: `\n${frontMatterYaml}`,
    schema: frontMatterSchema,
  });
  const rawFrontMatter: RawFrontMatter = { ...Object(yamlResult.input) };
  const frontMatterAsBlankLines = frontMatterBlock.replace(/[^\n]/g, '');
  const lineAlignedMarkdown = frontMatterAsBlankLines + postFileText.slice(frontMatterBlock.length);
  const noFrontMatterMistake = `${postPathInProject}:1: the post does not begin with front matter between two lines of ---. npm run new -- post "Title" writes it.`;
  const mistakes = frontMatterBlock ? yamlResult.mistakes : [noFrontMatterMistake];
  return {
    ...yamlResult,
    file: postPathInProject,
    markdown: lineAlignedMarkdown,
    frontMatter: rawFrontMatter,
    mistakes,
  };
}

async function readPost(
  blogFolder: string,
  postFilePath: string,
  frontMatterSchema: ReturnType<typeof buildFrontMatterSchema>,
  postsReadSoFar: Post[],
): Promise<Post> {
  const postFolder = path.join(blogFolder, path.dirname(postFilePath));
  const frontMatterResult = readFrontMatter(blogFolder, postFilePath, frontMatterSchema);
  const { file, mistakes, output } = frontMatterResult;
  const { slug } = frontMatterResult.frontMatter;
  const postWithSameSlug = postsReadSoFar.find((post) => slug && post.frontMatter.slug === slug);
  const folderName = path.basename(postFolder);
  if (/[^\w.~-]/.test(folderName)) {
    mistakes.push(
      `${file}:1: the folder "${folderName}" can only have the letters a to z, digits and dashes. Rename it.`,
    );
  }
  const mistakeByField = {
    image: output?.image && (await findCoverMistake(postFolder, output.image)),
    description:
      templatePlaceholders.includes(String(output?.description)) &&
      'these are the words of the template. Write yours.',
    slug:
      postWithSameSlug && `${postWithSameSlug.file} is already at /blog${slug}. Choose another.`,
  };
  for (const [fieldName, mistakeText] of Object.entries(mistakeByField)) {
    if (mistakeText) {
      mistakes.push(
        `${file}:${frontMatterResult.lineOf([fieldName])}: ${fieldName}: ${mistakeText}`,
      );
    }
  }
  return { ...frontMatterResult, folder: postFolder };
}

/** An unreadable YAML file has undefined `keys`, so that only the file's mistake is reported. */
function readAuthorOrTopicKeys(blogFolder: string, fileName: string, fileSchema: v.GenericSchema) {
  const filePath = path.join(blogFolder, fileName);
  const { input, mistakes } = readYamlFile(filePath, {
    file: `${describeFolder(blogFolder, 'blog')}/${fileName}`,
    schema: fileSchema,
  });
  return {
    keys: input === undefined ? undefined : Object.keys(Object(input)),
    mistakes,
  };
}

/** The build finds pictures by their URLs in HTML and scripts, where other characters are encoded. */
export function findPictureNameMistake(
  postFolder: string,
  pictureFileName: string,
): string | undefined {
  return /[^\w.~/-]/.test(`${path.basename(postFolder)}/${pictureFileName}`)
    ? 'the names of a picture and of its folder can only have the letters a to z, digits, dashes and dots. Give them such names.'
    : undefined;
}

async function findCoverMistake(
  postFolder: string,
  coverFileName: string,
): Promise<string | undefined> {
  const nameMistake = findPictureNameMistake(postFolder, coverFileName);
  if (nameMistake) {
    return nameMistake;
  }
  const coverPath = path.join(postFolder, coverFileName);
  if (!existsSync(coverPath)) {
    return `there is no ${coverFileName} beside the post. Put the picture there, or take image and imageAlt out: one is then drawn.`;
  }
  try {
    const { width, height } = (await sharp(coverPath).metadata()).autoOrient;
    return width < minCoverSize.width || height < minCoverSize.height
      ? `${coverFileName} is ${width} × ${height} pixels. Use a picture of at least ${minCoverSize.width} × ${minCoverSize.height}.`
      : undefined;
  } catch {
    return `${coverFileName} is not a picture that can be read. Save it again as WebP, PNG or JPEG.`;
  }
}
