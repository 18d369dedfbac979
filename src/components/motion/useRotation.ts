import { useEffect, useRef, useState } from 'react';

/** A new `restartKey` restarts the interval. */
export function useInterval(
  interval: number,
  isRunning: boolean,
  callback: () => void,
  restartKey = 0,
) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (!isRunning) {
      return;
    }
    const timer = setInterval(() => latest.current(), interval);
    return () => clearInterval(timer);
  }, [interval, isRunning, restartKey]);
}

/** A choice by the visitor restarts the interval. */
export function useRotation({
  count,
  interval,
  isRunning,
}: {
  count: number;
  interval: number;
  isRunning: boolean;
}) {
  const [index, setIndex] = useState(0);
  const [choiceCount, setChoiceCount] = useState(0);
  useInterval(
    interval,
    isRunning && count > 1,
    () => setIndex((current) => (current + 1) % count),
    choiceCount,
  );

  function choose(newIndex: number) {
    setIndex(newIndex);
    setChoiceCount((count) => count + 1);
  }
  return { index, choose };
}
