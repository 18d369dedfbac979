import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import {
  type ChangeRequest,
  type ChangeResult,
  callApi,
  type DeskOverview,
  type DeskProblem,
  type ListedMessage,
  toDeskProblem,
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
  sendChange: (request: ChangeRequest, success?: SuccessNotice) => Promise<ChangeResult | null>;
  notice: Notice | undefined;
  setNotice: (notice: Notice | undefined) => void;
  problem: DeskProblem | undefined;
  /** A call without a problem clears the earlier problem of the same source. */
  reportProblem: (source: string, problem?: DeskProblem, requestedAt?: number) => void;
  /** Each increment makes useFetch load again. */
  dataVersion: number;
  reloadData: () => void;
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

export function useCopyToClipboard() {
  const { setNotice } = useDesk();
  return (copiedText: string) =>
    navigator.clipboard.writeText(copiedText).then(
      () => setNotice({ text: texts.results.copied }),
      () => setNotice({ text: texts.problems.refused }),
    );
}

export function useActor(): string {
  return useContext(OverviewContext)?.actor ?? '';
}

const changeProblemSource = 'change';

type Problems = ReadonlyMap<string, { problem: DeskProblem; at: number }>;

function updateProblems(
  problems: Problems,
  problemSource: string,
  newProblem: DeskProblem | undefined,
  requestedAt: number,
): Problems {
  const updatedProblems = new Map(problems);
  updatedProblems.delete(problemSource);
  if (newProblem) {
    return updatedProblems.set(problemSource, { problem: newProblem, at: performance.now() });
  }
  // A later successful request disproves an earlier sign-out or network failure.
  const changeFailure = updatedProblems.get(changeProblemSource);
  if (changeFailure && changeFailure.problem.kind !== 'refused' && changeFailure.at < requestedAt) {
    updatedProblems.delete(changeProblemSource);
  }
  return updatedProblems.size === problems.size ? problems : updatedProblems;
}

export function DeskProvider({ children }: { children: ReactNode }) {
  const [problems, setProblems] = useState<Problems>(new Map());
  const [notice, setNotice] = useState<Notice>();
  const [dataVersion, setDataVersion] = useState(0);
  const reloadData = useCallback(() => setDataVersion((version) => version + 1), []);
  const reportProblem = useCallback(
    (problemSource: string, problem?: DeskProblem, requestedAt = 0) =>
      setProblems((currentProblems) =>
        updateProblems(currentProblems, problemSource, problem, requestedAt),
      ),
    [],
  );

  const sendChange = useCallback(
    async (changeRequest: ChangeRequest, successNotice?: SuccessNotice) => {
      try {
        const changeResult = await callApi<ChangeResult>('changes', changeRequest);
        reportProblem(changeProblemSource);
        if (successNotice) {
          setNotice(createNotice(changeRequest, changeResult, successNotice));
        }
        reloadData();
        return changeResult;
      } catch (error) {
        const changeProblem = toDeskProblem(error);
        if (changeProblem.kind === 'gone') {
          setNotice({ text: texts.results.none });
          reloadData();
        } else {
          reportProblem(changeProblemSource, changeProblem);
        }
        return null;
      }
    },
    [reportProblem, reloadData],
  );

  const problem = problems.values().next().value?.problem;
  const desk = useMemo(
    () => ({ sendChange, notice, setNotice, problem, reportProblem, dataVersion, reloadData }),
    [sendChange, notice, problem, reportProblem, dataVersion, reloadData],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

function createNotice(
  changeRequest: ChangeRequest,
  changeResult: ChangeResult,
  successNotice: SuccessNotice,
): Notice {
  const changedCount = countChanges(changeResult);
  if (changedCount === 0) {
    return { text: texts.results.none };
  }
  const requestedCount = changeRequest.references?.length ?? changedCount;
  const { all: buildAllChangedText, some: buildSomeChangedText } = texts.results;
  const hasFilesLeft = 'filesLeft' in changeResult && changeResult.filesLeft > 0;
  return {
    text: [
      successNotice.text,
      changedCount < requestedCount
        ? buildSomeChangedText(changedCount, requestedCount)
        : requestedCount > 1 && buildAllChangedText(changedCount),
      hasFilesLeft && texts.person.filesLeft,
    ]
      .filter(Boolean)
      .join(' '),
    ...(successNotice.undo && { undo: successNotice.undo(changeResult) }),
  };
}

function countChanges(changeResult: ChangeResult): number {
  if ('changed' in changeResult) {
    return changeResult.changed.length;
  }
  return 'messages' in changeResult ? changeResult.messages : 1;
}

/** Returns arguments for `sendChange`; undo applies only to the messages that really changed. */
export function createUndoableChange(
  action: Undoable,
  references: string[],
): [ChangeRequest, SuccessNotice] {
  return [
    { do: action, references },
    {
      text: texts.results[action],
      undo: (changeResult) => ({
        do: 'undo',
        what: action,
        ...('changed' in changeResult && { references: changeResult.changed, at: changeResult.at }),
      }),
    },
  ];
}

export function toggleAnswered(
  { reference, answered_at: answeredAt }: Pick<ListedMessage, 'reference' | 'answered_at'>,
  sendChange: Desk['sendChange'],
) {
  sendChange(...createUndoableChange(answeredAt === null ? 'answer' : 'reopen', [reference]));
}
