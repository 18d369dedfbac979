import * as v from 'valibot';
import { internalPath, link, list, oneOf, text } from './parts.ts';

export const serviceGroupKey = oneOf([
  'webServices',
  'mobileServices',
  'customSoftware',
  'digitalMarketing',
]);

const serviceGroup = v.strictObject({
  key: serviceGroupKey,
  label: text(40),
});

/** Labels and targets of the frame. The services name their own place in the menu. */
export const navigationSchema = v.strictObject({
  home: link,
  contact: link,
  about: v.strictObject({ label: text(40), links: list(link, 1, 8) }),
  serviceGroups: list(serviceGroup, 4, 4),
  strip: v.strictObject({ links: list(link, 1, 6), meeting: link }),
  labels: v.strictObject({
    skip: text(40),
    mainMenu: text(40),
    openMenu: text(40),
    closeMenu: text(40),
    menuTitle: text(40),
    strip: text(40),
    social: text(40),
    footer: text(40),
    breadcrumb: text(40),
    theme: text(60),
    newTab: text(40),
  }),
  chat: v.strictObject({
    button: text(40),
    title: text(60),
    text: text(200),
    close: text(40),
    write: link,
    live: v.strictObject({ loading: text(80), ready: text(80), failed: text(120) }),
  }),
  quote: v.strictObject({
    label: text(40),
    to: internalPath,
    absentFrom: list(internalPath, 0, 10),
  }),
  footer: v.strictObject({
    callToAction: v.strictObject({ heading: text(80), button: link }),
    columns: list(v.strictObject({ heading: text(40), links: list(link, 1, 10) }), 4, 4),
    contact: v.strictObject({ heading: text(40), map: text(40) }),
    legal: list(link, 0, 4),
  }),
});
