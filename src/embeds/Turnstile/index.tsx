/** Cloudflare's check for humans, mounted on first focus of a form if embeds.yml has a site key. */
import { useEffect, useRef } from 'react';
import { hiddenFieldNames, turnstileAction } from '../../shared/hidden-fields.ts';
import { loadTurnstile } from './load.ts';

export function Turnstile({ siteKey }: { siteKey: string }) {
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = containerRef.current;
    const rendering = loadTurnstile().then((turnstileApi) => {
      // The form may be gone when the script arrives.
      return container?.isConnected
        ? turnstileApi?.render(container, {
            sitekey: siteKey,
            action: turnstileAction,
            appearance: 'interaction-only',
            'response-field-name': hiddenFieldNames.turnstile,
          })
        : undefined;
    });
    return () => void rendering.then((widgetId) => widgetId && window.turnstile?.remove(widgetId));
  }, [siteKey]);
  return <div ref={containerRef} />;
}
