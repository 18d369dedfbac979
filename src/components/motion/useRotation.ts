import { useEffect, useRef, useState } from 'react';

/** Runs `act` every `interval` milliseconds while `moving`. A new `since` restarts the interval. */
export function useEvery(interval: number, moving: boolean, act: () => void, since = 0) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!moving) {
      return;
    }
    const timer = setInterval(() => latest.current(), interval);
    return () => clearInterval(timer);
  }, [interval, moving, since]);
}

/** Rotates an index. One that the visitor chose stays for a whole interval. */
export function useRotation({
  count,
  interval,
  moving,
}: {
  count: number;
  interval: number;
  moving: boolean;
}) {
  const [index, setIndex] = useState(0);
  const [choices, setChoices] = useState(0);
  useEvery(
    interval,
    moving && count > 1,
    () => setIndex((current) => (current + 1) % count),
    choices,
  );

  function choose(chosen: number) {
    setIndex(chosen);
    setChoices((made) => made + 1);
  }
  return { index, choose };
}
