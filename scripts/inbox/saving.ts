/** The commands that write a file of many rows. Standard output would begin with npm's own lines. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { backUp } from '../../worker/desk/backup.ts';
import type { DeskBindings } from '../../worker/desk/bindings.ts';
import { exportCsv, exportJson } from '../../worker/desk/export.ts';
import { type Options, UsageError } from './arguments.ts';

export function saveBackup(desk: DeskBindings, { subject }: Options): Promise<string> {
  return save(backUp(desk), subject, 'backup inquiries.sql');
}

export function saveExport(desk: DeskBindings, options: Options): Promise<string> {
  const { subject, json, filter } = options;
  const rows = json ? exportJson(desk, filter) : exportCsv(desk, filter);
  return save(rows, subject, json ? 'export --json inquiries.json' : 'export inquiries.csv');
}

/** For the owner's eyes alone, and never over another file. */
async function save(
  pieces: AsyncIterable<string>,
  file: string | undefined,
  example: string,
): Promise<string> {
  if (!file) {
    throw new UsageError(`Name the file to write: npm run inbox -- ${example}`);
  }
  try {
    await pipeline(pieces, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    const { code } = Object(error);
    if (code === 'EEXIST') {
      throw new UsageError(`There is a file ${file} already. Name another.`);
    }
    if (code === 'ENOENT') {
      throw new UsageError(`There is no folder for ${file}.`);
    }
    await rm(file, { force: true });
    throw error;
  }
  return `Saved as ${file}. It holds people's data: keep it where only you can read it.`;
}
