import { useEffect } from 'react';

/** A new key restarts the interval, with the latest `onTick`. */
export function useInterval(ms: number, isRunning: boolean, onTick: () => void, key: unknown) {
  useEffect(() => {
    if (isRunning) {
      const intervalTimer = setInterval(onTick, ms);
      return () => clearInterval(intervalTimer);
    }
  }, [ms, isRunning, key]);
}
