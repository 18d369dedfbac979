import texts from '@content/forms/quote';
import navigation from '@content/navigation';
import { type ComponentType, type MouseEvent, type RefObject, useRef } from 'react';
import { showOverPage } from '../Dialog/overPage';
import { FailureNotice } from '../FailureNotice';
import { Quote } from '../icons';
import { Link } from '../Link';
import { opensElsewhere } from '../opensElsewhere';
import { useOnDemand } from '../useOnDemand';
import styles from './styles.module.css';

type QuoteDialogType = ComponentType<{ ref: RefObject<HTMLDialogElement | null> }>;
export type LoadQuoteDialog = () => Promise<{ QuoteDialog: QuoteDialogType }>;

/** "Get a quote": opens a dialog; without scripts it leads to the contact page. */
export function QuoteLink({ load }: { load: LoadQuoteDialog }) {
  const { label, to } = navigation.quote;
  const { loaded, failed, request } = useOnDemand(load);
  const dialog = useRef<HTMLDialogElement>(null);

  function open(event: MouseEvent) {
    if (opensElsewhere(event)) {
      return;
    }
    event.preventDefault();
    if (loaded) {
      showOverPage(dialog.current);
    } else {
      request();
    }
  }

  return (
    <>
      <Link to={to} className={styles.quote} onClick={open}>
        <Quote />
        {label}
      </Link>
      {loaded && <loaded.QuoteDialog ref={dialog} />}
      {failed && <FailureNotice>{texts.failed}</FailureNotice>}
    </>
  );
}
