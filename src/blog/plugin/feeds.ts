import type { CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import { sharePicture } from '../../content/share-picture.ts';

export const createFeedItems: CreateFeedItemsFn = async (feedParams) => {
  const feedItems = await feedParams.defaultCreateFeedItems(feedParams);
  return feedItems.map((feedItem) => ({
    ...feedItem,
    image: new URL(sharePicture(new URL(feedItem.link).pathname), feedParams.siteConfig.url).href,
    content: feedItem.content && cleanHtml(feedItem.content),
  }));
};

/** Removes copy buttons, links to headings and the AVIF sources of pictures. */
export function cleanHtml(postHtml: string): string {
  return postHtml
    .replace(/<button\b[\s\S]*?<\/button>/g, '')
    .replace(/<a\b[^>]*class="hash-link"[\s\S]*?<\/a>/g, '')
    .replace(/ (?:class|style|tabindex|srcset|sizes|loading|decoding)="[^"]*"/g, '')
    .trim();
}
