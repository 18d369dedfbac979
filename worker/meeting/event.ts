/** A meeting as an event for calendars. */
import { fillPlaceholders } from '../../src/shared/messages.ts';
import { localisePath, type OfficeLanguage, office } from '../office.ts';
import { type CalendarEvent, formatUtc } from './calendar-file.ts';
import type { Meeting } from './schema.ts';

function buildEvent(
  meeting: Omit<Meeting, 'name' | 'email' | 'phone'>,
  siteUrl: string,
  eventTexts: { title: string; description: string },
): CalendarEvent {
  return {
    ...eventTexts,
    uid: `${meeting.reference}@${new URL(siteUrl).hostname}`,
    startsAt: meeting.meets_at,
    endsAt: meeting.meets_until,
    createdAt: meeting.received_at,
    changedAt: meeting.meeting_changed_at ?? meeting.received_at,
    isCancelled: meeting.cancelled_at !== null,
  };
}

export function buildVisitorEvent(
  meeting: Meeting,
  language: OfficeLanguage,
  siteUrl: string,
): CalendarEvent {
  const { calendarTitle, call } = language.meeting;
  return buildEvent(meeting, siteUrl, {
    title: calendarTitle,
    description: `${call}\n\n${buildChangeLine(meeting, language, siteUrl)}`,
  });
}

export function buildOwnerEvent(meeting: Meeting, siteUrl: string, hasName = true): CalendarEvent {
  const { ownTitle, busyTitle } = office.languages[0].meeting;
  const title = hasName ? fillPlaceholders(ownTitle, { name: meeting.name }) : busyTitle;
  return buildEvent(meeting, siteUrl, {
    title,
    description: `${siteUrl}/desk?message=${meeting.reference}`,
  });
}

export function buildMeetingPath({ meeting_token }: Meeting, language: OfficeLanguage): string {
  return localisePath(language, `/meeting/${meeting_token}`);
}

export function buildChangeLine(
  meeting: Meeting,
  language: OfficeLanguage,
  siteUrl: string,
): string {
  const link = siteUrl + buildMeetingPath(meeting, language);
  return fillPlaceholders(language.meeting.change, { link });
}

export function buildGoogleCalendarUrl({ startsAt, endsAt, title, description }: CalendarEvent) {
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${formatUtc(startsAt)}/${formatUtc(endsAt)}`,
    details: description,
  });
  return `https://calendar.google.com/calendar/render?${params}`;
}
