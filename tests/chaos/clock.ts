/** Replaces the process's time and randomness by simulated ones that a seed determines. */
import { createHash } from 'node:crypto';
import { setImmediate as nextTick } from 'node:timers/promises';

export type Chance = () => number;

/** Mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
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

export function createClock(start: number): Clock {
  /** Sorted by time, and by order at the same time. */
  const due: Due[] = [];
  const cancelled = new Set<number>();
  let time = start;
  let order = 0;

  function schedule(milliseconds: number, run: () => void): number {
    order += 1;
    const at = time + Math.max(0, milliseconds);
    const earlier = due.findLastIndex((task) => task.at <= at);
    due.splice(earlier + 1, 0, { at, order, run });
    return order;
  }

  const clock = {
    error: 0,
    now: () => time,
    schedule,
    cancel: (id: number) => void cancelled.add(id),
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => void schedule(milliseconds, resolve)),
    start: (task: () => Promise<void>) =>
      void schedule(0, () => {
        task().catch((error) => {
          throw error;
        });
      }),
    async runUntil(end: number) {
      for (;;) {
        await nextTick();
        const [next] = due;
        if (next === undefined || next.at > end) {
          break;
        }
        due.shift();
        if (cancelled.delete(next.order)) {
          continue;
        }
        time = Math.max(time, next.at);
        next.run();
      }
      time = Math.max(time, end);
    },
  };
  return clock;
}

/** Installs the simulated time and randomness; returns a function that restores the originals. */
export function takeOver(clock: Clock, chance: Chance): () => void {
  const { now } = Date;
  const { random } = Math;
  const { setTimeout, clearTimeout } = globalThis;
  const bytes = (size: number) =>
    Uint8Array.from({ length: size }, () => Math.floor(chance() * 256));
  Date.now = () => Math.round(clock.now() + clock.error);
  Math.random = chance;
  Object.assign(globalThis, {
    setTimeout: (run: () => void, milliseconds = 0) => clock.schedule(milliseconds, run),
    clearTimeout: (id: number) => clock.cancel(id),
  });
  Object.assign(crypto, {
    randomUUID: () => {
      const hex = Buffer.from(bytes(16)).toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
    getRandomValues: (into: Uint8Array) => {
      into.set(bytes(into.length));
      return into;
    },
  });
  // The real digest resolves on another thread, at an unpredictable time.
  Object.assign(crypto.subtle, {
    digest: async (_algorithm: string, data: Uint8Array) => {
      const digest = createHash('sha256').update(data).digest();
      return digest.buffer.slice(digest.byteOffset, digest.byteOffset + digest.byteLength);
    },
  });
  return () => {
    Date.now = now;
    Math.random = random;
    Object.assign(globalThis, { setTimeout, clearTimeout });
    // Uncovers the prototype's own methods.
    Reflect.deleteProperty(crypto, 'randomUUID');
    Reflect.deleteProperty(crypto, 'getRandomValues');
    Reflect.deleteProperty(crypto.subtle, 'digest');
  };
}
