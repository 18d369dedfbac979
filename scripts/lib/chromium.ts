/** Finds or installs Chromium. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { capture } from './run.ts';

/** Safe, because it shows our own pages only; needed as root and without a graphics card. */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The headless shell comes first: it runs our tests in two thirds of the time. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

export async function openChromium(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags, ...more],
  });
}

export async function findChromium(): Promise<string> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!existsSync(configured)) {
      throw new Error(`CHROMIUM_PATH names ${configured}, and nothing is there.`);
    }
    return configured;
  }
  return findInstalled() ?? (await installWithPlaywright()) ?? (await installWithApt()) ?? giveUp();
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const system = systemNames
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
  const playwrights = chromium.executablePath();
  return system ?? (existsSync(playwrights) ? playwrights : undefined);
}

async function installWithPlaywright(): Promise<string | undefined> {
  console.log('No Chromium here: installing one through Playwright …');
  const { code } = await capture('playwright', ['install', 'chromium']);
  return code === 0 ? findInstalled() : undefined;
}

async function installWithApt(): Promise<string | undefined> {
  if (!existsSync('/usr/bin/apt-get')) {
    return undefined;
  }
  console.log('Playwright could not download it: installing the distribution’s Chromium …');
  const [command, ...before] =
    process.getuid?.() === 0 ? (['apt-get'] as const) : (['sudo', '-n', 'apt-get'] as const);
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium-headless-shell'],
  ]) {
    await capture(command, [...before, ...step], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return findInstalled();
}

function giveUp(): never {
  throw new Error(
    'Chromium is needed and cannot be brought: install it, or set CHROMIUM_PATH to one.',
  );
}
