import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
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
  undo?: ChangeRequest | undefined;
}

/** The messages to mark answered, once the owner has decided about their reminders. */
export interface PendingAnswer {
  references: string[];
  dueDays: string[];
  onAnswered?: (() => void) | undefined;
}

const DeskContext = createContext<ReturnType<typeof useDeskState> | null>(null);

export function DeskProvider({ children }: { children: ReactNode }) {
  return <DeskContext value={useDeskState()}>{children}</DeskContext>;
}

export function useDesk() {
  const desk = useContext(DeskContext);
  if (desk === null) {
    throw new Error('The desk has no provider here.');
  }
  return desk;
}

export const OverviewContext = createContext<DeskOverview | undefined>(undefined);

export function useActorName(): string {
  return useContext(OverviewContext)?.actor ?? '';
}

export function useCopyToClipboard() {
  const { setNotice } = useDesk();
  return (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setNotice({ text: texts.results.copied }),
      () => setNotice({ text: texts.problems.refused }),
    );
}

function useDeskState() {
  const [problems, setProblems] = useState<Problems>(new Map());
  const [notice, setNotice] = useState<Notice>();
  const [pendingAnswer, setPendingAnswer] = useState<PendingAnswer>();
  /** Each increment makes useFetch load again. */
  const [dataVersion, setDataVersion] = useState(0);
  const reloadData = useCallback(() => setDataVersion((version) => version + 1), []);

  /** Without a `problem`, it clears the earlier problem of the same source. */
  const reportProblem = useCallback(
    (source: string, problem?: DeskProblem, requestedAt = 0) =>
      setProblems((current) => replaceProblem(current, source, problem, requestedAt)),
    [],
  );

  /** Sends a change to the Worker, and returns null when the request failed. */
  const sendChange = useCallback(
    async (request: ChangeRequest, noticeText = findText(texts.results, request.do)) => {
      try {
        const result = await callApi<ChangeResult>('changes', request);
        reportProblem(changeSource);
        if (noticeText) {
          setNotice(createNotice(request, result, noticeText));
        }
        reloadData();
        return result;
      } catch (error) {
        const problem = toDeskProblem(error);
        if (problem.kind === 'gone') {
          setNotice({ text: texts.results.none });
          reloadData();
        } else {
          reportProblem(changeSource, problem);
        }
        return null;
      }
    },
    [reportProblem, reloadData],
  );
  const [firstProblem] = problems.values();
  return {
    sendChange,
    notice,
    setNotice,
    pendingAnswer,
    setPendingAnswer,
    problem: firstProblem?.problem,
    reportProblem,
    dataVersion,
    reloadData,
  };
}

type Problems = ReadonlyMap<string, { problem: DeskProblem; reportedAt: number }>;

const changeSource = 'change';

function replaceProblem(
  problems: Problems,
  source: string,
  problem: DeskProblem | undefined,
  requestedAt: number,
): Problems {
  const replaced = new Map(problems);
  replaced.delete(source);
  if (problem) {
    return replaced.set(source, { problem, reportedAt: performance.now() });
  }
  // A later successful request disproves an earlier sign-out or network failure.
  const failed = replaced.get(changeSource);
  if (failed && failed.problem.kind !== 'refused' && failed.reportedAt < requestedAt) {
    replaced.delete(changeSource);
  }
  return replaced.size === problems.size ? problems : replaced;
}

function createNotice(request: ChangeRequest, result: ChangeResult, text: string): Notice {
  const changedCount = result.changed?.length ?? result.messages ?? 1;
  if (changedCount === 0) {
    return { text: texts.results.none };
  }
  const requestedCount = request.references?.length ?? changedCount;
  const sentences = [
    text,
    changedCount < requestedCount
      ? texts.changed.some(changedCount, requestedCount)
      : requestedCount > 1 && texts.changed.all(changedCount),
    result.filesLeft && texts.person.filesLeft,
  ];
  return { text: sentences.filter(Boolean).join(' '), undo: findUndo(request, result) };
}

const recordedActions = ['answer', 'finish', 'reopen', 'take', 'give-back', 'give', 'remind'];

/** Undoes only what the change really changed. */
function findUndo(request: ChangeRequest, result: ChangeResult): ChangeRequest | undefined {
  const { changed: references = [], at } = result;
  if (request.do === 'remove-note') {
    return { ...request, do: 'restore-note' };
  }
  if (request.do === 'spam') {
    return { do: 'release', references };
  }
  return recordedActions.includes(request.do) ? { do: 'undo', references, at } : undefined;
}

/** Answering asks first whether reminders stay. */
export function useAnswer() {
  const { sendChange, setPendingAnswer } = useDesk();
  return async (messages: StoredMessage[], onAnswered?: () => void) => {
    const references = messages.map(({ reference }) => reference);
    const dueDays = messages.flatMap(({ due_on }) => due_on ?? []);
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
  return (message: StoredMessage) => {
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
  return ({ reference, taken_by }: StoredMessage) =>
    sendChange({ do: taken_by === actorName ? 'give-back' : 'take', references: [reference] });
}
