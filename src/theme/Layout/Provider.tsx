import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Layout/Provider';

export default function LayoutProvider({ children }: Props) {
  return <ColorModeProvider>{children}</ColorModeProvider>;
}
