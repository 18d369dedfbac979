import Head from '@docusaurus/Head';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import type { ReactNode } from 'react';
import { Floating } from '../components/Frame/Floating';
import { WelcomeLoader } from '../components/Frame/Loader';

function loadQuoteDialog() {
  return import('../forms/QuoteDialog');
}

/** Round every page, and not drawn again when the visitor goes from one to the next. */
export default function Root({ children }: { children: ReactNode }) {
  return (
    <>
      <Head>
        {[bricolage, instrument].map((face) => (
          <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="" />
        ))}
      </Head>
      <WelcomeLoader />
      {children}
      <Floating loadQuoteDialog={loadQuoteDialog} />
    </>
  );
}
