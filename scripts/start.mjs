// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './fingerprint.mjs';
import './build.mjs';

console.log('Starting the service (the first time it creates its database with the demo, which takes some seconds) …');
// Without source maps, which Node reads at the start: a fifth of the time that loading the service takes. Node 22 and newer keeps what it has compiled.
const service = spawn(process.execPath, ['apps/server/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: join(root, '.tsbuild/compiled'), ...process.env },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => service.kill(signal));
service.on('exit', (code) => process.exit(code ?? 1));

/**
 * The parent of a process, on Linux.
 * @param {number} pid
 */
const parentOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
  } catch {
    // Not Linux, or the process has just ended.
    return undefined;
  }
};

// npm may end without forwarding the signal; the service must not outlive it and hold port and data. Between npm and this process is a shell that outlives npm.
const starter = process.ppid;
const grandparent = parentOf(starter);
setInterval(() => {
  if (process.ppid !== starter || parentOf(starter) !== grandparent) service.kill('SIGTERM');
}, 500).unref();
