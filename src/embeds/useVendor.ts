import { useEffect, useRef, useState } from 'react';

/** Milliseconds until a vendor counts as failed. */
const loadTimeout = 10_000;

export interface Outcome {
  ready: () => void;
  failed: () => void;
}

/** Adds a third party's script or frame to the place and returns its removal. */
export type Mount = (place: HTMLElement, outcome: Outcome) => () => void;

type VendorState = 'waiting' | 'loading' | 'ready' | 'failed';

/**
 * Mounts a third party once `asked` is above zero. Removes it when it fails, when `asked` changes and
 * on unmount. `place` must keep its identity between renders.
 */
export function useVendor(place: Mount, asked: number) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<VendorState>('waiting');

  useEffect(() => {
    if (asked === 0 || !container.current) {
      return;
    }
    let remove: (() => void) | undefined;
    let settled = false;
    function settle(outcome: 'ready' | 'failed') {
      if (settled) {
        return;
      }
      settled = true;
      clearTimeout(timer);
      setState(outcome);
      if (outcome === 'failed') {
        remove?.();
      }
    }
    const timer = setTimeout(() => settle('failed'), loadTimeout);
    setState('loading');
    remove = place(container.current, {
      ready: () => settle('ready'),
      failed: () => settle('failed'),
    });
    return () => {
      settled = true;
      clearTimeout(timer);
      remove?.();
    };
  }, [place, asked]);

  return { container, state };
}
