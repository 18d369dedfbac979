import { useState } from 'react';
import { useInterval } from './useInterval';

/** Rotates an index through the items; a choice by the visitor restarts the interval. */
export function useRotation(count: number, intervalMs: number, isRunning: boolean) {
  const [currentIndex, setCurrentIndex] = useState(0);
  const [choiceCount, setChoiceCount] = useState(0);
  useInterval(
    intervalMs,
    isRunning && count > 1,
    () => setCurrentIndex((previousIndex) => (previousIndex + 1) % count),
    choiceCount,
  );

  function chooseIndex(chosenIndex: number) {
    setCurrentIndex(chosenIndex);
    setChoiceCount((previousCount) => previousCount + 1);
  }
  return { index: currentIndex, choose: chooseIndex };
}
