import { useEffect, useRef, useState } from 'react';
import { focusWithoutTabStop } from '../components/scrollAndFocus';

/** A vendor that has not responded after these milliseconds counts as failed. */
export const responseTimeoutMs = 10_000;

export function rejectAfter(delayMs: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, delayMs));
}

/**
 * Adds a third party's script or frame to the container; resolves when it is ready. The signal aborts
 * when the third party fails or is no longer wanted.
 */
export type Mount = (
  container: HTMLElement,
  signal: AbortSignal,
  url: string,
  titleOrId?: string,
) => Promise<unknown>;

type VendorState = 'waiting' | 'loading' | 'ready' | 'failed';

/**
 * Mounts a third party at once, or on each press of the consent button. Removes the third party
 * when it fails, before a new attempt and on unmount.
 */
export function useVendor(
  mount: Mount,
  settings: [url: string, titleOrId?: string],
  { isImmediate = false } = {},
) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [attemptCount, setAttemptCount] = useState(isImmediate ? 1 : 0);
  const [vendorState, setVendorState] = useState<VendorState>('waiting');

  useEffect(() => {
    const container = containerRef.current;
    if (attemptCount === 0 || !container) {
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    function remove() {
      controller.abort();
      container?.replaceChildren();
    }
    /** Ignores what a removed third party still does, because a later attempt uses the container. */
    function settle(attemptOutcome: 'ready' | 'failed') {
      if (signal.aborted) {
        return;
      }
      setVendorState(attemptOutcome);
      if (attemptOutcome === 'failed') {
        remove();
      }
    }
    setVendorState('loading');
    mount(container, signal, ...settings).then(
      () => settle('ready'),
      () => settle('failed'),
    );
    return remove;
  }, [mount, attemptCount, ...settings]);

  // The consent button is gone, so the focus moves to what the visitor asked for.
  useEffect(() => {
    if (vendorState === 'ready' && !isImmediate && document.activeElement === document.body) {
      focusWithoutTabStop(containerRef.current, { preventScroll: true });
    }
  }, [vendorState, isImmediate]);

  const consentButtonProps = {
    variant: 'quiet',
    'data-early': '',
    disabled: vendorState === 'loading',
    onClick: () => setAttemptCount((count) => count + 1),
  } as const;
  return { containerRef, vendorState, consentButtonProps };
}
