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

/** What our forms ask Turnstile for; a token for anything else is not for them. */
export const turnstileAction = 'form';
