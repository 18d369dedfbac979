const search =
  /^(?:www\.)?(?:google|bing|duckduckgo|ecosia|qwant|startpage|yandex|baidu|kagi)\.[a-z.]+$|(?:^|\.)(?:search\.[a-z.]+|googlequicksearchbox)$/;
const social =
  /(?:^|\.)(?:facebook|instagram|linkedin|pinterest|quora|reddit|telegram|threads|twitter|whatsapp|youtube|x)\.(?:com|net|org)$|^(?:lnkd\.in|t\.co|t\.me|wa\.me|youtu\.be)$/;

/** Classifies a visit's origin; `host` is empty without a referrer. */
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
