import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Message } from '../Message';
import { texts } from '../texts';
import { toggleAnswered, useDesk } from '../useDesk';
import { navigate, useDeskParams } from '../useDeskParams';
import { useShortcuts } from '../useShortcuts';
import { BulkActions } from './BulkActions';
import { EmptyList } from './EmptyList';
import { Filters } from './Filters';
import { Row } from './Row';
import styles from './styles.module.css';
import { Tabs, tabOf } from './Tabs';
import { listQuery, useMessages } from './useMessages';
import { focusedRow, useRowFocus } from './useRowFocus';

export function Inbox() {
  const params = useDeskParams();
  const { message: openReference } = params;
  const tab = tabOf(params);
  const filter = { ...params, state: tab };
  const { rows, next, isLoaded, isCurrent, isLoading, showMore } = useMessages(filter);
  const { list, pane, rememberScroll, keepFocus, focusRow, adjacentRow } = useRowFocus(
    rows,
    openReference,
  );
  /** The selected references; undefined outside selection mode. */
  const [selected, setSelected] = useState<string[]>();
  const { change } = useDesk();
  const references = rows.map(({ reference }) => reference);
  const visibleSelected =
    selected && references.filter((reference) => selected.includes(reference));

  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    e: toggleFocusedRow,
    '/': () => document.getElementById('words')?.focus(),
    Escape: openReference === undefined ? undefined : close,
  });

  function step(by: 1 | -1) {
    const reference = adjacentRow(by);
    if (openReference === undefined) {
      focusRow(reference);
    } else if (reference) {
      navigate({ ...params, message: reference }, { replace: true });
    }
  }
  /** The open message handles the key when no row has focus. */
  function toggleFocusedRow() {
    const message = rows.find(({ reference }) => reference === focusedRow());
    if (!message || message.status === 'held') {
      return;
    }
    keepFocus(message.reference);
    toggleAnswered(message, change);
  }
  function close() {
    navigate({ ...params, message: undefined });
  }
  function toggleSelected(reference: string) {
    setSelected((before = []) =>
      before.includes(reference)
        ? before.filter((other) => other !== reference)
        : [...before, reference],
    );
  }

  return (
    <div className={clsx(styles.inbox, openReference && styles.opened)}>
      <div className={styles.side}>
        <Tabs tab={tab} address={params} />
        <div className={styles.tools}>
          <Filters address={params} exportQuery={listQuery(filter)} />
          <BulkActions
            tab={tab}
            references={references}
            selected={visibleSelected}
            setSelected={setSelected}
          />
        </div>
        {isLoading && <p className={styles.empty}>{texts.loading}</p>}
        {isLoaded && rows.length === 0 && <EmptyList address={params} tab={tab} />}
        <ul ref={list} className={styles.list} aria-label={texts.list.label} aria-busy={!isCurrent}>
          {rows.map((message) => (
            <Row
              key={message.reference}
              message={message}
              address={params}
              isSelected={visibleSelected?.includes(message.reference)}
              toggleSelected={toggleSelected}
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
        aria-label={openReference ? texts.message.label : texts.message.choose}
      >
        {openReference ? (
          <Message key={openReference} reference={openReference} close={close} />
        ) : (
          <p className={styles.empty}>{texts.message.choose}</p>
        )}
      </section>
    </div>
  );
}
