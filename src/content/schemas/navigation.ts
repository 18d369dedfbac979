import * as v from './parts.ts';

const serviceGroupSchema = v.strictObject({
  key: v.textMatching(
    40,
    /^[a-z][a-zA-Z0-9]*$/,
    'Write one word of letters and digits, like webServices.',
  ),
  label: v.text(40),
});

/** The menu labels of services are not here, but in the service files. */
export const navigationSchema = v.strictObject({
  home: v.link,
  contact: v.link,
  about: v.strictObject({ label: v.text(40), links: v.nonEmptyList(1, 8, v.link) }),
  serviceGroups: v.pipe(v.nonEmptyList(1, 6, serviceGroupSchema), v.metadata({ key: 'key' })),
  strip: v.strictObject({ links: v.nonEmptyList(1, 6, v.link), meeting: v.link }),
  labels: v.strictObject({
    registration: v.strictObject({ cin: v.text(20), gstin: v.text(20), office: v.text(40) }),
    ...v.texts(['skip', 'mainMenu', 'openMenu', 'closeMenu', 'menuTitle'], 40),
    ...v.texts(['strip', 'social', 'footer', 'breadcrumb'], 40),
    theme: v.text(60),
    newTab: v.text(40),
    range: v.template(['from', 'to'], 40),
  }),
  language: v.optional(
    v.strictObject({ name: v.text(20), offer: v.text(80), nearest: v.text(120) }),
  ),
  chat: v.strictObject({
    button: v.text(40),
    title: v.text(60),
    text: v.text(200),
    close: v.text(40),
    write: v.link,
    whatsapp: v.strictObject({
      label: v.text(20),
      message: v.template(['service'], 160),
    }),
    live: v.strictObject({ loading: v.text(80), ready: v.text(80), failed: v.text(120) }),
  }),
  quote: v.strictObject({
    label: v.text(40),
    to: v.internalPath,
    absentFrom: v.possiblyEmptyList(10, v.internalPath),
  }),
  footer: v.strictObject({
    callToAction: v.strictObject({ heading: v.text(80), button: v.link }),
    columns: v.nonEmptyList(1, 4, { heading: v.text(40), links: v.nonEmptyList(1, 10, v.link) }),
    contact: v.strictObject({ heading: v.text(40), map: v.text(40) }),
    legal: v.possiblyEmptyList(4, v.link),
  }),
});

export const errorsSchema = v.strictObject({
  title: v.text(60),
  ...v.texts(['unknownStatus', 'retryLabel'], 40),
  home: v.link,
  /** This message appears over the current page when the next page fails to load. */
  unreachable: v.text(120),
});

export const searchSchema = v.strictObject({
  open: v.text(20),
  title: v.text(40),
  label: v.text(60),
  close: v.text(40),
  hint: v.text(80),
  loading: v.text(60),
  failed: v.text(120),
  empty: v.text(40),
  emptyHelp: v.text(80),
  results: v.singularAndPluralSchema,
  /** The label of the result list when there are more results than it shows. */
  best: v.template(['shown', 'count'], 60),
  /** The 404 page shows the suggestions too. */
  suggestions: v.nonEmptyList(1, 6, v.link),
  kinds: v.strictObject(
    v.entriesFromList(['page', 'post', 'service', 'work', 'trade', 'job'], v.text(20)),
  ),
});

const synonymsOfSubjectSchema = v.strictObject({
  words: v.nonEmptyList(1, 60, v.text(40)),
  means: v.optional(v.possiblyEmptyList(12, v.text(40)), []),
  first: v.optional(v.possiblyEmptyList(3, v.internalPath), []),
});

export const synonymsSchema = v.strictObject({
  ignored: v.possiblyEmptyList(400, v.text(20)),
  subjects: v.possiblyEmptyList(200, synonymsOfSubjectSchema),
});
