import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import {
  type ChangeRequest,
  type ChangeResult,
  callApi,
  type DeskOverview,
  type DeskProblem,
  type ListedMessage,
  toProblem,
  type Undoable,
} from './api';
import { texts } from './texts';

export interface Notice {
  text: string;
  undo?: ChangeRequest;
}

interface SuccessNotice {
  text: string;
  undo?: (result: ChangeResult) => ChangeRequest;
}

interface Desk {
  /** Sends a change to the Worker, and returns null when the request failed. */
  change: (request: ChangeRequest, success?: SuccessNotice) => Promise<ChangeResult | null>;
  notice: Notice | undefined;
  notify: (notice: Notice | undefined) => void;
  problem: DeskProblem | undefined;
  /** A source reports no problem when its request succeeds again. */
  report: (source: string, problem?: DeskProblem, requestedAt?: number) => void;
  /** Each increment makes useFetch load again. */
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

export const OverviewContext = createContext<DeskOverview | undefined>(undefined);

export function useCopy() {
  const { notify } = useDesk();
  return (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => notify({ text: texts.results.copied }),
      () => notify({ text: texts.problems.refused }),
    );
}

export function useActor(): string {
  return useContext(OverviewContext)?.actor ?? '';
}

const changeSource = 'change';

type Problems = ReadonlyMap<string, { problem: DeskProblem; at: number }>;

function updateProblems(
  problems: Problems,
  source: string,
  problem: DeskProblem | undefined,
  requestedAt: number,
): Problems {
  const updatedProblems = new Map(problems);
  updatedProblems.delete(source);
  if (problem) {
    return updatedProblems.set(source, { problem, at: performance.now() });
  }
  // A later successful request disproves an earlier sign-out or network failure.
  const failedChange = updatedProblems.get(changeSource);
  if (failedChange && failedChange.problem.kind !== 'refused' && failedChange.at < requestedAt) {
    updatedProblems.delete(changeSource);
  }
  return updatedProblems.size === problems.size ? problems : updatedProblems;
}

export function DeskProvider({ children }: { children: ReactNode }) {
  const [problems, setProblems] = useState<Problems>(new Map());
  const [notice, notify] = useState<Notice>();
  const [version, setVersion] = useState(0);
  const reload = useCallback(() => setVersion((before) => before + 1), []);
  const report = useCallback(
    (source: string, problem?: DeskProblem, askedAt = 0) =>
      setProblems((before) => updateProblems(before, source, problem, askedAt)),
    [],
  );

  const change = useCallback(
    async (request: ChangeRequest, success?: SuccessNotice) => {
      try {
        const result = await callApi<ChangeResult>('changes', request);
        report(changeSource);
        if (success) {
          notify(createNotice(request, result, success));
        }
        reload();
        return result;
      } catch (error) {
        const problem = toProblem(error);
        if (problem.kind === 'gone') {
          notify({ text: texts.results.none });
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

function createNotice(
  request: ChangeRequest,
  result: ChangeResult,
  success: SuccessNotice,
): Notice {
  const changed = changedCount(result);
  if (changed === 0) {
    return { text: texts.results.none };
  }
  const requested = request.references?.length ?? changed;
  const { all, some } = texts.results;
  const filesLeft = 'filesLeft' in result && result.filesLeft > 0;
  return {
    text: [
      success.text,
      changed < requested ? some(changed, requested) : requested > 1 && all(changed),
      filesLeft && texts.person.filesLeft,
    ]
      .filter(Boolean)
      .join(' '),
    ...(success.undo && { undo: success.undo(result) }),
  };
}

function changedCount(result: ChangeResult): number {
  if ('changed' in result) {
    return result.changed.length;
  }
  return 'messages' in result ? result.messages : 1;
}

/** Returns arguments for `change`; undo applies only to the messages that really changed. */
export function undoableChange(
  what: Undoable,
  references: string[],
): [ChangeRequest, SuccessNotice] {
  return [
    { do: what, references },
    {
      text: texts.results[what],
      undo: (result) => ({
        do: 'undo',
        what,
        ...('changed' in result && { references: result.changed, at: result.at }),
      }),
    },
  ];
}

export function toggleAnswered(
  { reference, answered_at: answered }: Pick<ListedMessage, 'reference' | 'answered_at'>,
  change: Desk['change'],
) {
  change(...undoableChange(answered === null ? 'answer' : 'reopen', [reference]));
}
