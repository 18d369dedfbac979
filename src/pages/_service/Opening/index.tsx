import texts from '@content/service-page';
import { Breadcrumb } from '../../../components/Breadcrumb';
import { LinkButton } from '../../../components/Button';
import { buildColourStyle } from '../../../components/colourStyle';
import { Picture } from '../../../components/Picture';
import type { ServiceData } from '../../../content/schemas';
import styles from './styles.module.css';

export function Opening({
  service,
  quotes,
}: {
  service: ServiceData;
  quotes: typeof texts.quotes;
}) {
  return (
    <div
      className={`cloth ${styles.opening}`}
      style={buildColourStyle(service.colour)}
      data-ground="dark"
    >
      <div className={styles.width}>
        <Breadcrumb parents={[{ label: service.group }]} current={service.name} />
        <div className={styles.columns}>
          <div>
            <h1 className={styles.heading}>{service.title}</h1>
            <p className={styles.lead}>{service.description}</p>
            <div className={styles.links}>
              <LinkButton {...quotes} variant="onDark" arrow />
              <LinkButton
                to={`${texts.demo.to}?service=${service.key}`}
                label={texts.demo.label}
                variant="quiet"
              />
            </div>
          </div>
          <Picture
            picture={service.picture}
            sizes="(width < 64em) calc(100vw - 40px), 46vw"
            large
            eager
            className={`patch ${styles.picture}`}
          />
        </div>
      </div>
    </div>
  );
}
