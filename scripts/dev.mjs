// @ts-check
import { spawn } from 'node:child_process';
import { root } from './fingerprint.mjs';
import { environment } from './run.mjs';
import './build.mjs';

const processes = [
  spawn('tsx', ['watch', 'apps/server/src/main.ts'], { cwd: root, stdio: 'inherit', env: environment }),
  spawn('vite', ['build', 'apps/web', '--watch', '--mode', 'development', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  }),
];
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    for (const child of processes) child.kill(signal);
  });
