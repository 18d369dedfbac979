import { useEffect, useId, useState } from 'react';
import { callApi, type DeskProblem, toDeskProblem } from './api';
import { useDesk } from './useDesk';

export const pollSeconds = 20;

interface Options<Data> {
  /** The seconds between two polls, which pause while the page is hidden. */
  intervalSeconds?: number;
  /** Replaces the request to `path`; the path then only identifies the data. */
  load?: () => Promise<Data>;
}

/** Fetches data again after each change; `latestData` may belong to the previous path. */
export function useFetch<Data>(path: string, { intervalSeconds = 0, load }: Options<Data> = {}) {
  const { dataVersion, reportProblem } = useDesk();
  const problemSource = useId();
  const [refetchCount, setRefetchCount] = useState(0);
  const [latestResult, setLatestResult] = useState<{ path: string; data: Data }>();
  const [latestFailure, setLatestFailure] = useState<{ path: string; problem: DeskProblem }>();

  useEffect(() => {
    let isLatestRequest = true;
    const requestedAt = performance.now();
    (load ? load() : callApi<Data>(path)).then(
      (fetchedData) => {
        if (!isLatestRequest) {
          return;
        }
        setLatestResult({ path, data: fetchedData });
        setLatestFailure(undefined);
        reportProblem(problemSource, undefined, requestedAt);
      },
      (error) => {
        if (!isLatestRequest) {
          return;
        }
        const problem = toDeskProblem(error);
        setLatestFailure({ path, problem });
        reportProblem(problemSource, problem.kind === 'gone' ? undefined : problem, requestedAt);
      },
    );
    return () => {
      isLatestRequest = false;
    };
  }, [path, refetchCount, dataVersion]);
  useEffect(() => () => reportProblem(problemSource), [reportProblem, problemSource]);

  useEffect(() => {
    if (intervalSeconds === 0) {
      return;
    }
    const refetchIfVisible = () =>
      document.visibilityState === 'visible' && setRefetchCount((count) => count + 1);
    const pollTimer = setInterval(refetchIfVisible, intervalSeconds * 1_000);
    document.addEventListener('visibilitychange', refetchIfVisible);
    return () => {
      clearInterval(pollTimer);
      document.removeEventListener('visibilitychange', refetchIfVisible);
    };
  }, [intervalSeconds]);

  return {
    data: latestResult?.path === path ? latestResult.data : undefined,
    latestData: latestResult?.data,
    problem: latestFailure?.path === path ? latestFailure.problem : undefined,
  };
}
