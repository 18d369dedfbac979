import * as v from 'valibot';
import { maxFieldLengths } from '../../src/shared/limits.ts';
import { isSitePath } from '../../src/shared/site-path.ts';
import { speedSchema } from '../../src/shared/speed.ts';
import type { AppContext } from '../app.ts';
import { refuseForeignOrigin } from '../guards/origin.ts';
import { countForDay, isLoopback, isOverRate } from '../guards/rate.ts';
import { readBody } from '../guards/request-body.ts';
import { dayLimits, viewLimits } from '../limits.ts';
import { runSafely } from '../log.ts';
import { office } from '../office.ts';
import { collectSpeed, collectView, type PageView, type SpeedReport } from '../views/counter.ts';
import { isInSitemap } from '../views/sitemap.ts';
import { classifyVisitSource } from '../views/source.ts';

const { page: maxLength } = maxFieldLengths;
/** The script src/components/countView.ts sends this body. */
const beaconSchema = v.object({
  page: v.pipe(v.string(), v.transform(toPagePath), v.maxLength(maxLength), v.check(isSitePath)),
  /** `from` is the referring host: empty without a referrer, absent on later pages of a visit. */
  from: v.optional(v.string()),
  campaign: v.optional(v.string(), ''),
});

/** Drops the query, the hash and a trailing slash. */
function toPagePath(pageUrl: string): string {
  return new URL(pageUrl, 'https://any.example').pathname.replace(/(?<=.)\/$/, '');
}

const requestCfSchema = v.object({
  country: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), null),
  verifiedBotCategory: v.optional(v.string(), ''),
});
const robotPattern = /(?<!cu)bot\b|crawler|spider/i;

/**
 * POST /api/v1/views answers 204 to every request before counting; anybody can forge views, so
 * limits bound their cost.
 */
export async function receiveView(ctx: AppContext): Promise<Response> {
  const view = await parseBeacon(ctx.req.raw).catch(() => null);
  if (view !== null) {
    ctx.executionCtx.waitUntil(runSafely(() => countIfAllowed(ctx, view), 'view-not-counted'));
  }
  return ctx.body(null, 204);
}

async function parseBeacon(request: Request): Promise<PageView | SpeedReport | null> {
  const { country, verifiedBotCategory } = v.parse(requestCfSchema, request.cf ?? {});
  const userAgent = request.headers.get('User-Agent') ?? '';
  const isRobot = verifiedBotCategory !== '' || robotPattern.test(userAgent);
  if (office.counting === null || isRobot) {
    return null;
  }
  refuseForeignOrigin(request);
  const { bodyBytes, isBodyComplete } = await readBody(request, viewLimits.maxBodySize);
  if (!isBodyComplete) {
    return null;
  }
  const bodyParams = new URLSearchParams(new TextDecoder().decode(bodyBytes));
  const body = Object.fromEntries(bodyParams);
  const { page, from, campaign } = v.parse(beaconSchema, body);
  if ('device' in body) {
    return { page, ...v.parse(speedSchema, body) };
  }
  const { campaigns } = office.counting;
  const source = from === undefined ? null : classifyVisitSource(from, campaign, campaigns);
  return { page, source, country };
}

/** Counts only pages of the sitemap, which bounds the number of rows. */
async function countIfAllowed({ env, req }: AppContext, view: PageView | SpeedReport) {
  const isOverShare = !isLoopback(req.raw) && countForDay('view', req.raw) > dayLimits.address.view;
  if (isOverShare || (await isOverRate(env.RATE_VIEWS, req.raw))) {
    return;
  }
  if (await isInSitemap(env.ASSETS, view.page)) {
    await ('device' in view ? collectSpeed(env.DB, view) : collectView(env.DB, view));
  }
}
