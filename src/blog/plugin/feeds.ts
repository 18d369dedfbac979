import type { CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import { buildSharePicturePath } from '../../content/share-picture-path.ts';

export const createFeedItems: CreateFeedItemsFn = async (feedParams) => {
  const feedItems = await feedParams.defaultCreateFeedItems(feedParams);
  return feedItems.map((feedItem) => ({
    ...feedItem,
    image: new URL(
      buildSharePicturePath(new URL(feedItem.link).pathname),
      feedParams.siteConfig.url,
    ).href,
    content: feedItem.content && stripPageOnlyHtml(feedItem.content),
  }));
};

/** Removes copy buttons, links to headings, unseen text and the AVIF sources of pictures. */
export function stripPageOnlyHtml(postHtml: string): string {
  return postHtml
    .replace(/<button\b[\s\S]*?<\/button>/g, '')
    .replace(/<a\b[^>]*class="hash-link"[\s\S]*?<\/a>/g, '')
    .replace(/<span class="unseen">[^<]*<\/span>/g, '')
    .replace(/<[a-z](?:"[^"]*"|[^">])*>/g, (tag) =>
      tag.replace(/ (?:class|style|tabindex|srcset|sizes|loading|decoding)="[^"]*"/g, ''),
    )
    .trim();
}
