import company from '@content/company';
import meeting from '@content/meeting';
import navigation from '@content/navigation';
import { useState } from 'react';
import { Button, LinkButton } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { ArrowLeft, ArrowRight, Calendar } from '../../components/icons';
import { createMeetingFormats } from '../../shared/meeting-formats.ts';
import type { MeetingDay } from '../../shared/meeting-slots.ts';
import { fillPlaceholders } from '../../shared/messages.ts';
import type { FormField } from '../useForm';
import buttonStyles from './buttons.lazy.module.css';
import { ChoiceGroup } from './ChoiceGroup';
import styles from './styles.module.css';

const { picker: texts } = meeting;
const place = company.address.city;
const daysPerWeek = 7;
const officeFormats = createMeetingFormats(company.locale, company.timeZone);
/** A browser may report an invented time zone, so the zone is never named. */
const ownFormats = createMeetingFormats(company.locale);
const dayFormats = createMeetingFormats(company.locale, 'UTC');

export function SlotButtons({
  days,
  initialDay,
  id,
  field,
}: FormField & { days: MeetingDay[]; initialDay: string | undefined }) {
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
        className={buttonStyles.days}
        value={openDay?.day ?? ''}
        onChoose={setChosenDay}
        choices={weekDays.map(buildDayChoice)}
      >
        <div className={buttonStyles.week}>
          <p aria-live="polite">{dayFormats.days(toMs(weekDays.at(0)), toMs(weekDays.at(-1)))}</p>
          <div className={buttonStyles.arrows}>
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
          className={buttonStyles.slots}
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
      <p role="status" className={buttonStyles.chosen}>
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
