// Runs one of our scripts on the Node that the lock file pins, after installing what is missing.
// The only script that must run on whatever Node a fresh machine has: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);
const node = path.join(
  root,
  'node_modules/.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);
const [script, ...args] = process.argv.slice(2);

if (!installed()) {
  console.log('Installing what the lock file names (about two minutes on a first run) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    fail('npm ci failed: see its message above. It needs the npm registry.');
  }
}
if (!existsSync(node)) {
  fail('Node 24 is missing from node_modules. Delete node_modules and run this again.');
}

// The script ends itself on Ctrl-C and tidies up; this one only passes its result on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
const { status, signal } = spawnSync(
  node,
  ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', path.join(root, 'scripts', script), ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
    shell: process.platform === 'win32',
  },
);
process.exit(status ?? (signal ? 1 : 0));

/** Every package of the lock file that this platform needs is there in the version it names. */
function installed() {
  try {
    const wanted = read('package-lock.json');
    const present = read('node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      ([place, { version, optional, link }]) =>
        place === '' || optional || link || present[place]?.version === version,
    );
  } catch {
    return false;
  }
}

function read(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
