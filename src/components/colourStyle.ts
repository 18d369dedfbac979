/** Sets `--tone` to a colour of css/tokens.css; white text on it passes AA, on gold dark text. */
export function buildColourStyle(colour: string) {
  return {
    '--tone': `var(--${colour === 'brand' ? 'brand-ground' : colour})`,
    ...(colour === 'gold' && {
      '--on-tone': 'light-dark(var(--on-gold), var(--on-dark))',
      // Mixed with the night, gold turns olive, and stays too bright for white text.
      '--night': 'light-dark(var(--gold-text), #000)',
    }),
  };
}
