/** A meeting as an event for calendars. */
import { fillPlaceholders } from '../../src/shared/messages.ts';
import { localisePath, type OfficeLanguage, office } from '../office.ts';
import type { CalendarEvent } from './calendar-file.ts';
import type { Meeting } from './schema.ts';

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
