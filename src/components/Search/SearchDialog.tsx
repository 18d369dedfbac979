import texts from '@content/search';
import { useHistory } from '@docusaurus/router';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Dialog } from '../Dialog';
import { showOverPage } from '../Dialog/overPage';
import { Link } from '../Link';
import styles from './dialog.module.css';
import { type Found, loadSearch } from './find';

/** More results than these would hide the field. */
const most = 8;

type Search = Awaited<ReturnType<typeof loadSearch>> | 'failed' | undefined;

export function SearchDialog({
  words: given,
  onClose,
}: {
  /** The initial words of the field. */
  words: string;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [search, setSearch] = useState<Search>();
  const [words, setWords] = useState(given);
  const history = useHistory();

  useEffect(() => {
    showOverPage(dialog.current);
    field.current?.focus();
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setSearch('failed'),
    );
  }, []);

  // Results may lag behind typing; the field may not.
  const asked = useDeferredValue(words.trim());

  return (
    <Dialog
      ref={dialog}
      title={texts.title}
      closeLabel={texts.close}
      className={styles.dialog}
      onClose={onClose}
    >
      <search onKeyDown={moveFocus}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const [first] = answersTo(words.trim(), search);
            if (first) {
              dialog.current?.close();
              history.push(first.to);
            }
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
            value={words}
            onChange={(event) => setWords(event.target.value)}
            data-stop=""
          />
        </form>
        <Answers search={search} asked={asked} dialog={dialog} />
      </search>
    </Dialog>
  );
}

function answersTo(asked: string, search: Search): Found[] {
  return typeof search === 'function' && asked ? search(asked) : [];
}

const Answers = memo(function Answers({
  search,
  asked,
  dialog,
}: {
  search: Search;
  asked: string;
  dialog: RefObject<HTMLDialogElement | null>;
}) {
  const found = answersTo(asked, search);
  function close() {
    dialog.current?.close();
  }
  return (
    <>
      <p className={styles.state} role="status">
        {say(search, asked, found.length)}
      </p>
      <Results found={found.slice(0, most)} onChosen={close} />
      {typeof search === 'function' && asked && found.length === 0 && (
        <Suggestions onChosen={close} />
      )}
    </>
  );
});

function say(search: Search, asked: string, count: number): string {
  const { hint, loading, failed, empty, results, best } = texts;
  if (search === 'failed') {
    return failed;
  }
  if (!asked) {
    return hint;
  }
  if (!search) {
    return loading;
  }
  if (count === 0) {
    return `${empty} “${asked}”.`;
  }
  if (count > most) {
    return best.replace('{shown}', String(most)).replace('{count}', String(count));
  }
  return `${count} ${results[count === 1 ? 0 : 1]}`;
}

function Results({ found, onChosen }: { found: Found[]; onChosen: () => void }) {
  return (
    <ul className={styles.results}>
      {found.map(({ to, kind, title, description }) => (
        <li key={to}>
          <Link to={to} className={styles.result} onClick={onChosen} data-stop="">
            <span className={styles.title}>{title}</span>
            <span className={styles.kind}>{texts.kinds[kind]}</span>
            <span className={styles.description}>{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Suggestions({ onChosen }: { onChosen: () => void }) {
  const { emptyHelp, suggestions } = texts;
  return (
    <>
      <p>{emptyHelp}</p>
      <ul className={styles.suggestions}>
        {suggestions.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.suggestion} onClick={onChosen} data-stop="">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Moves focus between the field and the results with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) {
    return;
  }
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const here = stops.findIndex((stop) => stop.matches(':focus'));
  stops[here + step]?.focus();
  event.preventDefault();
}
