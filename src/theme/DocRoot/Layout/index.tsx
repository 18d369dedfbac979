import type { Props } from '@theme/DocRoot/Layout';

/** Our documents stand alone: no sidebar around them. */
export default function DocRootLayout({ children }: Props) {
  return children;
}
