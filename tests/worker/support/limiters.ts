/** Counts calls per key and simulated minute, as the real binding does, and records the keys. */
export function createCountingLimiter(callsPerMinute: number) {
  const callCounts = new Map<string, number>();
  const receivedKeys: string[] = [];
  const rateLimiter: RateLimit = {
    async limit({ key }) {
      receivedKeys.push(key);
      const keyAndMinute = `${key} ${Math.floor(Date.now() / 60_000)}`;
      callCounts.set(keyAndMinute, (callCounts.get(keyAndMinute) ?? 0) + 1);
      return { success: (callCounts.get(keyAndMinute) ?? 0) <= callsPerMinute };
    },
  };
  return { limiter: rateLimiter, receivedKeys };
}

export const exhaustedLimiter = createCountingLimiter(0).limiter;
