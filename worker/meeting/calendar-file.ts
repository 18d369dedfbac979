/** Writes calendar files (RFC 5545). Times are in UTC, so that each program shows them in its own zone. */
import { fillPlaceholders } from '../../src/shared/messages.ts';
import { localisePath, type OfficeLanguage, office } from '../office.ts';
import type { Meeting } from './schema.ts';

export type CalendarEvent = ReturnType<typeof buildVisitorEvent>;

export function buildVisitorEvent(meeting: Meeting, language: OfficeLanguage, siteUrl: string) {
  const { calendarTitle, call } = language.meeting;
  const description = `${call}\n\n${buildChangeLine(meeting, language, siteUrl)}`;
  return { meeting, title: calendarTitle, description };
}

export function buildOwnerEvent(meeting: Meeting, siteUrl: string, hasName = true): CalendarEvent {
  const { ownTitle, busyTitle } = office.languages[0].meeting;
  const title = hasName ? fillPlaceholders(ownTitle, { name: meeting.name }) : busyTitle;
  return { meeting, title, description: `${siteUrl}/desk?message=${meeting.reference}` };
}

export function buildMeetingPath({ meeting_token }: Meeting, language: OfficeLanguage): string {
  return localisePath(language, `/meeting/${meeting_token}`);
}

export function buildChangeLine(meeting: Meeting, language: OfficeLanguage, siteUrl: string) {
  const link = siteUrl + buildMeetingPath(meeting, language);
  return fillPlaceholders(language.meeting.change, { link });
}

export function buildCalendarFile(events: CalendarEvent[], siteUrl: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(office.name)}//EN`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(office.name)}`,
    ...events.flatMap((event) => buildEventLines(event, new URL(siteUrl).hostname)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function buildEventLines({ meeting, title, description }: CalendarEvent, host: string): string[] {
  const changedAt = meeting.meeting_changed_at ?? meeting.received_at;
  return [
    'BEGIN:VEVENT',
    `UID:${meeting.reference}@${host}`,
    // A program replaces an event by the one with the higher number.
    `SEQUENCE:${Math.ceil((changedAt - meeting.received_at) / 1_000)}`,
    `DTSTAMP:${formatUtc(changedAt)}`,
    `DTSTART:${formatUtc(meeting.meets_at)}`,
    `DTEND:${formatUtc(meeting.meets_until)}`,
    `STATUS:${meeting.cancelled_at === null ? 'CONFIRMED' : 'CANCELLED'}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
  ];
}

export function buildGoogleCalendarUrl({ meeting, title, description }: CalendarEvent): string {
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${formatUtc(meeting.meets_at)}/${formatUtc(meeting.meets_until)}`,
    details: description,
  });
  return `https://calendar.google.com/calendar/render?${params}`;
}

function formatUtc(timeMs: number): string {
  return new Date(timeMs).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds at 75 octets and splits no character. */
function foldLine(line: string): string {
  let octetCount = 0;
  return Array.from(line, (character) => {
    const characterOctets = new TextEncoder().encode(character).length;
    const isFolded = octetCount + characterOctets > 75;
    octetCount = (isFolded ? 1 : octetCount) + characterOctets;
    return isFolded ? `\r\n ${character}` : character;
  }).join('');
}
