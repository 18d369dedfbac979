/** Cloudflare's check for humans, mounted on first focus of a form if embeds.yml has a site key. */
import { useEffect, useRef } from 'react';
import { hiddenFields, turnstileAction } from '../../shared/hidden-fields.ts';
import { loadTurnstile } from './load.ts';

export function Turnstile({ siteKey }: { siteKey: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isUnmounted = false;
    let widget: string | undefined;
    loadTurnstile().then((api) => {
      if (isUnmounted || !api || !container.current) {
        return;
      }
      widget = api.render(container.current, {
        sitekey: siteKey,
        action: turnstileAction,
        appearance: 'interaction-only',
        'response-field-name': hiddenFields.turnstile,
      });
    });
    return () => {
      isUnmounted = true;
      if (widget) {
        window.turnstile?.remove(widget);
      }
    };
  }, [siteKey]);
  return <div ref={container} />;
}
