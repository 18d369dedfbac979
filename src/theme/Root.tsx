import type { ReactNode } from 'react';
import { Floating } from '../components/Frame/Floating';
import { WelcomeLoader } from '../components/Frame/Loader';

function loadQuoteDialog() {
  return import('../forms/QuoteDialog');
}

function loadLiveChat() {
  return import('../embeds/Chat');
}

/** Round every page, and not drawn again when the visitor goes from one to the next. */
export default function Root({ children }: { children: ReactNode }) {
  return (
    <>
      <WelcomeLoader />
      {children}
      <Floating loadQuoteDialog={loadQuoteDialog} loadLiveChat={loadLiveChat} />
    </>
  );
}
