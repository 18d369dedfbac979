import navigation from '@content/navigation';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { Quote } from '../../icons';
import { opensElsewhere } from '../../opensElsewhere';
import styles from './styles.module.css';

export type LoadQuoteDialog = () => Promise<{ QuoteDialog: ComponentType<{ openings: number }> }>;

/** "Get a quote": a link to the contact page, which opens a dialog instead where scripts run. */
export function QuoteLink({ load }: { load: LoadQuoteDialog }) {
  const { label, to } = navigation.quote;
  const history = useHistory();
  const [QuoteDialog, setQuoteDialog] = useState<ComponentType<{ openings: number }>>();
  const [openings, setOpenings] = useState(0);

  async function open(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    try {
      const loaded = await load();
      setQuoteDialog(() => loaded.QuoteDialog);
      setOpenings((before) => before + 1);
    } catch {
      history.push(to);
    }
  }

  return (
    <>
      <Link to={to} className={styles.quote} onClick={open}>
        <Quote />
        {label}
      </Link>
      {QuoteDialog && <QuoteDialog openings={openings} />}
    </>
  );
}
