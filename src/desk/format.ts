import company from '@content/company';
import language from '@content/language';
import services from '@content/service-labels';
import { formatIsoDay } from '../shared/office-day.ts';
import type { StoredMessage } from './api';
import { findText, texts } from './texts';

type Chip = keyof typeof texts.chips;

/** Most messages are delivered, so this is not said. */
export function findStatusChipName({
  status,
  attempts,
}: Pick<StoredMessage, 'status' | 'attempts'>): Chip | null {
  if (status !== 'waiting') {
    return status === 'delivered' ? null : status;
  }
  return attempts === 0 ? 'new' : 'waiting';
}

const { locale, timeZone } = company;
const fullDateOptions = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortDateFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });

export const formatNumber = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format;

export const formatDateTime = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
}).format;

export const formatFullDate = new Intl.DateTimeFormat(locale, fullDateOptions).format;

/** Formats the Worker's days in UTC, because other time zones can show the previous day. */
export const formatUtcDay = new Intl.DateTimeFormat(locale, { ...fullDateOptions, timeZone: 'UTC' })
  .format;

/** Returns a day at the office, such as 2026-12-03. */
export function getOfficeDay(dayOffset = 0): string {
  const today = new Date(formatIsoDay(timeZone, Date.now()));
  today.setUTCDate(today.getUTCDate() + dayOffset);
  return today.toISOString().slice(0, 10);
}

/** Formats 2026-12-03 as Thursday, 3 December, with the year if it is not this one. */
export function formatDay(isoDay: string, length: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: length,
    day: 'numeric',
    month: length,
    year: isoDay.slice(0, 4) === getOfficeDay().slice(0, 4) ? undefined : 'numeric',
    timeZone: 'UTC',
  }).format(new Date(isoDay));
}

/** Says how many days a request for data has waited, or null without its day. */
export function describeRequestDay(isoDay: string): string | null {
  const days = Math.round((Date.parse(getOfficeDay()) - Date.parse(isoDay)) / 86_400_000);
  return days >= 0 ? texts.person.askedOn(formatDay(isoDay), days) : null;
}

/** What matters in a message of this form, beside its text. */
export function describeMatter({ fields }: Pick<StoredMessage, 'fields'>): string {
  return fields.slot || fields.position || fields.type || fields.address || '';
}

/** Formats a timestamp of today as a time, and any other as a date, without the current year. */
export function formatTimeOrDate(timestampMs: number): string {
  const currentDate = new Date();
  const timestampDate = new Date(timestampMs);
  if (timestampDate.toDateString() === currentDate.toDateString()) {
    return timeFormat.format(timestampMs);
  }
  return timestampDate.getFullYear() === currentDate.getFullYear()
    ? shortDateFormat.format(timestampMs)
    : formatFullDate(timestampMs);
}

export function formatDuration(durationInMs: number): string {
  const durationInMinutes = Math.max(0, Math.round(durationInMs / 60_000));
  if (durationInMinutes < 90) {
    return `${durationInMinutes} ${texts.units.minutes}`;
  }
  if (durationInMinutes < 48 * 60) {
    return `${Math.round(durationInMinutes / 60)} ${texts.units.hours}`;
  }
  return `${Math.round(durationInMinutes / 60 / 24)} ${texts.units.days}`;
}

export function describeErrorCode(errorCode: string): string {
  return findText(texts.errors, errorCode) ?? `${texts.errors.other} (${errorCode})`;
}

export function findTroubleText(trouble: string): string {
  return findText(texts.health.troubles, trouble) ?? trouble;
}

/** A service that no longer exists has no name, so its key is returned. */
export function findServiceName(serviceKey: string): string {
  return findText(services, serviceKey) ?? serviceKey;
}

/** The language of a message from a page of a further language. */
export function findLanguageName(page: string | null): string | undefined {
  const other = language.others.find(({ prefix }) => `${page}/`.startsWith(`${prefix}/`));
  return other && new Intl.DisplayNames('en', { type: 'language' }).of(other.prefix.slice(1));
}
