const tones = ['link', 'red-text', 'gold-text', 'teal-text', 'purple-text', 'rose-text'];

/** A topic's colour as the variable `--tone`; its address decides, so that it never changes. */
export function buildToneStyle(topicPath: string) {
  const codes = Array.from(topicPath, (letter) => letter.charCodeAt(0));
  const tone = tones[codes.reduce((sum, code) => sum + code, 0) % tones.length];
  return { '--tone': `var(--${tone})` };
}
