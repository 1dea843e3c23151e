// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the whole project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const ignored = new Set(['node_modules', 'dist', '.data', '.tsbuild', '.git']);

/** @param {string} path @returns {string[]} */
const filesUnder = (path) =>
  !existsSync(path)
    ? []
    : statSync(path).isDirectory()
      ? readdirSync(path, { withFileTypes: true })
          .filter(({ name }) => !ignored.has(name) && !name.startsWith('dist-'))
          .flatMap((entry) => filesUnder(join(path, entry.name)))
      : [path];

/**
 * A digest of the names and contents of all files under these paths, relative to the project.
 * @param {string[]} paths
 */
export const fingerprint = (paths) => {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap((path) => filesUnder(join(root, path))).sort())
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
};

/**
 * Does the work unless it was done with the same fingerprint before, and every file that it wrote to `makes`, a file or folder, still exists.
 * @param {{ stamp: string, inputs: string[], makes: string, work: () => Promise<void> }} step
 */
export const runIfStale = async ({ stamp, inputs, makes, work }) => {
  const path = join(root, stamp);
  const now = fingerprint(inputs);
  const [known, ...made] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  if (known === now && made.length > 0 && made.every((file) => existsSync(join(root, file)))) return;
  await work();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, [now, ...filesUnder(join(root, makes)).map((file) => relative(root, file))].join('\n'));
};
