// Installs missing packages, then runs a script on the Node that the lock file pins.
// This file is plain JavaScript without packages, because any Node from 20 on must run it.
// package.json starts this file with `exec`, because npm sends signals only to its shell.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const nodeExecutablePath = path.join(root, 'node_modules/.bin/node');
const [scriptFileName, ...scriptArgs] = process.argv.slice(2);

if (scriptArgs.includes('--help')) {
  const scriptSource = readFileSync(path.join(root, 'scripts', scriptFileName), 'utf8');
  // --help prints the first comment of a script; a script with its own help option prints more.
  const [helpComment] = /^\/\*\*[\s\S]*?\*\//.exec(scriptSource) ?? [''];
  console.log(helpComment.replace(/^\/\*\*| ?\*\/$|^ \* ?/gm, '').trim());
  if (!/\bhelp: \{/.test(scriptSource)) {
    process.exit(0);
  }
}

let childProcess;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => childProcess?.kill(signal));
}

if (!arePackagesInstalled()) {
  console.log('Installing what the lock file names (about two minutes on a first run) …');
  if ((await spawnAndWait('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) !== 0) {
    exitWithError('npm ci failed: see its message above. It needs the npm registry.');
  }
}
if (!existsSync(nodeExecutablePath)) {
  exitWithError('Node 24 is missing from node_modules. Delete node_modules and run this again.');
}
const nodeOptions = [
  '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
  // While V8 compiles on other threads, process.exit() can hang (nodejs/node issue 54918).
  '--no-concurrent-sparkplug',
  '--no-maglev',
];
process.exit(
  await spawnAndWait(
    nodeExecutablePath,
    [...nodeOptions, path.join(root, 'scripts', scriptFileName), ...scriptArgs],
    {
      ...process.env,
      PATH: `${path.dirname(nodeExecutablePath)}${path.delimiter}${process.env.PATH}`,
    },
  ),
);

/** Resolves with the exit code. After a signal it exits: with 0 for Ctrl-C, else with 1. */
function spawnAndWait(command, args, env = process.env) {
  return new Promise((resolve) => {
    childProcess = spawn(command, args, { cwd: root, stdio: 'inherit', env });
    childProcess.on('error', ({ message: errorMessage }) => exitWithError(errorMessage));
    childProcess.on('exit', (code, signal) =>
      code === null ? process.exit(signal === 'SIGINT' ? 0 : 1) : resolve(code),
    );
  });
}

function arePackagesInstalled() {
  try {
    const lockedPackages = readLockedPackages('package-lock.json');
    const installedPackages = readLockedPackages('node_modules/.package-lock.json');
    return Object.entries(lockedPackages).every(
      ([folder, { version, optional, link }]) =>
        folder === '' || optional || link || installedPackages[folder]?.version === version,
    );
  } catch {
    return false;
  }
}

function readLockedPackages(lockFilePath) {
  return JSON.parse(readFileSync(path.join(root, lockFilePath), 'utf8')).packages;
}

function exitWithError(errorText) {
  console.error(errorText);
  process.exit(1);
}
