import texts from '@content/forms/quote';
import navigation from '@content/navigation';
import { type MouseEvent, useRef } from 'react';
import { openWithHistoryEntry } from '../../components/Dialog/historyEntries';
import { FailureNotice } from '../../components/FailureNotice';
import { Quote } from '../../components/icons';
import { isModifiedClick } from '../../components/isModifiedClick';
import { Link } from '../../components/Link';
import { useOnDemand } from '../../components/useOnDemand';
import styles from './styles.module.css';

/** Opens a dialog; without scripts the link leads to the contact page. */
export function QuoteLink() {
  const { label, to } = navigation.quote;
  const { module, failed, request } = useOnDemand(() => import('../../forms/QuoteDialog'));
  const dialog = useRef<HTMLDialogElement>(null);

  function open(event: MouseEvent) {
    if (isModifiedClick(event)) {
      return;
    }
    event.preventDefault();
    if (module) {
      openWithHistoryEntry(dialog.current);
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
      {module && <module.QuoteDialog ref={dialog} />}
      {failed && <FailureNotice>{texts.failed}</FailureNotice>}
    </>
  );
}
