import colours from '@content/scheduler-colours';
import { useLocation } from '@docusaurus/router';
import { type ReactNode, useMemo } from 'react';
import { ExternalLink } from '../../components/ExternalLink';
import { Section } from '../../components/Section';
import type { Content } from '../../content/schemas';
import { mountFrame } from '../frame';
import { useVendor } from '../useVendor';
import { schedulerAddress } from './address';
import styles from './styles.module.css';

/** Loads at once: a visitor who opens the meeting page wants the calendar. */
export function Scheduler({
  connection,
  texts,
  children,
}: {
  connection: NonNullable<Content['embeds']['scheduler']>;
  texts: Content['meeting']['scheduler'];
  children: ReactNode;
}) {
  const { search } = useLocation();
  const mount = useMemo(
    () => mountFrame(schedulerAddress(connection.page, search, colours), texts.title),
    [connection, search, texts],
  );
  const { container, state } = useVendor(mount, true);
  return (
    <>
      <Section labelledBy="scheduler" heading={texts.heading} lead={texts.lead}>
        <p role="status" className={styles.status} data-state={state}>
          {state === 'loading' && texts.loading}
          {state === 'failed' && texts.failed}
        </p>
        <div ref={container} className={styles.frame} data-state={state} />
        <ExternalLink to={connection.page}>{texts.open}</ExternalLink>
      </Section>
      {state === 'failed' && children}
    </>
  );
}
