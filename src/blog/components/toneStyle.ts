import { buildColourStyle } from '../../components/colourStyle';
import { colourTones } from '../../content/colour-tones';

/** A topic's address decides its colour, so that it never changes. */
export function findTopicColour(topicPath: string) {
  const codes = Array.from(topicPath, (letter) => letter.charCodeAt(0));
  const sum = codes.reduce((total, code) => total + code, 0);
  return colourTones[sum % colourTones.length] ?? 'brand';
}

/** A topic's colour for text, as the variable `--tone`. */
export function buildToneStyle(topicPath: string) {
  const colour = findTopicColour(topicPath);
  return buildColourStyle(colour === 'brand' ? 'link' : `${colour}-text`);
}
