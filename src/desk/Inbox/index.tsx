import { maxMessagesPerChange } from '@site/src/shared/limits.ts';
import clsx from 'clsx';
import { useState } from 'react';
import type { StoredMessage } from '../api';
import { toggleAnswered, toggleTaken } from '../changes';
import { Message } from '../Message';
import { QuietButton } from '../QuietButton';
import { getState } from '../state';
import { findText, texts } from '../texts';
import { type DeskParams, navigate, useDeskParams } from '../useDeskParams';
import { useShortcuts } from '../useShortcuts';
import { BulkActions } from './BulkActions';
import { Filters } from './Filters';
import { Row } from './Row';
import styles from './styles.module.css';
import { parseTab, type Tab, Tabs } from './Tabs';
import { buildListQuery, useMessages } from './useMessages';
import { findFocusedReference, useRowFocus } from './useRowFocus';

export function Inbox() {
  const params = useDeskParams();
  const openReference = params.message;
  const tab = parseTab(params);
  const filter = { ...params, state: tab };
  const { rows, hasOlder, isCurrent, isLoading, showMore } = useMessages(filter);
  const rowFocus = useRowFocus(rows, openReference);
  /** `selectedReferences` is undefined outside selection mode. */
  const [selectedReferences, setSelectedReferences] = useState<string[]>();
  const selectedRows =
    selectedReferences && rows.filter(({ reference }) => selectedReferences.includes(reference));

  useShortcuts({
    j: () => moveToAdjacentMessage(1),
    k: () => moveToAdjacentMessage(-1),
    e: changeFocusedRow(toggleAnswered),
    t: changeFocusedRow(toggleTaken),
    '/': () => document.getElementById('words')?.focus(),
    Escape: openReference === undefined ? undefined : close,
  });

  function moveToAdjacentMessage(rowStep: 1 | -1) {
    const adjacentReference = rowFocus.findAdjacentReference(rowStep);
    if (openReference === undefined) {
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
        change(focusedMessage);
      }
    };
  }
  /** Does nothing if the owner has opened something else while a change was sent. */
  function openNext() {
    const changedIndex = rows.findIndex(({ reference }) => reference === openReference);
    const nextRow = [...rows.slice(changedIndex + 1), ...rows.slice(0, changedIndex)].find(
      ({ answered_at, status }) => answered_at === null && status !== 'held',
    );
    if (nextRow && getState().params.message === openReference) {
      navigate({ ...params, message: nextRow.reference }, { replace: true });
    }
  }
  function close() {
    if (getState().params.message === openReference) {
      navigate({ ...params, message: undefined });
    }
  }
  function toggleSelected(reference: string) {
    setSelectedReferences((selected = []) =>
      selected.includes(reference)
        ? selected.filter((other) => other !== reference)
        : [...selected, reference].slice(0, maxMessagesPerChange),
    );
  }

  return (
    <div className={clsx(styles.inbox, openReference && styles.opened)}>
      <div className={styles.side}>
        <Tabs tab={tab} params={params} />
        <div className={styles.tools}>
          <Filters params={params} exportQuery={buildListQuery(filter)} />
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
        {hasOlder && (
          <QuietButton
            label={texts.list.more}
            className={styles.more}
            onClick={() => {
              rowFocus.rememberFirstOlderRow();
              showMore();
            }}
          />
        )}
      </div>
      <section
        className={styles.pane}
        ref={rowFocus.paneRef}
        tabIndex={-1}
        aria-label={openReference ? texts.message.label : texts.message.choose}
      >
        {openReference ? (
          <Message key={openReference} reference={openReference} {...{ openNext, close }} />
        ) : (
          <p className={styles.empty}>{texts.message.choose}</p>
        )}
      </section>
    </div>
  );
}

function EmptyList({ params, tab }: { params: DeskParams; tab: Tab }) {
  const isFiltered = params.words || params.form || params.service || params.campaign;
  return (
    <div className={styles.empty}>
      <p>
        <strong>{texts.list.empty}</strong>
      </p>
      <p>{isFiltered ? texts.list.noMatch : findText(texts.list.nothing, tab)}</p>
      {isFiltered && (
        <QuietButton label={texts.list.clear} onClick={() => navigate({ state: params.state })} />
      )}
    </div>
  );
}
