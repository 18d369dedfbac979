import search from '@content/search';
import { useEffect, useState } from 'react';
import { FailureNotice } from '../FailureNotice';
import { IconButton } from '../IconButton';
import { Magnifier } from '../icons';
import type { SearchDialog } from './SearchDialog';
import styles from './styles.module.css';

type Loaded = typeof SearchDialog | 'failed';

/** Opens the search. Its code and index load with the first opening. */
export function SearchButton({
  labelled = false,
  asked = '',
}: {
  /** Shows a word beside the icon. The header's button has none, and answers Ctrl or ⌘ and K. */
  labelled?: boolean;
  /** Opens the search with these words. */
  asked?: string;
}) {
  const [Dialog, setDialog] = useState<Loaded>();
  const { open: word, title, failed } = search;

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // Modifiers first: autofill fires keydown without a key.
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        loadDialog(setDialog);
      }
    }
    if (!labelled) {
      addEventListener('keydown', onKey);
      return () => removeEventListener('keydown', onKey);
    }
  }, [labelled]);

  useEffect(() => {
    if (asked) {
      loadDialog(setDialog);
    }
  }, [asked]);

  const opening = {
    'aria-haspopup': 'dialog',
    'data-early': '',
    onClick: () => loadDialog(setDialog),
  } as const;
  return (
    <>
      {labelled ? (
        <button type="button" className={styles.labelled} {...opening}>
          <Magnifier />
          {word}
        </button>
      ) : (
        <IconButton label={title} {...opening}>
          <Magnifier />
        </IconButton>
      )}
      {Dialog === 'failed' ? (
        <FailureNotice>{failed}</FailureNotice>
      ) : (
        Dialog && <Dialog words={asked} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}

function loadDialog(show: (dialog: () => Loaded) => void) {
  import('./SearchDialog').then(
    (loaded) => show(() => loaded.SearchDialog),
    () => show(() => 'failed'),
  );
}
