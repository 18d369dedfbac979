import embeds from '@content/embeds';
import meeting from '@content/meeting';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button';
import fieldStyles from '../../components/Field/styles.module.css';
import type { MeetingDay } from '../../shared/meeting-slots.ts';
import type { FormField } from '../useForm';
import { SlotList } from './SlotList';
import styles from './styles.module.css';

const { picker: texts } = meeting;
const requestTimeoutMs = 15_000;

/** Buttons for days and times, or a list without scripts. */
export function SlotPicker({
  initialDay,
  finishedSendCount,
  ...slotField
}: FormField & { initialDay: string | undefined; finishedSendCount: number }) {
  const isHydrated = useIsBrowser();
  const [attempt, setAttempt] = useState(0);
  const { loaded, hasFailed } = useFreeDays(attempt + finishedSendCount);
  const { id, field } = slotField;
  return (
    <>
      <div className={styles.picker} data-slot-picker>
        {loaded ? (
          <loaded.SlotButtons
            key={initialDay}
            {...{ ...slotField, days: loaded.days, initialDay }}
          />
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

/** Loads the free days and the code of their buttons; again after each refused sending, because the slot may be taken. */
function useFreeDays(attempt: number) {
  const [loaded, setLoaded] = useState<
    Pick<typeof import('./SlotButtons'), 'SlotButtons'> & { days: MeetingDay[] }
  >();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    async function load() {
      const signal = AbortSignal.timeout(requestTimeoutMs);
      const [response, { SlotButtons }] = await Promise.all([
        fetch('/api/v1/meeting/slots', { signal }),
        import('./SlotButtons'),
      ]);
      const { days }: { days: MeetingDay[] } = await (response.ok
        ? response.json()
        : Promise.reject());
      setLoaded({ days, SlotButtons });
    }
    setHasFailed(false);
    load().catch(() => setHasFailed(true));
  }, [attempt]);
  return { loaded, hasFailed };
}
