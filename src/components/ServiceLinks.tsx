import labels from '@content/service-labels';
import { LinkPills } from './LinkPills';

export function ServiceLinks({ keys }: { keys: string[] }) {
  return <LinkPills links={keys.map((key) => ({ label: labels[key], to: `/service/${key}` }))} />;
}
