/** Names of the hidden fields. The honeypot is a field that people never see; programs fill it in. */
export const hiddenFields = {
  form: 'form',
  submission: 'submission',
  page: 'page',
  service: 'service',
  honeypot: 'website',
  elapsed: 'elapsed',
  turnstile: 'cf-turnstile-response',
} as const;

/** The action that our forms pass to Turnstile; they accept no token for another. */
export const turnstileAction = 'form';
