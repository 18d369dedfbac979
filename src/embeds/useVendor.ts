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
 * Mounts a third party at once, or with each press of a button that has the props `asking`. Removes it when
 * it fails, when it is asked for again and on unmount. `mount` must keep its identity between renders.
 */
export function useVendor(mount: Mount, atOnce = false) {
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(atOnce ? 1 : 0);
  const [state, setState] = useState<VendorState>('waiting');

  useEffect(() => {
    if (attempt === 0 || !container.current) {
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
    remove = mount(container.current, {
      ready: () => settle('ready'),
      failed: () => settle('failed'),
    });
    return () => {
      settled = true;
      clearTimeout(timer);
      remove?.();
    };
  }, [mount, attempt]);

  const asking = {
    variant: 'quiet',
    'data-early': '',
    disabled: state === 'loading',
    onClick: () => setAttempt((before) => before + 1),
  } as const;
  return { container, state, asking };
}
