import { useMemo } from 'react';
import type { Content } from '../../content/schemas';
import { Gate } from '../Gate';
import { mountScript } from '../script';
import styles from './styles.module.css';

export default function Reviews({
  connection,
  texts,
}: {
  connection: NonNullable<Content['embeds']['reviews']>;
  texts: Content['home']['testimonials']['reviews'];
}) {
  const mount = useMemo(
    () => mountScript(connection.script, { 'data-widget-id': connection.widgetId }),
    [connection],
  );
  return (
    <div className={styles.reviews}>
      <Gate place={mount} ask={texts.button} failed={texts.failed}>
        <h3 className={styles.heading}>{texts.heading}</h3>
        <p>{texts.text}</p>
      </Gate>
    </div>
  );
}
