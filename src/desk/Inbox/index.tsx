import { maxMessagesPerChange } from '@site/src/shared/limits.ts';
import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '../../components/Button';
import type { StoredMessage } from '../api';
import { Message } from '../Message';
import { texts } from '../texts';
import { useToggleAnswered, useToggleTaken } from '../useDesk';
import { navigate, useDeskParams } from '../useDeskParams';
import { useShortcuts } from '../useShortcuts';
import { BulkActions } from './BulkActions';
import { EmptyList } from './EmptyList';
import { Filters } from './Filters';
import { Row } from './Row';
import styles from './styles.module.css';
import { parseTab, Tabs } from './Tabs';
import { buildListQueryString, useMessages } from './useMessages';
import { findFocusedReference, useRowFocus } from './useRowFocus';

function readOpenedReference(): string | undefined {
  return new URLSearchParams(window.location.search).get('message') ?? undefined;
}

export function Inbox() {
  const params = useDeskParams();
  const openedMessageReference = params.message;
  const tab = parseTab(params);
  const filter = { ...params, state: tab };
  const { rows, nextCursor, isCurrent, isLoading, showMore } = useMessages(filter);
  const rowFocus = useRowFocus(rows, openedMessageReference);
  /** `selectedReferences` is undefined outside selection mode. */
  const [selectedReferences, setSelectedReferences] = useState<string[]>();
  const toggleAnswered = useToggleAnswered();
  const toggleTaken = useToggleTaken();
  const selectedRows =
    selectedReferences && rows.filter(({ reference }) => selectedReferences.includes(reference));

  useShortcuts({
    j: () => moveToAdjacentMessage(1),
    k: () => moveToAdjacentMessage(-1),
    e: changeFocusedRow(toggleAnswered),
    t: changeFocusedRow(toggleTaken),
    '/': () => document.getElementById('words')?.focus(),
    Escape: openedMessageReference === undefined ? undefined : closeMessage,
  });

  function moveToAdjacentMessage(rowStep: 1 | -1) {
    const adjacentReference = rowFocus.findAdjacentReference(rowStep);
    if (openedMessageReference === undefined) {
      rowFocus.focusRow(adjacentReference);
    } else if (adjacentReference) {
      navigate({ ...params, message: adjacentReference }, { replace: true });
    }
  }
  /** Does nothing when no row has focus, because the open message then handles the key. */
  function changeFocusedRow(change: (message: StoredMessage) => void) {
    return () => {
      const focusedMessage = rows.find(({ reference }) => reference === findFocusedReference());
      if (focusedMessage) {
        rowFocus.rememberChangedRow(focusedMessage.reference);
        change(focusedMessage);
      }
    };
  }
  /** Does nothing if the owner has opened something else while a change was sent. */
  function openNext() {
    const changedIndex = rows.findIndex(({ reference }) => reference === openedMessageReference);
    const nextRow = [...rows.slice(changedIndex + 1), ...rows.slice(0, changedIndex)].find(
      ({ answered_at: answeredAtMs, status }) => answeredAtMs === null && status !== 'held',
    );
    if (nextRow && readOpenedReference() === openedMessageReference) {
      navigate({ ...params, message: nextRow.reference }, { replace: true });
    }
  }
  function closeMessage() {
    if (readOpenedReference() === openedMessageReference) {
      navigate({ ...params, message: undefined });
    }
  }
  function toggleSelected(reference: string) {
    setSelectedReferences((previousReferences = []) =>
      previousReferences.includes(reference)
        ? previousReferences.filter((otherReference) => otherReference !== reference)
        : [...previousReferences, reference].slice(0, maxMessagesPerChange),
    );
  }

  return (
    <div className={clsx(styles.inbox, openedMessageReference && styles.opened)}>
      <div className={styles.side}>
        <Tabs tab={tab} params={params} />
        <div className={styles.tools}>
          <Filters params={params} exportQuery={buildListQueryString(filter)} />
          <BulkActions
            tab={tab}
            isCurrent={isCurrent}
            rows={rows}
            selectedRows={selectedRows}
            setSelectedReferences={setSelectedReferences}
          />
        </div>
        {isLoading && <p className={styles.empty}>{texts.loading}</p>}
        {isCurrent && rows.length === 0 && <EmptyList params={params} tab={tab} />}
        <ul
          ref={rowFocus.listRef}
          className={styles.list}
          aria-label={texts.list.label}
          aria-busy={!isCurrent}
        >
          {rows.map((message) => (
            <Row
              key={message.reference}
              message={message}
              params={params}
              isSelected={selectedRows?.includes(message)}
              toggleSelected={toggleSelected}
              onOpen={rowFocus.rememberScrollTop}
            />
          ))}
        </ul>
        {nextCursor !== null && (
          <Button
            variant="quiet"
            className={styles.more}
            onClick={() => {
              rowFocus.rememberFirstOlderRow();
              showMore();
            }}
          >
            {texts.list.more}
          </Button>
        )}
      </div>
      <section
        className={styles.pane}
        ref={rowFocus.paneRef}
        tabIndex={-1}
        aria-label={openedMessageReference ? texts.message.label : texts.message.choose}
      >
        {openedMessageReference ? (
          <Message
            key={openedMessageReference}
            reference={openedMessageReference}
            openNext={openNext}
            close={closeMessage}
          />
        ) : (
          <p className={styles.empty}>{texts.message.choose}</p>
        )}
      </section>
    </div>
  );
}
