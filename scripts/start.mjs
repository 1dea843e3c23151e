// @ts-check
import { spawn } from 'node:child_process';
import { root } from './fingerprint.mjs';
import './build.mjs';

console.log('Starting the service (the first time it makes its database and the demo, which takes some seconds) …');
const service = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => service.kill(signal));
service.on('exit', (code) => process.exit(code ?? 1));

// npm may be ended without passing the signal on; the service must not outlive it and keep port and data to itself.
const starter = process.ppid;
setInterval(() => {
  if (process.ppid !== starter) service.kill('SIGTERM');
}, 500).unref();
