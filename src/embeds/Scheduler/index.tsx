import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ExternalLink } from '../../components/ExternalLink';
import { Section } from '../../components/Section';
import type { Content } from '../../content/schemas';
import { probe } from '../frame';
import { type Outcome, type Mount, useVendor } from '../useVendor';
import type { Calendar } from './Calendar';
import styles from './styles.module.css';

/** The calendar with our free times. Who opens the page of meetings has asked for it. */
export function Scheduler({
  connection,
  texts,
  children,
}: {
  connection: NonNullable<Content['embeds']['scheduler']>;
  texts: Content['meeting']['scheduler'];
  /** What takes its place when it cannot be reached. */
  children: ReactNode;
}) {
  const [LoadedCalendar, setCalendar] = useState<typeof Calendar>();
  const outcome = useRef<Outcome>(null);
  const mount: Mount = useMemo(
    () => (_, settle) => {
      outcome.current = settle;
      function load() {
        import('./Calendar').then((loaded) => setCalendar(() => loaded.Calendar), settle.failed);
      }
      return probe(connection.page, load, settle.failed);
    },
    [connection],
  );
  const { container, state } = useVendor(mount, 1);
  return (
    <>
      <Section labelledBy="scheduler" heading={texts.heading} lead={texts.lead}>
        <p role="status" className={styles.status} data-state={state}>
          {state === 'loading' && texts.loading}
          {state === 'failed' && texts.failed}
        </p>
        <div
          ref={container}
          className={styles.place}
          data-state={state}
          onLoadCapture={() => outcome.current?.ready()}
        >
          {LoadedCalendar && state !== 'failed' && (
            <LoadedCalendar page={connection.page} texts={texts} />
          )}
        </div>
        <ExternalLink to={connection.page}>{texts.open}</ExternalLink>
      </Section>
      {state === 'failed' && children}
    </>
  );
}
