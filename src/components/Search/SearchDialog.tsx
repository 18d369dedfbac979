import texts from '@content/search';
import { useHistory } from '@docusaurus/router';
import type { FormEvent, KeyboardEvent } from 'react';
import { memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { SearchIndex } from '../../content/schemas';
import { Dialog } from '../Dialog';
import { openWithHistoryEntry } from '../Dialog/historyEntries';
import { hasModifier } from '../hasModifier';
import { closeDialogsAndNavigate, Link } from '../Link';
import { localise } from '../localise';
import { reloadIfOutdated } from '../reloadIfOutdated';
import type { createSearch, SearchResult } from './createSearch';
import styles from './dialog.lazy.module.css';

/** More search results would push the input out of view. */
const maxResultCount = 8;

/** Undefined while the search loads. */
type Search = ReturnType<typeof createSearch> | 'failed' | undefined;

export function SearchDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const [search, setSearch] = useState<Search>();
  const [inputText, setInputText] = useState(query);
  const routerHistory = useHistory();

  useEffect(() => {
    // Over another dialog the field cannot take the focus until it is in a modal dialog itself.
    inputRef.current?.setAttribute('autofocus', '');
    openWithHistoryEntry(dialogRef.current);
    inputRef.current?.focus();
    Promise.all([import('./createSearch'), loadIndex()]).then(
      ([search, index]) => setSearch(() => search.createSearch(index)),
      (error) => reloadIfOutdated(error).then(() => setSearch('failed')),
    );
  }, []);

  function openFirstResult(event: FormEvent) {
    event.preventDefault();
    const [firstResult] = findResults(inputText.trim(), search);
    if (firstResult) {
      closeDialogsAndNavigate(firstResult.to, routerHistory);
    }
  }

  // Deferring the search keeps typing responsive.
  const deferredQuery = useDeferredValue(inputText.trim());

  return (
    <Dialog
      ref={dialogRef}
      title={texts.title}
      closeLabel={texts.close}
      className={styles.dialog}
      onClose={onClose}
    >
      <search onKeyDown={handleArrowKeys}>
        <form onSubmit={openFirstResult}>
          <label htmlFor={inputId} className={styles.label}>
            {texts.label}
          </label>
          <input
            ref={inputRef}
            id={inputId}
            type="search"
            className={styles.field}
            autoComplete="off"
            value={inputText}
            onChange={(event) => setInputText(event.target.value)}
            data-stop=""
          />
        </form>
        <ResultList search={search} query={deferredQuery} />
      </search>
    </Dialog>
  );
}

async function loadIndex(): Promise<SearchIndex> {
  const response = await fetch(localise('/search-index.json'));
  return response.ok ? response.json() : Promise.reject();
}

function findResults(query: string, search: Search): SearchResult[] {
  return typeof search === 'function' && query ? search(query) : [];
}

const ResultList = memo(function ResultList({ search, query }: { search: Search; query: string }) {
  const searchResults = findResults(query, search);
  return (
    <>
      <p className={styles.state} role="status">
        {buildStatusText(search, query, searchResults.length)}
      </p>
      {searchResults.length > 0 && (
        <ul className={styles.results}>
          {searchResults.slice(0, maxResultCount).map(({ to, kind, title, description }) => (
            <li key={to}>
              <Link to={to} className={styles.result} data-stop="">
                <span className={styles.title}>{title}</span>
                <span className={styles.kind}>{texts.kinds[kind]}</span>
                <span className={styles.description}>{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {typeof search === 'function' && query && searchResults.length === 0 && (
        <>
          <p>{texts.emptyHelp}</p>
          <ul className={styles.suggestions}>
            {texts.suggestions.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.suggestion} data-stop="">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
});

function buildStatusText(search: Search, query: string, resultCount: number): string {
  if (search === 'failed') {
    return texts.failed;
  }
  if (!query) {
    return texts.hint;
  }
  if (!search) {
    return texts.loading;
  }
  if (resultCount === 0) {
    return `${texts.empty} “${query}”.`;
  }
  if (resultCount > maxResultCount) {
    return texts.best
      .replace('{shown}', String(maxResultCount))
      .replace('{count}', String(resultCount));
  }
  return `${resultCount} ${texts.results[resultCount === 1 ? 0 : 1]}`;
}

function handleArrowKeys(event: KeyboardEvent<HTMLElement>) {
  const focusIndexStep = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  // While an input method composes a word, arrow keys choose its candidates.
  if (!focusIndexStep || hasModifier(event) || event.nativeEvent.isComposing) {
    return;
  }
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const focusedIndex = stops.findIndex((element) => element.matches(':focus'));
  stops[focusedIndex + focusIndexStep]?.focus();
  event.preventDefault();
}
