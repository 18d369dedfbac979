import { useState } from 'react';
import { useInterval } from './useInterval';

/** Rotates an index through the items; a choice by the visitor restarts the interval. */
export function useRotation(count: number, intervalMs: number, isRunning: boolean) {
  // A new object for each choice, also of the same index.
  const [chosen, setChosen] = useState({ index: 0 });
  const choose = (index: number) => setChosen({ index });
  const showNext = () => choose((chosen.index + 1) % count);
  useInterval(intervalMs, isRunning && count > 1, showNext, chosen);
  return { ...chosen, choose };
}
