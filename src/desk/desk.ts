import texts from '@content/desk';
import { createContext, useContext, useEffect } from 'react';
import type { Change, DeskProblem, ListedMessage } from './api';

interface Desk {
  /** The name in the history. */
  me: string;
  /** Tells the Worker to do something, and the owner what came of it. Null when it did not work. */
  change: <Answer>(change: Change, done?: Done) => Promise<Answer | null>;
  /** Says something for a while. */
  say: (text: string) => void;
  report: (problem: DeskProblem) => void;
  /** Counts up with each change, for what is to be read again. */
  changes: number;
}

export interface Done {
  text: string;
  /** Takes it back. */
  undo?: Change;
}

export const DeskContext = createContext<Desk>({
  me: '',
  change: async () => null,
  say: () => {},
  report: () => {},
  changes: 0,
});

export function useDesk(): Desk {
  return useContext(DeskContext);
}

export function useReported(problem: DeskProblem | undefined) {
  const { report } = useDesk();
  useEffect(() => {
    if (problem) report(problem);
  }, [problem, report]);
}

/** Two acts of which each takes the other back. */
const opposites = {
  answer: 'reopen',
  reopen: 'answer',
  take: 'give-back',
  'give-back': 'take',
} as const;

/** For `change`: does it, says so, and offers to take it back. */
export function undoable(act: keyof typeof opposites, references: string[]): [Change, Done] {
  return [
    { do: act, references },
    { text: texts.done[act], undo: { do: opposites[act], references } },
  ];
}

export function toggleAnswered(
  { reference, answered_at: answered }: Pick<ListedMessage, 'reference' | 'answered_at'>,
  change: Desk['change'],
) {
  change(...undoable(answered === null ? 'answer' : 'reopen', [reference]));
}
