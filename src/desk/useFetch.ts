import { useEffect, useId, useState } from 'react';
import { callApi, type DeskProblem, toDeskProblem } from './api';
import { useDesk } from './useDesk';

/** D1 limits the rows that all requests of a day may read. */
export const pollIntervalSeconds = 60;

interface Options<Data> {
  /** The seconds between two polls, which pause while the page is hidden. */
  intervalSeconds?: number;
  /** Replaces the request to `apiPath`; the path then only identifies the data. */
  load?: () => Promise<Data>;
}

/** Fetches data again after each change; `latestData` may belong to the previous path. */
export function useFetch<Data>(apiPath: string, { intervalSeconds = 0, load }: Options<Data> = {}) {
  const { dataVersion, reportProblem } = useDesk();
  const problemSourceId = useId();
  const [refetchCount, setRefetchCount] = useState(0);
  const [latestResult, setLatestResult] = useState<{ path: string; data: Data }>();
  const [latestFailure, setLatestFailure] = useState<{ path: string; problem: DeskProblem }>();

  useEffect(() => {
    let isLatestRequest = true;
    const requestedAtMs = performance.now();
    (load ? load() : callApi<Data>(apiPath)).then(
      (fetchedData) => {
        if (!isLatestRequest) {
          return;
        }
        setLatestResult({ path: apiPath, data: fetchedData });
        setLatestFailure(undefined);
        reportProblem(problemSourceId, undefined, requestedAtMs);
      },
      (error) => {
        if (!isLatestRequest) {
          return;
        }
        const problem = toDeskProblem(error);
        setLatestFailure({ path: apiPath, problem });
        reportProblem(
          problemSourceId,
          problem.kind === 'gone' ? undefined : problem,
          requestedAtMs,
        );
      },
    );
    return () => {
      isLatestRequest = false;
    };
  }, [apiPath, refetchCount, dataVersion]);
  useEffect(() => () => reportProblem(problemSourceId), [reportProblem, problemSourceId]);

  useEffect(() => {
    if (intervalSeconds === 0) {
      return;
    }
    const refetchIfVisible = () =>
      document.visibilityState === 'visible' && setRefetchCount((currentCount) => currentCount + 1);
    const pollTimer = setInterval(refetchIfVisible, intervalSeconds * 1_000);
    document.addEventListener('visibilitychange', refetchIfVisible);
    return () => {
      clearInterval(pollTimer);
      document.removeEventListener('visibilitychange', refetchIfVisible);
    };
  }, [intervalSeconds]);

  return {
    data: latestResult?.path === apiPath ? latestResult.data : undefined,
    latestData: latestResult?.data,
    problem: latestFailure?.path === apiPath ? latestFailure.problem : undefined,
  };
}
