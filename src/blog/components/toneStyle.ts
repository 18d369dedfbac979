import { buildColourStyle } from '../../components/colourStyle';
import { colourTones } from '../../content/colour-tones';

/** A topic's colour as the variable `--tone`; its address decides, so that it never changes. */
export function buildToneStyle(topicPath: string, isForText = true) {
  const codes = Array.from(topicPath, (letter) => letter.charCodeAt(0));
  const sum = codes.reduce((total, code) => total + code, 0);
  const colour = colourTones[sum % colourTones.length] ?? 'brand';
  const textColour = colour === 'brand' ? 'link' : `${colour}-text`;
  return buildColourStyle(isForText ? textColour : colour);
}
