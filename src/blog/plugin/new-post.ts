import { newSlug } from '../../plugins/content/slug.ts';

export function newPost(title: string, today: Date): { folder: string; text: string } {
  const date = today.toISOString().slice(0, 10);
  const slug = newSlug(title);
  const text = `---
title: ${JSON.stringify(title)}
description: "Two lines for search results and cards: what the reader will know or be able to do after reading this."
slug: /${slug}
date: ${date}
authors: []
tags: []
draft: true
---

The first paragraph says whose problem this is and what they will have at the end.

## The first step

`;
  return { folder: `${date}-${slug}`, text };
}
