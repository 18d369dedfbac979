interface TurnstileApi {
  render(container: HTMLElement, options: Record<string, string>): string;
  remove(widgetId: string): void;
}

declare global {
  interface Window {
    turnstile?: TurnstileApi;
  }
}

const turnstileScriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
let turnstilePromise: Promise<TurnstileApi | undefined> | undefined;

/**
 * Resolves to undefined on failure, and the next call loads the script again. The Worker accepts
 * fewer messages without a token.
 */
export function loadTurnstile(): Promise<TurnstileApi | undefined> {
  turnstilePromise ??= new Promise((resolve) => {
    const scriptElement = document.createElement('script');
    scriptElement.src = turnstileScriptUrl;
    scriptElement.async = true;
    scriptElement.onload = () => resolve(window.turnstile);
    scriptElement.onerror = () => {
      scriptElement.remove();
      turnstilePromise = undefined;
      resolve(undefined);
    };
    document.head.append(scriptElement);
  });
  return turnstilePromise;
}
