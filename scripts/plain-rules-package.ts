/** Builds the package of the rules for plain JavaScript: one file for `import`, one for `require`, declarations, and the licenses of what was bundled. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transpileDeclaration } from 'typescript';
import { build } from 'vite';
import { copyDocuments, engines, type Manifest, packFolder, withBuiltImports } from './packages.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'packages/plain-rules');
const dist = join(source, 'dist');

const built = join(dist, 'package');

const manifest: Manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));

/** The sources that the public declarations need; the others are only bundled. */
const declared = ['index', 'types', 'read', 'counting', 'list', 'registry'];

const builtFor = (kind: 'esm' | 'cjs') => ({
  types: `./dist/${kind}/index.d.ts`,
  default: `./dist/${kind}/index.js`,
});

const publishedManifest = () => ({
  name: manifest.name,
  version: manifest.version,
  description: manifest.description,
  license: manifest.license,
  type: 'module',
  sideEffects: false,
  engines,
  main: './dist/cjs/index.js',
  types: './dist/cjs/index.d.ts',
  exports: { '.': { import: builtFor('esm'), require: builtFor('cjs') }, './package.json': './package.json' },
  files: ['dist', 'CHANGELOG.md', 'THIRD_PARTY_LICENSES.md'],
});

/** Writes `index.js` for both kinds of modules; returns the folders of the bundled npm packages. */
const bundle = async (): Promise<ReadonlyArray<string>> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(built, 'dist'),
      target: 'es2022',
      minify: false,
      lib: {
        entry: join(source, 'src/index.ts'),
        formats: ['es', 'cjs'],
        fileName: (format) => `${format === 'es' ? 'esm' : 'cjs'}/index.js`,
      },
    },
  });
  const modules = [result].flat().flatMap((bundled) => {
    if (!('output' in bundled)) throw new Error('nothing was bundled');
    return bundled.output.flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []));
  });
  const folders = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? []);
  return [...new Set(folders)].sort();
};

const writeDeclarations = (): void => {
  for (const name of declared) {
    const fileName = join(source, `src/${name}.ts`);
    const { outputText, diagnostics = [] } = transpileDeclaration(readFileSync(fileName, 'utf8'), { fileName });
    if (diagnostics.length > 0) throw new Error(`${fileName}: ${JSON.stringify(diagnostics[0]?.messageText)}`);
    for (const kind of ['esm', 'cjs'])
      writeFileSync(join(built, `dist/${kind}/${name}.d.ts`), withBuiltImports(outputText));
  }
};

/** The license texts of the bundled packages, which must be included. */
const thirdPartyLicenses = (folders: ReadonlyArray<string>): string =>
  folders
    .map((folder) => {
      const { name, version }: { readonly name: string; readonly version: string } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      );
      return `## ${name} ${version}\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
    })
    .join('\n');

const pack = async (): Promise<string> => {
  rmSync(dist, { recursive: true, force: true });
  const folders = await bundle();
  writeDeclarations();
  writeFileSync(join(built, 'dist/cjs/package.json'), '{ "type": "commonjs" }\n');
  writeFileSync(join(built, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`);
  writeFileSync(join(built, 'THIRD_PARTY_LICENSES.md'), thirdPartyLicenses(folders));
  copyDocuments(source, built);
  return packFolder(built, dist);
};

export const plainRulesPackage = {
  manifest,
  /** The folder that it is built into. */
  built,
  /** Builds and packs the package; returns the tarball's path. */
  pack,
};
