import { useEffect, useRef, useState } from 'react';
import { focusWithoutTabStop } from '../components/scrollAndFocus';

/** A vendor that has not responded after these milliseconds counts as failed. */
const responseTimeoutMs = 10_000;
/** A vendor that has responded may be slow, because visitors see it arrive. */
const loadTimeoutMs = 60_000;

export interface VendorCallbacks {
  onResponse: () => void;
  onReady: () => void;
  onFailed: () => void;
}

/** Adds a third party's script or frame to the container and returns its removal. */
type Mount = (
  container: HTMLElement,
  callbacks: VendorCallbacks,
  url: string,
  titleOrId?: string,
) => () => void;

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
    if (attemptCount === 0 || !containerRef.current) {
      return;
    }
    let removeVendor: (() => void) | undefined;
    let isAttemptSettled = false;
    function settleAttempt(attemptOutcome: 'ready' | 'failed') {
      if (isAttemptSettled) {
        return;
      }
      isAttemptSettled = true;
      clearTimeout(failureTimer);
      setVendorState(attemptOutcome);
      if (attemptOutcome === 'failed') {
        removeVendor?.();
      }
    }
    let failureTimer = setTimeout(() => settleAttempt('failed'), responseTimeoutMs);
    setVendorState('loading');
    const callbacks = {
      onResponse: () => {
        clearTimeout(failureTimer);
        failureTimer = setTimeout(() => settleAttempt('failed'), loadTimeoutMs);
      },
      onReady: () => settleAttempt('ready'),
      onFailed: () => settleAttempt('failed'),
    };
    removeVendor = mount(containerRef.current, callbacks, ...settings);
    return () => {
      isAttemptSettled = true;
      clearTimeout(failureTimer);
      removeVendor?.();
    };
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
