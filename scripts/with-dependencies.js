// Installs missing packages, then runs a script on the Node that the lock file pins.
// Plain JavaScript without packages, because it runs on any Node from 20 on.
// package.json starts it with `exec`, because npm sends signals only to its shell.
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
  // The first comment of a script is its help; some scripts print more.
  const [comment] = /^\/\*\*[\s\S]*?\*\//.exec(text) ?? [''];
  console.log(comment.replace(/^\/\*\*| ?\*\/$|^ \* ?/gm, '').trim());
  if (!/\bhelp: \{/.test(text)) {
    process.exit(0);
  }
}

let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child?.kill(signal));
}

if (!areInstalled()) {
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

/** Resolves with the exit code; exits when a signal stopped the child. */
function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32';
    child = spawn(command, args, { cwd: root, stdio: 'inherit', env, shell });
    child.on('error', ({ message }) => fail(message));
    child.on('exit', (code) => (code === null ? process.exit(1) : resolve(code)));
  });
}

function areInstalled() {
  try {
    const locked = readPackages('package-lock.json');
    const installed = readPackages('node_modules/.package-lock.json');
    return Object.entries(locked).every(
      ([folder, { version, optional, link }]) =>
        folder === '' || optional || link || installed[folder]?.version === version,
    );
  } catch {
    return false;
  }
}

function readPackages(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
