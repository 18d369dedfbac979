import { useEffect, useState } from 'react';
import type { DeskProblem } from './api';
import { getState, requestData, setState, useDesk } from './state';

/** D1 limits the rows that all requests of a day may read. */
const pollIntervalMs = 60_000;

function pollIfVisible() {
  if (!document.hidden) {
    setState({ pollCount: getState().pollCount + 1 });
  }
}
setInterval(pollIfVisible, pollIntervalMs);
document.addEventListener('visibilitychange', pollIfVisible);

/**
 * Fetches data again after each change; `latestData` may belong to the previous path. A problem matters only
 * without data.
 */
export function useFetch<Data>(path: string, { isPolled = false } = {}) {
  const { dataVersion, pollCount } = useDesk();
  const version = dataVersion + (isPolled ? pollCount : 0);
  const [latest, setLatest] = useState<{ path: string; data: Data }>();
  const [failure, setFailure] = useState<{ path: string; problem: DeskProblem }>();

  useEffect(() => {
    let isLatestRequest = true;
    requestData<Data>(path).then(
      (data) => isLatestRequest && setLatest({ path, data }),
      (problem: DeskProblem) => isLatestRequest && setFailure({ path, problem }),
    );
    return () => {
      isLatestRequest = false;
    };
  }, [path, version]);

  return {
    data: latest?.path === path ? latest.data : undefined,
    latestData: latest?.data,
    problem: failure?.path === path ? failure.problem : undefined,
  };
}
