import texts from '@content/search';
import { useEffect, useState } from 'react';
import { FailureNotice } from '../FailureNotice';
import { IconButton } from '../IconButton';
import { Magnifier } from '../icons';
import { useOnDemand } from '../useOnDemand';
import styles from './styles.module.css';

/** Opens the search. Its code and index load with the first opening. */
export function SearchButton({
  labelled = false,
  query = '',
}: {
  /** Shows a word beside the icon. The header's button has none, and answers Ctrl or ⌘ and K. */
  labelled?: boolean;
  /** Opens the search with these words. */
  query?: string;
}) {
  const [open, setOpen] = useState(false);
  const { loaded, failed, request } = useOnDemand(() => import('./SearchDialog'));

  async function show() {
    setOpen(await request());
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // Modifiers first: autofill fires keydown without a key.
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        show();
      }
    }
    if (!labelled) {
      addEventListener('keydown', onKey);
      return () => removeEventListener('keydown', onKey);
    }
  }, [labelled]);

  useEffect(() => {
    if (query) {
      show();
    }
  }, [query]);

  const opening = {
    'aria-haspopup': 'dialog',
    'data-early': '',
    onClick: show,
  } as const;
  return (
    <>
      {labelled ? (
        <button type="button" className={styles.labelled} {...opening}>
          <Magnifier />
          {texts.open}
        </button>
      ) : (
        <IconButton label={texts.title} {...opening}>
          <Magnifier />
        </IconButton>
      )}
      {failed && <FailureNotice>{texts.failed}</FailureNotice>}
      {open && loaded && <loaded.SearchDialog query={query} onClose={() => setOpen(false)} />}
    </>
  );
}
