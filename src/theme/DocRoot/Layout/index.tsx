import type { Props } from '@theme/DocRoot/Layout';

/** Leaves out the classic sidebar: DocItem/Layout lists the documents. */
export default function DocRootLayout({ children }: Props) {
  return children;
}
