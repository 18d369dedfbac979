import portraits from '@content/portraits';
import { Portrait } from '../../components/Portrait';

/** An author with the name of a team member has that member's portrait. */
export function AuthorPortrait({ name, className }: { name: string; className?: string }) {
  return <Portrait name={name} {...portraits[name]} sizes="88px" className={className} />;
}
