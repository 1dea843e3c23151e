// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './fingerprint.mjs';
import './build.mjs';

console.log('Starting the service (the first time it makes its database and the demo, which takes some seconds) …');
const service = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => service.kill(signal));
service.on('exit', (code) => process.exit(code ?? 1));

/**
 * The parent of a process, where the system tells it in a file.
 * @param {number} pid
 */
const parentOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
  } catch {
    // Not Linux, or the process has just ended, which its child notices.
    return undefined;
  }
};

// npm may be ended without passing the signal on; the service must not outlive it and keep port and data to itself. Between npm and this process stands a shell, which outlives npm.
const starter = process.ppid;
const itsStarter = parentOf(starter);
setInterval(() => {
  if (process.ppid !== starter || parentOf(starter) !== itsStarter) service.kill('SIGTERM');
}, 500).unref();
