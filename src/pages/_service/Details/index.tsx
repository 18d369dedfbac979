import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import { TickList } from '../../../components/TickList';
import type { ServiceData } from '../../../content/schemas';
import styles from './styles.module.css';

/** A point that begins with a time of day, such as "9:00 am: …". */
const timedPoint = /^(\d{1,2}:\d{2} [ap]m|Noon): (.+)$/s;

export function Details({ details }: Pick<ServiceData, 'details'>) {
  return (
    <Section>
      <div className={styles.details}>
        {details.map(({ picture, heading, points }) => (
          <div key={heading} className={styles.detail}>
            <Picture
              picture={picture}
              sizes="(width < 56.25em) calc(100vw - 40px), (width < 1300px) 52vw, 660px"
              className={styles.picture}
            />
            <div>
              <h2 className={styles.heading}>{heading}</h2>
              <Points points={points} />
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Points({ points }: { points: string[] }) {
  const timedPoints = points.filter((point) => timedPoint.test(point));
  const plainPoints = points.filter((point) => !timedPoint.test(point));
  return (
    <div className={styles.points}>
      {timedPoints.length > 0 && (
        <ul className={styles.timedPoints}>
          {timedPoints.map((point) => (
            <TimedPoint key={point} text={point} />
          ))}
        </ul>
      )}
      {plainPoints.length > 0 && <TickList items={plainPoints} />}
    </div>
  );
}

function TimedPoint({ text }: { text: string }) {
  const [, time, event] = timedPoint.exec(text) ?? [];
  return (
    <li className={styles.timedPoint}>
      <strong className={styles.time}>{time}</strong> <span className={styles.event}>{event}</span>
    </li>
  );
}
