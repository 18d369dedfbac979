import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { captureOutput } from './run.ts';

/** Root needs --no-sandbox, which is safe for our own pages. */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The headless shell comes first, because tests run a third faster in it. */
const programNames =
  'chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome'.split(' ');

export async function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findOrInstallChromium(), args: chromiumFlags });
}

export async function findOrInstallChromium(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, and nothing is there.`);
  }
  const chromiumPath = CHROMIUM_PATH || findInstalledPath() || (await installChromium());
  if (!chromiumPath) {
    throw new Error(
      'Chromium is required and could not be installed: install it, or set CHROMIUM_PATH to one.',
    );
  }
  return chromiumPath;
}

function findInstalledPath(): string | undefined {
  const { stdout } = spawnSync('which', programNames, { encoding: 'utf8' });
  const candidates = [...(stdout ?? '').split('\n'), chromium.executablePath()];
  return candidates.find((filePath) => existsSync(filePath));
}

async function installChromium(): Promise<string | undefined> {
  console.log('No Chromium here: installing one through Playwright …');
  const { code } = await captureOutput('playwright', ['install', 'chromium']);
  if (code !== 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright could not download it: installing the distribution’s Chromium …');
    const aptGet = `${process.getuid?.() === 0 ? '' : 'sudo -n '}apt-get`;
    const installation = `${aptGet} update -qq; ${aptGet} install -y -qq chromium-headless-shell`;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await captureOutput('sh', ['-c', installation], { env });
  }
  return findInstalledPath();
}
