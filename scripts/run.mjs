// @ts-check
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './fingerprint.mjs';

const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;

/** The environment with the project's own tools first in the path. */
export const environment = { ...process.env, PATH: path };

/**
 * Runs a command in the project's folder and shows its output. Exits with its code if it fails.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [more] in the environment @returns {Promise<void>}
 */
export const run = (command, args, more = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...more } });
    child.once('error', (error) => {
      console.error(`Cannot run ${command}: ${error.message}`);
      process.exit(1);
    });
    child.once('exit', (status) => {
      if (status !== 0) process.exit(status ?? 1);
      resolve();
    });
  });
