import * as v from 'valibot';
import { weekdays } from '../weekdays.ts';
import { list, oneOf, text, webAddress } from './parts.ts';

const phone = v.pipe(
  text(20),
  v.regex(/^\+\d[\d ]{6,18}$/, 'Write the number with its country code, like +91 522 000 0000.'),
);

const clock = v.pipe(
  text(5),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time of day like 10:00.'),
);

/** Search engines read the days one by one: see components/StructuredData/open-days.ts. */
const days = v.pipe(
  text(30),
  v.regex(
    new RegExp(`^(?:${weekdays.join('|')})(?: to (?:${weekdays.join('|')}))?$`),
    'Write one day, or the first and the last, like Monday to Saturday.',
  ),
);

const profile = v.strictObject({
  network: oneOf(['facebook', 'instagram', 'linkedin', 'whatsapp', 'twitter', 'youtube', 'github']),
  label: text(60),
  address: webAddress,
});

/** Who we are and how to reach us; nothing else in the project spells these out. */
export const companySchema = v.strictObject({
  name: text(40),
  fullName: text(60),
  tagline: text(120),
  site: webAddress,
  welcome: text(80),
  copyrightFrom: v.pipe(v.number('Write a year like 2024.'), v.integer()),
  phones: list(phone, 2, 2),
  email: v.pipe(text(80), v.email('Write an e-mail address.')),
  address: v.strictObject({
    street: text(80),
    city: text(40),
    region: text(40),
    postalCode: v.pipe(text(6), v.regex(/^[1-9]\d{5}$/, 'Write a PIN code of six digits.')),
    country: text(40),
    countryCode: v.pipe(
      text(2),
      v.regex(/^[A-Z]{2}$/, 'Write the two letters of the country, like IN.'),
    ),
    mapLink: webAddress,
  }),
  hours: v.strictObject({
    days,
    opens: clock,
    closes: clock,
    note: text(120),
  }),
  /** The four links that float on every page; the chat link carries its message. */
  floating: list(profile, 4, 4),
  footer: list(profile, 1, 6),
});
