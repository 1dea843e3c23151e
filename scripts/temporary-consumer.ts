/** A project outside this one with packed packages installed, like another channel's; nothing is downloaded. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PublishedPackage } from './packages.ts';

const root = join(import.meta.dirname, '..');

export interface TemporaryConsumer {
  readonly folder: string;
  /** Links packages that are installed here for that package. */
  readonly link: (from: PublishedPackage, packages: ReadonlyArray<string>) => void;
  /** Compiles the files; returns the compiler's errors. The JavaScript is written to `out`. */
  readonly compile: (files: ReadonlyArray<string>, options: Readonly<Record<string, unknown>>) => string;
  /** Runs JavaScript in Node. */
  readonly run: (args: ReadonlyArray<string>) => { readonly printed: string; readonly error: string };
  readonly remove: () => void;
}

const strict = {
  target: 'es2023',
  lib: ['es2023', 'dom'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  // Declarations of the package are checked, those of the language are not.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  rewriteRelativeImportExtensions: true,
};

/** Installs the packages from their tarballs, and copies `files` of the project. */
export const temporaryConsumer = (
  tarballs: ReadonlyArray<readonly [Pick<PublishedPackage, 'manifest'>, string]>,
  files: string,
): TemporaryConsumer => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'elsewhere-'));
  for (const [{ manifest }, tarball] of tarballs) {
    const installed = join(folder, 'node_modules', manifest.name);
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  }
  cpSync(files, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'a-channel', private: true, type: 'module' }));
  return {
    folder,
    link: (from, packages) => {
      for (const name of packages) {
        const place = join(folder, 'node_modules', name);
        mkdirSync(dirname(place), { recursive: true });
        symlinkSync(realpathSync(join(root, 'packages', from.folder, 'node_modules', name)), place);
      }
    },
    compile: (names, options) => {
      const project = join(folder, 'tsconfig.json');
      writeFileSync(
        project,
        JSON.stringify({ compilerOptions: { ...strict, outDir: 'out', rootDir: '.', ...options }, files: names }),
      );
      const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
      return spawnSync(process.execPath, [compiler, '-p', project, '--checkers', '1'], {
        cwd: folder,
        encoding: 'utf8',
      }).stdout;
    },
    run: (args) => {
      const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
      return { printed: stdout, error: status === 0 ? '' : stderr || `ended with ${status}` };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
