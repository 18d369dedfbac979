import texts from '@content/forms/quote';
import { type MouseEvent, useRef, useState } from 'react';
import { openWithHistoryEntry } from '../../components/Dialog/historyEntries';
import { hasModifier } from '../../components/hasModifier';
import { LoadFailureNotice } from '../../components/LoadFailureNotice';
import { useLazyImport } from '../../components/useLazyImport';

/** `beforeOpen` runs once the dialog has loaded; after a failure, a notice shows instead. */
export function useQuoteDialog(beforeOpen: () => void) {
  const dialogImport = useLazyImport(() => import('../../forms/QuoteDialog'), {
    reloadsOutdatedPage: true,
  });
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isDialogMounted, setIsDialogMounted] = useState(false);

  async function openQuoteDialog(event: MouseEvent) {
    if (hasModifier(event)) {
      return;
    }
    event.preventDefault();
    if (isDialogMounted || (await dialogImport.request())) {
      beforeOpen();
      openWithHistoryEntry(dialogRef.current);
      setIsDialogMounted(true);
    }
  }

  const quoteDialog = (
    <>
      {isDialogMounted && dialogImport.module && (
        <dialogImport.module.QuoteDialog ref={dialogRef} />
      )}
      {dialogImport.failed && <LoadFailureNotice>{texts.failed}</LoadFailureNotice>}
    </>
  );
  return { openQuoteDialog, quoteDialog };
}
