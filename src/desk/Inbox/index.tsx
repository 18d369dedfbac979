import texts from '@content/desk';
import { formLabels } from '@site/src/shared/forms.ts';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import type { Change, DeskOverview, ListedMessage } from '../api';
import { Chips } from '../Chips';
import { toggleAnswered, useDesk } from '../desk';
import { useKeys } from '../Keys';
import { Link } from '../Link';
import { Message } from '../Message';
import { Question } from '../Question';
import { type Address, addressOf, go, useAddress } from '../useAddress';
import { counted, fill, serviceName, whenShort } from '../words';
import { Filters } from './Filters';
import styles from './styles.module.css';
import { listQuery, useMessages } from './useMessages';

const tabs = ['open', 'queued', 'failed', 'held', 'answered', 'all'] as const;
type Tab = (typeof tabs)[number];

/** What may be done with several messages at once, by where they stand. */
const together: Record<Tab, readonly ('answer' | 'reopen' | 'resend' | 'release' | 'remove')[]> = {
  open: ['answer'],
  queued: ['answer'],
  failed: ['resend', 'answer'],
  held: ['release', 'remove'],
  answered: ['reopen'],
  all: [],
};

export function Inbox({ counts, every }: { counts: DeskOverview | undefined; every: number }) {
  const address = useAddress();
  const tab = tabs.find((name) => name === address.state) ?? 'open';
  const list = useMessages({ ...address, state: tab }, every);
  const [chosen, setChosen] = useState<string[]>([]);
  const { change } = useDesk();
  const rows = list.messages;
  const reading = useRef<HTMLElement>(null);
  const inMessage = address.message !== undefined;

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    e: () => {
      const message = rows?.find(({ reference }) => reference === (focused() ?? address.message));
      if (message) toggleAnswered(message, change);
    },
    '/': () => document.getElementById('words')?.focus(),
    Escape: inMessage ? close : undefined,
  });

  // A message that opens over the list on a phone is read from its beginning.
  useEffect(() => {
    if (address.message) reading.current?.focus({ preventScroll: false });
  }, [address.message]);

  function step(by: 1 | -1) {
    const links = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const here = links.findIndex(({ dataset }) => dataset.row === (focused() ?? address.message));
    links[Math.min(links.length - 1, Math.max(0, here + by))]?.focus();
  }
  function close() {
    go({ ...address, message: undefined });
  }
  function choose(reference: string) {
    setChosen((before) =>
      before.includes(reference)
        ? before.filter((one) => one !== reference)
        : [...before, reference],
    );
  }
  const marked = chosen.filter((one) => rows?.some(({ reference }) => reference === one));

  return (
    <div className={clsx(styles.inbox, inMessage && styles.inMessage)}>
      <div className={styles.side}>
        <Tabs tab={tab} address={address} counts={counts} />
        <Filters address={address} exportOf={listQuery({ ...address, state: tab })} />
        <Together
          tab={tab}
          chosen={marked}
          failed={counts?.failed ?? 0}
          done={() => setChosen([])}
        />
        {rows === undefined && !list.problem && (
          <p className={styles.empty}>{texts.list.loading}</p>
        )}
        {rows?.length === 0 && <Empty address={address} tab={tab} />}
        <ul className={styles.list} aria-label={texts.list.label}>
          {rows?.map((message) => (
            <Row
              key={message.reference}
              message={message}
              address={address}
              chosen={together[tab].length > 0 ? marked.includes(message.reference) : undefined}
              choose={choose}
            />
          ))}
        </ul>
        {list.next !== null && rows !== undefined && (
          <Button look="quiet" className={styles.more} onClick={list.more}>
            {texts.list.more}
          </Button>
        )}
      </div>
      <section
        className={styles.reading}
        ref={reading}
        tabIndex={-1}
        aria-label={texts.message.choose}
      >
        {address.message ? (
          <Message key={address.message} reference={address.message} close={close} />
        ) : (
          <p className={styles.empty}>{texts.message.choose}</p>
        )}
      </section>
    </div>
  );
}

function focused(): string | undefined {
  return document.activeElement instanceof HTMLElement
    ? document.activeElement.dataset.row
    : undefined;
}

function Tabs({
  tab,
  address,
  counts,
}: {
  tab: Tab;
  address: Address;
  counts: DeskOverview | undefined;
}) {
  return (
    <nav className={styles.tabs} aria-label={texts.views.inbox}>
      {tabs.map((name) => {
        const to = { ...address, state: name === 'open' ? undefined : name, message: undefined };
        const count = name === 'all' || !counts ? undefined : counts[name];
        return (
          <Link
            key={name}
            to={addressOf(to)}
            className={clsx(styles.tab, name === 'failed' && count ? styles.alarming : undefined)}
            aria-current={name === tab ? 'page' : undefined}
          >
            {texts.states[name]}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

function Row({
  message,
  address,
  chosen,
  choose,
}: {
  message: ListedMessage;
  address: Address;
  /** Undefined where nothing can be done with several. */
  chosen: boolean | undefined;
  choose: (reference: string) => void;
}) {
  const { reference, fields, form, service, read_at: read, received_at: received } = message;
  const to = { ...address, message: reference };
  const name = fields.name || message.email;
  const words = fields.message || fields.coverLetter || fields.position || '';
  const open = address.message === reference;
  return (
    <li className={clsx(styles.row, open && styles.open, read === null && styles.unread)}>
      {chosen !== undefined && (
        <label className={styles.choose}>
          <input type="checkbox" checked={chosen} onChange={() => choose(reference)} />
          <span className="unseen">
            {texts.list.choose} {name}
          </span>
        </label>
      )}
      <Link
        to={addressOf(to)}
        className={styles.link}
        data-row={reference}
        aria-current={open ? 'true' : undefined}
      >
        <span className={styles.top}>
          <span className={styles.name}>
            {name}
            {read === null && <span className="unseen"> ({texts.list.unread})</span>}
          </span>
          <time className={styles.time} dateTime={new Date(received).toISOString()}>
            {whenShort(received)}
          </time>
        </span>
        <span className={styles.excerpt}>{words.slice(0, 140)}</span>
        <span className={styles.marks}>
          <Chips message={message} />
          <span>{formLabels[form]}</span>
          {service && <span>{serviceName(service)}</span>}
          {message.taken_by && <span>{fill(texts.list.takenBy, { name: message.taken_by })}</span>}
        </span>
      </Link>
    </li>
  );
}

function Empty({ address, tab }: { address: Address; tab: Tab }) {
  const filtered = address.words || address.form || address.service;
  return (
    <div className={styles.empty}>
      <p>
        <strong>{texts.list.empty}</strong>
      </p>
      {filtered ? (
        <>
          <p>{texts.list.emptyHelp}</p>
          <Button look="quiet" onClick={() => go({ state: address.state })}>
            {texts.list.clear}
          </Button>
        </>
      ) : (
        tab === 'open' && <p>{texts.list.nothingOpen}</p>
      )}
    </div>
  );
}

function Together({
  tab,
  chosen,
  failed,
  done,
}: {
  tab: Tab;
  chosen: string[];
  failed: number;
  done: () => void;
}) {
  const { change } = useDesk();
  const [asked, setAsked] = useState<Change>();
  const { removeTitle, removeText, releaseTitle, releaseText, resendTitle, resendText } =
    texts.questions;

  async function obey(wanted: Change) {
    const act = wanted.do === 'resend-failed' ? 'resend-failed' : actOf(wanted);
    if ((await change(wanted, { text: texts.done[act] })) !== null) done();
  }
  const questions = {
    remove: [removeTitle, fill(removeText, { count: counted(chosen.length) })],
    release: [`${releaseTitle} (${chosen.length})`, releaseText],
    resend: [`${resendTitle} (${chosen.length})`, resendText],
    'resend-failed': [`${resendTitle} (${failed})`, resendText],
  };
  function wish(act: (typeof together)[Tab][number]) {
    const wanted = { do: act, references: chosen };
    if (act === 'answer' || act === 'reopen') obey(wanted);
    else setAsked(wanted);
  }

  const [title = '', text = ''] = asked
    ? (new Map(Object.entries(questions)).get(asked.do) ?? [])
    : [];
  return (
    <>
      {(chosen.length > 0 || (tab === 'failed' && failed > 0)) && (
        <div className={styles.together}>
          {chosen.length > 0 && <span>{fill(texts.list.chosen, { count: chosen.length })}</span>}
          {chosen.length > 0
            ? together[tab].map((act) => (
                <Button key={act} look="quiet" onClick={() => wish(act)}>
                  {texts.actions[act]}
                </Button>
              ))
            : tab === 'failed' && (
                <Button look="quiet" onClick={() => setAsked({ do: 'resend-failed' })}>
                  {texts.list.resendAll}
                </Button>
              )}
        </div>
      )}
      {asked && (
        <Question
          title={title}
          text={text}
          yes={texts.actions[actOf(asked)]}
          onYes={() => obey(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function actOf({ do: act }: Change) {
  return (
    (['answer', 'reopen', 'release', 'remove'] as const).find((one) => one === act) ?? 'resend'
  );
}
