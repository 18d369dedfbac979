import texts from '@content/search';
import { useEffect, useState } from 'react';
import { FailureNotice } from '../FailureNotice';
import { IconButton } from '../IconButton';
import { Magnifier } from '../icons';
import { useOnDemand } from '../useOnDemand';
import styles from './styles.module.css';

/** Opens the search. Its code and index load with the first opening. */
export function SearchButton({
  look = 'icon',
  query = '',
}: {
  /** The icon stands in the header and answers Ctrl or ⌘ and K. */
  look?: 'icon' | 'word' | 'field';
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
    if (look === 'icon') {
      addEventListener('keydown', onKey);
      return () => removeEventListener('keydown', onKey);
    }
  }, [look]);

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
      {look === 'icon' ? (
        <IconButton label={texts.title} {...opening}>
          <Magnifier />
        </IconButton>
      ) : (
        <button type="button" className={styles[look]} {...opening}>
          <Magnifier />
          {look === 'word' ? texts.open : texts.label}
        </button>
      )}
      {failed && <FailureNotice>{texts.failed}</FailureNotice>}
      {open && loaded && <loaded.SearchDialog query={query} onClose={() => setOpen(false)} />}
    </>
  );
}
