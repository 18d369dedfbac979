/** What `npm run check` runs, one after the other. */
export const checks: { name: string; command: string; args: string[] }[] = [
  { name: 'Biome', command: 'biome', args: ['check', '--error-on-warnings'] },
  ...[
    'tsconfig.json',
    'scripts/tsconfig.json',
    'src/shared/tsconfig.json',
    'worker/tsconfig.json',
    'tests/worker/tsconfig.json',
  ].map((project) => ({
    name: `TypeScript, ${project}`,
    command: 'tsc',
    args: ['--noEmit', '--project', project],
  })),
];
