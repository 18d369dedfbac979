export const exhaustedLimiter: RateLimit = { limit: async () => ({ success: false }) };
