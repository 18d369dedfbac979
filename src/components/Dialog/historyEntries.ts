import { closeDialog, openDialog } from './openClose';

/** The open dialogs, the last on top. Each has an entry in the history, so that Back closes it. */
const dialogs = new Set<HTMLDialogElement>();
let address = '';

/** The history answers later: one step waits for the other. */
let steps = Promise.resolve();
let arrive: (() => void) | undefined;

/** Opens a dialog over the page. Back closes it and stays on the page. */
export function openWithHistoryEntry(dialog: HTMLDialogElement | null) {
  if (!dialog || dialogs.has(dialog)) {
    return;
  }
  dialogs.add(dialog);
  dialog.addEventListener('close', () => leave(dialog), { once: true });
  openDialog(dialog);
  steps = steps.then(() => {
    address = location.href;
    history.pushState({ ...history.state, overPage: true }, '');
  });
}

/** Before another page: closes what is open, and resolves when the history has no entry of it. */
export function closeAllDialogs(): Promise<void> {
  for (const dialog of dialogs) {
    closeDialog(dialog);
    leave(dialog);
  }
  // Safari refuses a hundred entries within seconds; the dialogs then have none.
  return steps.catch(() => {});
}

function leave(dialog: HTMLDialogElement) {
  if (dialogs.delete(dialog)) {
    steps = steps.then(goBack);
  }
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    arrive = resolve;
    history.back();
  });
}

/** The router knows nothing of these entries: their address is the page's. */
function handlePop(event: PopStateEvent) {
  const top = [...dialogs].at(-1);
  if (arrive) {
    arrive();
    arrive = undefined;
  } else if (top) {
    const stays = location.href === address;
    for (const dialog of stays ? [top] : dialogs) {
      dialogs.delete(dialog);
      closeDialog(dialog);
    }
    if (!stays) {
      return;
    }
  } else if (event.state?.overPage) {
    // Forward, to what is closed.
    steps = steps.then(goBack);
  } else {
    return;
  }
  event.stopImmediatePropagation();
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', handlePop, { capture: true });
  // A reload closed it.
  if (history.state?.overPage) {
    steps = goBack();
  }
}
