/** The entries that `npm run new` writes: they pass the check and are marked as samples. */
import { stringify } from 'yaml';
import type { Content } from '../../src/content/schemas/index.ts';
import { newSlug } from '../../src/plugins/content/slug.ts';

export interface NewEntry {
  /** Below src/content. */
  file: string;
  /** A new file, or an entry for the end of a list. */
  text: string;
  isWhole: boolean;
  next: string[];
}

const day = 24 * 60 * 60 * 1000;

type Template = (title: string, today: Date, content: Content) => NewEntry;

export const templates: Record<string, Template> = {
  service(title, _today, { services, navigation }) {
    const key = newSlug(title).replaceAll('-', '');
    const order = Math.max(0, ...Object.values(services).map(({ menu }) => menu.order)) + 10;
    const picture = { file: 'banners/service', alt: `What ${title} looks like` };
    return {
      file: `services/${key}.yml`,
      isWhole: true,
      text: write({
        title,
        menu: { group: navigation.serviceGroups[0].key, label: title, order },
        search: {
          title: `${title} in {city}`.padEnd(15),
          description: `${title} by {company} in {city}. Say here in two lines what the buyer gets, for whom it is and how it begins.`,
        },
        picture,
        description: `What somebody gets who buys ${title}, in two or three sentences.`,
        features: [
          { title: 'The first part', description: 'What it is, and what it is good for.' },
          { title: 'The second part', description: 'What it is, and what it is good for.' },
        ],
        details: [
          {
            picture,
            heading: 'How it goes',
            points: ['What happens first.', 'What happens then.'],
          },
        ],
        related: [],
        sample: true,
      }),
      next: [
        `Put a picture at src/content/pictures/services/${key}/hero.webp and name it in place of banners/service.`,
        'Choose its group among those of navigation.yml, or add one there. No other file needs to change.',
      ],
    };
  },

  member(fullName) {
    const slug = newSlug(fullName);
    return inList(
      'team.yml',
      {
        fullName,
        slug,
        designation: 'What they do here',
        bio: 'One or two sentences: what a client meets them for.',
        sample: true,
      },
      [
        `A photo: src/content/pictures/team/${slug}.jpg, and the lines "photo:", "  file: team/${slug}", "  decorative: true". Without one their initials are shown.`,
        'A profile elsewhere: the line "linkedIn: https://…".',
      ],
    );
  },

  work(title, today) {
    const slug = newSlug(title);
    return inList(
      'works.yml',
      {
        slug,
        title,
        kind: 'website',
        client: 'Whom it was made for',
        year: today.getFullYear(),
        text: 'What it is and for whom, in one sentence for its card, its page and search results.',
        needed: 'What the client needed, in two or three sentences.',
        built: ['What you built, one line each.'],
        usedFor: 'What they use it for today.',
        services: [],
        picture: { file: 'banners/portfolio', alt: `A screen of ${title}` },
        colour: 'brand',
        sample: true,
      },
      [
        `Put a screen of it at src/content/pictures/works/${slug}.webp and name it in place of banners/portfolio.`,
        'Name the services that went into it by their keys.',
      ],
    );
  },

  job(title, today) {
    return inList(
      'jobs.yml',
      {
        title,
        location: '{city}',
        type: 'Full time',
        open: true,
        posted: date(today),
        validThrough: date(new Date(today.getTime() + 60 * day)),
        summary: 'What the person will build or look after, in two sentences.',
        tasks: ['What they do, one line each.'],
        requirements: ['What they bring, one line each.'],
        offer: ['What you offer, one line each.'],
        sample: true,
      },
      ['It closes by itself after "validThrough"; "open: false" closes it sooner.'],
    );
  },

  testimonial(name) {
    return inList(
      'testimonials.yml',
      {
        name,
        position: 'What they do, and where',
        content: 'What they said, in their own words and with their permission.',
        sample: true,
      },
      ['Three are shown at a time, in the order of the file.'],
    );
  },

  question(question) {
    return inList(
      'faq.yml',
      {
        question,
        answer: 'The answer, in two or three sentences.',
        sample: true,
      },
      ['The first question of the file is the one that stands open.'],
    );
  },
};

function inList(file: string, entry: object, next: string[]): NewEntry {
  return { file, isWhole: false, text: write([entry]), next };
}

function write(value: object): string {
  return stringify(value, { lineWidth: 100, aliasDuplicateObjects: false });
}

function date(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
