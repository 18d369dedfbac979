import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import {
  type ChangeAnswer,
  type ChangeRequest,
  callApi,
  type DeskOverview,
  type DeskProblem,
  type ListedMessage,
  problemIn,
  type Undoable,
} from './api';
import { texts } from './texts';

/** A line that stands for a few seconds after a change. */
export interface Notice {
  text: string;
  /** Takes the change back. */
  undo?: ChangeRequest;
}

/** The notice of a change that worked. */
interface Success {
  text: string;
  undo?: (answer: ChangeAnswer) => ChangeRequest;
}

interface Desk {
  /** Asks the Worker to change something, and says what really changed. Null when it failed. */
  change: (request: ChangeRequest, success?: Success) => Promise<ChangeAnswer | null>;
  notice: Notice | undefined;
  notify: (notice: Notice | undefined) => void;
  problem: DeskProblem | undefined;
  /** Each source of problems also reports that it works again, with the time of its request. */
  report: (source: string, problem?: DeskProblem, askedAt?: number) => void;
  /** Counts up when everything on the page is to be read again. */
  version: number;
  reload: () => void;
}

const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) {
    throw new Error('The desk has no provider here.');
  }
  return desk;
}

/** The counts of the last poll. */
export const OverviewContext = createContext<DeskOverview | undefined>(undefined);

/** Says whether it worked. */
export function useCopy() {
  const { notify } = useDesk();
  return (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => notify({ text: texts.done.copied }),
      () => notify({ text: texts.problems.refused }),
    );
}

/** The name in the history. */
export function useMe(): string {
  return useContext(OverviewContext)?.actor ?? '';
}

const changeSource = 'change';

type Problems = ReadonlyMap<string, { problem: DeskProblem; at: number }>;

function withReport(
  problems: Problems,
  source: string,
  problem: DeskProblem | undefined,
  askedAt: number,
): Problems {
  const after = new Map(problems);
  after.delete(source);
  if (problem) {
    return after.set(source, { problem, at: performance.now() });
  }
  // The answer to a later request shows that the desk is reached and signed in.
  const failed = after.get(changeSource);
  if (failed && failed.problem.kind !== 'refused' && failed.at < askedAt) {
    after.delete(changeSource);
  }
  return after.size === problems.size ? problems : after;
}

export function DeskProvider({ children }: { children: ReactNode }) {
  const [problems, setProblems] = useState<Problems>(new Map());
  const [notice, notify] = useState<Notice>();
  const [version, setVersion] = useState(0);
  const reload = useCallback(() => setVersion((before) => before + 1), []);
  const report = useCallback(
    (source: string, problem?: DeskProblem, askedAt = 0) =>
      setProblems((before) => withReport(before, source, problem, askedAt)),
    [],
  );

  const change = useCallback(
    async (request: ChangeRequest, success?: Success) => {
      try {
        const answer = await callApi<ChangeAnswer>('changes', request);
        report(changeSource);
        if (success) {
          notify(noticeOf(request, answer, success));
        }
        reload();
        return answer;
      } catch (error) {
        const problem = problemIn(error);
        if (problem.kind === 'gone') {
          notify({ text: texts.done.none });
          reload();
        } else {
          report(changeSource, problem);
        }
        return null;
      }
    },
    [report, reload],
  );

  const problem = problems.values().next().value?.problem;
  const desk = useMemo(
    () => ({ change, notice, notify, problem, report, version, reload }),
    [change, notice, problem, report, version, reload],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

function noticeOf(request: ChangeRequest, answer: ChangeAnswer, success: Success): Notice {
  const changed = countIn(answer);
  if (changed === 0) {
    return { text: texts.done.none };
  }
  const asked = request.references?.length ?? changed;
  const { all, some } = texts.done;
  const filesLeft = 'filesLeft' in answer && answer.filesLeft > 0;
  return {
    text: [
      success.text,
      changed < asked ? some(changed, asked) : asked > 1 && all(changed),
      filesLeft && texts.person.filesLeft,
    ]
      .filter(Boolean)
      .join(' '),
    ...(success.undo && { undo: success.undo(answer) }),
  };
}

function countIn(answer: ChangeAnswer): number {
  if ('changed' in answer) {
    return answer.changed.length;
  }
  return 'messages' in answer ? answer.messages : 1;
}

/** Arguments for `change`. "Undo" takes back the messages that really changed. */
export function undoable(what: Undoable, references: string[]): [ChangeRequest, Success] {
  return [
    { do: what, references },
    {
      text: texts.done[what],
      undo: (answer) => ({
        do: 'undo',
        what,
        ...('changed' in answer && { references: answer.changed, at: answer.at }),
      }),
    },
  ];
}

export function toggleAnswered(
  { reference, answered_at: answered }: Pick<ListedMessage, 'reference' | 'answered_at'>,
  change: Desk['change'],
) {
  change(...undoable(answered === null ? 'answer' : 'reopen', [reference]));
}
