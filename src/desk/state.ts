/** What the parts of the desk share. */
import { useSyncExternalStore } from 'react';
import type { ChangeRequest, DeskOverview, DeskProblem } from './api';

/** A question before a change, with one or two answers beside "Cancel". */
export interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  otherLabel?: string;
  onConfirm: () => void;
  onOther?: () => void;
}

interface State {
  /** The query of the URL, although Safari may take the URL later (callHistory.ts). */
  query: string;
  notice?: { text: string; undo?: ChangeRequest | undefined } | undefined;
  question?: Question | undefined;
  overview?: DeskOverview | undefined;
  /** The last one, and its source: a view's data, or a change. */
  problem?: { source: string; kind: DeskProblem['kind']; reportedAt: number } | undefined;
  /** Each increment makes useFetch load again. */
  dataVersion: number;
}

let state: State = { query: window.location.search, dataVersion: 0 };
const listeners = new Set<() => void>();

export function setState(changes: Partial<State>) {
  state = { ...state, ...changes };
  for (const listener of listeners) {
    listener();
  }
}

export function getState(): State {
  return state;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDesk(): State {
  return useSyncExternalStore(subscribe, getState);
}

export function reloadData() {
  setState({ dataVersion: state.dataVersion + 1 });
}

export const changeSource = 'change';

/** Without a `problem`, it clears the earlier problem of the same source. */
export function reportProblem(source: string, problem?: DeskProblem, requestedAt = 0) {
  const { problem: earlier } = state;
  // A later successful request disproves an earlier sign-out or network failure.
  const isDisproved =
    earlier?.source === changeSource &&
    earlier.kind !== 'refused' &&
    earlier.reportedAt < requestedAt;
  if (problem) {
    setState({ problem: { source, kind: problem.kind, reportedAt: performance.now() } });
  } else if (earlier?.source === source || isDisproved) {
    setState({ problem: undefined });
  }
}
