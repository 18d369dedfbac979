import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import type { ServiceData } from '../../../content/schemas';
import styles from './styles.module.css';

/** A point that begins with a time of day is a moment of a day with the product. */
const moment = /^(\d{1,2}:\d{2} [ap]m|Noon): (.+)$/s;

/** Picture and points side by side, changing sides from block to block. */
export function Details({ details }: Pick<ServiceData, 'details'>) {
  return (
    <Section>
      <div className={styles.details}>
        {details.map(({ picture, heading, points }) => (
          <div key={heading} className={styles.detail}>
            <Picture
              picture={picture}
              sizes="(max-width: 860px) calc(100vw - 40px), (max-width: 1300px) 52vw, 660px"
              className={styles.picture}
            />
            <div>
              <h2 className={styles.heading}>{heading}</h2>
              <ul className={styles.points}>
                {points.map((point) => (
                  <Point key={point} text={point} />
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Point({ text }: { text: string }) {
  const [, time, event] = moment.exec(text) ?? [];
  return time ? (
    <li className={styles.moment}>
      <strong className={styles.time}>{time}</strong> <span className={styles.event}>{event}</span>
    </li>
  ) : (
    <li className={styles.point}>{text}</li>
  );
}
