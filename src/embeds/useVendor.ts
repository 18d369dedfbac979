import { useEffect, useRef, useState } from 'react';

/** Milliseconds until a vendor counts as failed. */
const loadTimeout = 10_000;

export interface VendorCallbacks {
  onReady: () => void;
  onFailed: () => void;
}

/** Adds a third party's script or frame to the container and returns its removal. */
export type Mount = (container: HTMLElement, callbacks: VendorCallbacks) => () => void;

type VendorState = 'waiting' | 'loading' | 'ready' | 'failed';

/**
 * Mounts a third party at once, or on each press of the consent button. Removes the third party
 * when it fails, before a new attempt and on unmount. `mount` must keep its identity between
 * renders.
 */
export function useVendor(mount: Mount, immediate = false) {
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(immediate ? 1 : 0);
  const [state, setState] = useState<VendorState>('waiting');

  useEffect(() => {
    if (attempt === 0 || !container.current) {
      return;
    }
    let remove: (() => void) | undefined;
    let isSettled = false;
    function settle(newState: 'ready' | 'failed') {
      if (isSettled) {
        return;
      }
      isSettled = true;
      clearTimeout(timer);
      setState(newState);
      if (newState === 'failed') {
        remove?.();
      }
    }
    const timer = setTimeout(() => settle('failed'), loadTimeout);
    setState('loading');
    remove = mount(container.current, {
      onReady: () => settle('ready'),
      onFailed: () => settle('failed'),
    });
    return () => {
      isSettled = true;
      clearTimeout(timer);
      remove?.();
    };
  }, [mount, attempt]);

  const consentButtonProps = {
    variant: 'quiet',
    'data-early': '',
    disabled: state === 'loading',
    onClick: () => setAttempt((count) => count + 1),
  } as const;
  return { container, state, consentButtonProps };
}
