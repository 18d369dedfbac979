/** Replaces the process's time and randomness by simulated ones that a seed determines. */
import { createHash } from 'node:crypto';
import { setImmediate as nextTick } from 'node:timers/promises';

export type Random = () => number;

/** Uses the generator Mulberry32. */
export function createRandom(seed: number): Random {
  let generatorState = seed;
  return () => {
    generatorState = (generatorState + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(generatorState ^ (generatorState >>> 15), 1 | generatorState);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Due {
  at: number;
  order: number;
  run: () => void;
}

export interface Clock {
  /** The true time, which `Date.now()` returns with the clock's error. */
  now: () => number;
  /** The error of the clock that the Worker sees, in milliseconds. */
  error: number;
  wait: (milliseconds: number) => Promise<void>;
  schedule: (milliseconds: number, run: () => void) => number;
  cancel: (order: number) => void;
  start: (task: () => Promise<void>) => void;
  runUntil: (end: number) => Promise<void>;
}

export function createClock(startMs: number): Clock {
  /** Tasks are sorted by due time, then by order. */
  const scheduledTasks: Due[] = [];
  const cancelledTaskOrders = new Set<number>();
  let trueTimeMs = startMs;
  let lastTaskOrder = 0;

  function schedule(delayMs: number, runTask: () => void): number {
    lastTaskOrder += 1;
    const dueMs = trueTimeMs + Math.max(0, delayMs);
    const earlierIndex = scheduledTasks.findLastIndex((task) => task.at <= dueMs);
    scheduledTasks.splice(earlierIndex + 1, 0, { at: dueMs, order: lastTaskOrder, run: runTask });
    return lastTaskOrder;
  }

  const simulatedClock = {
    error: 0,
    now: () => trueTimeMs,
    schedule,
    cancel: (taskOrder: number) => void cancelledTaskOrders.add(taskOrder),
    wait: (delayMs: number) => new Promise<void>((resolve) => void schedule(delayMs, resolve)),
    start: (task: () => Promise<void>) =>
      void schedule(0, () => {
        task().catch((error) => {
          throw error;
        });
      }),
    async runUntil(endMs: number) {
      for (;;) {
        await nextTick();
        const [nextTask] = scheduledTasks;
        if (nextTask === undefined || nextTask.at > endMs) {
          break;
        }
        scheduledTasks.shift();
        if (cancelledTaskOrders.delete(nextTask.order)) {
          continue;
        }
        trueTimeMs = Math.max(trueTimeMs, nextTask.at);
        nextTask.run();
      }
      trueTimeMs = Math.max(trueTimeMs, endMs);
    },
  };
  return simulatedClock;
}

/** Installs the simulated time and randomness; returns a function that restores the originals. */
export function installClock(clock: Clock, random: Random): () => void {
  const { now: originalNow } = Date;
  const { random: originalRandom } = Math;
  const originalTimers = { setTimeout, clearTimeout };
  const createRandomBytes = (byteCount: number) =>
    Uint8Array.from({ length: byteCount }, () => Math.floor(random() * 256));
  Date.now = () => Math.round(clock.now() + clock.error);
  Math.random = random;
  Object.assign(globalThis, {
    setTimeout: (runTask: () => void, delayMs = 0) => clock.schedule(delayMs, runTask),
    clearTimeout: (taskOrder: number) => clock.cancel(taskOrder),
  });
  Object.assign(crypto, {
    randomUUID: () => {
      const uuidHex = Buffer.from(createRandomBytes(16)).toString('hex');
      return `${uuidHex.slice(0, 8)}-${uuidHex.slice(8, 12)}-4${uuidHex.slice(13, 16)}-a${uuidHex.slice(17, 20)}-${uuidHex.slice(20)}`;
    },
    getRandomValues: (targetBytes: Uint8Array) => {
      targetBytes.set(createRandomBytes(targetBytes.length));
      return targetBytes;
    },
  });
  // The real digest resolves on another thread, at an unpredictable time.
  Object.assign(crypto.subtle, {
    digest: async (_algorithm: string, digestInput: Uint8Array) => {
      const hashBytes = createHash('sha256').update(digestInput).digest();
      return hashBytes.buffer.slice(
        hashBytes.byteOffset,
        hashBytes.byteOffset + hashBytes.byteLength,
      );
    },
  });
  return () => {
    Date.now = originalNow;
    Math.random = originalRandom;
    Object.assign(globalThis, originalTimers);
    // Deleting the replacements uncovers the prototype's own methods.
    Reflect.deleteProperty(crypto, 'randomUUID');
    Reflect.deleteProperty(crypto, 'getRandomValues');
    Reflect.deleteProperty(crypto.subtle, 'digest');
  };
}
