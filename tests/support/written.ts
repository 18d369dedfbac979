/** What the owner and the writers wrote, read as the build reads it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { readPosts } from '../../src/blog/plugin/read.ts';
import { authorsSchema, frontMatterSchema, tagsSchema } from '../../src/blog/post.ts';
import { withoutEmptyPages } from '../../src/plugins/content/empty-pages.ts';
import { blogDir, contentDir } from '../../src/plugins/content/folders.ts';
import { openJobs } from '../../src/plugins/content/jobs.ts';
import { placeholdersFrom, readContent } from '../../src/plugins/content/read.ts';
import { buildMenu } from '../../src/plugins/content/services.ts';

export type Written = Awaited<ReturnType<typeof readWritten>>;

export async function readWritten(contentFolder = contentDir, blog = blogDir) {
  const content = withoutEmptyPages(readContent(contentFolder));
  const authors = v.parse(authorsSchema, readYamlFile(path.join(blog, 'authors.yml')));
  const tags = v.parse(tagsSchema, readYamlFile(path.join(blog, 'tags.yml')));
  const schema = frontMatterSchema(Object.keys(authors), Object.keys(tags));
  const posts = (await readPosts(blog)).posts
    .filter(({ front }) => front.draft !== true && Date.parse(String(front.date)) <= Date.now())
    .map(({ front, text }) => {
      const { slug, ...written } = v.parse(schema, front);
      return { ...written, address: `/blog${slug}`, text };
    })
    .toSorted((one, other) => other.date.localeCompare(one.date));
  return {
    content: { ...content, jobs: openJobs(content, new Date()) },
    menu: buildMenu(content),
    /** The agency's name in an address. */
    slug: placeholdersFrom(content.company).slug,
    authors,
    tags,
    /** The newest first. */
    posts,
  };
}

function readYamlFile(file: string): unknown {
  return parse(readFileSync(file, 'utf8'));
}
