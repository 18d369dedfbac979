import { buildColourStyle } from '../../components/colourStyle';

const tones = ['link', 'red-text', 'gold-text', 'teal-text', 'purple-text', 'rose-text'];

/** A topic's colour as the variable `--tone`; its address decides, so that it never changes. */
export function buildToneStyle(topicPath: string) {
  const codes = Array.from(topicPath, (letter) => letter.charCodeAt(0));
  const sum = codes.reduce((total, code) => total + code, 0);
  return buildColourStyle(tones[sum % tones.length] ?? 'link');
}
