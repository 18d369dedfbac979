/** Writes many posts by repeating the bodies of blog/. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.ts';

const authors = ['ananya', 'imran', 'kavita', 'rohan'];
const topics = ['websites', 'mobile-apps', 'business-software', 'hosting', 'search', 'design'];

/** Links and footnotes are removed, because their targets are missing. */
const bodies = globSync('blog/*/index.md', { cwd: root })
  .sort()
  .map((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .replace(/^---[\s\S]*?\n---\n/, '')
      .replace(/^\[\^\d+\]:.*$/gm, '')
      .replace(/\[\^\d+\]/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
  );

export function writePosts(blog: string, count: number): void {
  rmSync(blog, { recursive: true, force: true });
  mkdirSync(blog, { recursive: true });
  for (const file of ['authors.yml', 'tags.yml']) {
    writeFileSync(path.join(blog, file), readFileSync(path.join(root, 'blog', file)));
  }
  for (let number = 1; number <= count; number += 1) {
    const name = `post-${String(number).padStart(4, '0')}`;
    const date = new Date(Date.UTC(2015, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);
    mkdirSync(path.join(blog, name));
    writeFileSync(
      path.join(blog, name, 'index.md'),
      `---
title: A post with the number ${number}
description: A description of the usual length for post ${number}, so that both sites carry the same words about it.
slug: /${name}
date: ${date}
authors: [${authors[number % authors.length]}]
tags: [${topics[number % topics.length]}, buying-well]
${number <= 5 ? 'popular: true\n' : ''}---
${bodies[number % bodies.length]}`,
    );
  }
}
