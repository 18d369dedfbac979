import company from '@content/company';
import { type FormEvent, useState } from 'react';
import type { Calendar } from '../../../worker/meeting/schema.ts';
import { Button } from '../../components/Button';
import { SelectField, TextField } from '../../components/Field';
import { createMeetingFormats } from '../../shared/meeting-formats.ts';
import { ConfirmDialog } from '../ConfirmDialog';
import { Link } from '../Link';
import { buildMailUrl } from '../replies';
import { texts } from '../texts';
import { useCopyToClipboard, useDesk } from '../useDesk';
import { buildDeskUrl } from '../useDeskParams';
import { pollIntervalSeconds, useFetch } from '../useFetch';
import styles from './styles.module.css';

const { meetings: meetingTexts } = texts;
const formats = createMeetingFormats(company.locale, company.timeZone);
type Meeting = Calendar['meetings'][number];

export function Meetings() {
  const { data } = useFetch<Calendar>('calendar', { intervalSeconds: pollIntervalSeconds });
  const [change, setChange] = useState<{ meeting: Meeting; isMove: boolean }>();
  if (!data) {
    return <p className={styles.meetings}>{texts.loading}</p>;
  }
  const meetingsByDay = Map.groupBy(data.meetings, ({ meets_at }) => formats.day(meets_at));
  return (
    <div className={styles.meetings}>
      <h2 className={styles.title}>{texts.views.meetings}</h2>
      {meetingsByDay.size === 0 && <p>{meetingTexts.none}</p>}
      {[...meetingsByDay].map(([day, meetings]) => (
        <section key={day}>
          <h3 className={styles.day}>{day}</h3>
          <ul className={styles.list}>
            {meetings.map((meeting) => (
              <li key={meeting.reference} className={styles.meeting}>
                <span>
                  <strong>{formats.time(meeting.meets_at)}</strong>{' '}
                  <Link to={buildDeskUrl({ message: meeting.reference })}>{meeting.name}</Link>
                </span>
                <Button variant="quiet" onClick={() => setChange({ meeting, isMove: true })}>
                  {meetingTexts.move}
                </Button>
                <Button variant="quiet" onClick={() => setChange({ meeting, isMove: false })}>
                  {meetingTexts.cancel}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <BlockedTimes blocked={data.blocked} />
      <Feed hasFeed={data.hasFeed} />
      {change && <ChangeDialog {...change} {...data} onClose={() => setChange(undefined)} />}
    </div>
  );
}

/** Opens the mail to the visitor, ready to send. */
function ChangeDialog({
  meeting: { reference, name, email, meets_at },
  isMove,
  days,
  onClose,
}: { meeting: Meeting; isMove: boolean; onClose: () => void } & Calendar) {
  const { sendChange } = useDesk();
  const slots = new Map(
    days.flatMap(({ starts }) => starts.map((startMs) => [formats.start(startMs), startMs])),
  );
  const [newStart, setNewStart] = useState('');
  const start = formats.start(meets_at);
  const changeTexts = isMove ? meetingTexts.moving : meetingTexts.cancelling;

  async function changeMeeting() {
    const request = { do: 'change-meeting', reference, startMs: slots.get(newStart) ?? null };
    if (await sendChange(request, changeTexts.done)) {
      const body = changeTexts.mail(name, start, newStart);
      location.href = buildMailUrl(email, texts.message.mailSubject(reference), body);
    }
  }
  return (
    <ConfirmDialog
      title={changeTexts.title}
      text={`${name}, ${start}`}
      confirmLabel={isMove ? meetingTexts.move : meetingTexts.cancel}
      disabled={isMove && newStart === ''}
      onConfirm={changeMeeting}
      onClose={onClose}
    >
      {isMove && (
        <SelectField
          field={{ name: 'start', label: meetingTexts.newStart }}
          required
          options={[...slots.keys()]}
          value={newStart}
          onChange={({ target }) => setNewStart(target.value)}
        />
      )}
    </ConfirmDialog>
  );
}

function BlockedTimes({ blocked }: Pick<Calendar, 'blocked'>) {
  const { sendChange } = useDesk();

  function blockTime(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const request = { do: 'block', ...Object.fromEntries(new FormData(event.currentTarget)) };
    sendChange(request, meetingTexts.blocked);
  }
  const timeFields = [
    ['from', '00:00'],
    ['until', '23:59'],
  ] as const;
  return (
    <section>
      <h3 className={styles.day}>{meetingTexts.blockTitle}</h3>
      <p>{meetingTexts.blockLead}</p>
      <ul className={styles.list}>
        {blocked.map(({ starts_at, ends_at }) => (
          <li key={starts_at} className={styles.meeting}>
            {formats.startAndEnd(starts_at, ends_at)}
            <Button
              variant="quiet"
              onClick={() =>
                sendChange({ do: 'unblock', startMs: starts_at }, meetingTexts.unblocked)
              }
            >
              {meetingTexts.unblock}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={blockTime}>
        <TextField field={{ name: 'day', label: meetingTexts.day }} type="date" required />
        {timeFields.map(([name, defaultValue]) => (
          <TextField
            key={name}
            field={{ name, label: meetingTexts[name] }}
            type="time"
            defaultValue={defaultValue}
            required
          />
        ))}
        <Button type="submit">{meetingTexts.block}</Button>
      </form>
    </section>
  );
}

/** The address is shown once, because only its hash is stored. */
function Feed({ hasFeed }: Pick<Calendar, 'hasFeed'>) {
  const { sendChange } = useDesk();
  const copyText = useCopyToClipboard();
  const [address, setAddress] = useState<string>();

  async function replaceFeed(hasNames: boolean | null, text: string) {
    const result = await sendChange({ do: 'replace-feed', hasNames }, text);
    const secret = result && 'secret' in result && hasNames !== null ? result.secret : undefined;
    setAddress(secret && `${location.origin}/calendar/${secret}.ics`);
  }
  const { withNames, withoutNames, made, end, ended } = meetingTexts.feed;
  return (
    <section>
      <h3 className={styles.day}>{meetingTexts.feed.title}</h3>
      <p>{meetingTexts.feed.lead}</p>
      {address && (
        <p className={styles.meeting}>
          <code className={styles.address}>{address}</code>
          <Button variant="quiet" onClick={() => copyText(address)}>
            {texts.actions.copy}
          </Button>
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={() => replaceFeed(true, made)}>
          {withNames}
        </Button>
        <Button variant="quiet" onClick={() => replaceFeed(false, made)}>
          {withoutNames}
        </Button>
        {hasFeed && (
          <Button variant="quiet" onClick={() => replaceFeed(null, ended)}>
            {end}
          </Button>
        )}
      </div>
    </section>
  );
}
