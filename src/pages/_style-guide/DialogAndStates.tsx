import { useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { openDialog } from '../../components/Dialog/openClose';
import { PageLoader } from '../../components/Loader';
import { Section } from '../../components/Section';
import { exampleContent, guideSectionHeadings } from './exampleContent';
import styles from './styles.module.css';

export function DialogExample() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  return (
    <Section ground="sand" heading={guideSectionHeadings.dialog}>
      <Button data-early="" onClick={() => openDialog(dialogRef.current)}>
        {exampleContent.open}
      </Button>
      <Dialog
        ref={dialogRef}
        title={exampleContent.sampleHeading}
        closeLabel={exampleContent.closeLabel}
      >
        <p>{exampleContent.sampleText}</p>
      </Dialog>
    </Section>
  );
}

/** The button crashes the page, so that the error screen appears. */
export function ErrorAndLoadingStates() {
  const [shouldCrash, setShouldCrash] = useState(false);
  if (shouldCrash) {
    throw Object.assign(new Error(exampleContent.sampleText), { status: 500 });
  }
  return (
    <Section heading={guideSectionHeadings.states}>
      <Button variant="quiet" data-early="" onClick={() => setShouldCrash(true)}>
        {exampleContent.crash}
      </Button>
      <div className={styles.loader}>
        <PageLoader />
      </div>
    </Section>
  );
}
