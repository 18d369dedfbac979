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

/** More results would push the field out of view. */
const maxResults = 8;

type SearchState = Awaited<ReturnType<typeof loadSearch>> | 'failed' | undefined;

export function SearchDialog({
  query: initialQuery,
  onClose,
}: {
  query: string;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [search, setSearch] = useState<SearchState>();
  const [input, setInput] = useState(initialQuery);
  const history = useHistory();

  useEffect(() => {
    openWithHistoryEntry(dialog.current);
    field.current?.focus();
    loadSearch().then(
      (loadedSearch) => setSearch(() => loadedSearch),
      () => setSearch('failed'),
    );
  }, []);

  async function openFirstResult() {
    const [first] = resultsFor(input.trim(), search);
    if (first) {
      await closeAllDialogs();
      history.push(first.to);
    }
  }

  // Deferring the search keeps typing responsive.
  const query = useDeferredValue(input.trim());

  return (
    <Dialog
      ref={dialog}
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
          <label htmlFor={id} className={styles.label}>
            {texts.label}
          </label>
          <input
            ref={field}
            id={id}
            type="search"
            className={styles.field}
            autoComplete="off"
            value={input}
            onChange={(event) => setInput(event.target.value)}
            data-stop=""
          />
        </form>
        <ResultList search={search} query={query} />
      </search>
    </Dialog>
  );
}

function resultsFor(query: string, search: SearchState): SearchResult[] {
  return typeof search === 'function' && query ? search(query) : [];
}

const ResultList = memo(function ResultList({
  search,
  query,
}: {
  search: SearchState;
  query: string;
}) {
  const matches = resultsFor(query, search);
  return (
    <>
      <p className={styles.state} role="status">
        {statusText(search, query, matches.length)}
      </p>
      <MatchLinks matches={matches.slice(0, maxResults)} />
      {typeof search === 'function' && query && matches.length === 0 && <Suggestions />}
    </>
  );
});

function statusText(search: SearchState, query: string, count: number): string {
  const { hint, loading, failed, empty, results, best } = texts;
  if (search === 'failed') {
    return failed;
  }
  if (!query) {
    return hint;
  }
  if (!search) {
    return loading;
  }
  if (count === 0) {
    return `${empty} “${query}”.`;
  }
  if (count > maxResults) {
    return best.replace('{shown}', String(maxResults)).replace('{count}', String(count));
  }
  return `${count} ${results[count === 1 ? 0 : 1]}`;
}

function MatchLinks({ matches }: { matches: SearchResult[] }) {
  return (
    <ul className={styles.results}>
      {matches.map(({ to, kind, title, description }) => (
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
  const { emptyHelp, suggestions } = texts;
  return (
    <>
      <p>{emptyHelp}</p>
      <ul className={styles.suggestions}>
        {suggestions.map(({ label, to }) => (
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
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) {
    return;
  }
  const focusable = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const currentIndex = focusable.findIndex((stop) => stop.matches(':focus'));
  focusable[currentIndex + step]?.focus();
  event.preventDefault();
}
