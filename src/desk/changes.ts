/** Sends changes to the Worker; asks before some, and offers to undo others. */
import { type ChangeRequest, type ChangeResult, DeskProblem, type StoredMessage } from './api';
import { formatDay } from './format';
import { getState, type Question, reloadData, requestData, setState } from './state';
import { findText, say, texts } from './texts';

/** Sends a change to the Worker, and returns null when the request failed. */
export async function sendChange(
  request: ChangeRequest,
  noticeText = findText(texts.results, request.do),
) {
  try {
    const result = await requestData<ChangeResult>('changes', request);
    if (noticeText) {
      setState({ notice: createNotice(request, result, noticeText) });
    }
    reloadData();
    return result;
  } catch (error) {
    if (error instanceof DeskProblem && error.kind === 'gone') {
      setState({ notice: { text: texts.results.none } });
      reloadData();
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

export type Action = keyof typeof texts.results & keyof typeof texts.actions;

export interface ActionOptions {
  /** Absent for "resend-failed", where the Worker selects the messages. */
  messages?: StoredMessage[] | undefined;
  count?: number;
  onDone?: (() => void) | undefined;
}

/** Changes messages, after a question if the change cannot be undone or a reminder stands. */
export function act(
  action: Action,
  { messages, count = messages?.length ?? 1, onDone }: ActionOptions,
) {
  async function send(change: string) {
    const references = messages?.map(({ reference }) => reference);
    if (await sendChange({ do: change, references })) {
      onDone?.();
    }
  }
  const dueDays = messages?.flatMap(({ due_on }) => due_on ?? []) ?? [];
  const question = questions.get(action);
  if (action === 'answer' && dueDays.length > 0) {
    setState({ question: askAboutReminders(dueDays, send) });
  } else if (question) {
    const confirmLabel = texts.actions[action === 'resend-failed' ? 'resend' : action];
    const title = say(count === 1 ? question.title : question.several, { messages: count });
    const text = say(question.text, { messages: count });
    setState({ question: { title, text, confirmLabel, onConfirm: () => send(action) } });
  } else {
    send(action);
  }
}

type QuestionTexts = Record<'title' | 'several' | 'text', string>;
const questions = new Map<string, QuestionTexts>(Object.entries(texts.questions));

function askAboutReminders(dueDays: string[], send: (change: string) => void): Question {
  const [dueDay = ''] = dueDays;
  const { title, one, several } = texts.keepReminder;
  const values = { day: formatDay(dueDay), count: dueDays.length };
  return {
    title,
    text: say(dueDays.length === 1 ? one : several, values),
    confirmLabel: texts.actions['keep-reminder'],
    otherLabel: texts.actions['drop-reminder'],
    onConfirm: () => send('answer'),
    onOther: () => send('finish'),
  };
}

/** Marks a message answered, or open again; held messages are released first. */
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
