/** Calendly reads these parameters from its URL, besides the answers a1 to a99. */
const calendlyParameterNames =
  `name email first_name last_name guests location phone_number salesforce_uuid
  utm_campaign utm_source utm_medium utm_content utm_term`.split(/\s+/);

/** Returns Calendly's URL, prefilled from the query of our page, to which mails and forms link. */
export function buildSchedulerUrl(
  schedulerUrl: string,
  pageQueryString: string,
  schedulerColours: Record<string, string>,
): string {
  const ownPageParams = new URLSearchParams(pageQueryString);
  const prefilledUrl = new URL(schedulerUrl);
  const { searchParams } = prefilledUrl;
  for (const [colourName, hexColour] of Object.entries(schedulerColours)) {
    searchParams.set(`${colourName}_color`, hexColour);
  }
  for (const pageQueryParamName of new Set(ownPageParams.keys())) {
    const paramName = pageQueryParamName === 'phone' ? 'phone_number' : pageQueryParamName;
    const paramValues = ownPageParams.getAll(pageQueryParamName).map((value) => value.trim());
    const paramValue = paramName === 'guests' ? paramValues.join(',') : (paramValues[0] ?? '');
    const isKnown = calendlyParameterNames.includes(paramName) || /^a[1-9]\d?$/.test(paramName);
    const isColourParameter = /^(?:background|text|primary)_color$/.test(paramName);
    if (
      (isKnown && paramValue !== '') ||
      (isColourParameter && /^#?[0-9a-f]{6}$/i.test(paramValue)) ||
      (paramName === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(paramValue))
    ) {
      searchParams.set(paramName, isColourParameter ? paramValue.replace('#', '') : paramValue);
    }
  }
  searchParams.set('embed_type', 'Inline');
  searchParams.set('embed_domain', '1');
  return prefilledUrl.href;
}
