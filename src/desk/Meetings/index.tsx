import company from '@content/company';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Calendar } from '../../../worker/meeting/calendar.ts';
import { Button } from '../../components/Button';
import { SelectField, TextField } from '../../components/Field';
import { createMeetingFormats } from '../../shared/meeting-formats.ts';
import { ConfirmDialog } from '../ConfirmDialog';
import { copyToClipboard, sendChange } from '../changes';
import { Link } from '../Link';
import { QuietButton } from '../QuietButton';
import { buildMailUrl } from '../replies';
import { texts } from '../texts';
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
        <Part key={dayText} title={dayText}>
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
        </Part>
      ))}
      <BlockedTimes blocked={data.blocked} />
      <Feed hasFeed={data.hasFeed} />
      {change && <ChangeDialog {...change} {...data} onClose={() => setChange(undefined)} />}
    </View>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

type Meeting = Calendar['meetings'][number];
type ChangeProps = { meeting: Meeting; isMove: boolean; onClose: () => void };

/** Opens the mail to the visitor, ready to send. */
function ChangeDialog({ meeting, isMove, days, onClose }: ChangeProps & Calendar) {
  const { reference, name, email, meets_at } = meeting;
  const [newStart, setNewStart] = useState('');
  const slots = new Map(days.flatMap(({ starts }) => starts.map((ms) => [formats.start(ms), ms])));
  const { title, done } = isMove ? meetingTexts.moving : meetingTexts.cancelling;

  async function changeMeeting() {
    const startMs = slots.get(newStart) ?? null;
    const result = await sendChange({ do: 'change-meeting', reference, startMs }, done);
    if (result?.mail) {
      location.href = buildMailUrl(email, result.mail.subject, result.mail.body);
    }
  }
  return (
    <ConfirmDialog
      title={title}
      text={`${name}, ${formats.start(meets_at)}`}
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
  function blockTime(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const request = { do: 'block', ...Object.fromEntries(new FormData(event.currentTarget)) };
    sendChange(request, meetingTexts.blocked);
  }
  const unblock = (startMs: number) =>
    sendChange({ do: 'unblock', startMs }, meetingTexts.unblocked);
  const timeProps = { type: 'time', required: true };
  return (
    <Part title={meetingTexts.blockTitle}>
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
        <TextField field={{ name: 'from', label: from }} defaultValue="00:00" {...timeProps} />
        <TextField field={{ name: 'until', label: until }} defaultValue="23:59" {...timeProps} />
        <Button type="submit">{meetingTexts.block}</Button>
      </form>
    </Part>
  );
}

/** The address is shown once, because only its hash is stored. */
function Feed({ hasFeed }: Pick<Calendar, 'hasFeed'>) {
  const [address, setAddress] = useState<string>();
  const { title, lead, withNames, withoutNames, made, end, ended } = meetingTexts.feed;

  async function replaceFeed(hasNames: boolean | null) {
    const noticeText = hasNames === null ? ended : made;
    const result = await sendChange({ do: 'replace-feed', hasNames }, noticeText);
    const secret = hasNames === null ? undefined : result?.secret;
    setAddress(secret && `${location.origin}/calendar/${secret}.ics`);
  }
  return (
    <Part title={title}>
      <p>{lead}</p>
      {address && (
        <p className={styles.meeting}>
          <code className={styles.address}>{address}</code>
          <QuietButton label={texts.actions.copy} onClick={() => copyToClipboard(address)} />
        </p>
      )}
      <div className={styles.buttons}>
        <QuietButton label={withNames} onClick={() => replaceFeed(true)} />
        <QuietButton label={withoutNames} onClick={() => replaceFeed(false)} />
        {hasFeed && <QuietButton label={end} onClick={() => replaceFeed(null)} />}
      </div>
    </Part>
  );
}
