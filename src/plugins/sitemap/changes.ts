/** The time of each file's last commit. */
import { execFileSync } from 'node:child_process';

export type Changes = Map<string, string>;

/**
 * Nothing without git, and nothing in a shallow clone, whose one commit seems to change every file.
 * A file with changes that are not committed has no time either.
 */
export function readChanges(root: string): Changes {
  function git(...args: string[]): string {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  }
  const changes: Changes = new Map();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') {
      return changes;
    }
    const log = git('log', '--format=:%cI', '--name-only', '--no-renames', '--', '.');
    let time = '';
    for (const line of log.split('\n')) {
      if (line.startsWith(':')) {
        time = new Date(line.slice(1)).toISOString();
      } else if (line && !changes.has(line)) {
        changes.set(line, time);
      }
    }
    for (const file of git('diff', '--name-only', 'HEAD').split('\n')) {
      changes.delete(file);
    }
  } catch {
    changes.clear();
  }
  return changes;
}
