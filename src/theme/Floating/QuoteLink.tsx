import texts from '@content/forms/quote';
import navigation from '@content/navigation';
import { type MouseEvent, useRef } from 'react';
import { showWithEntry } from '../../components/Dialog/entries';
import { FailureNotice } from '../../components/FailureNotice';
import { Quote } from '../../components/icons';
import { Link } from '../../components/Link';
import { opensElsewhere } from '../../components/opensElsewhere';
import { useOnDemand } from '../../components/useOnDemand';
import styles from './styles.module.css';

/** "Get a quote": opens a dialog; without scripts it leads to the contact page. */
export function QuoteLink() {
  const { label, to } = navigation.quote;
  const { loaded, failed, request } = useOnDemand(() => import('../../forms/QuoteDialog'));
  const dialog = useRef<HTMLDialogElement>(null);

  function open(event: MouseEvent) {
    if (opensElsewhere(event)) {
      return;
    }
    event.preventDefault();
    if (loaded) {
      showWithEntry(dialog.current);
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
