/** Limits an address's views per day in the isolate's memory, so that no address is stored. */
import { viewCounting } from '../limits.ts';

const day = 24 * 60 * 60 * 1_000;
const counts = new Map<string, number>();
let countedDay = 0;

/** The platform's limiters have periods of up to a minute only. */
export const dailyShare: RateLimit = {
  async limit({ key }) {
    const today = Math.floor(Date.now() / day);
    if (today !== countedDay || counts.size === viewCounting.maxAddresses) {
      counts.clear();
      countedDay = today;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { success: count <= viewCounting.maxViewsPerAddress };
  },
};
