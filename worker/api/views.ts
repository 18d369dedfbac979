import * as v from 'valibot';
import { longest } from '../../src/shared/limits.ts';
import { isSitePath } from '../../src/shared/site-path.ts';
import { refuseForeignOrigin } from '../guards/origin.ts';
import { isOverRate } from '../guards/rate.ts';
import { readBody } from '../guards/request-body.ts';
import { viewCounting } from '../limits.ts';
import { attempt } from '../log.ts';
import { office } from '../office.ts';
import { countView, type View } from '../views/counter.ts';
import { dailyShare } from '../views/daily-share.ts';
import { isInSitemap } from '../views/sitemap.ts';
import { sourceOf } from '../views/source.ts';
import type { AppContext } from './app.ts';

/** The body that src/components/countView.ts sends. */
const beaconSchema = v.object({
  page: v.pipe(v.string(), v.transform(toPath), v.maxLength(longest.page), v.check(isSitePath)),
  /** The referring host, empty without a referrer, absent on later pages of a visit. */
  from: v.optional(v.string()),
  campaign: v.optional(v.string(), ''),
});

/** Drops the query, the hash and a trailing slash. */
function toPath(page: string): string {
  return new URL(page, 'https://any.example').pathname.replace(/(?<=.)\/$/, '');
}

const edgeSchema = v.object({
  country: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), null),
  verifiedBotCategory: v.optional(v.string(), ''),
});
const robot = /bot\b|crawler|spider/i;

/**
 * POST /api/v1/views: answers 204 before counting, whatever was sent; anybody can forge views, so
 * limits keep them cheap.
 */
export async function receiveView(c: AppContext): Promise<Response> {
  const view = await readView(c.req.raw).catch(() => null);
  if (view !== null) {
    c.executionCtx.waitUntil(attempt(() => countIfAllowed(c, view), 'view-not-counted'));
  }
  return c.body(null, 204);
}

async function readView(request: Request): Promise<View | null> {
  const { country, verifiedBotCategory } = v.parse(edgeSchema, request.cf ?? {});
  const isRobot = verifiedBotCategory !== '' || robot.test(request.headers.get('User-Agent') ?? '');
  if (office.counting === null || isRobot) {
    return null;
  }
  refuseForeignOrigin(request);
  const { bytes, isComplete } = await readBody(request, viewCounting.maxBodySize);
  if (!isComplete) {
    return null;
  }
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  const { page, from, campaign } = v.parse(beaconSchema, Object.fromEntries(fields));
  const isVisit = from !== undefined;
  return {
    page,
    source: isVisit ? sourceOf(from, campaign, office.counting.campaigns) : null,
    country,
  };
}

/** Counts only pages of the sitemap, which bounds the number of rows. */
async function countIfAllowed({ env, req }: AppContext, view: View): Promise<void> {
  if ((await isOverRate(env.RATE_VIEWS, req.raw)) || (await isOverRate(dailyShare, req.raw))) {
    return;
  }
  if (await isInSitemap(env.ASSETS, view.page)) {
    await countView(env.DB, view);
  }
}
