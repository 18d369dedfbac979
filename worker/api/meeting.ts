/** Booked meetings: the free slots, the page behind a visitor's link, and calendar files. */
import type { AppContext } from '../app.ts';
import { deliverMessages } from '../delivery/engine.ts';
import { refuseForeignOrigin } from '../guards/origin.ts';
import { createRateLimitRefusal, isOverRate } from '../guards/rate.ts';
import { readFields } from '../guards/request-body.ts';
import { meetingLimits } from '../limits.ts';
import { findFeed } from '../meeting/calendar.ts';
import {
  buildCalendarFile,
  buildGoogleCalendarUrl,
  buildMeetingPath,
  buildOwnerEvent,
  buildVisitorEvent,
  type CalendarEvent,
} from '../meeting/calendar-file.ts';
import { listFreeDays } from '../meeting/slots.ts';
import { changeMeeting, describeMeeting, findMeeting, listMeetings } from '../meeting/store.ts';
import { localisePath, readLanguage } from '../office.ts';
import { serveNotFoundPage, servePage } from '../pages/any-page.ts';
import { type ElementChanges, fillPage, readBuiltPage } from '../pages/built-page.ts';
import { buildPlainPage } from '../pages/plain-page.ts';
import { listSlots } from '../pages/slot-list.ts';
import { describeRefusal, Refusal, requireFound } from '../refusal.ts';
import { respondAccepted } from './responses.ts';

export async function serveSlots(ctx: AppContext): Promise<Response> {
  return ctx.json({ days: await listFreeDays(ctx.env.DB) });
}

/** Fills the list of slots for browsers without scripts; /meeting?list shows it to all. */
export async function serveMeetingForm(ctx: AppContext): Promise<Response> {
  const page = await servePage(ctx);
  if (page.status !== 200) {
    return page;
  }
  const slots = await listSlots(ctx.env.DB, { language: readLanguage(ctx) });
  const filledPage = fillPage(page, slots, { keepsScripts: ctx.req.query('list') === undefined });
  filledPage.headers.delete('X-Robots-Tag');
  return filledPage;
}

export async function respondBooked(ctx: AppContext, reference: string): Promise<Response> {
  const meeting = requireFound(await findMeeting(ctx.env.DB, 'reference', reference));
  const language = readLanguage(ctx);
  const page = buildMeetingPath(meeting, language);
  const message = `${describeMeeting(meeting, language).summary} ${language.meeting.call}`;
  return respondAccepted(ctx, { message, reference, page }, page);
}

function findMeetingOfLink(ctx: AppContext) {
  return findMeeting(ctx.env.DB, 'meeting_token', ctx.req.param('token') ?? '');
}

/** The page also says why a change was refused. */
export async function serveMeeting(ctx: AppContext, refusal?: Refusal): Promise<Response> {
  const meeting = await findMeetingOfLink(ctx);
  if (meeting === null) {
    return serveNotFoundPage(ctx);
  }
  const language = readLanguage(ctx);
  const { call } = language.meeting;
  const { stateName, state, start, length, summary } = describeMeeting(meeting, language);
  const page = await readBuiltPage(ctx, localisePath(language, '/booked'));
  const status = refusal?.status ?? 200;
  const problem = refusal ? describeRefusal(refusal, language.messages) : '';
  if (page === null) {
    return buildPlainPage(language, { status }, [state, problem, summary, call]);
  }
  const path = buildMeetingPath(meeting, language);
  const { reference } = meeting;
  const texts: Record<string, string> = { state, start, length, call, reference, problem };
  const links: Record<string, string> = {
    page: path,
    file: `${path}/calendar.ics`,
    google: buildGoogleCalendarUrl(buildVisitorEvent(meeting, language, ctx.env.SITE_URL)),
  };
  const changes: ElementChanges = {
    '[data-meeting-state]'(part) {
      const states = part.getAttribute('data-meeting-state')?.split(' ') ?? [];
      if (!states.includes(stateName) && !(refusal && states.includes('refused'))) {
        part.remove();
      }
    },
    '[data-meeting-text]'(part) {
      // Of a removed part, new content would stay.
      if (!part.removed) {
        part.setInnerContent(texts[part.getAttribute('data-meeting-text') ?? ''] ?? '');
      }
    },
    '[data-meeting-link]'(part) {
      const link = links[part.getAttribute('data-meeting-link') ?? ''] ?? path;
      part.setAttribute(part.tagName === 'form' ? 'action' : 'href', link);
    },
  };
  const slots = await listSlots(ctx.env.DB, { language });
  return withoutReferrer(fillPage(page, { ...changes, ...slots }, { status }));
}

export async function receiveMeetingChange(ctx: AppContext): Promise<Response> {
  try {
    await changeMeetingOfLink(ctx);
    return withoutReferrer(ctx.redirect(ctx.req.path, 303));
  } catch (error) {
    if (!(error instanceof Refusal)) {
      throw error;
    }
    return serveMeeting(ctx, error);
  }
}

async function changeMeetingOfLink(ctx: AppContext): Promise<void> {
  const request = ctx.req.raw;
  refuseForeignOrigin(request);
  if (await isOverRate(ctx.env.RATE, request)) {
    throw createRateLimitRefusal();
  }
  const fields = await readFields(request);
  const meeting = await findMeetingOfLink(ctx);
  if (meeting === null || (fields.do !== 'move' && fields.do !== 'cancel')) {
    throw new Refusal(422, 'unreadable');
  }
  const startMs = fields.do === 'cancel' ? null : Date.parse(String(fields.slot));
  await changeMeeting(ctx.env.DB, meeting, { startMs, actor: null, language: readLanguage(ctx) });
  ctx.executionCtx.waitUntil(deliverMessages(ctx.env, [meeting.reference]));
}

export async function serveCalendarFile(ctx: AppContext): Promise<Response> {
  const meeting = await findMeetingOfLink(ctx);
  const { SITE_URL } = ctx.env;
  return meeting === null
    ? serveNotFoundPage(ctx)
    : buildCalendarResponse([buildVisitorEvent(meeting, readLanguage(ctx), SITE_URL)], SITE_URL);
}

/** The owner's phone reads this address again and again. */
export async function serveCalendarFeed(ctx: AppContext): Promise<Response> {
  const { DB, SITE_URL } = ctx.env;
  const feed = await findFeed(DB, ctx.req.param('file')?.replace(/\.ics$/, '') ?? '');
  if (feed === null) {
    return serveNotFoundPage(ctx);
  }
  const meetings = await listMeetings(DB, Date.now() - meetingLimits.feedPast);
  const events = meetings.map((meeting) => buildOwnerEvent(meeting, SITE_URL, feed.hasNames));
  return buildCalendarResponse(events, SITE_URL);
}

function buildCalendarResponse(events: CalendarEvent[], siteUrl: string): Response {
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="meeting.ics"',
  };
  return withoutReferrer(new Response(buildCalendarFile(events, siteUrl), { headers }));
}

/** The address of such a page contains the meeting's secret token. */
function withoutReferrer(response: Response): Response {
  response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
}
