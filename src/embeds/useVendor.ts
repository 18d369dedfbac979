import { useEffect, useRef, useState } from 'react';
import { focusWithoutTabStop } from '../components/scrollAndFocus';

/** A vendor that has not responded after these milliseconds counts as failed. */
const responseTimeoutMs = 10_000;
/** A vendor that has responded may be slow, because visitors see it arrive. */
const loadTimeoutMs = 60_000;

export interface MountOptions {
  /** Aborts when the third party fails or is no longer wanted. */
  signal: AbortSignal;
  onResponse: () => void;
}

/** Adds a third party's script or frame to the container; resolves when it is ready. */
type Mount = (
  container: HTMLElement,
  options: MountOptions,
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
      clearTimeout(failureTimer);
      controller.abort();
      container?.replaceChildren();
    }
    /** Ignores what a removed third party still does, because a later attempt uses the container. */
    function settle(attemptOutcome: 'ready' | 'failed') {
      if (signal.aborted) {
        return;
      }
      clearTimeout(failureTimer);
      setVendorState(attemptOutcome);
      if (attemptOutcome === 'failed') {
        remove();
      }
    }
    const fail = () => settle('failed');
    let failureTimer = setTimeout(fail, responseTimeoutMs);
    function onResponse() {
      clearTimeout(failureTimer);
      failureTimer = setTimeout(fail, loadTimeoutMs);
    }
    setVendorState('loading');
    mount(container, { signal, onResponse }, ...settings).then(() => settle('ready'), fail);
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
