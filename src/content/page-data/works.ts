import type { Content, WithPictures } from '../schemas/index.ts';
import { findAnsweringPerson } from './forms.ts';

type Work = WithPictures<Content>['works'][number];

export function buildWorkData(work: Work, content: WithPictures<Content>) {
  const { works, clients, testimonials, team } = content;
  const { industries, testimonial, facts, featured, ...remainingWorkFields } = work;
  const nextWork = works[(works.indexOf(work) + 1) % works.length];
  return {
    ...remainingWorkFields,
    testimonial: testimonials.find(({ name }) => name === testimonial),
    person: findAnsweringPerson(team, ...work.services, 'inquiry'),
    site: clients.find((client) => client.work === work.slug)?.url,
    next: nextWork && nextWork !== work ? summariseWork(nextWork) : undefined,
  };
}

/** The :target selectors filter the works by kind until a script sets data-chosen from the URL. */
export function buildKindFilterCss(kinds: string[]): string {
  return kinds
    .map((kind) => {
      const chosenSelector = `[data-chosen="${kind}"], :not([data-chosen]):has([id="kind-${kind}"]:target)`;
      return `[data-works]:is(${chosenSelector}) [data-kind]:not([data-kind="${kind}"]) { display: none; }\n`;
    })
    .join('');
}

export function summariseWork(work: Work) {
  const { slug, title, kind, client, year, text, result, picture, colour } = work;
  return { slug, title, kind, client, year, text, result, picture, colour };
}

export function buildWorkCases({ works, testimonials }: WithPictures<Content>) {
  return works.map((work) => ({
    ...summariseWork(work),
    facts: work.facts,
    featured: work.featured,
    testimonial: testimonials.find(({ name }) => name === work.testimonial),
  }));
}
