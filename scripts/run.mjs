// @ts-check
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './fingerprint.mjs';

const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;

/** The environment of what is run here: the project's own tools come first. */
export const environment = { ...process.env, PATH: path };

/**
 * Runs a command in the project's folder and shows what it prints; ends this process with its code when it fails.
 * @param {string} command @param {string[]} words
 */
export const run = (command, words) => {
  const { status, error } = spawnSync(command, words, { cwd: root, stdio: 'inherit', env: environment });
  if (error) console.error(`Cannot run ${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};
