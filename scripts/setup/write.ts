/** Reads and writes what setup asks for. Comments and everything that was not asked for stay as they are. */
import { readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, modify, parse } from 'jsonc-parser';
import { type Document, parseDocument } from 'yaml';
import { networks } from '../../src/content/schemas/company.ts';
import { type Answers, isBrandColour, splitPhones } from './questions.ts';

/** The files that setup writes. */
export interface Places {
  company: string;
  brand: string;
  worker: string;
}

const fields: Record<string, string[]> = {
  name: ['name'],
  fullName: ['fullName'],
  tagline: ['tagline'],
  site: ['site'],
  email: ['email'],
  street: ['address', 'street'],
  city: ['address', 'city'],
  region: ['address', 'region'],
  postalCode: ['address', 'postalCode'],
  country: ['address', 'country'],
  countryCode: ['address', 'countryCode'],
  days: ['hours', 'days'],
  opens: ['hours', 'opens'],
  closes: ['hours', 'closes'],
  hoursNote: ['hours', 'note'],
  reviews: ['reviews'],
};
const variables: Record<string, string> = {
  site: 'SITE_URL',
  email: 'MAIL_TO',
  mailFrom: 'MAIL_FROM',
};
/** Beside the pages, and at their foot. */
const shown = {
  floating: ['facebook', 'instagram', 'linkedin', 'whatsapp'],
  footer: ['linkedin', 'twitter', 'youtube', 'github'],
};
const names: Record<string, string> = {
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  github: 'GitHub',
  whatsapp: 'WhatsApp',
};

interface Profile {
  network: string;
  label: string;
  address: string;
}

/** What stands there now, as somebody would answer. */
export function readAnswers(places: Places): Answers {
  const company = parseDocument(readFileSync(places.company, 'utf8'));
  const { vars } = parse(readFileSync(places.worker, 'utf8'));
  const { colours } = parse(readFileSync(places.brand, 'utf8'));
  const profiles = profilesOf(company);
  return {
    ...Object.fromEntries(
      Object.entries(fields).map(([key, place]) => [key, String(company.getIn(place) ?? '')]),
    ),
    phones: company.toJS().phones.join(', '),
    ...Object.fromEntries(
      networks.map((network) => [
        network,
        profiles.find((profile) => profile.network === network)?.address ?? '',
      ]),
    ),
    mailFrom: vars.MAIL_FROM,
    ...colours,
  };
}

export function writeAnswers(places: Places, answers: Answers): void {
  const company = parseDocument(readFileSync(places.company, 'utf8'));
  for (const [key, place] of Object.entries(fields)) {
    const answer = answers[key];
    if (answer === '') {
      company.deleteIn(place);
    } else if (answer !== undefined) {
      company.setIn(place, answer);
    }
  }
  if (answers.phones !== undefined) {
    company.setIn(['phones'], company.createNode(splitPhones(answers.phones)));
  }
  writeProfiles(company, answers);
  writeWhatFollows(company, answers);
  writeFileSync(places.company, company.toString({ lineWidth: 0 }));
  for (const [key, variable] of Object.entries(variables)) {
    change(places.worker, ['vars', variable], answers[key]);
  }
  for (const [key, answer] of Object.entries(answers)) {
    if (isBrandColour(key)) {
      change(places.brand, ['colours', key], answer.toLowerCase());
    }
  }
}

function profilesOf(company: Document): Profile[] {
  const { floating, footer } = company.toJS();
  return [...floating, ...footer];
}

function writeProfiles(company: Document, answers: Answers): void {
  const before = profilesOf(company);
  const name = company.get('name');
  for (const [list, wanted] of Object.entries(shown)) {
    const profiles = wanted.flatMap((network): Profile[] => {
      const known = before.find((profile) => profile.network === network)?.address ?? '';
      const address = answers[network] ?? known;
      const called = names[network] ?? `${network[0]?.toUpperCase()}${network.slice(1)}`;
      const label = network === 'whatsapp' ? `Chat with us on ${called}` : `${name} on ${called}`;
      return address === '' ? [] : [{ network, label, address }];
    });
    company.setIn([list], company.createNode(profiles));
  }
}

/** What names the agency or its place and nobody is asked for. */
function writeWhatFollows(company: Document, answers: Answers): void {
  if (answers.fullName !== undefined) {
    company.set('welcome', `Welcome to ${answers.fullName}!`);
  }
  if (answers.street !== undefined || answers.city !== undefined) {
    const place = [company.getIn(['address', 'street']), company.getIn(['address', 'city'])];
    const query = new URLSearchParams({ api: '1', query: place.join(', ') });
    company.setIn(['address', 'mapLink'], `https://www.google.com/maps/search/?${query}`);
  }
}

/** One value of a JSON file; its comments stay. */
function change(file: string, place: string[], value: string | undefined): void {
  if (value === undefined) {
    return;
  }
  const text = readFileSync(file, 'utf8');
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  writeFileSync(file, applyEdits(text, modify(text, place, value, { formattingOptions })));
}
