import type { ContentModules } from '../../content/schemas';

/** Parameters that Calendly reads from its URL, besides the answers a1 to a99. */
const calendlyParameters = [
  'name',
  'email',
  'first_name',
  'last_name',
  'guests',
  'location',
  'phone_number',
  'utm_campaign',
  'utm_source',
  'utm_medium',
  'utm_content',
  'utm_term',
  'salesforce_uuid',
];

/** Prefills Calendly from the query of our page, to which mails and forms link. */
export function schedulerAddress(
  page: string,
  search: string,
  colours: ContentModules['scheduler-colours'],
): string {
  const pageQuery = new URLSearchParams(search);
  const address = new URL(page);
  const { searchParams: query } = address;
  for (const [name, colour] of Object.entries(colours)) {
    query.set(`${name}_color`, colour);
  }
  for (const key of new Set(pageQuery.keys())) {
    const name = key === 'phone' ? 'phone_number' : key;
    const values = pageQuery.getAll(key).map((value) => value.trim());
    const value = name === 'guests' ? values.join(',') : (values[0] ?? '');
    const isCalendlyParameter = calendlyParameters.includes(name) || /^a[1-9]\d?$/.test(name);
    const isColour = /^(?:background|text|primary)_color$/.test(name);
    if (
      (isCalendlyParameter && value !== '') ||
      (isColour && /^#?[0-9a-f]{6}$/i.test(value)) ||
      (name === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    ) {
      query.set(name, isColour ? value.replace('#', '') : value);
    }
  }
  query.set('embed_type', 'Inline');
  query.set('embed_domain', '1');
  return address.href;
}
