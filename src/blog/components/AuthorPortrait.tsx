import portraits from '@content/portraits';
import type { ComponentProps } from 'react';
import { Portrait } from '../../components/Portrait';

/** An author with the name of a team member has that member's portrait. */
export function AuthorPortrait(props: ComponentProps<typeof Portrait>) {
  return <Portrait sizes="88px" {...props} {...portraits[props.name]} />;
}
