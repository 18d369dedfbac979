const searchHostPattern =
  /^(?:www\.)?(?:google|bing|duckduckgo|ecosia|qwant|startpage|yandex|baidu|kagi)\.[a-z.]+$|(?:^|\.)(?:search\.[a-z.]+|googlequicksearchbox)$/;
const socialHostPattern =
  /(?:^|\.)(?:facebook|instagram|linkedin|pinterest|quora|reddit|telegram|threads|twitter|whatsapp|youtube|x)\.(?:com|net|org)$|^(?:lnkd\.in|t\.co|t\.me|wa\.me|youtu\.be)$/;

/** Classifies a visit's origin; `host` is empty without a referrer. */
export function sourceOf(
  referringHost: string,
  campaignName: string,
  knownCampaigns: string[],
): string {
  if (knownCampaigns.includes(campaignName)) {
    return `campaign:${campaignName}`;
  }
  if (referringHost === '') {
    return 'direct';
  }
  if (searchHostPattern.test(referringHost)) {
    return 'search';
  }
  return socialHostPattern.test(referringHost) ? 'social' : 'link';
}
