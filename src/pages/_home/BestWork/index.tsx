import clients from '@content/clients';
import home from '@content/home';
import navigation from '@content/navigation';
import { Carousel } from '../../../components/Carousel';
import { ArrowUpRight } from '../../../components/icons';
import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import styles from './styles.module.css';

const interval = 2500;
const sizes = '(min-width: 1600px) 540px, (min-width: 900px) 36vw, 76vw';

export function BestWork() {
  const { eyebrow, heading, subtitle, carousel } = home.work;
  return (
    <Section ground="night" labelledBy="work" className={styles.section}>
      <SectionHeading id="work" eyebrow={eyebrow} lead={subtitle} centred>
        {heading}
      </SectionHeading>
      <div className={styles.wide}>
        <Carousel
          interval={interval}
          labels={carousel}
          slides={clients.map(({ name, url, picture }) => ({
            name,
            content: (
              <a className={styles.card} href={url} target="_blank" rel="noopener noreferrer">
                <Picture picture={picture} sizes={sizes} className={styles.picture} />
                <span className={styles.name}>
                  {name}
                  <span className="unseen"> ({navigation.labels.newTab})</span>
                  <ArrowUpRight className={styles.arrow} />
                </span>
              </a>
            ),
          }))}
        />
      </div>
    </Section>
  );
}
