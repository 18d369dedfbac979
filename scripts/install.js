// Installs the packages of the lock file if one is missing; among them is the Node that runs the scripts.
// This file is plain JavaScript without packages, because any Node from 20 on must run it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!arePackagesInstalled()) {
  console.log(
    'node_modules is not what the lock file names: installing (about two minutes on a first run) …',
  );
  const npmArgs = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (spawnSync('npm', npmArgs, { cwd: root, stdio: 'inherit' }).status !== 0) {
    console.error('npm ci failed: see its message above. It needs the npm registry.');
    process.exit(1);
  }
}

function arePackagesInstalled() {
  try {
    const lockedPackages = readLockedPackages('package-lock.json');
    const installedPackages = readLockedPackages('node_modules/.package-lock.json');
    return (
      existsSync(`${root}/node_modules/.bin/node`) &&
      Object.entries(lockedPackages).every(
        ([folder, { version, optional, link }]) =>
          folder === '' || optional || link || installedPackages[folder]?.version === version,
      )
    );
  } catch {
    return false;
  }
}

function readLockedPackages(lockFilePath) {
  return JSON.parse(readFileSync(`${root}/${lockFilePath}`, 'utf8')).packages;
}
