import type { Props } from '@theme/DocRoot/Layout';

/** The layout omits the classic sidebar, because DocItem/Layout lists the documents. */
export default function DocRootLayout({ children }: Props) {
  return children;
}
