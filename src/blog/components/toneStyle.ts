import { buildColourStyle } from '../../components/colourStyle';
import { colourTones } from '../../content/colour-tones';

/** A topic's colour as the variable `--tone`, for text. */
export function buildToneStyle(topicPath: string) {
  const colour = chooseTopicColour(topicPath);
  return buildColourStyle(colour === 'brand' ? 'link' : `${colour}-text`);
}

/** A topic's address decides its colour, so that it never changes. */
export function chooseTopicColour(topicPath: string) {
  const codes = Array.from(topicPath, (letter) => letter.charCodeAt(0));
  const sum = codes.reduce((total, code) => total + code, 0);
  return colourTones[sum % colourTones.length] ?? 'brand';
}
