import quote from '@content/forms/quote';
import { useLocation } from '@docusaurus/router';
import { type RefObject, useEffect } from 'react';
import { Dialog } from '../../components/Dialog';
import { closeOverPage, showOverPage } from '../../components/Dialog/overPage';
import { InquiryForm } from '../InquiryForm';

/** The inquiry form in a dialog that opens on mount. Closing keeps the input. */
export function QuoteDialog({ ref: dialog }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { pathname } = useLocation();
  const { title, lead, close } = quote;

  useEffect(() => showOverPage(dialog.current), [dialog]);

  useEffect(() => {
    const shown = dialog.current;
    return () => {
      if (pathname) {
        closeOverPage(shown);
      }
    };
  }, [dialog, pathname]);

  return (
    <Dialog ref={dialog} title={title} lead={lead} closeLabel={close}>
      <InquiryForm id="quote" />
    </Dialog>
  );
}
