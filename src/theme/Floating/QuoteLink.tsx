import texts from '@content/forms/quote';
import navigation from '@content/navigation';
import { type MouseEvent, useRef, useState } from 'react';
import { openWithHistoryEntry } from '../../components/Dialog/historyEntries';
import { hasModifier } from '../../components/hasModifier';
import { TextDocument } from '../../components/icons';
import { Link } from '../../components/Link';
import { LoadFailureNotice } from '../../components/LoadFailureNotice';
import { useLazyImport } from '../../components/useLazyImport';
import styles from './styles.module.css';

/** The link opens the quote dialog; without scripts it leads to the contact page. */
export function QuoteLink() {
  const { label, to } = navigation.quote;
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
    if (isDialogMounted) {
      openWithHistoryEntry(dialogRef.current);
    } else {
      setIsDialogMounted(await dialogImport.request());
    }
  }

  return (
    <>
      <Link to={to} className={styles.quote} onClick={openQuoteDialog}>
        <TextDocument />
        {label}
      </Link>
      {isDialogMounted && dialogImport.module && (
        <dialogImport.module.QuoteDialog ref={dialogRef} />
      )}
      {dialogImport.failed && <LoadFailureNotice>{texts.failed}</LoadFailureNotice>}
    </>
  );
}
