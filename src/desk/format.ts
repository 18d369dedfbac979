import company from '@content/company';
import services from '@content/service-labels';
import type { StoredMessage } from './api';
import { textOf, texts } from './texts';

export type Chip = keyof typeof texts.chips;

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

export const formatNumber = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format;

export const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  .format;

export const day = new Intl.DateTimeFormat(locale, dateParts).format;

/** Formats the Worker's days in UTC, because other time zones can show the previous day. */
export const formatUtcDay = new Intl.DateTimeFormat(locale, { ...dateParts, timeZone: 'UTC' })
  .format;

/** Formats today as a time, and other days as a date, without the current year. */
export function formatShort(at: number): string {
  const now = new Date();
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) {
    return time.format(at);
  }
  return then.getFullYear() === now.getFullYear() ? shortDate.format(at) : day(at);
}

const minute = 60_000;

export function formatDuration(milliseconds: number): string {
  const { minutes, hours, days } = texts.units;
  const passedMinutes = Math.max(0, Math.round(milliseconds / minute));
  if (passedMinutes < 90) {
    return `${passedMinutes} ${minutes}`;
  }
  if (passedMinutes < 48 * 60) {
    return `${Math.round(passedMinutes / 60)} ${hours}`;
  }
  return `${Math.round(passedMinutes / 60 / 24)} ${days}`;
}

export function errorText(error: string): string {
  return textOf(texts.errors, error) ?? `${texts.errors.other} (${error})`;
}

/** Returns the key for a service that no longer exists. */
export function serviceName(key: string): string {
  return textOf(services, key) ?? key;
}
