import search from '@content/search';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Magnifier } from '../icons';
import styles from './styles.module.css';

const SearchDialog = lazy(() => import('./SearchDialog'));

/** Opens the search; its code and its list load with the first opening. */
export function SearchButton({
  labelled = false,
}: {
  /** With its word beside the icon; the one without, in the header, also answers Ctrl or ⌘ and K. */
  labelled?: boolean;
}) {
  const [open, setOpen] = useState(false);
  const { open: word, title } = search;

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        setOpen(true);
      }
    }
    if (!labelled) {
      addEventListener('keydown', onKey);
      return () => removeEventListener('keydown', onKey);
    }
  }, [labelled]);

  return (
    <>
      <button
        type="button"
        className={labelled ? styles.labelled : styles.icon}
        aria-label={labelled ? undefined : title}
        aria-haspopup="dialog"
        data-early=""
        onClick={() => setOpen(true)}
      >
        <Magnifier />
        {labelled && word}
      </button>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
