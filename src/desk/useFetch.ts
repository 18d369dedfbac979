import { useEffect, useId, useState } from 'react';
import { callApi, type DeskProblem, toProblem } from './api';
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
  const { version, report } = useDesk();
  const source = useId();
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<{ path: string; data: Data }>();
  const [failure, setFailure] = useState<{ path: string; problem: DeskProblem }>();

  useEffect(() => {
    let isActive = true;
    const requestedAt = performance.now();
    (load ? load() : callApi<Data>(path)).then(
      (data) => {
        if (!isActive) {
          return;
        }
        setResult({ path, data });
        setFailure(undefined);
        report(source, undefined, requestedAt);
      },
      (error) => {
        if (!isActive) {
          return;
        }
        const problem = toProblem(error);
        setFailure({ path, problem });
        report(source, problem.kind === 'gone' ? undefined : problem, requestedAt);
      },
    );
    return () => {
      isActive = false;
    };
  }, [path, round, version]);
  useEffect(() => () => report(source), [report, source]);

  useEffect(() => {
    if (intervalSeconds === 0) {
      return;
    }
    const refetchIfVisible = () =>
      document.visibilityState === 'visible' && setRound((before) => before + 1);
    const timer = setInterval(refetchIfVisible, intervalSeconds * 1_000);
    document.addEventListener('visibilitychange', refetchIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refetchIfVisible);
    };
  }, [intervalSeconds]);

  return {
    data: result?.path === path ? result.data : undefined,
    latestData: result?.data,
    problem: failure?.path === path ? failure.problem : undefined,
  };
}
