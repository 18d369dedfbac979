import { useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { openDialog } from '../../components/Dialog/openClose';
import { PageLoader } from '../../components/Loader';
import { Section } from '../../components/Section';
import { headings, sample } from './sample';
import styles from './styles.module.css';

export function DialogExample() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Section ground="sand" heading={headings.dialog}>
      <Button data-early="" onClick={() => openDialog(dialog.current)}>
        {sample.open}
      </Button>
      <Dialog ref={dialog} title={sample.heading} closeLabel={sample.close}>
        <p>{sample.text}</p>
      </Dialog>
    </Section>
  );
}

/** The button crashes the page, to show the error screen. */
export function States() {
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
