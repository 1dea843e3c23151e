/**
 * Packs the domain, the client and the components and uses them as another channel would: publint, comparison with the API reports, installation into another folder, loading, compiling
 * with both module resolutions, by CommonJS and by loose settings, running the examples of docs/using-the-rules.md, the size of the small entry points, and the example page of the components.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledSize, OTHER_CODE } from './bundled-size.ts';
import { checkComponents } from './check-components.ts';
import { changedApiReports, DOMAIN_API } from './package-api.ts';
import { clientPackage, componentsPackage, domainPackage } from './packages.ts';
import { temporaryConsumer } from './temporary-consumer.ts';

const root = join(import.meta.dirname, '..');
/** Entry points that must be small enough for a till: maximum bytes, minified and gzipped. */
const smallEntryPoints = [
  { path: 'rules', atMost: 9_200 },
  { path: 'keeping', atMost: 9_500 },
] as const;
const examples = ['till', 'mail', 'kiosk'] as const;
const began = performance.now();

const read = (path: string): string => readFileSync(path, 'utf8');
const problems: string[] = [];
const reportIf = (isWrong: boolean, problem: string): void => {
  if (isWrong) problems.push(problem);
};

const packages = [domainPackage, clientPackage, componentsPackage].map((one) => [one, one.pack()] as const);
const domainManifest = domainPackage.manifest;

for (const [, tarball] of packages) {
  const lint = spawnSync(join(root, 'node_modules/.bin/publint'), ['run', tarball, '--strict'], { encoding: 'utf8' });
  reportIf(lint.status !== 0, `publint reports:\n${lint.stdout}${lint.stderr}`);
}

problems.push(...changedApiReports(DOMAIN_API));

const channel = temporaryConsumer(packages, join(root, 'docs/examples'));
try {
  const importPaths = Object.keys(domainManifest.exports).map((path) => path.replace('.', domainManifest.name));
  const needsPeers = (path: string): boolean => /\/(arbitrary|contract)$/.test(path);
  const all = (some: ReadonlyArray<string>): string =>
    some.map((path, at) => `import * as entry${at} from '${path}';\nexport { entry${at} };\n`).join('');

  writeFileSync(join(channel.folder, 'plain.ts'), all(importPaths.filter((path) => !needsPeers(path))));
  writeFileSync(join(channel.folder, 'peers.ts'), all(importPaths.filter(needsPeers)));
  for (const { path } of smallEntryPoints)
    writeFileSync(join(channel.folder, `${path}.ts`), `export * from '${domainManifest.name}/${path}';\n`);
  const compile = (files: ReadonlyArray<string>, options: Readonly<Record<string, unknown>>): void => {
    const errors = channel.compile(files, options);
    reportIf(
      errors !== '',
      `installed elsewhere, ${files.join(', ')} does not compile (${JSON.stringify(options)}):\n${errors}`,
    );
  };
  const nodenext = { module: 'nodenext', moduleResolution: 'nodenext' };
  const bundler = { module: 'esnext', moduleResolution: 'bundler' };

  channel.link(domainPackage, Object.keys(domainManifest.dependencies));
  compile(['plain.ts', ...smallEntryPoints.map(({ path }) => `${path}.ts`)], nodenext);
  const { error } = channel.run(['out/plain.js']);
  reportIf(error !== '', `installed elsewhere, the package does not load:\n${error}`);

  channel.link(domainPackage, Object.keys(domainManifest.peerDependencies ?? {}));
  compile([...examples.map((name) => `${name}.ts`), 'peers.ts'], bundler);

  const page = read(join(root, 'docs/using-the-rules.md'));
  for (const name of examples) {
    const { printed, error } = channel.run([`out/${name}.js`]);
    reportIf(error !== '', `docs/examples/${name}.ts fails:\n${error}`);
    reportIf(
      !page.includes(`\`\`\`ts\n${read(join(root, `docs/examples/${name}.ts`))}\`\`\``),
      `docs/using-the-rules.md does not show docs/examples/${name}.ts as it is`,
    );
    reportIf(
      !page.includes(`\`\`\`text\n${printed}\`\`\``),
      `docs/using-the-rules.md does not show what docs/examples/${name}.ts prints:\n${printed}`,
    );
  }

  // The service's tests run it against a running service.
  channel.link(clientPackage, ['io-ts']);
  const nodeTypes = { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
  compile(['storefront.ts'], { ...bundler, ...nodeTypes });
  const storefront = channel.run(['out/storefront.js']);
  reportIf(storefront.error !== '', `installed elsewhere, the client does not load:\n${storefront.error}`);
  reportIf(
    !read(join(root, 'docs/http-client.md')).includes(
      `\`\`\`ts\n${read(join(root, 'docs/examples/storefront.ts'))}\`\`\``,
    ),
    'docs/http-client.md does not show docs/examples/storefront.ts as it is',
  );

  await checkComponents(channel, reportIf);

  // All that was installed is also asked for by CommonJS, and by TypeScript as loosely as it can be set.
  const everyPath = [...importPaths, clientPackage.manifest.name, componentsPackage.manifest.name];
  writeFileSync(join(channel.folder, 'every.ts'), all(everyPath.filter((path) => !needsPeers(path))));
  const loose = { strict: false, exactOptionalPropertyTypes: false, noUncheckedIndexedAccess: false };
  compile(['every.ts', 'storefront.ts'], { ...nodenext, ...nodeTypes, jsx: 'react-jsx' });
  compile(['every.ts'], { ...nodenext, ...loose, jsx: 'react-jsx' });
  const required = everyPath.map((path) => `require('${path}');\n`).join('');
  writeFileSync(join(channel.folder, 'required.cjs'), required);
  const fromCommonJs = channel.run(['--no-warnings', 'required.cjs']);
  reportIf(
    fromCommonJs.error !== '',
    `installed elsewhere, CommonJS does not load the packages:\n${fromCommonJs.error}`,
  );

  const weigh = (file: string) =>
    bundledSize(
      channel.folder,
      `out/${file}.js`,
      join(channel.folder, 'node_modules', domainManifest.name, 'dist/src'),
      OTHER_CODE,
    );
  for (const { path, atMost } of smallEntryPoints) {
    const { bytes, shares } = await weigh(path);
    reportIf(bytes > atMost, `the entry point ${path} has ${bytes} bytes, more than ${atMost}`);
    console.log(`${domainManifest.name}/${path}: ${bytes} of at most ${atMost} bytes, minified and gzipped`);
    console.log(`  ${shares.map(([subject, percent]) => `${subject} ${percent} %`).join(', ')}`);
  }
} finally {
  channel.remove();
}

for (const problem of problems) console.error(problem);
console.log(`The package in ${((performance.now() - began) / 1_000).toFixed(0)} s; ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
