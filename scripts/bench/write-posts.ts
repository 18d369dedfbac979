/** Writes many posts by repeating the bodies of blog/. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.ts';

const authorKeys = ['ananya', 'imran', 'kavita', 'rohan'];
const topicKeys = ['websites', 'mobile-apps', 'business-software', 'hosting', 'search', 'design'];

/** Links and footnotes are removed, because their targets are missing. */
const realPostBodies = globSync('blog/*/index.md', { cwd: root })
  .sort()
  .map((postPath) =>
    readFileSync(path.join(root, postPath), 'utf8')
      .replace(/^---[\s\S]*?\n---\n/, '')
      .replace(/^\[\^\d+\]:.*$/gm, '')
      .replace(/\[\^\d+\]/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
  );

export function writePosts(blogFolder: string, postCount: number): void {
  rmSync(blogFolder, { recursive: true, force: true });
  mkdirSync(blogFolder, { recursive: true });
  for (const blogDataFileName of ['authors.yml', 'tags.yml']) {
    writeFileSync(
      path.join(blogFolder, blogDataFileName),
      readFileSync(path.join(root, 'blog', blogDataFileName)),
    );
  }
  for (let postNumber = 1; postNumber <= postCount; postNumber += 1) {
    const postSlug = `post-${String(postNumber).padStart(4, '0')}`;
    const postDate = new Date(Date.UTC(2015, 0, 1) + postNumber * 86_400_000)
      .toISOString()
      .slice(0, 10);
    mkdirSync(path.join(blogFolder, postSlug));
    writeFileSync(
      path.join(blogFolder, postSlug, 'index.md'),
      `---
title: A post with the number ${postNumber}
description: A description of the usual length for post ${postNumber}, so that both sites carry the same words about it.
slug: /${postSlug}
date: ${postDate}
authors: [${authorKeys[postNumber % authorKeys.length]}]
tags: [${topicKeys[postNumber % topicKeys.length]}, buying-well]
${postNumber <= 5 ? 'popular: true\n' : ''}---
${realPostBodies[postNumber % realPostBodies.length]}`,
    );
  }
}
