import { expect, test } from 'vitest';
import { readOptions } from '../../../scripts/inbox/arguments.ts';
import { readReference } from '../../../scripts/inbox/messages.ts';
import { harmless, table } from '../../../scripts/inbox/table.ts';
import { csvLine } from '../../../worker/desk/csv.ts';

const formulas = [
  '=cmd()',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\r\n=1',
  '＝1',
  '|calc',
  '%x',
  '\u200b=1',
];

test.each(formulas)('A spreadsheet takes the cell %j for text', (value) => {
  expect(csvLine([value])).toBe(`"'${value}"\r\n`);
});

test('Quotes, commas and line breaks stay inside their cell', () => {
  expect(csvLine(['x"y', 'one\ntwo, three'])).toBe('"x""y","one\ntwo, three"\r\n');
});

test.each([40, 60, 80, 120])('A table fits a terminal of %i columns', (width) => {
  const name = 'नीदा खान '.repeat(20);
  const row = [
    'CC-7K3M-9QX2',
    '2026-11-20 18:32',
    'delivered',
    name,
    'someone@example.com'.repeat(5),
  ];
  const heads = ['Reference', 'Received', 'Status', 'Name', 'Email'];
  const lines = table(heads, [row], width).split('\n');
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(width * 2);
  }
  expect(lines[1]).toContain('CC-7K3M-9QX2');
  expect(lines[0]?.length).toBeLessThanOrEqual(width);
});

test('A name cannot colour the terminal, move its cursor or fake a second line', () => {
  expect(harmless('\u001b[31mred\u001b[0m\r\nCC-0000 delivered\u0007\u202e')).toBe(
    'red CC-0000 delivered',
  );
});

const written = ['CC-7K3M-9QX2', 'cc-7k3m-9qx2', '7K3M9QX2', ' 7k3m 9qx2 '];
test.each(written)('The owner may write a reference as %j', (typed) => {
  expect(readReference(typed)).toBe('CC-7K3M-9QX2');
});

const others = [undefined, '', 'CC-7K3M', "CC-7K3M-9QX2' OR 1=1", 'CC-0000-1111'];
test.each(others)('%j is no reference, and the owner reads what one is', (typed) => {
  expect(() => readReference(typed)).toThrow('such as CC-7K3M-9QX2');
});

test.each([
  [['list', '--limit', 'many'], '--limit takes a whole number'],
  [
    ['list', '--status', 'lost'],
    '--status takes one of: open, answered, expiring, queued, delivered, failed, held.',
  ],
  [['list', '--unknown'], "Unknown option '--unknown'"],
])('A mistyped command %j says what to type', (typed, advice) => {
  expect(() => readOptions(typed)).toThrow(advice);
});
