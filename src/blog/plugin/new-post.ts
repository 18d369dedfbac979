import { buildSlugOrThrow } from '../../shared/slug.ts';

/** `npm run check` rejects a post that still contains one of these texts. */
export const templatePlaceholders = [
  'Two lines for search results and cards: what the reader will know or be able to do after reading this.',
  'The first paragraph says whose problem this is and what they will have at the end.',
];

export function buildNewPost(postTitle: string, currentDate: Date) {
  const todayIso = currentDate.toISOString().slice(0, 10);
  const postSlug = buildSlugOrThrow(postTitle);
  const markdown = `---
title: ${JSON.stringify(postTitle)}
description: ${JSON.stringify(templatePlaceholders[0])}
slug: /${postSlug}
date: ${todayIso}
authors: []
tags: []
draft: true
---

${templatePlaceholders[1]}

## The first step

`;
  return { folderName: `${todayIso}-${postSlug}`, markdown };
}
