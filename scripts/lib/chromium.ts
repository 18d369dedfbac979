import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { captureOutput } from './run.ts';

/** Root needs --no-sandbox, which is safe for our own pages. */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The headless shell comes first, because tests run a third faster in it. */
const chromiumProgramNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

export async function openChromium(...extraFlags: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: [...chromiumFlags, ...extraFlags],
  });
}

export async function findOrInstallChromium(): Promise<string> {
  const configuredChromiumPath = process.env.CHROMIUM_PATH;
  if (configuredChromiumPath) {
    if (!existsSync(configuredChromiumPath)) {
      throw new Error(`CHROMIUM_PATH names ${configuredChromiumPath}, and nothing is there.`);
    }
    return configuredChromiumPath;
  }
  return (
    findInstalledPath() ??
    (await installWithPlaywright()) ??
    (await installChromiumWithApt()) ??
    throwMissingChromium()
  );
}

function findInstalledPath(): string | undefined {
  const pathFolders = (process.env.PATH ?? '').split(path.delimiter);
  const systemPaths = chromiumProgramNames.flatMap((programName) =>
    pathFolders.map((folder) => path.join(folder, programName)),
  );
  return [...systemPaths, chromium.executablePath()].find((filePath) => existsSync(filePath));
}

async function installWithPlaywright(): Promise<string | undefined> {
  console.log('No Chromium here: installing one through Playwright …');
  const { code } = await captureOutput('playwright', ['install', 'chromium']);
  return code === 0 ? findInstalledPath() : undefined;
}

async function installChromiumWithApt(): Promise<string | undefined> {
  if (!existsSync('/usr/bin/apt-get')) {
    return undefined;
  }
  console.log('Playwright could not download it: installing the distribution’s Chromium …');
  const [programName, ...sudoArgs] =
    process.getuid?.() === 0 ? (['apt-get'] as const) : (['sudo', '-n', 'apt-get'] as const);
  for (const aptGetArgs of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium-headless-shell'],
  ]) {
    await captureOutput(programName, [...sudoArgs, ...aptGetArgs], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return findInstalledPath();
}

function throwMissingChromium(): never {
  throw new Error(
    'Chromium is required and could not be installed: install it, or set CHROMIUM_PATH to one.',
  );
}
