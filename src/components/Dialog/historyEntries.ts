import { closeDialog, openDialog } from './openClose';

/** The last dialog is on top. Each has a history entry, so that Back closes it. */
const openDialogs = new Set<HTMLDialogElement>();
let pageUrl = '';

/** History navigation is asynchronous, so each step waits for the previous step. */
let pendingSteps = Promise.resolve();
let resolveBack: (() => void) | undefined;

export function openWithHistoryEntry(dialog: HTMLDialogElement | null) {
  if (!dialog || openDialogs.has(dialog)) {
    return;
  }
  openDialogs.add(dialog);
  dialog.addEventListener('close', () => removeEntry(dialog), { once: true });
  openDialog(dialog);
  pendingSteps = pendingSteps.then(() => {
    pageUrl = location.href;
    history.pushState({ ...history.state, isDialogEntry: true }, '');
  });
}

/** Resolves once the history has no entry of a dialog, so that the router can navigate. */
export function closeAllDialogs(): Promise<void> {
  for (const dialog of openDialogs) {
    closeDialog(dialog);
    removeEntry(dialog);
  }
  // Safari throws after a hundred history entries in seconds; dialogs then work without entries.
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

/** Hides the dialogs' entries from the router: their URL is the page's. */
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
  } else if (event.state?.isDialogEntry) {
    // Forward leads to the entry of a closed dialog.
    pendingSteps = pendingSteps.then(goBack);
  } else {
    return;
  }
  event.stopImmediatePropagation();
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', handlePopState, { capture: true });
  // A reload closes a dialog but keeps its entry.
  if (history.state?.isDialogEntry) {
    pendingSteps = goBack();
  }
}
