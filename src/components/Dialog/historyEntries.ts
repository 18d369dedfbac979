import { closeDialog, openDialog } from './openClose';

/** The open dialogs, the last on top. Each has an entry in the history, so that Back closes it. */
const openDialogs = new Set<HTMLDialogElement>();
let pageUrl = '';

/** The history answers later: one step waits for the other. */
let pendingSteps = Promise.resolve();
let resolveBack: (() => void) | undefined;

/** Opens a dialog over the page. Back closes it and stays on the page. */
export function openWithHistoryEntry(dialog: HTMLDialogElement | null) {
  if (!dialog || openDialogs.has(dialog)) {
    return;
  }
  openDialogs.add(dialog);
  dialog.addEventListener('close', () => removeEntry(dialog), { once: true });
  openDialog(dialog);
  pendingSteps = pendingSteps.then(() => {
    pageUrl = location.href;
    history.pushState({ ...history.state, overPage: true }, '');
  });
}

/** Before another page: closes what is open, and resolves when the history has no entry of it. */
export function closeAllDialogs(): Promise<void> {
  for (const dialog of openDialogs) {
    closeDialog(dialog);
    removeEntry(dialog);
  }
  // Safari refuses a hundred entries within seconds; the dialogs then have none.
  return pendingSteps.catch(() => {});
}

function removeEntry(dialog: HTMLDialogElement) {
  if (openDialogs.delete(dialog)) {
    pendingSteps = pendingSteps.then(goBack);
  }
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    resolveBack = resolve;
    history.back();
  });
}

/** The router knows nothing of these entries: their address is the page's. */
function handlePopState(event: PopStateEvent) {
  const topDialog = [...openDialogs].at(-1);
  if (resolveBack) {
    resolveBack();
    resolveBack = undefined;
  } else if (topDialog) {
    const isSamePage = location.href === pageUrl;
    for (const dialog of isSamePage ? [topDialog] : openDialogs) {
      openDialogs.delete(dialog);
      closeDialog(dialog);
    }
    if (!isSamePage) {
      return;
    }
  } else if (event.state?.overPage) {
    // Forward, to what is closed.
    pendingSteps = pendingSteps.then(goBack);
  } else {
    return;
  }
  event.stopImmediatePropagation();
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', handlePopState, { capture: true });
  // A reload closed it.
  if (history.state?.overPage) {
    pendingSteps = goBack();
  }
}
