/** A third agency, drawn from a seed: lists short, empty and long; keys, names and posts of its own. */
import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { networks } from '../../src/content/schemas/company.ts';
import { workKinds } from '../../src/content/schemas/works.ts';
import { createChance } from '../chaos/clock.ts';
import { contentFolder, copyTexts, root } from './content-folder.ts';
import { merge } from './merge.ts';

/** More would only make the build longer. */
const longest = 24;

const syllables = 'ba dor el fen gri ho is ka lum mo nar o pe qui ru sta tov u vin wey'.split(' ');
const foreign = ['Ærø', 'नदी', 'O’Neil', 'Việt', '& Söhne', 'Łódź'];

type Draw = ReturnType<typeof drawFrom>;

function drawFrom(seed: number) {
  const next = createChance(seed);

  function number(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1));
  }
  function pick<Value>(values: readonly Value[]): Value {
    const [picked] = values.slice(number(0, values.length - 1));
    if (picked === undefined) {
      throw new Error('There is nothing to pick from.');
    }
    return picked;
  }
  function some<Value>(values: readonly Value[], least: number, most: number): Value[] {
    const left = [...values];
    return Array.from({ length: Math.min(number(least, most), left.length) }, () =>
      left.splice(number(0, left.length - 1), 1),
    ).flat();
  }
  /** The shortest list there may be, a short one or a long one. */
  function list<Value>(fewest: number, most: number, make: (position: number) => Value): Value[] {
    const many = Math.min(most, longest);
    const length = pick([fewest, number(fewest, Math.min(fewest + 2, many)), many]);
    return Array.from({ length }, (_, position) => make(position));
  }
  function word(): string {
    return Array.from({ length: number(2, 4) }, () => pick(syllables)).join('');
  }
  function text(least: number, most: number): string {
    const length = number(least, most);
    let written = capital(word());
    while (written.length < length) {
      written += ` ${next() < 0.05 ? pick(foreign) : word()}`;
    }
    return written.slice(0, length).trim().padEnd(least, 'a');
  }
  return { number, pick, some, list, word, text };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function writeDrawnContent(folder: string, seed: number): void {
  const draw = drawFrom(seed);
  const content = path.join(folder, 'content');
  copyTexts(content);
  symlinkSync(path.join(contentFolder, 'pictures'), path.join(content, 'pictures'));
  rmSync(path.join(content, 'services'), { recursive: true });
  mkdirSync(path.join(content, 'services'));
  const services = Array.from({ length: draw.pick([2, 5, longest]) }, (_, place) =>
    draw.word().concat(String(place)),
  );
  for (const [name, entry] of Object.entries(drawFiles(draw, services))) {
    const file = path.join(content, `${name}.yml`);
    const below = name.startsWith('services/') ? {} : parse(readFileSync(file, 'utf8'));
    writeFileSync(file, stringify(merge(below, entry)));
  }
  writePosts(draw, path.join(folder, 'blog'), services);
}

function drawFiles(draw: Draw, services: string[]): Record<string, unknown> {
  const { list, number, pick, some, text, word } = draw;
  const pictures = globSync('**/*.webp', { cwd: path.join(contentFolder, 'pictures') }).sort();
  const logos = globSync('static/drawn/partners/*.svg', { cwd: root }).sort();
  const groups = list(1, 6, (place) => ({ key: `${word()}${place}`, label: text(4, 24) }));
  const trades = list(0, 60, (place) => `${word()}-${place}`);
  const speakers = list(0, 30, () => text(6, 40));
  const works = list(0, 60, (place) => `${word()}-${place}`);
  const agency = { name: text(4, 20), street: text(6, 30), city: text(4, 16) };

  function picture() {
    return { file: pick(pictures).replace(/\.webp$/, ''), alt: text(30, 120) };
  }
  function drawing(kind: string) {
    const files = globSync(`static/drawn/${kind}/*.svg`, { cwd: root }).sort();
    return `drawn/${kind}/${path.basename(pick(files), '.svg')}`;
  }
  function search() {
    return { title: text(15, 60), description: text(70, 160) };
  }
  function serviceLink() {
    return { label: text(4, 30), to: `/service/${pick(services)}` };
  }
  function profiles() {
    return some(networks, 0, 7).map((network) => ({
      network,
      label: `${agency.name} on ${network}`,
      address:
        network === 'whatsapp'
          ? 'https://wa.me/15550100?text=Hello'
          : `https://${network}.example/drawn`,
    }));
  }
  function note(titleLength: number, textLength: number) {
    return { title: text(4, titleLength), text: text(10, textLength) };
  }
  // biome-ignore format: fields side by side
  return {
    company: {
      ...agency, street: null, city: null, fullName: `${agency.name} ${capital(word())}`,
      tagline: text(20, 100), site: 'https://drawn.example',
      locale: pick(['en-CA', 'en-GB', 'en-US']),
      timeZone: pick(['America/St_Johns', 'Pacific/Auckland', 'UTC']),
      languages: some(['en', 'fr', 'uk'], 1, 3), welcome: text(10, 60), founded: number(1900, 2025),
      copyrightFrom: number(1999, 2026), phones: list(1, 4, (place) => `+1 555 010 00${place}0`),
      email: 'hello@drawn.example',
      address: {
        street: agency.street, city: agency.city, region: text(4, 20), postalCode: 'K1A 0B1',
        country: 'Canada', countryCode: 'CA', mapLink: 'https://maps.example/drawn',
      },
      hours: {
        days: pick(['Tuesday', 'Monday to Friday', 'Saturday to Monday']), opens: '08:15',
        closes: '16:45', note: text(10, 60),
      },
      reviews: pick([null, 'https://reviews.example/drawn']),
      counting: pick([null, { campaigns: list(0, 20, () => word()) }]), floating: profiles(),
      footer: profiles(),
    },
    agency: {
      statements: list(1, 4, () => note(40, 140)),
      figures: list(1, 4, () => ({ count: number(2, 900), title: text(4, 30) })),
    },
    navigation: {
      serviceGroups: groups,
      footer: {
        columns: list(1, 4, () => ({
          heading: text(4, 20),
          links: [serviceLink(), ...list(0, 6, serviceLink), { label: text(4, 20), to: '/blog' }],
        })),
      },
    },
    home: {
      hero: {
        headlines: list(1, 8, () => text(12, 60)), pictures: list(1, 8, picture),
        promises: list(0, 2, () => ({ icon: 'tick', title: text(4, 24), text: text(8, 40) })),
      },
      services: {
        cards: list(2, 8, () => ({
          title: text(6, 40), to: `/service/${pick(services)}`,
          picture: { ...picture(), alt: undefined, decorative: true },
        })),
      },
      process: { steps: list(2, 8, () => note(40, 140)) },
      why: {
        decor: list(0, 3, () => drawing('decor')),
        cards: list(2, 8, () => ({
          colour: pick(['red', 'gold', 'teal', 'purple']),
          icon: pick(['target', 'headset', 'bulb', 'star']), ...note(40, 140),
        })),
      },
    },
    about: {
      strengths: {
        items: list(2, 8, () => ({
          name: text(3, 20), icon: pick(['code', 'design', 'search']), ...note(60, 260),
          points: list(1, 6, () => text(10, 80)), link: serviceLink(),
        })),
      },
    },
    'mission-vision': {
      values: {
        items: list(2, 8, () => ({
          icon: pick(['heart', 'globe', 'sprout', 'shield']), ...note(40, 200),
        })),
      },
      timeline: {
        steps: list(2, 8, (place) => ({ year: String(1990 + place), ...note(60, 220) })),
      },
    },
    leadership: {
      pillars: list(2, 8, () => ({ title: text(4, 30), text: list(1, 3, () => text(40, 420)) })),
    },
    team: list(0, 60, (place) => ({
      fullName: text(8, 40), slug: `${word()}-${place}`, designation: text(8, 60),
      bio: text(20, 280), ...pick([{}, { drawing: drawing('people') }, { photo: picture() }]),
      ...pick([{}, { linkedIn: `https://www.linkedin.com/in/drawn-${place}` }]),
    })),
    testimonials: speakers.map((name) => ({ name, position: text(8, 60), content: text(20, 340) })),
    clients: list(0, 20, (place) => ({
      name: text(6, 50), url: `https://client-${place}.example`,
      ...(works.length > 0 && pick([{}, { work: pick(works) }])), picture: picture(),
    })),
    partners: logos.slice(0, pick([0, number(1, 8), logos.length])).map((file, place) => ({
      name: `${text(4, 30)} ${place}`, logo: `drawn/partners/${path.basename(file, '.svg')}`,
    })),
    faq: list(1, 30, (place) => ({
      question: text(10, 120), answer: text(10, 600), ...(place === 0 && { open: true }),
    })),
    works: works.map((slug) => ({
      slug, title: text(8, 60), kind: pick(workKinds), client: text(4, 60),
      year: number(2000, 2026), text: text(40, 160), needed: text(40, 420),
      built: list(1, 8, () => text(10, 160)), usedFor: text(20, 260),
      services: some(services, 0, 4), trades: some(trades, 0, 4),
      details: list(0, 4, () => ({
        picture: picture(), caption: text(10, 160), ...pick([{}, { phone: true }]),
      })),
      ...(speakers.length > 0 && pick([{}, { testimonial: pick(speakers) }])), picture: picture(),
      colour: pick(['brand', 'red', 'gold', 'teal', 'purple', 'rose']),
    })),
    industries: trades.map((slug) => ({
      name: text(3, 40), slug, icon: drawing('industries'), ...pick([{}, { title: text(10, 60) }]),
      text: text(70, 160), problems: list(0, 4, () => ({ ...note(70, 260), built: text(20, 320) })),
      ...pick([{}, { papers: text(40, 420) }]), ...pick([{}, { seasons: text(40, 420) }]),
      services: some(services, 0, 4),
      questions: list(0, 6, () => ({ question: text(10, 120), answer: text(10, 420) })),
    })),
    jobs: list(0, 20, (place) => ({
      title: `${text(8, 50)} ${place}`, location: text(4, 30),
      type: pick(['Full time', 'Part time']), open: place % 3 < 2, posted: '2026-01-01',
      validThrough: pick(['2099-12-31', '2026-01-31']), summary: text(20, 400),
      tasks: list(1, 12, () => text(10, 200)), requirements: list(1, 12, () => text(10, 200)),
      offer: list(1, 12, () => text(10, 200)),
    })),
    gallery: {
      pictures: list(0, 200, (place) => ({
        slug: `${word()}-${place}`, caption: text(6, 80), picture: picture(),
      })),
    },
    pages: { team: pick([{}, { picture: null }]) }, embeds: {},
    ...Object.fromEntries(
      services.map((key, place) => [
        `services/${key}`,
        {
          title: text(8, 70), ...pick([{}, { name: text(4, 40) }]),
          menu: {
            group: pick(groups).key, label: text(4, 40), order: place, shown: place % 7 !== 6,
          },
          search: search(), picture: picture(), description: text(40, 420),
          ...pick([{}, { additionalInfo: text(40, 900) }]),
          features: list(2, 8, () => ({ title: text(6, 60), description: text(20, 320) })),
          details: list(1, 8, () => ({
            picture: picture(), heading: text(10, 80), points: list(1, 8, () => text(10, 260)),
          })),
          related: some(services.filter((other) => other !== key), 0, 3),
        },
      ]),
    ),
  };
}

function writePosts(draw: Draw, blog: string, services: string[]): void {
  const { list, number, pick, some, text, word } = draw;
  const authors = list(1, 4, (place) => `${word()}-${place}`);
  const tags = list(1, 6, (place) => `${word()}-${place}`);
  mkdirSync(blog, { recursive: true });
  writeFileSync(
    path.join(blog, 'authors.yml'),
    stringify(
      Object.fromEntries(
        authors.map((key) => [
          key,
          { name: text(6, 40), title: text(6, 60), description: text(20, 200), page: true },
        ]),
      ),
    ),
  );
  writeFileSync(
    path.join(blog, 'tags.yml'),
    stringify(
      Object.fromEntries(
        tags.map((key) => [
          key,
          { label: text(4, 30), permalink: `/${key}`, description: text(20, 160) },
        ]),
      ),
    ),
  );
  for (const slug of list(0, longest, (place) => `${word()}-${place}`)) {
    const front = {
      title: text(15, 60),
      description: text(70, 160),
      slug: `/${slug}`,
      date: new Date(Date.UTC(number(2020, 2025), number(0, 11), number(1, 28)))
        .toISOString()
        .slice(0, 10),
      authors: some(authors, 1, 3),
      tags: some(tags, 1, 3),
      ...pick([{}, { popular: true }]),
    };
    const parts = list(0, 12, () => `## ${text(6, 60)}\n\n${text(60, 900)}\n`);
    const body = [
      text(60, 400),
      `\nSee [${text(4, 20)}](/service/${pick(services)}).\n`,
      ...parts,
      ...pick([
        [],
        ['```sh\nrsync -a here/ there/\n```\n', '| One | Two |\n| --- | --- |\n| 1 | 2 |\n'],
      ]),
    ];
    mkdirSync(path.join(blog, slug));
    writeFileSync(
      path.join(blog, slug, 'index.md'),
      `---\n${stringify(front)}---\n\n${body.join('\n')}`,
    );
  }
}
