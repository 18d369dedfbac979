import { newSlug } from '../../plugins/content/slug.ts';

/** `npm run check` refuses a post that contains these texts. */
export const templateTexts = [
  'Two lines for search results and cards: what the reader will know or be able to do after reading this.',
  'The first paragraph says whose problem this is and what they will have at the end.',
];

export function newPost(title: string, today: Date): { folder: string; text: string } {
  const date = today.toISOString().slice(0, 10);
  const slug = newSlug(title);
  const text = `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(templateTexts[0])}
slug: /${slug}
date: ${date}
authors: []
tags: []
draft: true
---

${templateTexts[1]}

## The first step

`;
  return { folder: `${date}-${slug}`, text };
}
