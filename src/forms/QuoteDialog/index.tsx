import quote from '@content/forms/quote';
import { type RefObject, useEffect } from 'react';
import { Dialog } from '../../components/Dialog';
import { openWithHistoryEntry } from '../../components/Dialog/historyEntries';
import { InquiryForm } from '../InquiryForm';

/** The quote dialog opens on mount. Closing the dialog keeps the input. */
export function QuoteDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { title, lead, close: closeLabel } = quote;

  useEffect(() => openWithHistoryEntry(ref.current), [ref]);

  return (
    <Dialog ref={ref} title={title} lead={lead} closeLabel={closeLabel}>
      <InquiryForm id="quote" />
    </Dialog>
  );
}
