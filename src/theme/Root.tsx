import type { ReactNode } from 'react';
import { Floating } from '../components/Frame/Floating';
import { WelcomeLoader } from '../components/Frame/Loader';

/** Round every page, and not drawn again when the visitor goes from one to the next. */
export default function Root({ children }: { children: ReactNode }) {
  return (
    <>
      <WelcomeLoader />
      {children}
      <Floating />
    </>
  );
}
