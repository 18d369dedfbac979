import { closeDialog, openDialog } from './openClose';

/** Each open dialog has a history entry, so that Back closes it; the last dialog is on top. */
const openDialogElements = new Set<HTMLDialogElement>();
let dialogPageUrl = '';

/** History navigation is asynchronous, so each push or back waits for the previous one. */
let lastHistoryStepPromise = Promise.resolve();
let resolveGoBackStep: (() => void) | undefined;

export function openWithHistoryEntry(dialogElement: HTMLDialogElement | null) {
  if (!dialogElement || openDialogElements.has(dialogElement)) {
    return;
  }
  openDialogElements.add(dialogElement);
  dialogElement.addEventListener('close', () => removeHistoryEntry(dialogElement), { once: true });
  openDialog(dialogElement);
  lastHistoryStepPromise = lastHistoryStepPromise.then(() => {
    dialogPageUrl = location.href;
    history.pushState({ ...history.state, isDialogEntry: true }, '');
  });
}

/** Resolves once the history has no entry of a dialog, so that the router can navigate. */
export function closeAllDialogs(): Promise<void> {
  for (const dialogElement of openDialogElements) {
    closeDialog(dialogElement);
    removeHistoryEntry(dialogElement);
  }
  // Safari throws after a hundred history entries in seconds; dialogs then work without entries.
  return lastHistoryStepPromise.catch(() => {});
}

function removeHistoryEntry(dialogElement: HTMLDialogElement) {
  if (openDialogElements.delete(dialogElement)) {
    lastHistoryStepPromise = lastHistoryStepPromise.then(goBackInHistory);
  }
}

function goBackInHistory(): Promise<void> {
  return new Promise((resolve) => {
    resolveGoBackStep = resolve;
    history.back();
  });
}

/** Hides a dialog's history entry from the router, because the entry has the URL of the page. */
function handlePopState(event: PopStateEvent) {
  const topDialog = [...openDialogElements].at(-1);
  if (resolveGoBackStep) {
    resolveGoBackStep();
    resolveGoBackStep = undefined;
  } else if (topDialog) {
    const isOnDialogPage = location.href === dialogPageUrl;
    for (const dialogElement of isOnDialogPage ? [topDialog] : openDialogElements) {
      openDialogElements.delete(dialogElement);
      closeDialog(dialogElement);
    }
    if (!isOnDialogPage) {
      return;
    }
  } else {
    // The Forward button may lead to the entry of a closed dialog: the history then goes back, and
    // the router handles the entry too, because the visitor may come from another page.
    if (event.state?.isDialogEntry) {
      lastHistoryStepPromise = lastHistoryStepPromise.then(goBackInHistory);
    }
    return;
  }
  event.stopImmediatePropagation();
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', handlePopState, { capture: true });
  // A reload closes a dialog but keeps its history entry, so the history goes back.
  if (history.state?.isDialogEntry) {
    lastHistoryStepPromise = goBackInHistory();
  }
}
