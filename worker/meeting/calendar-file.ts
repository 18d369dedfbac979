/** Writes calendar files (RFC 5545). Times are in UTC, so that each program shows them in its own zone. */
import { office } from '../office.ts';

export interface CalendarEvent {
  uid: string;
  startsAt: number;
  endsAt: number;
  createdAt: number;
  changedAt: number;
  isCancelled: boolean;
  title: string;
  description: string;
}

export function buildCalendarFile(events: CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(office.name)}//EN`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(office.name)}`,
    ...events.flatMap(buildEventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function buildEventLines(event: CalendarEvent): string[] {
  const { createdAt, changedAt } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    // A program replaces an event by the one with the higher number.
    `SEQUENCE:${Math.ceil((changedAt - createdAt) / 1_000)}`,
    `DTSTAMP:${formatUtc(changedAt)}`,
    `DTSTART:${formatUtc(event.startsAt)}`,
    `DTEND:${formatUtc(event.endsAt)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    'END:VEVENT',
  ];
}

export function formatUtc(timeMs: number): string {
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
