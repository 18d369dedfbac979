/** Limits an address's views per day in the isolate's memory, so that no address is stored. */
import { viewLimits } from '../limits.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const viewCountsByAddress = new Map<string, number>();
let countedDayNumber = 0;

/** The platform's own limiters have periods of a minute at most. */
export const dailyLimiter: RateLimit = {
  async limit({ key: addressKey }) {
    const todayNumber = Math.floor(Date.now() / dayMs);
    if (todayNumber !== countedDayNumber || viewCountsByAddress.size === viewLimits.maxAddresses) {
      viewCountsByAddress.clear();
      countedDayNumber = todayNumber;
    }
    const viewCount = (viewCountsByAddress.get(addressKey) ?? 0) + 1;
    viewCountsByAddress.set(addressKey, viewCount);
    return { success: viewCount <= viewLimits.maxViewsPerAddress };
  },
};
