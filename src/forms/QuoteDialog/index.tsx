import quote from '@content/forms/quote';
import { type RefObject, useEffect } from 'react';
import { Dialog } from '../../components/Dialog';
import { openWithHistoryEntry } from '../../components/Dialog/historyEntries';
import { InquiryForm } from '../InquiryForm';

/** The quote dialog opens on mount. Closing the dialog keeps the input. */
export function QuoteDialog({ ref: dialogRef }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { title, lead, close: closeLabel } = quote;

  useEffect(() => openWithHistoryEntry(dialogRef.current), [dialogRef]);

  return (
    <Dialog ref={dialogRef} title={title} lead={lead} closeLabel={closeLabel}>
      <InquiryForm id="quote" />
    </Dialog>
  );
}
