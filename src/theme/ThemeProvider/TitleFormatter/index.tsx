import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import type { ComponentProps, ReactNode } from 'react';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

/** Search results cut a title after about this many characters. */
const room = 60;

/** The brand stands behind a title where both have room. */
const withBrand: Formatter = ({ title, defaultFormatter, ...site }) => {
  const whole = defaultFormatter({ title, ...site });
  return title && whole.length > room ? title : whole;
};

export default function TitleFormatter({ children }: { children: ReactNode }) {
  return <TitleFormatterProvider formatter={withBrand}>{children}</TitleFormatterProvider>;
}
