/** Draws the trades' icons: 48 x 48, one stroke of 2, black, to be coloured by a CSS mask. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../static/drawn/industries');

const icons = {
  healthcare:
    '<path d="M24 41.5S5.5 30.6 5.5 18A9.8 9.8 0 0 1 24 13.3 9.8 9.8 0 0 1 42.5 18C42.5 30.6 24 41.5 24 41.5Z"/><path d="M6.8 24H17l3.2-6 5.2 11.5L28.5 24h5.5"/>',
  banking:
    '<path d="M24 6 5.5 16.2V20h37v-3.8z"/><path d="M11 20v15M19.7 20v15M28.3 20v15M37 20v15M8 35h32M5 41h38M24 13.5v.01"/>',
  'e-commerce':
    '<path d="M4.5 7.5h4.2a2.5 2.5 0 0 1 2.45 2l3.9 19.1a2.5 2.5 0 0 0 2.45 2h17.3a2.5 2.5 0 0 0 2.4-1.8L41.5 14H12.1"/><circle cx="18.5" cy="38.5" r="2.8"/><circle cx="34" cy="38.5" r="2.8"/><path d="m22.5 22 3 3 5.5-5.5"/>',
  pharmaceutical:
    '<rect x="4.5" y="15" width="35" height="14.5" rx="7.25" transform="rotate(-45 22 22.25)"/><path d="m16.9 17.1 10.3 10.3M25.6 13.5l3.2-3.2"/><circle cx="36.5" cy="36.5" r="6.5"/><path d="M32.5 36.5h8"/>',
  insurance:
    '<path d="M24 5v3.5M5.5 26.5C5.5 16 13.5 8.5 24 8.5s18.5 7.5 18.5 18c-2-3.4-7.3-3.4-9.25 0-1.95-3.4-7.3-3.4-9.25 0-1.95-3.4-7.3-3.4-9.25 0-1.95-3.4-7.25-3.4-9.25 0Z"/><path d="M24 26.5V38a4.5 4.5 0 0 1-9 0"/>',
  automobile:
    '<path d="M8.5 34H7a2.5 2.5 0 0 1-2.5-2.5V26a3.5 3.5 0 0 1 2.8-3.43L12 21.5l4.6-7.6A4 4 0 0 1 20 12h8.7a4 4 0 0 1 3.2 1.6l6 7.9 2.7.8a4 4 0 0 1 2.9 3.85v5.35A2.5 2.5 0 0 1 41 34h-1.5M29.5 34h-11"/><circle cx="13.5" cy="34" r="5"/><circle cx="34.5" cy="34" r="5"/><path d="M12 21.5h25.9M24.5 12v9.5"/>',
  cement:
    '<path d="M32 33.5V17h5.2a2 2 0 0 1 1.7 1l4 6.3a4 4 0 0 1 .6 2.1v5.1a2 2 0 0 1-2 2H40M30.5 33.5H17.5M8.5 33.5h-3V29H32"/><circle cx="13" cy="35.5" r="4.5"/><circle cx="35.5" cy="35.5" r="4.5"/><path d="m5 12.8 3.5-4.3 5 .7L28 14.5V25L12 25 6 18z"/><path d="m14.5 9.6-1.3 15.2M21.3 12v13"/>',
  education:
    '<path d="M24 8.5 3.5 18.5 24 28.5l20.5-10z"/><path d="M11 22.3V34c0 3 5.8 6 13 6s13-3 13-6V22.3M42 19.8v12.7"/><circle cx="42" cy="35" r="2.5"/>',
  'gems-jewellery':
    '<path d="M13.5 7.5h21L43.5 19 24 41.5 4.5 19z"/><path d="M4.5 19h39M13.5 7.5l3 11.5 7.5-11.5 7.5 11.5 3-11.5M16.5 19 24 41.5 31.5 19"/>',
  infrastructure:
    '<path d="M4 31.5h40M13.5 8v32.5M34.5 8v32.5M4 24.5c5.5-2 9-8.5 9.5-15.5 1 9.5 6 14.5 10.5 14.5S33.5 18.5 34.5 9c.5 7 4 13.5 9.5 15.5M19 21.5v10M24 23.5v8M29 21.5v10M10 40.5h7M31 40.5h7"/>',
  'real-estate':
    '<path d="M8 41V9.5A2.5 2.5 0 0 1 10.5 7h12A2.5 2.5 0 0 1 25 9.5v15M4.5 41h39"/><path d="M20.5 41V28.7l10.5-8.2 10.5 8.2V41M28 41v-7.5h6V41M14 14h5M14 20.5h5M14 27h1.5M14 33.5h1.5"/>',
  tourism:
    '<rect x="9" y="15.5" width="30" height="24" rx="3.5"/><path d="M17.5 15.5V11A3.5 3.5 0 0 1 21 7.5h6a3.5 3.5 0 0 1 3.5 3.5v4.5M15.5 39.5V43M32.5 39.5V43M15.5 15.5v24M32.5 15.5v24"/><path d="m24 22.5 1.6 3.2 3.5.5-2.55 2.5.6 3.5L24 30.55l-3.15 1.65.6-3.5-2.55-2.5 3.5-.5z"/>',
  agriculture:
    '<path d="M24 44V17.5M24 17.5c-4.2-3.9-4.2-9.6 0-14 4.2 4.4 4.2 10.1 0 14ZM24 26.5c-7.5 0-12-3.8-12-11 7.5 0 12 3.8 12 11ZM24 26.5c7.5 0 12-3.8 12-11-7.5 0-12 3.8-12 11ZM24 38C14.5 38 8.5 33.5 8.5 25 18 25 24 29.5 24 38ZM24 38c9.5 0 15.5-4.5 15.5-13C30 25 24 29.5 24 38Z"/>',
  telecommunication:
    '<circle cx="24" cy="16" r="3"/><path d="m22.9 18.8-8.4 23.7M25.1 18.8l8.4 23.7M17.3 34.5h13.4M19.9 27.3h8.2M17.3 34.5l10.8-7.2M30.7 34.5 19.9 27.3M17.3 22.7a9.5 9.5 0 0 1 0-13.4M30.7 9.3a9.5 9.5 0 0 1 0 13.4M12 28a17 17 0 0 1 0-24M36 4a17 17 0 0 1 0 24"/>',
  manufacturing:
    '<path d="M5 41V22.5l9.5 6v-6l9.5 6v-6l8 5L33.3 9h6.4L43 41z"/><path d="M12 35.5h3.5M22 35.5h3.5M32 35.5h3.5M33 14.5h7.2"/>',
  gym: '<rect x="10" y="12.5" width="7" height="23" rx="2.5"/><rect x="31" y="12.5" width="7" height="23" rx="2.5"/><path d="M17 24h14M10 17.5H7.5A2.5 2.5 0 0 0 5 20v8a2.5 2.5 0 0 0 2.5 2.5H10M38 17.5h2.5A2.5 2.5 0 0 1 43 20v8a2.5 2.5 0 0 1-2.5 2.5H38M2.5 24H5M43 24h2.5"/>',
  laundry:
    '<rect x="8" y="5" width="32" height="38" rx="4"/><path d="M8 14h32M14 9.5v.01M19 9.5v.01M28.5 9.5H34"/><circle cx="24" cy="28" r="9.5"/><path d="M14.8 29.5c3-2.4 6.2-2.4 9.2 0s6.2 2.4 9.2 0"/>',
  ngo: '<path d="M27.5 21.5S18 16.4 18 10.7a5 5 0 0 1 9.5-2.3 5 5 0 0 1 9.5 2.3c0 5.7-9.5 10.8-9.5 10.8Z"/><path d="M4.5 27.5h5.2l6.8-2c3.3-1 5.2.5 7.8 1.5 1.8.7 3.7.5 5.6.7 3 .3 3.2 4.8.1 4.8h-7.5M32 30.5l7-3.5c3.3-1.6 5.7 2.2 2.8 4.3L29.5 40a6 6 0 0 1-5 .9L11.5 37.5h-7"/>',
  interior:
    '<path d="M9.5 21.5v-5A5.5 5.5 0 0 1 15 11h18a5.5 5.5 0 0 1 5.5 5.5v5"/><path d="M9.5 21.5a5 5 0 0 0-5 5V33a3 3 0 0 0 3 3h33a3 3 0 0 0 3-3v-6.5a5 5 0 0 0-10 0V28h-19v-1.5a5 5 0 0 0-5-5ZM10.5 36v4M37.5 36v4M24 11v17"/>',
  energy:
    '<circle cx="24" cy="11.5" r="4.5"/><path d="M24 2.5v.5M13.5 11.5h-1M35.5 11.5h-1M16.7 4.2l.4.4M31.3 4.2l-.4.4M12.5 21.5h23L41 36.5H7zM24 21.5v15M9.9 28.7h28.2M17.8 21.5l-2.5 15M30.2 21.5l2.5 15M24 36.5V43M16.5 43h15"/>',
};

mkdirSync(folder, { recursive: true });
for (const [slug, drawing] of Object.entries(icons)) {
  writeFileSync(
    path.join(folder, `${slug}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>\n`,
  );
}
console.log(`${Object.keys(icons).length} icons in ${path.relative(process.cwd(), folder)}`);
