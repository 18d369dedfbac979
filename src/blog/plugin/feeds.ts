import type { CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import { sharePicture } from '../../content/share-picture.ts';

export const createFeedItems: CreateFeedItemsFn = async (params) => {
  const items = await params.defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    image: new URL(sharePicture(new URL(item.link).pathname), params.siteConfig.url).href,
    content: item.content && cleanHtml(item.content),
  }));
};

/** Removes copy buttons, links to headings and the AVIF sources of pictures. */
export function cleanHtml(html: string): string {
  return html
    .replace(/<button\b[\s\S]*?<\/button>/g, '')
    .replace(/<a\b[^>]*class="hash-link"[\s\S]*?<\/a>/g, '')
    .replace(/ (?:class|style|tabindex|srcset|sizes|loading|decoding)="[^"]*"/g, '')
    .trim();
}
