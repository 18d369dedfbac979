const search =
  /^(?:www\.)?(?:google|bing|duckduckgo|ecosia|qwant|startpage|yandex|baidu|kagi)\.[a-z.]+$|(?:^|\.)(?:search\.[a-z.]+|googlequicksearchbox)$/;
const social =
  /(?:^|\.)(?:facebook|instagram|linkedin|pinterest|quora|reddit|telegram|threads|twitter|whatsapp|youtube|x)\.(?:com|net|org)$|^(?:lnkd\.in|t\.co|t\.me|wa\.me|youtu\.be)$/;

/** The kind of place that a visit came from, or a campaign of the owner's. `host` is empty where none led here. */
export function sourceOf(host: string, campaign: string, campaigns: string[]): string {
  if (campaigns.includes(campaign)) {
    return `campaign:${campaign}`;
  }
  if (host === '') {
    return 'direct';
  }
  if (search.test(host)) {
    return 'search';
  }
  return social.test(host) ? 'social' : 'link';
}
