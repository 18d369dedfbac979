import texts from '@content/service-page';
import { buildColourStyle } from '../../../components/colourStyle';
import { Fold } from '../../../components/Fold';
import { Section } from '../../../components/Section';
import { colourTones } from '../../../content/colour-tones';
import type { ServiceData } from '../../../content/schemas';
import styles from './styles.module.css';

export function Features({ features }: Pick<ServiceData, 'features'>) {
  return (
    <Section
      ground="mist"
      labelledBy="features"
      heading={texts.features}
      lead={texts.promise}
      quiet
    >
      <ol className={styles.features}>
        {features.map(({ title, description }, featureIndex) => (
          <li
            key={title}
            className={styles.feature}
            style={buildColourStyle(colourTones[featureIndex % colourTones.length] ?? 'brand')}
          >
            <Fold
              label={title}
              heading={
                <div>
                  <span className={styles.number} aria-hidden="true">
                    {String(featureIndex + 1).padStart(2, '0')}
                  </span>
                  <h3 className={styles.title}>{title}</h3>
                </div>
              }
              open={featureIndex === 0}
            >
              <p className={styles.text}>{description}</p>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}
