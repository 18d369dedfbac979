import search from '@content/search';
import { useEffect, useState } from 'react';
import { Magnifier } from '../icons';
import type { SearchDialog } from './SearchDialog';
import styles from './styles.module.css';

type Loaded = typeof SearchDialog | 'failed';

/** Opens the search; its code and its list load with the first opening. */
export function SearchButton({
  labelled = false,
  asked = '',
}: {
  /** With its word beside the icon; the one without, in the header, also answers Ctrl or ⌘ and K. */
  labelled?: boolean;
  /** Words that the visitor came with: the search opens with them. */
  asked?: string;
}) {
  const [Dialog, setDialog] = useState<Loaded>();
  const { open: word, title, failed } = search;

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // In this order: what a browser fills in comes as a press without a key.
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        bring(setDialog);
      }
    }
    if (!labelled) {
      addEventListener('keydown', onKey);
      return () => removeEventListener('keydown', onKey);
    }
  }, [labelled]);

  useEffect(() => {
    if (asked) {
      bring(setDialog);
    }
  }, [asked]);

  return (
    <>
      <button
        type="button"
        className={labelled ? styles.labelled : styles.icon}
        aria-label={labelled ? undefined : title}
        aria-haspopup="dialog"
        data-early=""
        onClick={() => bring(setDialog)}
      >
        <Magnifier />
        {labelled && word}
      </button>
      {Dialog === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {failed}
        </p>
      ) : (
        Dialog && <Dialog words={asked} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}

function bring(show: (dialog: () => Loaded) => void) {
  import('./SearchDialog').then(
    (loaded) => show(() => loaded.SearchDialog),
    () => show(() => 'failed'),
  );
}
