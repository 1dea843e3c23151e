/** Builds the published packages: ES modules with declarations, style sheets if there are any, a manifest, a tarball. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  /** The sources that a condition chooses, by the name under which the package imports one of them. */
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: unknown;
}

export const { engines }: { readonly engines: unknown } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The built file of a source: `./src/rules.ts` and `.js` give `./dist/src/rules.js`. */
export const builtFile = (source: string, ending: '.js' | '.d.ts'): string =>
  source.replace(/^\./, './dist').replace(/\.tsx?$/, ending);

const builtExport = (source: string) => ({ types: builtFile(source, '.d.ts'), default: builtFile(source, '.js') });

const mapValues = <A, B>(all: Readonly<Record<string, A>>, change: (value: A) => B): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));

const filesIn = (folder: string, ending: RegExp): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

/** Declarations that import the built files: the compiler rewrites `./x.ts` in JavaScript only. Modules of fp-ts that it names by itself have their ending too, without which ES modules do not find them. */
export const withBuiltImports = (declarations: string): string =>
  declarations
    .replace(/((?:from |import\()(['"])\.[^'"]*)\.tsx?\2/g, '$1.js$2')
    .replace(/(import\((['"])fp-ts\/lib\/\w+)\2/g, '$1.js$2');

/** The declarations without imports of style sheets, which bundlers get through a separate entry point. */
const withoutStyleSheets = (declarations: string): string => declarations.replace(/^import '[^']*\.css';\n/gm, '');

const rewriteDeclarationImports = (folder: string): void => {
  for (const path of filesIn(folder, /\.d\.ts$/))
    writeFileSync(path, withoutStyleSheets(withBuiltImports(readFileSync(path, 'utf8'))));
};

/** Whether the built files import a given package. */
const importsIn = (folder: string): ((name: string) => boolean) => {
  const imported = new Set(
    filesIn(folder, /\.(js|d\.ts)$/).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/(?:from |import\(|import )['"]((?:@[^'"/]+\/)?[^'"./][^'"/]*)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
  return (name) => imported.has(name);
};

/** Copies the documents that every package carries. */
export const copyDocuments = (source: string, built: string): void => {
  copyFileSync(join(source, 'README.md'), join(built, 'README.md'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(root, file), join(built, file));
};

/** Packs a built package; returns the tarball's path. */
export const packFolder = (built: string, destination: string): string => {
  const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', destination], {
    cwd: built,
    encoding: 'utf8',
  });
  return join(destination, packed.trim());
};

/** A package of the workspace that is published. */
export interface PublishedPackage {
  /** The name of its folder in `packages`. */
  readonly folder: string;
  /** The manifest inside the workspace; its exports are sources. */
  readonly manifest: Manifest;
  /** The published entry points: sources by path. */
  readonly exports: Readonly<Record<string, string>>;
  /** The folder that it is built into. */
  readonly built: string;
  readonly build: () => void;
  /** Builds and packs the package; returns the tarball's path. */
  readonly pack: () => string;
}

interface Publishing {
  /** The entry points: sources by path. */
  readonly exports: (workspace: Manifest['exports']) => Manifest['exports'];
  /** Style sheets that are published under their own names: built files by path. */
  readonly styleSheets?: Readonly<Record<string, string>>;
  /** What is left to do with the files that the compiler wrote into that folder. */
  readonly finish?: (built: string) => void;
  /** The configuration with which Vite writes the JavaScript; by default the TypeScript compiler writes it. */
  readonly viteConfig?: string;
}

const run = (program: string, ...args: ReadonlyArray<string>): void => {
  execFileSync(process.execPath, [join(root, 'node_modules', program), ...args], { stdio: 'inherit' });
};

const publishedPackage = (
  folder: string,
  { exports: exportsOf, styleSheets = {}, viteConfig, finish = () => undefined }: Publishing,
): PublishedPackage => {
  const source = join(root, 'packages', folder);
  const dist = join(source, 'dist');
  const built = join(dist, 'package');
  const manifest: Manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const exports = exportsOf(manifest.exports);
  const { imports, peerDependencies, peerDependenciesMeta } = manifest;

  /** Dependencies are pinned in the workspace but ranges in the package, so that each is installed only once. */
  const publishedManifest = (isImported: (name: string) => boolean) => ({
    name: manifest.name,
    version: manifest.version,
    description: manifest.description,
    license: manifest.license,
    type: 'module',
    sideEffects: Object.keys(styleSheets).length > 0 && Object.values(styleSheets),
    engines,
    exports: { ...mapValues(exports, builtExport), ...styleSheets, './package.json': './package.json' },
    ...(imports === undefined ? {} : { imports: mapValues(imports, (sources) => mapValues(sources, builtExport)) }),
    files: ['dist', 'CHANGELOG.md'],
    dependencies: mapValues(
      Object.fromEntries(Object.entries(manifest.dependencies).filter(([name]) => isImported(name))),
      (version) => (version.startsWith('workspace:') ? `^${manifest.version}` : version.replace(/^\^?/, '^')),
    ),
    ...(peerDependencies === undefined ? {} : { peerDependencies, peerDependenciesMeta }),
  });

  const build = (): void => {
    rmSync(dist, { recursive: true, force: true });
    // Its types are checked with all others.
    run('typescript-7/bin/tsc', '-p', join(source, 'tsconfig.pack.json'), '--noCheck');
    if (viteConfig !== undefined)
      run('vite/bin/vite.js', 'build', '--config', join(source, viteConfig), '--logLevel', 'warn');
    rewriteDeclarationImports(built);
    finish(built);
    writeFileSync(join(built, 'package.json'), `${JSON.stringify(publishedManifest(importsIn(built)), null, 2)}\n`);
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
export const domainPackage = publishedPackage('domain', {
  exports: (workspace) => workspace,
  finish: (built) => {
    // What tests use of the demo's shop goes along.
    for (const part of ['shop.json', 'markets', 'sites', 'texts'])
      cpSync(join(root, 'demo', part), join(built, 'dist/demo', part), { recursive: true });
    for (const path of filesIn(join(built, 'dist/testing/arbitrary'), /demo-shop\.(js|d\.ts)$/))
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('../../../../demo/', '../../demo/'));
  },
});

/** The client: the ports over HTTP. Must be built after the domain. */
export const clientPackage = publishedPackage('adapters-http', {
  exports: () => ({ '.': './src/index.ts' }),
});

/** The components of a list. Must be built after the domain; all other views are private. */
export const componentsPackage = publishedPackage('ui', {
  exports: () => ({ '.': './src/components.ts' }),
  styleSheets: { './styles.css': './dist/styles.css' },
  viteConfig: 'vite.pack.config.ts',
});
