import texts from '@content/search';
import { useEffect, useState } from 'react';
import { FailureNotice } from '../FailureNotice';
import { IconButton } from '../IconButton';
import { Magnifier } from '../icons';
import { useOnDemand } from '../useOnDemand';
import styles from './styles.module.css';

/** The code and the index of the search load on first use. */
export function SearchButton({
  variant = 'icon',
  query = '',
}: {
  /** The icon is in the header and also opens the search on Ctrl+K or ⌘K. */
  variant?: 'icon' | 'text' | 'field';
  /** Opens the search at once with this query. */
  query?: string;
}) {
  const [open, setOpen] = useState(false);
  const { module, failed, request } = useOnDemand(() => import('./SearchDialog'));

  async function openSearch() {
    setOpen(await request());
  }

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      // Tests the modifiers first, because autofill fires keydown without a key.
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openSearch();
      }
    }
    if (variant === 'icon') {
      addEventListener('keydown', handleKeyDown);
      return () => removeEventListener('keydown', handleKeyDown);
    }
  }, [variant]);

  useEffect(() => {
    if (query) {
      openSearch();
    }
  }, [query]);

  const buttonProps = {
    'aria-haspopup': 'dialog',
    'data-early': '',
    onClick: openSearch,
  } as const;
  return (
    <>
      {variant === 'icon' ? (
        <IconButton label={texts.title} {...buttonProps}>
          <Magnifier />
        </IconButton>
      ) : (
        <button type="button" className={styles[variant]} {...buttonProps}>
          <Magnifier />
          {variant === 'text' ? texts.open : texts.label}
        </button>
      )}
      {failed && <FailureNotice>{texts.failed}</FailureNotice>}
      {open && module && <module.SearchDialog query={query} onClose={() => setOpen(false)} />}
    </>
  );
}
