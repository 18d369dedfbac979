const searchEngineHostPattern =
  /^(?:www\.)?(?:google|bing|duckduckgo|ecosia|qwant|startpage|yandex|baidu|kagi)\.[a-z.]+$|(?:^|\.)(?:search\.[a-z.]+|googlequicksearchbox)$/;
const socialHostPattern =
  /(?:^|\.)(?:facebook|instagram|linkedin|pinterest|quora|reddit|telegram|threads|twitter|whatsapp|youtube|x)\.(?:com|net|org)$|^(?:lnkd\.in|t\.co|t\.me|wa\.me|youtu\.be)$/;

/** Classifies a visit's origin; a visit without a referrer has an empty host. */
export function classifyVisitSource(host: string, campaign: string, knownCampaigns: string[]) {
  if (knownCampaigns.includes(campaign)) {
    return `campaign:${campaign}`;
  }
  if (host === '') {
    return 'direct';
  }
  if (searchEngineHostPattern.test(host)) {
    return 'search';
  }
  return socialHostPattern.test(host) ? 'social' : 'link';
}
