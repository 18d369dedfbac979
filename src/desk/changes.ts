/** Sends changes to the Worker; asks before some, and offers to undo others. */
import {
  type ChangeRequest,
  type ChangeResult,
  callApi,
  type StoredMessage,
  toDeskProblem,
} from './api';
import { formatDay } from './format';
import { changeSource, getState, reloadData, reportProblem, setState } from './state';
import { findText, say, texts } from './texts';

/** Sends a change to the Worker, and returns null when the request failed. */
export async function sendChange(
  request: ChangeRequest,
  noticeText = findText(texts.results, request.do),
) {
  try {
    const result = await callApi<ChangeResult>('changes', request);
    reportProblem(changeSource);
    if (noticeText) {
      setState({ notice: createNotice(request, result, noticeText) });
    }
    reloadData();
    return result;
  } catch (error) {
    const problem = toDeskProblem(error);
    if (problem.kind === 'gone') {
      setState({ notice: { text: texts.results.none } });
      reloadData();
    } else {
      reportProblem(changeSource, problem);
    }
    return null;
  }
}

function createNotice(request: ChangeRequest, result: ChangeResult, text: string) {
  const changedCount = result.changed?.length ?? result.messages ?? 1;
  if (changedCount === 0) {
    return { text: texts.results.none };
  }
  const requestedCount = request.references?.length ?? changedCount;
  const sentences = [
    text,
    changedCount < requestedCount
      ? say(texts.changed.some, { changed: changedCount, messages: requestedCount })
      : requestedCount > 1 && say(texts.changed.all, { messages: changedCount }),
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

type Question = keyof typeof texts.questions;
export type Action =
  | Question
  | 'answer'
  | 'reopen'
  | 'take'
  | 'give-back'
  | 'unread'
  | 'read'
  | 'spam';

interface Options {
  /** Absent for "resend-failed", where the Worker selects the messages. */
  messages?: StoredMessage[] | undefined;
  count?: number;
  onDone?: (() => void) | undefined;
}

/** Changes messages, after a question if the change cannot be undone or a reminder stands. */
export function act(action: Action, { messages, count = messages?.length ?? 1, onDone }: Options) {
  const references = messages?.map(({ reference }) => reference);
  const dueDays = messages?.flatMap(({ due_on }) => due_on ?? []) ?? [];
  async function send(change: string) {
    if (await sendChange({ do: change, references })) {
      onDone?.();
    }
  }
  if (action === 'answer' && dueDays.length > 0) {
    const [day = ''] = dueDays;
    const { title, one, several } = texts.keepReminder;
    const text = say(dueDays.length === 1 ? one : several, {
      day: formatDay(day),
      count: dueDays.length,
    });
    const { 'keep-reminder': confirmLabel, 'drop-reminder': otherLabel } = texts.actions;
    const answers = { onConfirm: () => send('answer'), onOther: () => send('finish') };
    setState({ question: { title, text, confirmLabel, otherLabel, ...answers } });
  } else if (isQuestion(action)) {
    const { title, several, text } = texts.questions[action];
    const values = { messages: count };
    const confirmLabel = texts.actions[action === 'resend-failed' ? 'resend' : action];
    const question = { title: say(count === 1 ? title : several, values), text: say(text, values) };
    setState({ question: { ...question, confirmLabel, onConfirm: () => send(action) } });
  } else {
    send(action);
  }
}

function isQuestion(action: Action): action is Question {
  return Object.hasOwn(texts.questions, action);
}

/** Answered and held messages are not answered; a held one is released first. */
export function toggleAnswered(message: StoredMessage, onAnswered?: () => void) {
  if (message.answered_at !== null) {
    act('reopen', { messages: [message] });
  } else if (message.status !== 'held') {
    act('answer', { messages: [message], onDone: onAnswered });
  }
}

export function toggleTaken(message: StoredMessage) {
  act(findTakeAction(message), { messages: [message] });
}

export function findTakeAction({ taken_by }: StoredMessage) {
  return taken_by !== null && taken_by === getState().overview?.actor ? 'give-back' : 'take';
}

export async function copyToClipboard(text: string) {
  const copied = navigator.clipboard.writeText(text).then(() => texts.results.copied);
  setState({ notice: { text: await copied.catch(() => texts.problems.refused) } });
}
