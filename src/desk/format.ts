/** Writes states, times and errors. */
import company from '@content/company';
import services from '@content/service-labels';
import type { StoredMessage } from './api';
import { textOf, texts } from './texts';

export type Chip = keyof typeof texts.chips;

/** A queued message is new until its first attempt. */
export function statusChip({ status, attempts }: Pick<StoredMessage, 'status' | 'attempts'>): Chip {
  if (status !== 'queued') {
    return status;
  }
  return attempts === 0 ? 'new' : 'waiting';
}

const { locale } = company;
const dateParts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortDate = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });

export const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format;

export const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  .format;

export const day = new Intl.DateTimeFormat(locale, dateParts).format;

/** The Worker counts in days of UTC, whose Mondays are Sundays in the west. */
export const formatUtcDay = new Intl.DateTimeFormat(locale, { ...dateParts, timeZone: 'UTC' })
  .format;

/** Leaves out the date of today and the year of this year. */
export function whenShort(at: number): string {
  const now = new Date();
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) {
    return time.format(at);
  }
  return then.getFullYear() === now.getFullYear() ? shortDate.format(at) : day(at);
}

const minute = 60_000;

export function duration(milliseconds: number): string {
  const { minutes, hours, days } = texts.units;
  const passed = Math.max(0, Math.round(milliseconds / minute));
  if (passed < 90) {
    return `${passed} ${minutes}`;
  }
  if (passed < 48 * 60) {
    return `${Math.round(passed / 60)} ${hours}`;
  }
  return `${Math.round(passed / 60 / 24)} ${days}`;
}

/** Explains an error; adds its code where we have no words of our own. */
export function explain(error: string): string {
  return textOf(texts.errors, error) ?? `${texts.errors.other} (${error})`;
}

/** The name in the menu; an unknown key stands as it is. */
export function serviceName(key: string): string {
  return textOf(services, key) ?? key;
}
