/** Drawn in the house's colours for posts without a picture, and behind the words of share pictures. */

const palette = ['#027b9a', '#004658', '#e0a526', '#7353cf', '#0a7d7d', '#d63d32'];

/** A picture for a topic: a page on its desk, the same at every build. */
export function drawCover(topic: string): string {
  const seed = sum(topic);
  const accent = palette[seed % palette.length];
  const turn = (seed % 9) - 4;
  const lines = Array.from({ length: 4 }, (_, row) => {
    const width = 150 + ((seed * (row + 3)) % 130);
    return `<rect x="430" y="${372 + row * 34}" width="${width}" height="14" rx="7" fill="#c9dde1"/>`;
  });
  return svg(
    1200,
    800,
    `<rect width="1200" height="800" fill="#dcebee"/>
    <rect y="590" width="1200" height="210" fill="#cfe2e6"/>
    <circle cx="${890 + (seed % 60)}" cy="230" r="120" fill="#fbf7f1"/>
    <path d="M120 590V420a150 150 0 0 1 300 0v170z" fill="${accent}"/>
    <path d="M190 590V430a80 80 0 0 1 160 0v160z" fill="#ffffff" opacity="0.28"/>
    <ellipse cx="610" cy="640" rx="330" ry="26" fill="#004658" opacity="0.14"/>
    <g transform="rotate(${turn} 600 420)">
      <rect x="370" y="210" width="470" height="400" rx="28" fill="#ffffff"/>
      <path d="M370 270v-32a28 28 0 0 1 28-28h414a28 28 0 0 1 28 28v32z" fill="#004658"/>
      <circle cx="410" cy="240" r="9" fill="#ff6f52"/><circle cx="438" cy="240" r="9" fill="#e0a526"/><circle cx="466" cy="240" r="9" fill="#7fe0ea"/>
      <rect x="430" y="312" width="240" height="26" rx="13" fill="#06252f"/>
      ${lines.join('')}
      <rect x="430" y="520" width="130" height="44" rx="12" fill="#027b9a"/>
      <rect x="700" y="312" width="90" height="${130 + (seed % 110)}" rx="16" fill="${accent}" opacity="0.85"/>
    </g>
    <circle cx="960" cy="560" r="78" fill="#ff6f52"/>
    <rect x="1020" y="500" width="90" height="138" rx="20" fill="#027b9a"/>`,
  );
}

/** The ground of a share picture; its words stand on the left. */
export function drawGround(slug: string): string {
  const seed = sum(slug);
  const accent = palette[2 + (seed % 4)];
  return svg(
    1200,
    630,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#004658"/><stop offset="1" stop-color="#027b9a"/></linearGradient></defs>
    <rect width="1200" height="630" fill="url(#g)"/>
    <circle cx="1110" cy="${120 + (seed % 80)}" r="190" fill="#ffffff" opacity="0.07"/>
    <circle cx="1110" cy="${120 + (seed % 80)}" r="120" fill="#ffffff" opacity="0.08"/>
    <path d="M960 630V470a110 110 0 0 1 220 0v160z" fill="${accent}"/>
    <circle cx="930" cy="560" r="${44 + (seed % 20)}" fill="#ff6f52"/>`,
  );
}

function svg(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}

function sum(text: string): number {
  return [...text].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
}
