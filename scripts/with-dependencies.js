// Runs one of our scripts on the Node that the lock file pins, after installing what is missing.
// The only script that must run on whatever Node a fresh machine has: plain JavaScript, no packages.
// npm passes signals to its shell alone, so the commands that start programs replace the shell by `exec`.
import { spawn } from 'node:child_process';
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

if (args.includes('--help')) {
  const text = readFileSync(path.join(root, 'scripts', script), 'utf8');
  // The comment that a script begins with says how it is used; a few say more themselves.
  const [comment] = /^\/\*\*[\s\S]*?\*\//.exec(text) ?? [''];
  console.log(comment.replace(/^\/\*\*| ?\*\/$|^ \* ?/gm, '').trim());
  if (!/\bhelp: \{/.test(text)) {
    process.exit(0);
  }
}

/** What runs now. It ends itself on a signal and tidies up. */
let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child?.kill(signal));
}

if (!installed()) {
  console.log('Installing what the lock file names (about two minutes on a first run) …');
  if ((await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) !== 0) {
    fail('npm ci failed: see its message above. It needs the npm registry.');
  }
}
if (!existsSync(node)) {
  fail('Node 24 is missing from node_modules. Delete node_modules and run this again.');
}
const options = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'];
process.exit(
  await run(node, [...options, path.join(root, 'scripts', script), ...args], {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
  }),
);

/** Resolves with the exit code; whoever is ended by a signal ends this process, too. */
function run(command, words, env = process.env) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32';
    child = spawn(command, words, { cwd: root, stdio: 'inherit', env, shell });
    child.on('error', ({ message }) => fail(message));
    child.on('exit', (code) => (code === null ? process.exit(1) : resolve(code)));
  });
}

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
