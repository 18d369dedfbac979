import { useEffect, useRef } from 'react';

/** A new `restartKey` restarts the interval. */
export function useInterval(ms: number, isRunning: boolean, onTick: () => void, restartKey = 0) {
  const onTickRef = useRef(onTick);
  useEffect(() => {
    onTickRef.current = onTick;
  });
  useEffect(() => {
    if (!isRunning) {
      return;
    }
    const intervalTimer = setInterval(() => onTickRef.current(), ms);
    return () => clearInterval(intervalTimer);
  }, [ms, isRunning, restartKey]);
}
