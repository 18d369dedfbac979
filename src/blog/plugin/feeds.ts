import { globSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import { buildSharePicturePath } from '../../content/share-picture-path.ts';

/** RSS names an author only with a mail address, so each has the agency's. */
export function buildFeedItemCreator(email: string): CreateFeedItemsFn {
  return async (feedParams) => {
    const feedItems = await feedParams.defaultCreateFeedItems(feedParams);
    return feedItems.map((feedItem) => ({
      ...feedItem,
      published: feedItem.date,
      author: feedItem.author?.map((author) => ({ ...author, email })),
      image: feedParams.siteConfig.url + buildSharePicturePath(new URL(feedItem.link).pathname),
      content: feedItem.content && stripPageOnlyHtml(feedItem.content),
    }));
  };
}

/**
 * A build ends with this, because Docusaurus writes the feed before the share pictures are drawn. Our
 * policy blocks the browser's own view of XML, so a stylesheet shows the feed to visitors.
 */
export async function finishRssFeed(outDir: string, notice: string): Promise<void> {
  // A blog without posts has no feed.
  for (const rssPath of globSync(`${outDir}/blog/rss.xml`)) {
    const rssText = await readFile(rssPath, 'utf8');
    const setLength = (_enclosure: string, sharePath: string) =>
      `${sharePath}" length="${statSync(outDir + decodeURI(sharePath)).size}"`;
    const stylesheet = '<?xml-stylesheet type="text/css" href="/blog/feed.css"?>';
    const finishedText = rssText.replace(/(\/share\/[^"]+)" length="0"/g, setLength);
    await writeFile(rssPath, finishedText.replace('?>', `?>\n${stylesheet}`));
    const css = await readFile(new URL('feed.css', import.meta.url), 'utf8');
    await writeFile(`${outDir}/blog/feed.css`, css.replace('"{notice}"', JSON.stringify(notice)));
  }
}

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
