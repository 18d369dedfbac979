import { useEffect, useId, useState } from 'react';
import { callApi, type DeskProblem, problemIn } from './api';
import { useDesk } from './useDesk';

/** Seconds between two looks for what is new. */
export const pollInterval = 20;

interface Options<Answer> {
  /** Seconds between two requests, while somebody looks at the page. */
  every?: number;
  /** Loads something else than what stands at the path. */
  load?: () => Promise<Answer>;
}

/**
 * Loads data, again after each change. Keeps the last answer while a newer request fails; `latest` is
 * the answer to an earlier path while this one's is under way.
 */
export function useLoaded<Answer>(path: string, { every = 0, load }: Options<Answer> = {}) {
  const { version, report } = useDesk();
  const source = useId();
  const [round, setRound] = useState(0);
  const [answered, setAnswered] = useState<{ path: string; answer: Answer }>();
  const [failed, setFailed] = useState<{ path: string; problem: DeskProblem }>();

  useEffect(() => {
    let current = true;
    const askedAt = performance.now();
    (load ? load() : callApi<Answer>(path)).then(
      (answer) => {
        if (!current) {
          return;
        }
        setAnswered({ path, answer });
        setFailed(undefined);
        report(source, undefined, askedAt);
      },
      (error) => {
        if (!current) {
          return;
        }
        const problem = problemIn(error);
        setFailed({ path, problem });
        report(source, problem.kind === 'gone' ? undefined : problem, askedAt);
      },
    );
    return () => {
      current = false;
    };
  }, [path, round, version]);
  useEffect(() => () => report(source), [report, source]);

  useEffect(() => {
    if (every === 0) {
      return;
    }
    const askIfSeen = () =>
      document.visibilityState === 'visible' && setRound((before) => before + 1);
    const timer = setInterval(askIfSeen, every * 1_000);
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [every]);

  return {
    answer: answered?.path === path ? answered.answer : undefined,
    latest: answered?.answer,
    problem: failed?.path === path ? failed.problem : undefined,
  };
}
