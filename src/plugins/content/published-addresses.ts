/** The addresses of a post or of the entries of a list. Omits drafts and scheduled posts. */
export function listPublishedAddresses(route: string, content: unknown): string[] {
  return [content ?? []]
    .flat()
    .map(Object)
    .filter(({ draft, date }) => draft !== true && !(Date.parse(date) > Date.now()))
    .map(({ slug }) => route + String(slug).replace('/', ''));
}
