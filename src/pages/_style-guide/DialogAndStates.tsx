import guide from '@content/style-guide';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { openDialog } from '../../components/Dialog/openClose';
import { PageLoader } from '../../components/Loader';
import { Section } from '../../components/Section';
import { example } from './exampleContent';
import styles from './styles.module.css';

export function DialogExample() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  return (
    <Section ground="sand" heading={guide.headings.dialog}>
      <Button data-early="" onClick={() => openDialog(dialogRef.current)}>
        {example.open}
      </Button>
      <Dialog ref={dialogRef} title={example.sampleHeading} closeLabel={example.closeLabel}>
        <p>{example.sampleText}</p>
      </Dialog>
    </Section>
  );
}

/** The button crashes the page, so that the error screen appears. */
export function ErrorAndLoadingStates() {
  const [shouldCrash, setShouldCrash] = useState(false);
  if (shouldCrash) {
    throw Object.assign(new Error(example.sampleText), { status: 500 });
  }
  return (
    <Section heading={guide.headings.states}>
      <Button variant="quiet" data-early="" onClick={() => setShouldCrash(true)}>
        {example.crash}
      </Button>
      <div className={styles.loader}>
        <PageLoader />
      </div>
    </Section>
  );
}
