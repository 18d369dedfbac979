/** Imitates `npm run dev`: a server with a child process, and a build. Each process prints its id. */
import { runStep, startProgram } from '../../scripts/lib/run.ts';

const endlessCode = 'console.log(String(process.pid)); setInterval(() => {}, 1000);';
const serverCode = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(endlessCode)}], { stdio: 'inherit' });
  ${endlessCode}
`;

startProgram('node', ['-e', serverCode]).on('exit', () => console.log('The server has ended.'));
await runStep('The build', 'node', ['-e', endlessCode]);
