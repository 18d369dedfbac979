import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import { type ReactNode, useEffect } from 'react';
import { SlowPageLoader, WelcomeLoader } from '../components/Loader';
import { SkipLink } from '../components/SkipLink';
import { Floating } from './Floating';

/** The frame of every page. It stays mounted through every page change. */
export default function Root({ children }: { children: ReactNode }) {
  // Tells early/start-when-idle.ts and the tests that the page answers now.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <ColorModeProvider>
      <WelcomeLoader />
      <SkipLink />
      <Navbar />
      {children}
      <SlowPageLoader />
      <Footer />
      <Floating />
    </ColorModeProvider>
  );
}
