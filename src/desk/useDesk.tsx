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

interface Notice {
  text: string;
  undo?: ChangeRequest;
}

interface SuccessNotice {
  text: string;
  undo?: (result: ChangeResult) => ChangeRequest;
}

interface Desk {
  /** Sends a change to the Worker, and returns null when the request failed. */
  sendChange: (
    requestedChange: ChangeRequest,
    success?: SuccessNotice,
  ) => Promise<ChangeResult | null>;
  notice: Notice | undefined;
  setNotice: (notice: Notice | undefined) => void;
  problem: DeskProblem | undefined;
  /** Without a `problem`, it clears the earlier problem of the same source. */
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
  return (textToCopy: string) =>
    navigator.clipboard.writeText(textToCopy).then(
      () => setNotice({ text: texts.results.copied }),
      () => setNotice({ text: texts.problems.refused }),
    );
}

export function useActorName(): string {
  return useContext(OverviewContext)?.actor ?? '';
}

const problemSourceOfChanges = 'change';

type Problems = ReadonlyMap<string, { problem: DeskProblem; at: number }>;

function replaceProblem(
  problemsBySource: Problems,
  problemSourceName: string,
  newProblem: DeskProblem | undefined,
  requestedAtMs: number,
): Problems {
  const updatedProblems = new Map(problemsBySource);
  updatedProblems.delete(problemSourceName);
  if (newProblem) {
    return updatedProblems.set(problemSourceName, { problem: newProblem, at: performance.now() });
  }
  // A later successful request disproves an earlier sign-out or network failure.
  const earlierChangeProblem = updatedProblems.get(problemSourceOfChanges);
  if (
    earlierChangeProblem &&
    earlierChangeProblem.problem.kind !== 'refused' &&
    earlierChangeProblem.at < requestedAtMs
  ) {
    updatedProblems.delete(problemSourceOfChanges);
  }
  return updatedProblems.size === problemsBySource.size ? problemsBySource : updatedProblems;
}

export function DeskProvider({ children }: { children: ReactNode }) {
  const [problemsBySource, setProblemsBySource] = useState<Problems>(new Map());
  const [notice, setNotice] = useState<Notice>();
  const [dataVersion, setDataVersion] = useState(0);
  const reloadData = useCallback(
    () => setDataVersion((currentDataVersion) => currentDataVersion + 1),
    [],
  );
  const reportProblem = useCallback(
    (problemSourceName: string, problem?: DeskProblem, requestedAtMs = 0) =>
      setProblemsBySource((currentProblemsBySource) =>
        replaceProblem(currentProblemsBySource, problemSourceName, problem, requestedAtMs),
      ),
    [],
  );

  const sendChange = useCallback(
    async (changeRequest: ChangeRequest, successNotice?: SuccessNotice) => {
      try {
        const changeResult = await callApi<ChangeResult>('changes', changeRequest);
        reportProblem(problemSourceOfChanges);
        if (successNotice) {
          setNotice(createNotice(changeRequest, changeResult, successNotice));
        }
        reloadData();
        return changeResult;
      } catch (error) {
        const deskProblem = toDeskProblem(error);
        if (deskProblem.kind === 'gone') {
          setNotice({ text: texts.results.none });
          reloadData();
        } else {
          reportProblem(problemSourceOfChanges, deskProblem);
        }
        return null;
      }
    },
    [reportProblem, reloadData],
  );

  const firstCurrentProblem = problemsBySource.values().next().value?.problem;
  const desk = useMemo(
    () => ({
      sendChange,
      notice,
      setNotice,
      problem: firstCurrentProblem,
      reportProblem,
      dataVersion,
      reloadData,
    }),
    [sendChange, notice, firstCurrentProblem, reportProblem, dataVersion, reloadData],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

function createNotice(
  changeRequest: ChangeRequest,
  changeResult: ChangeResult,
  successNotice: SuccessNotice,
): Notice {
  const changedCount = countChangedMessages(changeResult);
  if (changedCount === 0) {
    return { text: texts.results.none };
  }
  const requestedCount = changeRequest.references?.length ?? changedCount;
  const hasFilesLeft = 'filesLeft' in changeResult && changeResult.filesLeft > 0;
  return {
    text: [
      successNotice.text,
      changedCount < requestedCount
        ? texts.results.some(changedCount, requestedCount)
        : requestedCount > 1 && texts.results.all(changedCount),
      hasFilesLeft && texts.person.filesLeft,
    ]
      .filter(Boolean)
      .join(' '),
    undo: successNotice.undo?.(changeResult),
  };
}

function countChangedMessages(changeResult: ChangeResult): number {
  if ('changed' in changeResult) {
    return changeResult.changed.length;
  }
  return 'messages' in changeResult ? changeResult.messages : 1;
}

/** Returns arguments for a `sendChange` whose notice offers to undo what it really changed. */
export function createUndoableChangeArgs(
  action: Undoable,
  messageReferences: string[],
): [ChangeRequest, SuccessNotice] {
  return [
    { do: action, references: messageReferences },
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
  { reference, answered_at: answeredAtMs }: Pick<ListedMessage, 'reference' | 'answered_at'>,
  sendChange: Desk['sendChange'],
) {
  sendChange(...createUndoableChangeArgs(answeredAtMs === null ? 'answer' : 'reopen', [reference]));
}
