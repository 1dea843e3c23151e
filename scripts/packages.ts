/** Builds the packages that others install: ES modules with declarations, a manifest, a tarball. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: unknown;
}

export const { engines }: { readonly engines: unknown } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The built file of a source: `./src/rules.ts` and `.js` give `./dist/src/rules.js`. */
export const builtFile = (source: string, ending: '.js' | '.d.ts'): string =>
  source.replace(/^\./, './dist').replace(/\.ts$/, ending);

const builtExport = (source: string) => ({ types: builtFile(source, '.d.ts'), default: builtFile(source, '.js') });

const mapValues = <A, B>(all: Readonly<Record<string, A>>, change: (value: A) => B): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));

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

/** Copies the documents that every package carries. */
export const copyDocuments = (source: string, built: string): void => {
  copyFileSync(join(source, 'README.md'), join(built, 'README.md'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(root, file), join(built, file));
};

/** Packs a built package; the tarball's path. */
export const packFolder = (built: string, destination: string): string => {
  const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', destination], {
    cwd: built,
    encoding: 'utf8',
  });
  return join(destination, packed.trim());
};

/** A package of the workspace that others install. */
export interface PublishedPackage {
  /** Its folder in `packages`. */
  readonly folder: string;
  /** The manifest inside the workspace; its exports are sources. */
  readonly manifest: Manifest;
  /** The entry points that are published, from their paths to their sources. */
  readonly exports: Readonly<Record<string, string>>;
  /** Where it is built. */
  readonly built: string;
  readonly build: () => void;
  /** Builds the package and packs it; the tarball's path. */
  readonly pack: () => string;
}

const publishedPackage = (folder: string, isPublished: (path: string) => boolean): PublishedPackage => {
  const source = join(root, 'packages', folder);
  const dist = join(source, 'dist');
  const built = join(dist, 'package');
  const manifest: Manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const exports = Object.fromEntries(Object.entries(manifest.exports).filter(([path]) => isPublished(path)));
  const { peerDependencies, peerDependenciesMeta } = manifest;

  /** Dependencies are pinned in the workspace and ranges in the package, so that each is installed only once. */
  const publishedManifest = () => ({
    name: manifest.name,
    version: manifest.version,
    description: manifest.description,
    license: manifest.license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: { ...mapValues(exports, builtExport), './package.json': './package.json' },
    files: ['dist', 'CHANGELOG.md'],
    dependencies: mapValues(
      manifest.dependencies,
      (version) => `^${version.startsWith('workspace:') ? manifest.version : version}`,
    ),
    ...(peerDependencies === undefined ? {} : { peerDependencies, peerDependenciesMeta }),
  });

  const build = (): void => {
    rmSync(dist, { recursive: true, force: true });
    execFileSync(
      process.execPath,
      // Its types are checked with all others.
      [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', join(source, 'tsconfig.pack.json'), '--noCheck'],
      { stdio: 'inherit' },
    );
    rewriteDeclarationImports(built);
    writeFileSync(join(built, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`);
    copyDocuments(source, built);
  };

  return {
    folder,
    manifest,
    exports,
    built,
    build,
    pack: () => {
      build();
      return packFolder(built, dist);
    },
  };
};

/** The rules, ports and services. */
export const domainPackage = publishedPackage('domain', () => true);

/** The client: the ports over HTTP. To be built after the domain. */
export const clientPackage = publishedPackage('adapters-http', (path) => path === '.');
