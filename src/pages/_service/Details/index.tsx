import { Fold } from '../../../components/Fold';
import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import { TickList } from '../../../components/TickList';
import type { ServiceData } from '../../../content/schemas';
import styles from './styles.module.css';

const pointStartingWithTimePattern = /^(\d{1,2}:\d{2} [ap]m|Noon): (.+)$/s;

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
            <Fold label={heading} heading={<h2 className={styles.heading}>{heading}</h2>}>
              <PointLists points={points} />
            </Fold>
          </div>
        ))}
      </div>
    </Section>
  );
}

function PointLists({ points }: { points: string[] }) {
  const timedPoints = points
    .map((point) => pointStartingWithTimePattern.exec(point))
    .filter((match) => match !== null);
  const plainPoints = points.filter((point) => !pointStartingWithTimePattern.test(point));
  return (
    <div className={styles.points}>
      {timedPoints.length > 0 && (
        <ul className={styles.timedPoints}>
          {timedPoints.map(([point, timeOfDay, textAfterTime]) => (
            <li key={point} className={styles.timedPoint}>
              <strong className={styles.time}>{timeOfDay}</strong>{' '}
              <span className={styles.event}>{textAfterTime}</span>
            </li>
          ))}
        </ul>
      )}
      {plainPoints.length > 0 && <TickList items={plainPoints} />}
    </div>
  );
}
