import language from '@content/language';
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import { type ReactNode, useEffect } from 'react';
import { FramePathnameProvider } from '../components/framePathname';
import { LanguageNotices } from '../components/LanguageSwitch';
import { PageLoader, SlowPageLoader } from '../components/Loader';
import { SkipLink } from '../components/SkipLink';
import { announcementId } from '../components/scrollAndFocus';
import { FloatingContacts } from './Floating';

/** The root stays mounted across page changes. */
export default function Root({ children }: { children: ReactNode }) {
  // The attribute data-hydrated signals hydration to early/start-when-idle.ts and to the tests.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <ColorModeProvider>
      <FramePathnameProvider>
        <PageLoader isWelcome />
        <SkipLink />
        <Navbar />
        {language.others.length > 0 && <LanguageNotices />}
        {children}
        <SlowPageLoader />
        <p id={announcementId} role="status" className="unseen" />
        <Footer />
        <FloatingContacts />
      </FramePathnameProvider>
    </ColorModeProvider>
  );
}
