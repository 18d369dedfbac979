/** Sets `--tone` to a colour of css/tokens.css; white text on it passes AA, on gold dark text. */
export function buildColourStyle(colour: string) {
  return {
    '--tone': `var(--${colour === 'brand' ? 'brand-ground' : colour})`,
    // In the shade of a fold, gold would turn olive.
    ...(colour === 'gold' && {
      '--on-tone': 'light-dark(var(--on-gold), var(--on-dark))',
      '--fold': '6%',
    }),
  };
}
