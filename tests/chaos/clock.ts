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

type ScheduledTask = { dueMs: number; run: () => unknown };

export type Clock = ReturnType<typeof createClock>;

export function createClock(startMs: number) {
  /** Tasks are sorted by due time; tasks of the same time keep their order. */
  const scheduledTasks: ScheduledTask[] = [];
  let trueTimeMs = startMs;

  function schedule(delayMs: number, run: () => unknown): ScheduledTask {
    const task = { dueMs: trueTimeMs + Math.max(0, delayMs), run };
    const earlierIndex = scheduledTasks.findLastIndex(({ dueMs }) => dueMs <= task.dueMs);
    scheduledTasks.splice(earlierIndex + 1, 0, task);
    return task;
  }

  function scheduleEvery(periodMs: number, run: () => unknown): void {
    schedule(periodMs, () => {
      scheduleEvery(periodMs, run);
      run();
    });
  }

  return {
    /** The error of the clock that the Worker sees, in milliseconds. */
    error: 0,
    /** The true time, which `Date.now()` returns with the clock's error. */
    now: () => trueTimeMs,
    schedule,
    scheduleEvery,
    wait: (delayMs: number) => new Promise<void>((resolve) => void schedule(delayMs, resolve)),
    async runUntilTime(endMs: number) {
      for (;;) {
        await nextTick();
        const [nextTask] = scheduledTasks;
        if (nextTask === undefined || nextTask.dueMs > endMs) {
          break;
        }
        scheduledTasks.shift();
        trueTimeMs = Math.max(trueTimeMs, nextTask.dueMs);
        nextTask.run();
      }
      trueTimeMs = Math.max(trueTimeMs, endMs);
    },
  };
}

type MethodsOfTarget = [target: object, methods: object];

function replaceMethods(replacements: MethodsOfTarget[]): () => void {
  const restoreFunctions = replacements.map(([target, methods]) => {
    const names = Object.keys(methods);
    const originals = Object.fromEntries(names.map((name) => [name, Reflect.get(target, name)]));
    Object.assign(target, methods);
    return () => Object.assign(target, originals);
  });
  return () => restoreFunctions.forEach((restore) => void restore());
}

/** Replaces time, randomness, digests and `otherMethods`; returns a function that restores all. */
export function simulateGlobals(clock: Clock, random: Random, otherMethods: MethodsOfTarget[]) {
  const createRandomBytes = (byteCount: number) =>
    Uint8Array.from({ length: byteCount }, () => Math.floor(random() * 256));
  const clearTimeout = (task?: ScheduledTask) => Object.assign(task ?? {}, { run: () => {} });
  const randomMethods = {
    randomUUID: () => {
      const uuidHex = Buffer.from(createRandomBytes(16)).toString('hex');
      return `${uuidHex.slice(0, 8)}-${uuidHex.slice(8, 12)}-4${uuidHex.slice(13, 16)}-a${uuidHex.slice(17, 20)}-${uuidHex.slice(20)}`;
    },
    getRandomValues: (target: Uint8Array | Uint32Array) => {
      new Uint8Array(target.buffer).set(createRandomBytes(target.byteLength));
      return target;
    },
  };
  // The real digest resolves on another thread, at an unpredictable time.
  const digest = async (_algorithm: string, digestInput: Uint8Array) =>
    Uint8Array.from(createHash('sha256').update(digestInput).digest()).buffer;
  return replaceMethods([
    [Date, { now: () => Math.round(clock.now() + clock.error) }],
    [Math, { random }],
    [globalThis, { clearTimeout }],
    [crypto, randomMethods],
    [crypto.subtle, { digest }],
    ...otherMethods,
  ]);
}
