/** Maximum lengths of form fields in UTF-16 units, as the attribute `maxlength` counts them. */
export const maxFieldLengths = {
  name: 100,
  email: 254, // the longest address that mail itself allows (RFC 5321)
  phoneNumber: 32, // 15 digits with an optional + and room for spaces, dashes and brackets
  type: 100,
  position: 100,
  address: 300,
  slot: 40,
  message: 5_000,
  page: 300,
  service: 60,
} as const;

/** The most messages that one change at the desk may name: ten pages of its list. */
export const maxMessagesPerChange = 500;

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** All files of a message together; CVs above this size are nearly always scans. */
export const maxFilesBytes = 5 * megabyte;

/** Maximum body sizes in bytes: far above the fields' sum, because JSON may escape a character as six (\u0926). */
export const maxBodyBytes = { message: 100 * kilobyte, withFiles: 6 * megabyte } as const;
