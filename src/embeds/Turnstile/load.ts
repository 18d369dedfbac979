interface TurnstileApi {
  render(container: HTMLElement, options: Record<string, string>): string;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: TurnstileApi;
  }
}

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
let loading: Promise<TurnstileApi | undefined> | undefined;

/**
 * Resolves to undefined on failure, and the next call tries again. The Worker accepts fewer
 * messages without a token.
 */
export function loadTurnstile(): Promise<TurnstileApi | undefined> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
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
