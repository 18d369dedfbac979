import texts from '@content/search';
import { useEffect, useState } from 'react';
import { IconButton } from '../IconButton';
import { Magnifier } from '../icons';
import { LoadFailureNotice } from '../LoadFailureNotice';
import { useLazyImport } from '../useLazyImport';
import styles from './styles.module.css';

/** The code and the index of the search load on first use. */
export function SearchButton({
  variant = 'icon',
  query = '',
}: {
  /** The icon variant is in the header and also opens the search on Ctrl+K or ⌘K. */
  variant?: 'icon' | 'text' | 'field';
  /** A non-empty query opens the search dialog at once. */
  query?: string;
}) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const dialogImport = useLazyImport(() => import('./SearchDialog'), { reloadsOutdatedPage: true });

  async function openDialog() {
    setIsDialogOpen(await dialogImport.request());
  }

  useEffect(() => {
    function handleShortcut(event: KeyboardEvent) {
      // Tests the modifier keys first, because autofill fires keydown events without a key.
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openDialog();
      }
    }
    if (variant === 'icon') {
      addEventListener('keydown', handleShortcut);
      return () => removeEventListener('keydown', handleShortcut);
    }
  }, [variant]);

  useEffect(() => {
    if (query) {
      openDialog();
    }
  }, [query]);

  const buttonProps = { 'aria-haspopup': 'dialog', 'data-early': '', onClick: openDialog } as const;
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
      {dialogImport.failed && <LoadFailureNotice>{texts.failed}</LoadFailureNotice>}
      {isDialogOpen && dialogImport.module && (
        <dialogImport.module.SearchDialog query={query} onClose={() => setIsDialogOpen(false)} />
      )}
    </>
  );
}
