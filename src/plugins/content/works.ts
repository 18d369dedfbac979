/** The data of works' pages and cards. */
import type { Content, WithPictures, WorkData, WorkSummary } from '../../content/schemas/index.ts';

type Work = WithPictures<Content>['works'][number];

export function describeWork(
  work: Work,
  { works, clients, testimonials }: WithPictures<Content>,
): WorkData {
  const { trades, testimonial, ...shown } = work;
  const next = works[(works.indexOf(work) + 1) % works.length];
  return {
    ...shown,
    testimonial: testimonials.find(({ name }) => name === testimonial),
    site: clients.find(({ work: slug }) => slug === work.slug)?.url,
    next: next && next !== work ? summarizeWork(next) : undefined,
  };
}

/** Scripts set data-chosen from the address. Before that, :target decides. */
export function kindStyles(kinds: string[]): string {
  return kinds
    .map((kind) => {
      const chosen = `[data-chosen="${kind}"], :not([data-chosen]):has([id="kind-${kind}"]:target)`;
      return `[data-works]:is(${chosen}) [data-kind]:not([data-kind="${kind}"]) { display: none; }\n`;
    })
    .join('');
}

export function summarizeWork(work: Work): WorkSummary {
  const { slug, title, kind, client, year, text, picture, colour } = work;
  return { slug, title, kind, client, year, text, picture, colour };
}
