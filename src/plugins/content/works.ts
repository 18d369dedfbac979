import type { Content, WithPictures, WorkData, WorkSummary } from '../../content/schemas/index.ts';

type Work = WithPictures<Content>['works'][number];

export function describeWork(
  work: Work,
  { works, clients, testimonials }: WithPictures<Content>,
): WorkData {
  const { trades, testimonial, ...fields } = work;
  const next = works[(works.indexOf(work) + 1) % works.length];
  return {
    ...fields,
    testimonial: testimonials.find(({ name }) => name === testimonial),
    site: clients.find(({ work: slug }) => slug === work.slug)?.url,
    next: next && next !== work ? summarizeWork(next) : undefined,
  };
}

/** The :target selectors filter the works until a script sets data-chosen from the URL. */
export function kindFilterStyles(kinds: string[]): string {
  return kinds
    .map((kind) => {
      const selector = `[data-chosen="${kind}"], :not([data-chosen]):has([id="kind-${kind}"]:target)`;
      return `[data-works]:is(${selector}) [data-kind]:not([data-kind="${kind}"]) { display: none; }\n`;
    })
    .join('');
}

export function summarizeWork(work: Work): WorkSummary {
  const { slug, title, kind, client, year, text, picture, colour } = work;
  return { slug, title, kind, client, year, text, picture, colour };
}
