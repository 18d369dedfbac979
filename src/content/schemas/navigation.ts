import * as v from 'valibot';
import {
  internalPath,
  link,
  nonEmptyList,
  optionalWithHint,
  possiblyEmptyList,
  singularAndPluralSchema,
  template,
  text,
  textMatching,
  texts,
  withHint,
} from './parts.ts';

const serviceGroupSchema = v.strictObject({
  /** Service files refer to a group by this key. */
  key: textMatching(
    40,
    /^[a-z][a-zA-Z0-9]*$/,
    'Write one word of letters and digits, like webServices.',
  ),
  label: text(40),
});

/** The menu labels of services are not here, but in the service files. */
export const navigationSchema = v.strictObject({
  home: link,
  contact: link,
  about: v.strictObject({ label: text(40), links: nonEmptyList(link, 1, 8) }),
  serviceGroups: v.pipe(nonEmptyList(serviceGroupSchema, 1, 6), v.metadata({ key: 'key' })),
  strip: v.strictObject({ links: nonEmptyList(link, 1, 6), meeting: link }),
  labels: v.strictObject({
    registration: v.strictObject({ cin: text(20), gstin: text(20), office: text(40) }),
    ...texts(['skip', 'mainMenu', 'openMenu', 'closeMenu', 'menuTitle'], 40),
    ...texts(['strip', 'social', 'footer', 'breadcrumb'], 40),
    theme: text(60),
    newTab: text(40),
    range: template(['from', 'to'], 40),
  }),
  language: optionalWithHint(
    v.strictObject({ name: text(20), offer: text(80), nearest: text(120) }),
    'For a site of several languages: the name of this one, its offer to visitors who prefer it, and what its nearest page says if a page is not there.',
  ),
  chat: v.strictObject({
    button: text(40),
    title: text(60),
    text: text(200),
    close: text(40),
    write: link,
    whatsapp: v.strictObject({
      label: text(20),
      message: withHint(template(['service'], 160), 'Prefilled on the page of a service.'),
    }),
    live: v.strictObject({ loading: text(80), ready: text(80), failed: text(120) }),
  }),
  quote: v.strictObject({
    label: text(40),
    to: internalPath,
    absentFrom: possiblyEmptyList(internalPath, 10),
  }),
  footer: v.strictObject({
    callToAction: v.strictObject({ heading: text(80), button: link }),
    columns: nonEmptyList(
      v.strictObject({ heading: text(40), links: nonEmptyList(link, 1, 10) }),
      1,
      4,
    ),
    contact: v.strictObject({ heading: text(40), map: text(40) }),
    legal: possiblyEmptyList(link, 4),
  }),
});

export const errorsSchema = v.strictObject({
  title: text(60),
  unknownStatus: text(40),
  retryLabel: text(40),
  home: link,
  /** This message appears over the current page when the next page fails to load. */
  unreachable: text(120),
});

export const searchSchema = v.strictObject({
  open: text(20),
  title: text(40),
  label: text(60),
  close: text(40),
  hint: text(80),
  loading: text(60),
  failed: text(120),
  empty: text(40),
  emptyHelp: text(80),
  results: singularAndPluralSchema,
  /** The label of the result list when there are more results than it shows. */
  best: template(['shown', 'count'], 60),
  /** The 404 page shows the suggestions too. */
  suggestions: nonEmptyList(link, 1, 6),
  kinds: v.strictObject(
    v.entriesFromList(['page', 'post', 'service', 'work', 'trade', 'job'], text(20)),
  ),
});

const synonymsOfSubjectSchema = v.strictObject({
  words: withHint(
    nonEmptyList(text(40), 1, 60),
    'What people type, in any language and spelling; several words make a phrase.',
  ),
  means: withHint(
    v.optional(possiblyEmptyList(text(40), 12), []),
    'Words of the pages that the search looks for as well.',
  ),
  first: withHint(
    v.optional(possiblyEmptyList(internalPath, 3), []),
    'Pages that come first, in this order.',
  ),
});

export const synonymsSchema = v.strictObject({
  ignored: withHint(
    possiblyEmptyList(text(20), 400),
    'Words that say nothing about a page, like "the". The search leaves them out.',
  ),
  subjects: possiblyEmptyList(synonymsOfSubjectSchema, 200),
});
