/** Imitates `npm run dev`: a server with a child process, and a build. Each prints its process id. */
import { runStep, startProgram } from '../../scripts/lib/run.ts';

const program = 'console.log(process.pid); setInterval(() => {}, 1000);';
const server = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(program)}], { stdio: 'inherit' });
  ${program}
`;

startProgram('node', ['-e', server]).on('exit', () => console.log('The server has ended.'));
await runStep('The build', 'node', ['-e', program]);
