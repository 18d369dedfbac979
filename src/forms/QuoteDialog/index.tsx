import quote from '@content/forms/quote';
import { type RefObject, useEffect } from 'react';
import { Dialog } from '../../components/Dialog';
import { openWithHistoryEntry } from '../../components/Dialog/historyEntries';
import { InquiryForm } from '../InquiryForm';

/** The quote dialog opens on mount. Closing the dialog keeps the input. */
export function QuoteDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  useEffect(() => openWithHistoryEntry(ref.current), [ref]);

  return (
    <Dialog ref={ref} title={quote.title} lead={quote.lead} closeLabel={quote.close}>
      <InquiryForm id="quote" />
    </Dialog>
  );
}
