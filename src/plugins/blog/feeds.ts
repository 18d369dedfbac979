/** Feed items with the whole post, cleaned of what only works on the page. */
import type { CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';

export function feedItemsWith(shareOf: (permalink: string) => string | undefined) {
  const createFeedItems: CreateFeedItemsFn = async (params) => {
    const items = await params.defaultCreateFeedItems(params);
    return items.map((item) => {
      const share = shareOf(new URL(item.link).pathname);
      return {
        ...item,
        image: share && new URL(share, params.siteConfig.url).href,
        content: item.content && plain(item.content),
      };
    });
  };
  return createFeedItems;
}

/** Without copy buttons, links to headings and the small versions of pictures; the rest stays. */
export function plain(html: string): string {
  return html
    .replace(/<button\b[\s\S]*?<\/button>/g, '')
    .replace(/<a\b[^>]*class="hash-link"[\s\S]*?<\/a>/g, '')
    .replace(/<source\b[^>]*>/g, '')
    .replace(/ (?:class|style|tabindex|srcset|sizes|loading|decoding)="[^"]*"/g, '')
    .trim();
}
