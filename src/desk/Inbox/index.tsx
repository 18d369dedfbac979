import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Message } from '../Message';
import { texts } from '../texts';
import { go, useAddress } from '../useAddress';
import { toggleAnswered, useDesk } from '../useDesk';
import { useKeys } from '../useKeys';
import { BulkActions } from './BulkActions';
import { EmptyList } from './EmptyList';
import { Filters } from './Filters';
import { Row } from './Row';
import styles from './styles.module.css';
import { Tabs, tabOf } from './Tabs';
import { listQuery, useMessages } from './useMessages';
import { focusedRow, useRowFocus } from './useRowFocus';

export function Inbox() {
  const address = useAddress();
  const { message: opened } = address;
  const tab = tabOf(address);
  const filter = { ...address, state: tab };
  const { rows, next, isLoaded, isCurrent, isLoading, showMore } = useMessages(filter);
  const { list, pane, rememberScroll, keepPlace, focusRow, neighbour } = useRowFocus(rows, opened);
  /** Undefined until several are to be chosen. */
  const [chosen, setChosen] = useState<string[]>();
  const { change } = useDesk();
  const references = rows.map(({ reference }) => reference);
  const chosenHere = chosen && references.filter((reference) => chosen.includes(reference));

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    e: toggleFocused,
    '/': () => document.getElementById('words')?.focus(),
    Escape: opened === undefined ? undefined : close,
  });

  function step(by: 1 | -1) {
    const reference = neighbour(by);
    if (opened === undefined) {
      focusRow(reference);
    } else if (reference) {
      go({ ...address, message: reference }, { replace: true });
    }
  }
  /** An opened message has the key while no row has the focus. */
  function toggleFocused() {
    const message = rows.find(({ reference }) => reference === focusedRow());
    if (!message || message.status === 'held') {
      return;
    }
    keepPlace(message.reference);
    toggleAnswered(message, change);
  }
  function close() {
    go({ ...address, message: undefined });
  }
  function choose(reference: string) {
    setChosen((before = []) =>
      before.includes(reference)
        ? before.filter((one) => one !== reference)
        : [...before, reference],
    );
  }

  return (
    <div className={clsx(styles.inbox, opened && styles.opened)}>
      <div className={styles.side}>
        <Tabs tab={tab} address={address} />
        <div className={styles.tools}>
          <Filters address={address} exportQuery={listQuery(filter)} />
          <BulkActions tab={tab} shown={references} chosen={chosenHere} choose={setChosen} />
        </div>
        {isLoading && <p className={styles.empty}>{texts.loading}</p>}
        {isLoaded && rows.length === 0 && <EmptyList address={address} tab={tab} />}
        <ul ref={list} className={styles.list} aria-label={texts.list.label} aria-busy={!isCurrent}>
          {rows.map((message) => (
            <Row
              key={message.reference}
              message={message}
              address={address}
              chosen={chosenHere?.includes(message.reference)}
              choose={choose}
              onOpen={rememberScroll}
            />
          ))}
        </ul>
        {next !== null && (
          <Button variant="quiet" className={styles.more} onClick={showMore}>
            {texts.list.more}
          </Button>
        )}
      </div>
      <section
        className={styles.pane}
        ref={pane}
        tabIndex={-1}
        aria-label={opened ? texts.message.label : texts.message.choose}
      >
        {opened ? (
          <Message key={opened} reference={opened} close={close} />
        ) : (
          <p className={styles.empty}>{texts.message.choose}</p>
        )}
      </section>
    </div>
  );
}
