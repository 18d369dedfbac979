import company from '@content/company';
import { type FormEvent, useState } from 'react';
import type { Calendar, Meeting } from '../../../worker/meeting/schema.ts';
import { Button } from '../../components/Button';
import { SelectField, TextField } from '../../components/Field';
import { createMeetingFormats } from '../../shared/meeting-formats.ts';
import { ConfirmDialog } from '../ConfirmDialog';
import { Link } from '../Link';
import { QuietButton } from '../QuietButton';
import { buildMailUrl } from '../replies';
import { texts } from '../texts';
import { useCopyToClipboard, useDesk } from '../useDesk';
import { buildDeskUrl } from '../useDeskParams';
import { useFetch } from '../useFetch';
import { View } from '../View';
import styles from './styles.module.css';

const { move, cancel, day, from, until, ...meetingTexts } = texts.meetings;
const formats = createMeetingFormats(company.locale, company.timeZone);

export function Meetings() {
  const { data } = useFetch<Calendar>('calendar', { isPolled: true });
  const [change, setChange] = useState<{ meeting: Meeting; isMove: boolean }>();
  if (!data) {
    return <View name="meetings">{texts.loading}</View>;
  }
  const meetingsByDay = Map.groupBy(data.meetings, ({ meets_at }) => formats.day(meets_at));
  return (
    <View name="meetings">
      {meetingsByDay.size === 0 && <p>{meetingTexts.none}</p>}
      {[...meetingsByDay].map(([dayText, meetings]) => (
        <section key={dayText}>
          <h3 className={styles.day}>{dayText}</h3>
          <ul className={styles.list}>
            {meetings.map((meeting) => (
              <li key={meeting.reference} className={styles.meeting}>
                <span>
                  <strong>{formats.time(meeting.meets_at)}</strong>{' '}
                  <Link to={buildDeskUrl({ message: meeting.reference })}>{meeting.name}</Link>
                </span>
                <QuietButton label={move} onClick={() => setChange({ meeting, isMove: true })} />
                <QuietButton label={cancel} onClick={() => setChange({ meeting, isMove: false })} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <BlockedTimes blocked={data.blocked} />
      <Feed hasFeed={data.hasFeed} />
      {change && <ChangeDialog {...change} {...data} onClose={() => setChange(undefined)} />}
    </View>
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
  const [newStart, setNewStart] = useState('');
  const slots = new Map(days.flatMap(({ starts }) => starts.map((ms) => [formats.start(ms), ms])));
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
      confirmLabel={isMove ? move : cancel}
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

  const timeFields = [
    [{ name: 'from', label: from }, '00:00'],
    [{ name: 'until', label: until }, '23:59'],
  ] as const;

  function blockTime(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const request = { do: 'block', ...Object.fromEntries(new FormData(event.currentTarget)) };
    sendChange(request, meetingTexts.blocked);
  }
  function unblock(startMs: number) {
    sendChange({ do: 'unblock', startMs }, meetingTexts.unblocked);
  }
  return (
    <section>
      <h3 className={styles.day}>{meetingTexts.blockTitle}</h3>
      <p>{meetingTexts.blockLead}</p>
      <ul className={styles.list}>
        {blocked.map(({ starts_at, ends_at }) => (
          <li key={starts_at} className={styles.meeting}>
            <span>{formats.startAndEnd(starts_at, ends_at)}</span>
            <QuietButton label={meetingTexts.unblock} onClick={() => unblock(starts_at)} />
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={blockTime}>
        <TextField field={{ name: 'day', label: day }} type="date" required />
        {timeFields.map(([field, time]) => (
          <TextField key={field.name} field={field} type="time" defaultValue={time} required />
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
  const { title, lead, withNames, withoutNames, made, end, ended } = meetingTexts.feed;

  async function replaceFeed(hasNames: boolean | null) {
    const noticeText = hasNames === null ? ended : made;
    const result = await sendChange({ do: 'replace-feed', hasNames }, noticeText);
    const secret = hasNames === null ? undefined : result?.secret;
    setAddress(secret && `${location.origin}/calendar/${secret}.ics`);
  }
  return (
    <section>
      <h3 className={styles.day}>{title}</h3>
      <p>{lead}</p>
      {address && (
        <p className={styles.meeting}>
          <code className={styles.address}>{address}</code>
          <QuietButton label={texts.actions.copy} onClick={() => copyText(address)} />
        </p>
      )}
      <div className={styles.buttons}>
        <QuietButton label={withNames} onClick={() => replaceFeed(true)} />
        <QuietButton label={withoutNames} onClick={() => replaceFeed(false)} />
        {hasFeed && <QuietButton label={end} onClick={() => replaceFeed(null)} />}
      </div>
    </section>
  );
}
