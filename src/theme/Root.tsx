import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import { Floating } from '../components/Frame/Floating';
import { Footer } from '../components/Frame/Footer';
import { Header } from '../components/Frame/Header';
import { SlowPageLoader, WelcomeLoader } from '../components/Frame/Loader';
import { SkipLink } from '../components/Frame/SkipLink';

function loadQuoteDialog() {
  return import('../forms/QuoteDialog');
}

function loadLiveChat() {
  return import('../embeds/Chat');
}

/** The frame of every page, not drawn again when the visitor goes from one to the next. */
export default function Root({ children }: { children: ReactNode }) {
  return (
    <ColorModeProvider>
      <WelcomeLoader />
      <SkipLink />
      <Header />
      {children}
      <SlowPageLoader />
      <Footer />
      <Floating loadQuoteDialog={loadQuoteDialog} loadLiveChat={loadLiveChat} />
    </ColorModeProvider>
  );
}
