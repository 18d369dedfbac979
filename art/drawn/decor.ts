/** Draws the three line shapes behind "Why Choose Us": transparent, to lie on the deep ground. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../static/drawn/decor');
const size = 640;
const lightBlue = '#7fd6e8';
const coral = '#ff6f52';

function wrapInSvg(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" fill="none" stroke="${lightBlue}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>\n`;
}

function round(value: number, decimalPlaces = 1): number {
  return Number(value.toFixed(decimalPlaces));
}

/** The logo's brackets, echoing outwards until they are gone. */
function brackets(): string {
  const rings = Array.from({ length: 9 }, (_, index) => {
    const reach = 42 + index * 30;
    const gap = 26 + index * 11;
    const opacity = round(0.56 - index * 0.055, 2);
    const tipOffset = round(gap + reach * 0.62);
    return `<path opacity="${opacity}" d="M${320 - gap} ${320 - reach} ${320 - tipOffset} 320l${round(tipOffset - gap)} ${reach}M${320 + gap} ${320 - reach} ${320 + tipOffset} 320l${round(gap - tipOffset)} ${reach}"/>`;
  });
  return `${rings.join('')}<circle cx="320" cy="320" r="9" fill="${coral}" stroke="none"/>`;
}

/** The Gomti's bend as contour lines. */
function drawRiverBend(): string {
  const lines = Array.from({ length: 15 }, (_, index) => {
    const shift = (index - 7) * 27;
    const spread = 1 + Math.abs(index - 7) * 0.03;
    const opacity = round(0.56 - Math.abs(index - 7) * 0.065, 2);
    const y = (value: number) => round(320 + (value - 320) * spread + shift);
    return opacity > 0
      ? `<path opacity="${opacity}" d="M-20 ${y(250)}C90 ${y(210)} 130 ${y(400)} 250 ${y(392)}S390 ${y(236)} 486 ${y(270)} 590 ${y(380)} 660 ${y(330)}"/>`
      : '';
  });
  return `<defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x2="${size}"><stop stop-color="${lightBlue}" stop-opacity="0"/><stop offset=".25" stop-color="${lightBlue}"/><stop offset=".75" stop-color="${lightBlue}"/><stop offset="1" stop-color="${lightBlue}" stop-opacity="0"/></linearGradient></defs><g stroke="url(#a)">${lines.join('')}</g><circle cx="250" cy="392" r="8" fill="${coral}" stroke="none"/>`;
}

/** A small team's orbits around one client. */
function orbits(): string {
  const rings = Array.from({ length: 7 }, (_, index) => {
    const radius = 48 + index * 42;
    const opacity = round(0.58 - index * 0.075, 2);
    const dash = index % 2 === 1 ? ' stroke-dasharray="1 11"' : '';
    return `<circle cx="320" cy="320" r="${radius}" opacity="${opacity}"${dash}/>`;
  });
  const bodies: [ring: number, degrees: number, radius: number, opacity: number][] = [
    [0, 210, 5, 0.9],
    [2, -35, 8, 0.8],
    [2, 150, 5, 0.6],
    [4, 75, 7, 0.6],
    [4, -110, 5, 0.5],
    [6, -160, 8, 0.4],
    [6, 20, 6, 0.4],
  ];
  const dots = bodies.map(([ringIndex, degrees, radius, opacity]) => {
    const angle = (degrees * Math.PI) / 180;
    const reach = 48 + ringIndex * 42;
    return `<circle cx="${round(320 + reach * Math.cos(angle))}" cy="${round(320 + reach * Math.sin(angle))}" r="${radius}" opacity="${opacity}" fill="${lightBlue}" stroke="none"/>`;
  });
  return `${rings.join('')}${dots.join('')}<circle cx="320" cy="320" r="9" fill="${coral}" stroke="none"/>`;
}

mkdirSync(folder, { recursive: true });
[brackets, drawRiverBend, orbits].forEach((drawShape, index) => {
  writeFileSync(path.join(folder, `${index + 1}.svg`), wrapInSvg(drawShape()));
});
console.log(`3 shapes in ${path.relative(process.cwd(), folder)}`);
