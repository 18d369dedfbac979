import { useEffect, useId, useState } from 'react';
import { callApi, type DeskProblem, toDeskProblem } from './api';
import { reportProblem, useDesk } from './state';

/** D1 limits the rows that all requests of a day may read. */
const pollIntervalMs = 60_000;

/** Fetches data again after each change; `latestData` may belong to the previous path. Polls only a visible page. */
export function useFetch<Data>(path: string, { isPolled = false } = {}) {
  const { dataVersion } = useDesk();
  const sourceId = useId();
  const [pollCount, setPollCount] = useState(0);
  const [latest, setLatest] = useState<{ path: string; data: Data }>();
  const [failure, setFailure] = useState<{ path: string; problem: DeskProblem }>();

  useEffect(() => {
    let isLatestRequest = true;
    const requestedAt = performance.now();
    function settle(result: typeof latest, problem?: DeskProblem) {
      if (isLatestRequest) {
        setLatest((previous) => result ?? previous);
        setFailure(problem && { path, problem });
        reportProblem(sourceId, problem?.kind === 'gone' ? undefined : problem, requestedAt);
      }
    }
    callApi<Data>(path).then(
      (data) => settle({ path, data }),
      (error) => settle(undefined, toDeskProblem(error)),
    );
    return () => {
      isLatestRequest = false;
    };
  }, [path, pollCount, dataVersion]);
  useEffect(() => () => reportProblem(sourceId), [sourceId]);

  useEffect(() => {
    if (!isPolled) {
      return;
    }
    const pollIfVisible = () => document.hidden || setPollCount((count) => count + 1);
    const timer = setInterval(pollIfVisible, pollIntervalMs);
    document.addEventListener('visibilitychange', pollIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pollIfVisible);
    };
  }, [isPolled]);

  return {
    data: latest?.path === path ? latest.data : undefined,
    latestData: latest?.data,
    problem: failure?.path === path ? failure.problem : undefined,
  };
}
