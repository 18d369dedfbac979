import quote from '@content/forms/quote';
import { type RefObject, useEffect } from 'react';
import { Dialog } from '../../components/Dialog';
import { openWithHistoryEntry } from '../../components/Dialog/historyEntries';
import { InquiryForm } from '../InquiryForm';

/** Opens on mount. Closing the dialog keeps the input. */
export function QuoteDialog({ ref: dialog }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { title, lead, close } = quote;

  useEffect(() => openWithHistoryEntry(dialog.current), [dialog]);

  return (
    <Dialog ref={dialog} title={title} lead={lead} closeLabel={close}>
      <InquiryForm id="quote" />
    </Dialog>
  );
}
