/** Imitates `npm run dev`: a server with a child process, and a build. Each process prints its id. */
import { runStep, startProgram } from '../../scripts/lib/run.ts';

const endlessProgram = 'console.log(process.pid); setInterval(() => {}, 1000);';
const serverProgram = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(endlessProgram)}], { stdio: 'inherit' });
  ${endlessProgram}
`;

startProgram('node', ['-e', serverProgram]).on('exit', () => console.log('The server has ended.'));
await runStep('The build', 'node', ['-e', endlessProgram]);
