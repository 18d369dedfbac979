import texts from '@content/search';
import { useHistory } from '@docusaurus/router';
import {
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Dialog } from '../Dialog';
import { closeAllDialogs, openWithHistoryEntry } from '../Dialog/historyEntries';
import { Link } from '../Link';
import styles from './dialog.module.css';
import { loadSearch, type SearchResult } from './loadSearch';

/** More search results would push the input out of view. */
const maxResultCount = 8;

type SearchFunctionOrStatus = Awaited<ReturnType<typeof loadSearch>> | 'failed' | undefined;

export function SearchDialog({
  query: initialQuery,
  onClose,
}: {
  query: string;
  onClose: () => void;
}) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const [searchFunctionOrStatus, setSearchFunctionOrStatus] = useState<SearchFunctionOrStatus>();
  const [inputText, setInputText] = useState(initialQuery);
  const routerHistory = useHistory();

  useEffect(() => {
    openWithHistoryEntry(dialogRef.current);
    inputRef.current?.focus();
    loadSearch().then(
      (searchFunction) => setSearchFunctionOrStatus(() => searchFunction),
      () => setSearchFunctionOrStatus('failed'),
    );
  }, []);

  async function openFirstResult() {
    const [firstResult] = findResults(inputText.trim(), searchFunctionOrStatus);
    if (firstResult) {
      await closeAllDialogs();
      routerHistory.push(firstResult.to);
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
        <form
          onSubmit={(event) => {
            event.preventDefault();
            openFirstResult();
          }}
        >
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
        <ResultList search={searchFunctionOrStatus} query={deferredQuery} />
      </search>
    </Dialog>
  );
}

function findResults(
  query: string,
  searchFunctionOrStatus: SearchFunctionOrStatus,
): SearchResult[] {
  return typeof searchFunctionOrStatus === 'function' && query ? searchFunctionOrStatus(query) : [];
}

const ResultList = memo(function ResultList({
  search: searchFunctionOrStatus,
  query,
}: {
  search: SearchFunctionOrStatus;
  query: string;
}) {
  const searchResults = findResults(query, searchFunctionOrStatus);
  return (
    <>
      <p className={styles.state} role="status">
        {buildStatusText(searchFunctionOrStatus, query, searchResults.length)}
      </p>
      <MatchLinks matches={searchResults.slice(0, maxResultCount)} />
      {typeof searchFunctionOrStatus === 'function' && query && searchResults.length === 0 && (
        <Suggestions />
      )}
    </>
  );
});

function buildStatusText(
  searchFunctionOrStatus: SearchFunctionOrStatus,
  query: string,
  resultCount: number,
): string {
  if (searchFunctionOrStatus === 'failed') {
    return texts.failed;
  }
  if (!query) {
    return texts.hint;
  }
  if (!searchFunctionOrStatus) {
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

function MatchLinks({ matches: searchResults }: { matches: SearchResult[] }) {
  return (
    <ul className={styles.results}>
      {searchResults.map(({ to, kind, title, description }) => (
        <li key={to}>
          <Link to={to} className={styles.result} data-stop="">
            <span className={styles.title}>{title}</span>
            <span className={styles.kind}>{texts.kinds[kind]}</span>
            <span className={styles.description}>{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Suggestions() {
  const { emptyHelp: noResultsHelpText, suggestions: suggestedLinks } = texts;
  return (
    <>
      <p>{noResultsHelpText}</p>
      <ul className={styles.suggestions}>
        {suggestedLinks.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.suggestion} data-stop="">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function handleArrowKeys(event: KeyboardEvent<HTMLElement>) {
  const focusIndexStep = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!focusIndexStep) {
    return;
  }
  const elementsInArrowKeyOrder = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]'),
  ];
  const focusedIndex = elementsInArrowKeyOrder.findIndex((element) => element.matches(':focus'));
  elementsInArrowKeyOrder[focusedIndex + focusIndexStep]?.focus();
  event.preventDefault();
}
