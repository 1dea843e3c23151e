/** The size of JavaScript in a browser: bundled, tree-shaken, minified and gzipped, without fp-ts, rxjs and test data. */
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes over the network, and the share of each folder of the package in percent, the largest first. */
export interface BundledSize {
  readonly bytes: number;
  readonly shares: ReadonlyArray<readonly [folder: string, percent: number]>;
}

const sharesOf = (lengths: ReadonlyArray<readonly [folder: string, length: number]>): BundledSize['shares'] => {
  const sums = new Map<string, number>();
  for (const [folder, length] of lengths) sums.set(folder, (sums.get(folder) ?? 0) + length);
  const all = [...sums.values()].reduce((sum, length) => sum + length, 0);
  return [...sums]
    .map(([folder, length]) => [folder, Math.round((100 * length) / all)] as const)
    .sort(([, a], [, b]) => b - a);
};

/** The size of a file with everything that it imports from the package installed in `folder`. */
export const bundledSize = async (folder: string, file: string, source: string): Promise<BundledSize> => {
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
        external: [/^fp-ts/, /^rxjs/, /\/testing\//],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in result)) throw new Error('nothing was bundled');
  const chunks = result.output.filter((part) => part.type === 'chunk');
  const lengths = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .map(([id, { renderedLength }]) => [relative(source, id).split(sep)[0] ?? '', renderedLength] as const)
    .filter(([place]) => place !== '..');
  return {
    bytes: chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    shares: sharesOf(lengths),
  };
};
