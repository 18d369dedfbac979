/** Cloudflare's check for humans, mounted on first focus of a form if embeds.yml has a site key. */
import { useEffect, useRef } from 'react';
import { hiddenFieldNames, turnstileAction } from '../../shared/hidden-fields.ts';
import { loadTurnstile } from './load.ts';

export function Turnstile({ siteKey }: { siteKey: string }) {
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isUnmounted = false;
    let widgetId: string | undefined;
    loadTurnstile().then((turnstileApi) => {
      if (isUnmounted || !turnstileApi || !containerRef.current) {
        return;
      }
      widgetId = turnstileApi.render(containerRef.current, {
        sitekey: siteKey,
        action: turnstileAction,
        appearance: 'interaction-only',
        'response-field-name': hiddenFieldNames.turnstile,
      });
    });
    return () => {
      isUnmounted = true;
      if (widgetId) {
        window.turnstile?.remove(widgetId);
      }
    };
  }, [siteKey]);
  return <div ref={containerRef} />;
}
