/** Each command imports this file first: it prints the help, and uncaught errors without their stack. */
import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
// `npm run check | head` closes the output early.
process.stdout.on('error', () => process.exit(0));

if (process.argv.includes('--help')) {
  const scriptSource = readFileSync(process.argv[1] ?? '', 'utf8');
  // --help prints the first comment of a script; a script with its own help option prints more.
  const [helpComment = ''] = /^\/\*\*[\s\S]*?\*\//.exec(scriptSource) ?? [];
  console.log(helpComment.replace(/^\/\*\*| ?\*\/$|^ \* ?/gm, '').trim());
  if (!/\bhelp: \{/.test(scriptSource)) {
    process.exit(0);
  }
}

export function readPortOption(defaultPort: number): number {
  const { port = String(defaultPort) } = readOptions({ port: { type: 'string' } });
  if (!/^\d+$/.test(port)) {
    throw new Error('Write the port as a number, like --port 9000.');
  }
  return Number(port);
}

export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const [firstErrorSentence] = error instanceof Error ? error.message.split('. ') : [];
    const allowedFlags = Object.keys(options).map((optionName) => `--${optionName}`);
    throw new Error(`${firstErrorSentence}. There is ${allowedFlags.join(' and ')}.`);
  }
}
