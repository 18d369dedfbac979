import company from '@content/company';
import embeds from '@content/embeds';
import meeting from '@content/meeting';
import navigation from '@content/navigation';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { Button, LinkButton } from '../../components/Button';
import fieldStyles from '../../components/Field/styles.module.css';
import { IconButton } from '../../components/IconButton';
import { ArrowLeft, ArrowRight, Calendar } from '../../components/icons';
import { createMeetingFormats } from '../../shared/meeting-formats.ts';
import type { MeetingDay } from '../../shared/meeting-slots.ts';
import { fillPlaceholders } from '../../shared/messages.ts';
import { ChoiceGroup } from './ChoiceGroup';
import { type SlotField, SlotList } from './SlotList';
import styles from './styles.module.css';

const { picker: texts } = meeting;
const place = company.address.city;
const daysPerWeek = 7;
const requestTimeoutMs = 15_000;
const officeFormats = createMeetingFormats(company.locale, company.timeZone);
/** The browser's zone may be invented, so it is never named. */
const ownFormats = createMeetingFormats(company.locale);
const dayFormats = createMeetingFormats(company.locale, 'UTC');

/** Buttons for days and times, or a list without scripts. */
export function SlotPicker({
  initialDay,
  finishedSendCount,
  ...slotField
}: SlotField & { initialDay: string | undefined; finishedSendCount: number }) {
  const isHydrated = useIsBrowser();
  const [attempt, setAttempt] = useState(0);
  const { days, hasFailed } = useFreeDays(attempt + finishedSendCount);
  const { id, field } = slotField;
  return (
    <>
      <div className={styles.picker} data-slot-picker>
        {days ? (
          <SlotButtons key={initialDay} {...{ ...slotField, days, initialDay }} />
        ) : (
          <div role="status" className={clsx(styles.state, styles.loading)}>
            <p>{hasFailed ? texts.failed : texts.loading}</p>
            {hasFailed && (
              <Button variant="quiet" onClick={() => setAttempt(attempt + 1)}>
                {texts.again}
              </Button>
            )}
            {!embeds.scheduler && <a href="/meeting?list">{texts.list}</a>}
          </div>
        )}
        {isHydrated && (
          <p id={`${id}-error`} className={fieldStyles.error}>
            {field.error}
          </p>
        )}
      </div>
      {!isHydrated && <SlotList {...slotField} />}
    </>
  );
}

/** A refused slot is taken, so the slots are read again after each attempt to send. */
function useFreeDays(attempt: number) {
  const [days, setDays] = useState<MeetingDay[]>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    setHasFailed(false);
    fetch('/api/v1/meeting/slots', { signal: AbortSignal.timeout(requestTimeoutMs) })
      .then((response) => (response.ok ? response.json() : Promise.reject()))
      .then((answer: { days: MeetingDay[] }) => setDays(answer.days))
      .catch(() => setHasFailed(true));
  }, [attempt]);
  return { days, hasFailed };
}

function SlotButtons({
  days,
  initialDay,
  id,
  field,
}: SlotField & { days: MeetingDay[]; initialDay: string | undefined }) {
  const [chosenDay, setChosenDay] = useState(initialDay);
  const [chosenStart, setChosenStart] = useState(0);
  const [weekIndex, setWeekIndex] = useState<number>();
  const firstFreeDay = days.find(isFree);
  if (!firstFreeDay) {
    return (
      <div className={styles.state}>
        <p>{texts.none}</p>
        <LinkButton variant="quiet" {...navigation.contact} />
      </div>
    );
  }
  const wantedDay = days.find((each) => each.day === chosenDay && isFree(each)) ?? firstFreeDay;
  const week = weekIndex ?? Math.floor(days.indexOf(wantedDay) / daysPerWeek);
  const lastWeek = Math.ceil(days.length / daysPerWeek) - 1;
  const weekDays = days.slice(week * daysPerWeek, (week + 1) * daysPerWeek);
  const openDay = weekDays.includes(wantedDay) ? wantedDay : weekDays.find(isFree);
  // A chosen time may be taken meanwhile, or on a day that is not open.
  const isStillFree = days.some(({ starts }) => starts.includes(chosenStart));
  const laterDay = days.slice((week + 1) * daysPerWeek).find(isFree) ?? firstFreeDay;

  function openDayOf(meetingDay: MeetingDay) {
    setChosenDay(meetingDay.day);
    setWeekIndex(undefined);
  }
  return (
    <>
      <ChoiceGroup
        id={`${id}-day`}
        name="day"
        label={texts.day}
        isLabelHidden
        className={styles.days}
        value={openDay?.day ?? ''}
        onChoose={setChosenDay}
        choices={weekDays.map(buildDayChoice)}
      >
        <div className={styles.week}>
          <p aria-live="polite">{dayFormats.days(toMs(weekDays.at(0)), toMs(weekDays.at(-1)))}</p>
          <div className={styles.arrows}>
            <IconButton
              variant="outlined"
              label={texts.earlier}
              aria-disabled={week === 0}
              onClick={() => setWeekIndex(Math.max(week - 1, 0))}
            >
              <ArrowLeft />
            </IconButton>
            <IconButton
              variant="outlined"
              label={texts.later}
              aria-disabled={week === lastWeek}
              onClick={() => setWeekIndex(Math.min(week + 1, lastWeek))}
            >
              <ArrowRight />
            </IconButton>
          </div>
        </div>
      </ChoiceGroup>
      {openDay ? (
        <ChoiceGroup
          id={id}
          {...field}
          hint={fillPlaceholders(texts.zone, { place })}
          className={styles.slots}
          value={chosenStart ? toIso(chosenStart) : ''}
          onChoose={(slot) => setChosenStart(Date.parse(slot))}
          choices={openDay.starts.map(buildSlotChoice)}
        />
      ) : (
        <div role="status" className={styles.state}>
          <p>{texts.emptyWeek}</p>
          <Button variant="quiet" onClick={() => openDayOf(laterDay)}>
            {fillPlaceholders(texts.nextFree, { start: officeFormats.start(laterDay.starts[0]) })}
          </Button>
        </div>
      )}
      {isStillFree && !openDay?.starts.includes(chosenStart) && (
        <input type="hidden" name={field.name} value={toIso(chosenStart)} />
      )}
      <p role="status" className={styles.chosen}>
        {isStillFree && (
          <>
            <Calendar /> <span>{describeTimes(chosenStart, officeFormats.start(chosenStart))}</span>
          </>
        )}
      </p>
    </>
  );
}

function toIso(startMs: number): string {
  return new Date(startMs).toISOString();
}

function toMs(meetingDay: MeetingDay | undefined): number {
  return Date.parse(meetingDay?.day ?? '');
}

function isFree({ starts }: MeetingDay): boolean {
  return starts.length > 0;
}

function buildDayChoice(meetingDay: MeetingDay) {
  const { day } = meetingDay;
  const dayMs = toMs(meetingDay);
  const reason = findReason(meetingDay);
  return {
    value: day,
    label: [dayFormats.day(dayMs), reason].filter(Boolean).join(', '),
    disabled: !isFree(meetingDay),
    content: (
      <>
        <span>{dayFormats.weekday(dayMs)}</span>
        <strong>{dayFormats.dayOfMonth(dayMs)}</strong>
        {reason && <small>{reason}</small>}
      </>
    ),
  };
}

/** Says why a day has no time. */
function findReason(meetingDay: MeetingDay): string {
  const { closed, isTooLate } = meetingDay;
  if (isFree(meetingDay)) {
    return '';
  }
  return closed === null ? texts[isTooLate ? 'tooLate' : 'full'] : closed || texts.closed;
}

function buildSlotChoice(startMs: number) {
  const ownTime = findOwnTime(startMs);
  const time = officeFormats.time(startMs);
  return {
    value: toIso(startMs),
    label: describeTimes(startMs, time),
    content: (
      <>
        <strong>{time}</strong>
        {ownTime && <small>{fillPlaceholders(texts.ownTime, { ownTime })}</small>}
      </>
    ),
  };
}

/** Adds the visitor's own time, if it differs. */
function describeTimes(startMs: number, time: string): string {
  const ownTime = findOwnTime(startMs);
  return ownTime ? fillPlaceholders(texts.bothTimes, { time, place, ownTime }) : time;
}

function findOwnTime(startMs: number): string | undefined {
  if (ownFormats.start(startMs) === officeFormats.start(startMs)) {
    return undefined;
  }
  const isSameDay = ownFormats.day(startMs) === officeFormats.day(startMs);
  return isSameDay ? ownFormats.time(startMs) : ownFormats.timeOfDay(startMs);
}
