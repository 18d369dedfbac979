export const hiddenFieldNames = {
  form: 'form',
  submission: 'submission',
  page: 'page',
  service: 'service',
  honeypot: 'website',
  elapsed: 'elapsed',
  turnstile: 'cf-turnstile-response',
} as const;

/** All forms request their Turnstile tokens for this action; the Worker rejects any other token. */
export const turnstileAction = 'form';
