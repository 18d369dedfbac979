import quote from '@content/forms/quote';
import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../components/Dialog';
import { closeOverPage, showOverPage } from '../../components/Dialog/overPage';
import { InquiryForm } from '../InquiryForm';

/** A short inquiry over any page. Closing keeps what was typed. */
export function QuoteDialog({ openings }: { openings: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const { title, lead, close } = quote;

  useEffect(() => {
    if (openings > 0) showOverPage(dialog.current);
  }, [openings]);

  useEffect(() => {
    const shown = dialog.current;
    return () => {
      if (pathname) closeOverPage(shown);
    };
  }, [pathname]);

  return (
    <Dialog ref={dialog} title={title} lead={lead} closeLabel={close}>
      <InquiryForm id="quote" />
    </Dialog>
  );
}
