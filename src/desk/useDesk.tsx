import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import {
  type ChangeRequest,
  type ChangeResult,
  callApi,
  type DeskOverview,
  type DeskProblem,
  type StoredMessage,
  toDeskProblem,
} from './api';
import { findText, texts } from './texts';

interface Notice {
  text: string;
  undo?: ChangeRequest;
}

/** The messages to mark answered, once the owner has decided about their reminders. */
export interface PendingAnswer {
  references: string[];
  dueDays: string[];
  onAnswered?: () => void;
}

interface Desk {
  /** Sends a change to the Worker, and returns null when the request failed. */
  sendChange: (requestedChange: ChangeRequest, noticeText?: string) => Promise<ChangeResult | null>;
  notice: Notice | undefined;
  setNotice: (notice: Notice | undefined) => void;
  pendingAnswer: PendingAnswer | undefined;
  setPendingAnswer: (pendingAnswer: PendingAnswer | undefined) => void;
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
  const [pendingAnswer, setPendingAnswer] = useState<PendingAnswer>();
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
    async (
      changeRequest: ChangeRequest,
      noticeText = findText(texts.results, changeRequest.do),
    ) => {
      try {
        const changeResult = await callApi<ChangeResult>('changes', changeRequest);
        reportProblem(problemSourceOfChanges);
        if (noticeText) {
          setNotice(createNotice(changeRequest, changeResult, noticeText));
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
      pendingAnswer,
      setPendingAnswer,
      problem: firstCurrentProblem,
      reportProblem,
      dataVersion,
      reloadData,
    }),
    [
      sendChange,
      notice,
      pendingAnswer,
      firstCurrentProblem,
      reportProblem,
      dataVersion,
      reloadData,
    ],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

function createNotice(
  changeRequest: ChangeRequest,
  changeResult: ChangeResult,
  noticeText: string,
): Notice {
  const changedCount = countChangedMessages(changeResult);
  if (changedCount === 0) {
    return { text: texts.results.none };
  }
  const requestedCount = changeRequest.references?.length ?? changedCount;
  const hasFilesLeft = 'filesLeft' in changeResult && changeResult.filesLeft > 0;
  return {
    text: [
      noticeText,
      changedCount < requestedCount
        ? texts.changed.some(changedCount, requestedCount)
        : requestedCount > 1 && texts.changed.all(changedCount),
      hasFilesLeft && texts.person.filesLeft,
    ]
      .filter(Boolean)
      .join(' '),
    undo: findUndo(changeRequest, changeResult),
  };
}

function countChangedMessages(changeResult: ChangeResult): number {
  if ('changed' in changeResult) {
    return changeResult.changed.length;
  }
  return 'messages' in changeResult ? changeResult.messages : 1;
}

const recordedActions = ['answer', 'finish', 'reopen', 'take', 'give-back', 'give', 'remind'];

/** Undoes only what the change really changed. */
function findUndo(
  changeRequest: ChangeRequest,
  changeResult: ChangeResult,
): ChangeRequest | undefined {
  if (changeRequest.do === 'remove-note') {
    return { ...changeRequest, do: 'restore-note' };
  }
  if (!('changed' in changeResult)) {
    return undefined;
  }
  const { changed: references, at } = changeResult;
  if (changeRequest.do === 'spam') {
    return { do: 'release', references };
  }
  return recordedActions.includes(changeRequest.do) ? { do: 'undo', references, at } : undefined;
}

/** Answering asks first whether reminders stay. */
export function useAnswer() {
  const { sendChange, setPendingAnswer } = useDesk();
  return async (
    messages: Pick<StoredMessage, 'reference' | 'due_on'>[],
    onAnswered?: () => void,
  ) => {
    const references = messages.map(({ reference }) => reference);
    const dueDays = messages.flatMap(({ due_on: dueDay }) => dueDay ?? []);
    if (dueDays.length > 0) {
      setPendingAnswer({ references, dueDays, onAnswered });
    } else if (await sendChange({ do: 'answer', references })) {
      onAnswered?.();
    }
  };
}

/** Marks a message answered, or open again; held messages are released first. */
export function useToggleAnswered(onAnswered?: () => void) {
  const { sendChange } = useDesk();
  const answer = useAnswer();
  return (message: Pick<StoredMessage, 'reference' | 'status' | 'answered_at' | 'due_on'>) => {
    if (message.answered_at !== null) {
      sendChange({ do: 'reopen', references: [message.reference] });
    } else if (message.status !== 'held') {
      answer([message], onAnswered);
    }
  };
}

export function useToggleTaken() {
  const { sendChange } = useDesk();
  const actorName = useActorName();
  return ({ reference, taken_by: claimantName }: Pick<StoredMessage, 'reference' | 'taken_by'>) =>
    sendChange({
      do: claimantName === actorName ? 'give-back' : 'take',
      references: [reference],
    });
}
