import company from '@content/company';
import language from '@content/language';
import services from '@content/service-labels';
import { maxMessagesPerChange } from '../shared/limits.ts';
import { formatIsoDay } from '../shared/office-day.ts';
import type { StoredMessage } from './api';
import { findText, say, texts } from './texts';

/** Most messages are delivered, so this is not said. */
export function findStatusChipName({
  status,
  attempts,
}: Pick<StoredMessage, 'status' | 'attempts'>) {
  const name = status === 'waiting' && attempts === 0 ? 'new' : status;
  return name === 'delivered' ? null : name;
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
  const { askedToday, askedOn } = texts.person;
  const text = say(days === 0 ? askedToday : askedOn, { day: formatDay(isoDay), days });
  return days >= 0 ? text : null;
}

/** What matters in a message of this form, beside its text. */
export function describeMatter({ fields }: Pick<StoredMessage, 'fields'>): string {
  return fields.slot || fields.position || fields.type || fields.address || '';
}

/** Formats a timestamp of today as a time, and any other as a date, without the current year. */
export function formatTimeOrDate(timestampMs: number): string {
  const [today, date] = [new Date(), new Date(timestampMs)];
  if (date.toDateString() === today.toDateString()) {
    return timeFormat.format(date);
  }
  const isThisYear = date.getFullYear() === today.getFullYear();
  return isThisYear ? shortDateFormat.format(date) : formatFullDate(date);
}

/** Each unit, with the minutes from which it is used and the minutes it has. */
const durationUnits = [
  ['days', 48 * 60, 24 * 60],
  ['hours', 90, 60],
  ['minutes', 0, 1],
] as const;

export function formatDuration(durationMs: number): string {
  const minutes = Math.max(0, Math.round(durationMs / 60_000));
  const [unit, , unitMinutes] =
    durationUnits.find(([, minMinutes]) => minutes >= minMinutes) ?? durationUnits[2];
  return `${Math.round(minutes / unitMinutes)} ${texts.units[unit]}`;
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

export function describeSelection(count: number): string {
  const { selected, selectedMost } = texts.list;
  return say(count === maxMessagesPerChange ? selectedMost : selected, { count });
}

/** The start of the paths of a further language, whose page a message comes from. */
export function findPrefix(page: string | null): string | undefined {
  return language.others.find(({ prefix }) => `${page}/`.startsWith(`${prefix}/`))?.prefix;
}

/** The language of a message from a page of a further language. */
export function findLanguageName(page: string | null): string | undefined {
  const prefix = findPrefix(page);
  return prefix && new Intl.DisplayNames('en', { type: 'language' }).of(prefix.slice(1));
}
