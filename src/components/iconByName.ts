import type { InferOutput } from 'valibot';
import type { icon } from '../content/schemas/parts';
import * as icons from './icons';

// biome-ignore format: icons side by side
export const iconByName = {
  bulb: icons.Bulb, calendar: icons.Calendar, clock: icons.Clock, code: icons.Code,
  design: icons.Palette, globe: icons.Globe, headset: icons.Headset, heart: icons.Heart,
  home: icons.Home, money: icons.Banknote, phone: icons.Phone, rupee: icons.Rupee,
  search: icons.Magnifier, shield: icons.Shield, speech: icons.SpeechBubble, sprout: icons.Sprout,
  star: icons.Star, target: icons.Target, tick: icons.Tick,
} satisfies Record<InferOutput<typeof icon>, typeof icons.Bulb>;
