/** Bounds the views of a day from one address, in this isolate's memory alone: no address is kept. */
import { viewCounting } from '../limits.ts';

const day = 24 * 60 * 60 * 1_000;
const counts = new Map<string, number>();
let countedDay = 0;

/** Has a day's period, where the platform's limiters have a minute's at most. */
export const dailyShare: RateLimit = {
  async limit({ key }) {
    const today = Math.floor(Date.now() / day);
    if (today !== countedDay || counts.size === viewCounting.mostAddresses) {
      counts.clear();
      countedDay = today;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { success: count <= viewCounting.shareADay };
  },
};
