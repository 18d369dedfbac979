import { useEffect, useRef, useState } from 'react';

/** Nobody should look at a spinner for longer: what does not come by then has failed. */
const loadTimeout = 10_000;

export interface Outcome {
  ready: () => void;
  failed: () => void;
}

/** Fills the place with a third party's script or frame, and returns what takes it away again. */
export type Mount = (place: HTMLElement, outcome: Outcome) => () => void;

type VendorState = 'waiting' | 'loading' | 'ready' | 'failed';

/**
 * Lets a third party in once `asked` is above zero, and takes it away when it fails, when it is
 * asked for anew and when the visitor leaves. `place` must keep its identity between renders.
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
