export const hiddenFieldNames = {
  form: 'form',
  submission: 'submission',
  page: 'page',
  service: 'service',
  honeypot: 'website',
  elapsed: 'elapsed',
  turnstile: 'cf-turnstile-response',
} as const;

/** The Worker rejects Turnstile tokens issued for another action. */
export const turnstileAction = 'form';
