/** Makes of `packages/domain` what another channel installs: plain ES modules with declarations, a manifest of their own, one tarball. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const source = join(root, 'packages/domain');
const dist = join(source, 'dist');

/** Where the built package lies. */
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

/** The manifest inside the workspace, whose doors are sources. */
export const domainManifest: Manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));

const { engines }: { readonly engines: unknown } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** A source of the workspace, built: `./src/rules.ts` with `.js` is `./dist/src/rules.js`. */
export const builtFile = (source: string, ending: '.js' | '.d.ts'): string =>
  source.replace(/^\./, './dist').replace(/\.ts$/, ending);

const builtDoor = (source: string) => ({ types: builtFile(source, '.d.ts'), default: builtFile(source, '.js') });

const mapValues = <A, B>(all: Readonly<Record<string, A>>, change: (one: A) => B): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, change(one)]));

/** Inside the workspace versions are pinned; a channel may have a later one that fits, so that it has only one. */
const publishedManifest = () => ({
  name: domainManifest.name,
  version: domainManifest.version,
  description: domainManifest.description,
  license: domainManifest.license,
  type: 'module',
  sideEffects: false,
  engines,
  exports: { ...mapValues(domainManifest.exports, builtDoor), './package.json': './package.json' },
  files: ['dist'],
  dependencies: mapValues(domainManifest.dependencies, (version) => `^${version}`),
  peerDependencies: domainManifest.peerDependencies,
  peerDependenciesMeta: domainManifest.peerDependenciesMeta,
});

/** The compiler rewrites `./x.ts` in what runs, but not in what declares. */
const nameBuiltDeclarations = (folder: string): void => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/((?:from |import\()(['"])\.[^'"]*)\.ts\2/g, '$1.js$2'));
  }
};

/** Builds the package into `builtDomain`. */
export const buildDomain = (): void => {
  rmSync(dist, { recursive: true, force: true });
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(source, 'tsconfig.pack.json')],
    {
      stdio: 'inherit',
    },
  );
  nameBuiltDeclarations(builtDomain);
  writeFileSync(join(builtDomain, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`);
  copyFileSync(join(source, 'README.md'), join(builtDomain, 'README.md'));
};

/** Builds the package and packs it; the tarball's path. */
export const packDomain = (): string => {
  buildDomain();
  const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', dist], {
    cwd: builtDomain,
    encoding: 'utf8',
  });
  return join(dist, packed.trim());
};
