/** Limits an address's views per day in the isolate's memory, so that no address is stored. */
import { dayMs, viewLimits } from '../limits.ts';

const viewCountsByIpAddress = new Map<string, number>();
let countedDayNumber = 0;

/** The platform's own limiters have periods of a minute at most. */
export const dailyViewLimiter: RateLimit = {
  async limit({ key }) {
    const todayNumber = Math.floor(Date.now() / dayMs);
    if (
      todayNumber !== countedDayNumber ||
      viewCountsByIpAddress.size === viewLimits.maxAddresses
    ) {
      viewCountsByIpAddress.clear();
      countedDayNumber = todayNumber;
    }
    const viewCount = (viewCountsByIpAddress.get(key) ?? 0) + 1;
    viewCountsByIpAddress.set(key, viewCount);
    return { success: viewCount <= viewLimits.maxViewsPerAddress };
  },
};
