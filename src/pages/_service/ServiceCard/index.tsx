import { Card } from '../../../components/Card';
import { ArrowUpRight } from '../../../components/icons';
import { Picture } from '../../../components/Picture';
import type { ServiceLink } from '../../../content/schemas';
import styles from './styles.module.css';

export function ServiceCard({ service, sizes }: { service: ServiceLink; sizes: string }) {
  const { key, name, picture } = service;
  return (
    <Card to={`/service/${key}`} className={styles.card}>
      <Picture picture={{ ...picture, alt: '' }} sizes={sizes} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <ArrowUpRight className={styles.arrow} />
      </span>
    </Card>
  );
}
