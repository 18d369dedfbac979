/** Longest accepted texts, in UTF-16 units: what `maxlength` counts in a browser. */
export const longest = {
  name: 100,
  email: 254, // the longest address that mail itself allows (RFC 5321)
  phoneNumber: 32, // 15 digits with an optional + and room for spaces, dashes and brackets
  type: 100,
  position: 100,
  address: 300,
  date: 40,
  time: 40,
  message: 5_000, // about two printed pages
  page: 300,
  service: 60,
} as const;

const kilobyte = 1024;

/** A CV of one person, with pictures, stays below this; larger ones are nearly always scans. */
export const largestCv = 5 * kilobyte * kilobyte;

/** Whole bodies. JSON may write a character as six (\u0926), so this is well above every field's limit together. */
export const largestBody = {
  message: 100 * kilobyte,
  application: 6 * kilobyte * kilobyte,
} as const;
