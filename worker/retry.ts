import { callAttempts, firstRetryDelay } from './limits.ts';

export async function retry<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= callAttempts) {
        throw error;
      }
      const delay = firstRetryDelay * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
