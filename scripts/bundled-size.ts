/** Measures the size of JavaScript in a browser: bundled, tree-shaken, minified and gzipped. */
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes over the network, and the share of each folder of the package in percent, the largest first. */
export interface BundledSize {
  readonly bytes: number;
  readonly shares: ReadonlyArray<readonly [folder: string, percent: number]>;
}

/** Modules excluded when only the package's own code is measured: its dependencies and its test data. */
export const OTHER_CODE: ReadonlyArray<RegExp> = [/^fp-ts/, /^io-ts/, /^rxjs/, /\/testing\//];

const sharesOf = (lengths: ReadonlyArray<readonly [folder: string, length: number]>): BundledSize['shares'] => {
  const sums = new Map<string, number>();
  for (const [folder, length] of lengths) sums.set(folder, (sums.get(folder) ?? 0) + length);
  const all = [...sums.values()].reduce((sum, length) => sum + length, 0);
  return [...sums]
    .map(([folder, length]) => [folder, Math.round((100 * length) / all)] as const)
    .sort(([, a], [, b]) => b - a);
};

/** The minified bundle of a file in `folder`, without the `external` modules. */
export const bundled = async (folder: string, file: string, external: ReadonlyArray<RegExp> = []) => {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, file),
        external: [...external],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in result)) throw new Error('nothing was bundled');
  return result.output.filter((part) => part.type === 'chunk');
};

/** The size of a file in `folder` with everything that it imports; the shares are those of the folders under `source`. */
export const bundledSize = async (
  folder: string,
  file: string,
  source: string,
  external: ReadonlyArray<RegExp> = [],
): Promise<BundledSize> => {
  const chunks = await bundled(folder, file, external);
  const lengths = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .map(([id, { renderedLength }]) => [relative(source, id).split(sep)[0] ?? '', renderedLength] as const)
    .filter(([place]) => place !== '..');
  return {
    bytes: chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    shares: sharesOf(lengths),
  };
};
