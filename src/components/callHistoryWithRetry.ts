let retryTimer: ReturnType<typeof setTimeout>;

/**
 * Safari throws after a hundred history calls in half a minute. The last call is then repeated until
 * it works, so what the call shows must not wait for it.
 */
export function callHistoryWithRetry(call: () => void) {
  clearTimeout(retryTimer);
  try {
    call();
  } catch {
    retryTimer = setTimeout(callHistoryWithRetry, 1000, call);
  }
}
