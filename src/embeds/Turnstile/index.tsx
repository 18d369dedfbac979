/** Cloudflare's check for humans. Mounted where embeds.yml has a site key and a visitor begins a form. */
import { useEffect, useRef } from 'react';
import { hiddenFields, turnstileAction } from '../../shared/hidden-fields.ts';

interface Api {
  render(container: HTMLElement, options: Record<string, string>): string;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Api;
  }
}

const source = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
let loading: Promise<Api | undefined> | undefined;

/** Resolves to nothing on failure, and the next call tries again. The Worker accepts fewer forms without it. */
function load(): Promise<Api | undefined> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.onload = () => resolve(window.turnstile);
    script.onerror = () => {
      script.remove();
      loading = undefined;
      resolve(undefined);
    };
    document.head.append(script);
  });
  return loading;
}

export default function Turnstile({ siteKey }: { siteKey: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    let widget: string | undefined;
    load().then((api) => {
      if (gone || !api || !container.current) return;
      widget = api.render(container.current, {
        sitekey: siteKey,
        action: turnstileAction,
        appearance: 'interaction-only',
        'response-field-name': hiddenFields.turnstile,
      });
    });
    return () => {
      gone = true;
      if (widget) window.turnstile?.remove(widget);
    };
  }, [siteKey]);
  return <div ref={container} />;
}
