import { useCallback, useEffect, useState } from 'react';
import { ask, type DeskProblem, problemIn } from './api';
import { useDesk } from './desk';

interface Loaded<Answer> {
  path: string;
  answer?: Answer;
  problem?: DeskProblem;
}

/**
 * Asks for data and keeps the last answer while a newer one fails. With `every`, in seconds, again
 * and again while somebody looks at the page.
 */
export function useLoaded<Answer>(path: string, every = 0) {
  const [loaded, setLoaded] = useState<Loaded<Answer>>({ path: '' });
  const { changes } = useDesk();
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((before) => before + 1), []);

  useEffect(() => {
    let current = true;
    ask<Answer>(path).then(
      (answer) => current && setLoaded({ path, answer }),
      (error) =>
        current &&
        setLoaded((before) => ({
          ...(before.path === path ? before : { path }),
          problem: problemIn(error),
        })),
    );
    return () => {
      current = false;
    };
  }, [path, round, changes]);

  useEffect(() => {
    if (every === 0) return;
    const askIfSeen = () => document.visibilityState === 'visible' && again();
    const timer = setInterval(askIfSeen, every * 1_000);
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [every, again]);

  const isOf = loaded.path === path;
  return {
    answer: isOf ? loaded.answer : undefined,
    problem: isOf ? loaded.problem : undefined,
    again,
  };
}
