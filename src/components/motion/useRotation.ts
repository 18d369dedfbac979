import { useEffect, useRef, useState } from 'react';

/** A new `restartKey` restarts the interval. */
export function useInterval(
  intervalMs: number,
  isRunning: boolean,
  onTick: () => void,
  restartKey = 0,
) {
  const onTickRef = useRef(onTick);
  useEffect(() => {
    onTickRef.current = onTick;
  });
  useEffect(() => {
    if (!isRunning) {
      return;
    }
    const intervalTimer = setInterval(() => onTickRef.current(), intervalMs);
    return () => clearInterval(intervalTimer);
  }, [intervalMs, isRunning, restartKey]);
}

/** Rotates an index through the items; a choice by the visitor restarts the interval. */
export function useRotation({
  count: itemCount,
  intervalMs,
  isRunning,
}: {
  count: number;
  intervalMs: number;
  isRunning: boolean;
}) {
  const [currentIndex, setCurrentIndex] = useState(0);
  const [madeChoiceCount, setMadeChoiceCount] = useState(0);
  useInterval(
    intervalMs,
    isRunning && itemCount > 1,
    () => setCurrentIndex((previousIndex) => (previousIndex + 1) % itemCount),
    madeChoiceCount,
  );

  function chooseIndex(chosenIndex: number) {
    setCurrentIndex(chosenIndex);
    setMadeChoiceCount((count) => count + 1);
  }
  return { index: currentIndex, choose: chooseIndex };
}
