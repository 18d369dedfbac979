import { useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { openDialog } from '../../components/Dialog/openClose';
import { PageLoader } from '../../components/Loader';
import { Section } from '../../components/Section';
import { headings, sample } from './sample';
import styles from './styles.module.css';

export function DialogExample() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  return (
    <Section ground="sand" heading={headings.dialog}>
      <Button data-early="" onClick={() => openDialog(dialogRef.current)}>
        {sample.open}
      </Button>
      <Dialog ref={dialogRef} title={sample.heading} closeLabel={sample.closeLabel}>
        <p>{sample.text}</p>
      </Dialog>
    </Section>
  );
}

/** The button crashes the page, so that the error screen appears. */
export function ErrorAndLoadingStates() {
  const [hasCrashed, setHasCrashed] = useState(false);
  if (hasCrashed) {
    throw Object.assign(new Error(sample.text), { status: 500 });
  }
  return (
    <Section heading={headings.states}>
      <Button variant="quiet" data-early="" onClick={() => setHasCrashed(true)}>
        {sample.crash}
      </Button>
      <div className={styles.loader}>
        <PageLoader />
      </div>
    </Section>
  );
}
