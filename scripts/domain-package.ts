/** Builds the package that other channels install from `packages/domain`: ES modules with declarations, a manifest, a tarball. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const source = join(root, 'packages/domain');
const dist = join(source, 'dist');

export const builtDomain = join(dist, 'package');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: unknown;
}

/** The manifest inside the workspace; its exports are sources. */
export const domainManifest: Manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));

const { engines }: { readonly engines: unknown } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The built file of a source: `./src/rules.ts` and `.js` give `./dist/src/rules.js`. */
export const builtFile = (source: string, ending: '.js' | '.d.ts'): string =>
  source.replace(/^\./, './dist').replace(/\.ts$/, ending);

const builtExport = (source: string) => ({ types: builtFile(source, '.d.ts'), default: builtFile(source, '.js') });

const mapValues = <A, B>(all: Readonly<Record<string, A>>, change: (value: A) => B): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));

/** Dependencies are pinned in the workspace and ranges in the package, so that a channel installs each only once. */
const publishedManifest = () => ({
  name: domainManifest.name,
  version: domainManifest.version,
  description: domainManifest.description,
  license: domainManifest.license,
  type: 'module',
  sideEffects: false,
  engines,
  exports: { ...mapValues(domainManifest.exports, builtExport), './package.json': './package.json' },
  files: ['dist', 'CHANGELOG.md'],
  dependencies: mapValues(domainManifest.dependencies, (version) => `^${version}`),
  peerDependencies: domainManifest.peerDependencies,
  peerDependenciesMeta: domainManifest.peerDependenciesMeta,
});

/** Declarations that import the built files: the compiler rewrites `./x.ts` in JavaScript only. */
export const withBuiltImports = (declarations: string): string =>
  declarations.replace(/((?:from |import\()(['"])\.[^'"]*)\.ts\2/g, '$1.js$2');

const rewriteDeclarationImports = (folder: string): void => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    writeFileSync(path, withBuiltImports(readFileSync(path, 'utf8')));
  }
};

/** Builds the package into `builtDomain`. */
export const buildDomain = (): void => {
  rmSync(dist, { recursive: true, force: true });
  execFileSync(
    process.execPath,
    // Its types are checked with all others.
    [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', join(source, 'tsconfig.pack.json'), '--noCheck'],
    {
      stdio: 'inherit',
    },
  );
  rewriteDeclarationImports(builtDomain);
  writeFileSync(join(builtDomain, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`);
  copyFileSync(join(source, 'README.md'), join(builtDomain, 'README.md'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(root, file), join(builtDomain, file));
};

/** Packs a folder; the tarball's path. */
export const packFolder = (folder: string, destination: string): string => {
  const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', destination], {
    cwd: folder,
    encoding: 'utf8',
  });
  return join(destination, packed.trim());
};

/** Builds the package and packs it; the tarball's path. */
export const packDomain = (): string => {
  buildDomain();
  return packFolder(builtDomain, dist);
};
