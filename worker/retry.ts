import { firstCallRetryDelayMs, maxCallAttempts } from './limits.ts';

export async function retry<Result>(performCall: () => Promise<Result>): Promise<Result> {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    try {
      return await performCall();
    } catch (error) {
      if (attemptNumber >= maxCallAttempts) {
        throw error;
      }
      const delayMs = firstCallRetryDelayMs * 2 ** (attemptNumber - 1) * (0.5 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}
