/** What the parts of the desk share. */
import { useSyncExternalStore } from 'react';
import { type ChangeRequest, callApi, type DeskOverview, DeskProblem } from './api';
import type { DeskParams } from './useDeskParams';

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
  /** Those of the URL, although Safari may take the URL later (callHistoryWithRetry.ts). */
  params: DeskParams;
  notice?: { text: string; undo?: ChangeRequest | undefined } | undefined;
  question?: Question | undefined;
  overview?: DeskOverview | undefined;
  /** The last one, until a later request succeeds; that of a refused change, until a later change does. */
  problem?: { kind: DeskProblem['kind']; reportedAt: number; isOfChange: boolean } | undefined;
  /** Each increment makes useFetch load again; that of polls only where it polls. */
  dataVersion: number;
  pollCount: number;
}

export function parseQuery(query: string): DeskParams {
  return Object.fromEntries(new URLSearchParams(query));
}

let state: State = { params: parseQuery(window.location.search), dataVersion: 0, pollCount: 0 };
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

/** Shows a problem until a request that began later succeeds; what is gone is no problem of the desk. */
export async function requestData<Data>(path: string, change?: ChangeRequest): Promise<Data> {
  const requestedAt = performance.now();
  try {
    const data = await callApi<Data>(path, change);
    const { problem } = state;
    const isKept = problem?.kind === 'refused' && problem.isOfChange && !change;
    if (problem && problem.reportedAt <= requestedAt && !isKept) {
      setState({ problem: undefined });
    }
    return data;
  } catch (error) {
    const { kind } = error instanceof DeskProblem ? error : new DeskProblem('refused');
    if (kind !== 'gone') {
      const isOfChange = change !== undefined;
      setState({ problem: { kind, reportedAt: performance.now(), isOfChange } });
    }
    throw error;
  }
}
