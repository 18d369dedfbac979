/** A file of its own so that the library loads on this page and when a calendar is connected only. */

import colours from '@content/scheduler-colours';
import { useLocation } from '@docusaurus/router';
import { InlineWidget } from 'react-calendly';
import type { Content } from '../../content/schemas';
import { prefill } from './prefill';
import styles from './styles.module.css';

function NoSpinner() {
  return null;
}

export function Calendar({
  page,
  texts,
}: {
  page: string;
  texts: Content['meeting']['scheduler'];
}) {
  const { search } = useLocation();
  return (
    <InlineWidget
      {...prefill(page, search, colours)}
      iframeTitle={texts.title}
      className={styles.widget}
      LoadingSpinner={NoSpinner}
    />
  );
}
