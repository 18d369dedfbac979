import { useState } from 'react';
import { useInterval } from './useInterval';

/** Rotates an index through the items; a choice by the visitor restarts the interval. */
export function useRotation(count: number, intervalMs: number, isRunning: boolean) {
  const [index, setIndex] = useState(0);
  const showNext = () => setIndex((previousIndex) => (previousIndex + 1) % count);
  useInterval(intervalMs, isRunning && count > 1, showNext, index);
  return { index, choose: setIndex };
}
