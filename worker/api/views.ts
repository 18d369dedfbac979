import * as v from 'valibot';
import { longest } from '../../src/shared/limits.ts';
import { isSitePath } from '../../src/shared/site-path.ts';
import { refuseForeignOrigin } from '../guards/origin.ts';
import { readBody } from '../guards/posted.ts';
import { isOverRate } from '../guards/rate.ts';
import { viewCounting } from '../limits.ts';
import { attempt } from '../log.ts';
import { office } from '../office.ts';
import { countView, type View } from '../views/counter.ts';
import { sourceOf } from '../views/source.ts';
import type { AppContext } from './app.ts';

/** What src/components/countView.ts sends. */
const beaconSchema = v.object({
  page: v.pipe(v.string(), v.transform(pathOf), v.maxLength(longest.page), v.check(isSitePath)),
  /** The host that led here, empty where none did. Absent on the later pages of a visit. */
  from: v.optional(v.string()),
  campaign: v.optional(v.string(), ''),
});

/** Without its query, and in one way of writing. */
function pathOf(page: string): string {
  return new URL(page, 'https://any.example').pathname.replace(/(?<=.)\/$/, '');
}

/** What Cloudflare's edge knows of a request. */
const edgeSchema = v.object({
  country: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), null),
  verifiedBotCategory: v.optional(v.string(), ''),
});
const robot = /bot\b|crawler|spider/i;

/**
 * POST /api/v1/views: a page was seen. The answer is the same whatever was sent, and comes before
 * anything is counted. Whoever wants to can send views that never were; the bounds keep them cheap.
 */
export async function views(c: AppContext): Promise<Response> {
  const view = await readView(c.req.raw).catch(() => null);
  if (view !== null) {
    c.executionCtx.waitUntil(attempt(() => count(c, view), 'view-not-counted'));
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
  const { bytes, whole } = await readBody(request, viewCounting.largestBody);
  if (!whole) {
    return null;
  }
  const sent = new URLSearchParams(new TextDecoder().decode(bytes));
  const { page, from, campaign } = v.parse(beaconSchema, Object.fromEntries(sent));
  const isVisit = from !== undefined;
  return {
    page,
    source: isVisit ? sourceOf(from, campaign, office.counting.campaigns) : null,
    country,
  };
}

async function count(c: AppContext, view: View): Promise<void> {
  if (await isOverRate(c.env.RATE_VIEWS, c.req.raw)) {
    return;
  }
  if (await isPage(c, view.page)) {
    await countView(c.env.DB, view);
  }
}

/** Only the build's pages are counted, each by its one address: nobody can make more rows than there are pages. */
async function isPage(c: AppContext, page: string): Promise<boolean> {
  const found = await c.env.ASSETS.fetch(new URL(page, c.req.url), {
    method: 'HEAD',
    redirect: 'manual',
  });
  return found.status === 200 && (found.headers.get('Content-Type') ?? '').startsWith('text/html');
}
