import words from '@content/service-page';
import { ClosingPanel } from '../../components/ClosingPanel';

export function Closing({ name }: { name: string }) {
  const { heading, text, button } = words.closing;
  return <ClosingPanel heading={heading.replace('{service}', name)} text={text} button={button} />;
}
