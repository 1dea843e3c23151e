/**
 * Packs the domain and tries it as another channel would: linted as a package, compared with its API pages, installed into a folder elsewhere, loaded, compiled
 * against in both ways of finding modules, and used by the examples of docs/using-the-rules.md, which must say what they really do. The rules' door stays small.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledSize } from './bundled-size.ts';
import { API_REPORTS, apiFolder, writeApiReports } from './domain-api.ts';
import { domainManifest, packDomain } from './domain-package.ts';
import { temporaryConsumer } from './temporary-consumer.ts';

const root = join(import.meta.dirname, '..');
/** The doors that stay small enough for a till: bytes, minified and zipped. */
const smallDoors = [
  { door: 'rules', atMost: 8_000 },
  { door: 'keeping', atMost: 8_000 },
] as const;
const examples = ['till', 'mail', 'kiosk'] as const;
const began = performance.now();

const read = (path: string): string => readFileSync(path, 'utf8');
const complaints: string[] = [];
const complainIf = (isWrong: boolean, complaint: string): void => {
  if (isWrong) complaints.push(complaint);
};

const tarball = packDomain();

/** A tool that judges a package by its looks. Whether its types are found is seen below, where it is compiled against. */
const looks = spawnSync(join(root, 'node_modules/.bin/publint'), ['run', tarball, '--strict'], { encoding: 'utf8' });
complainIf(looks.status !== 0, `publint complains:\n${looks.stdout}${looks.stderr}`);

/** What the doors give, against what was agreed. */
const fresh = mkdtempSync(join(realpathSync(tmpdir()), 'domain-api-'));
writeApiReports(fresh);
for (const page of API_REPORTS)
  complainIf(
    read(join(fresh, page)) !== read(join(apiFolder, page)),
    `docs/api/${page} is not what the package gives: run npm run docs and read what changed`,
  );
rmSync(fresh, { recursive: true });

const channel = temporaryConsumer(tarball, join(root, 'docs/examples'));
try {
  /** A door is named as a channel imports it. */
  const doors = Object.keys(domainManifest.exports).map((door) => door.replace('.', domainManifest.name));
  const needsPeers = (door: string): boolean => /\/(arbitrary|contract)$/.test(door);
  const all = (some: ReadonlyArray<string>): string =>
    some.map((door, at) => `import * as door${at} from '${door}';\nexport { door${at} };\n`).join('');

  writeFileSync(join(channel.folder, 'plain.ts'), all(doors.filter((door) => !needsPeers(door))));
  writeFileSync(join(channel.folder, 'peers.ts'), all(doors.filter(needsPeers)));
  for (const { door } of smallDoors)
    writeFileSync(join(channel.folder, `${door}.ts`), `export * from '${domainManifest.name}/${door}';\n`);
  const compile = (files: ReadonlyArray<string>, options: Readonly<Record<string, unknown>>): void => {
    const said = channel.compile(files, options);
    complainIf(
      said !== '',
      `installed elsewhere, ${files.join(', ')} does not compile (${JSON.stringify(options)}):\n${said}`,
    );
  };
  const nodenext = { module: 'nodenext', moduleResolution: 'nodenext' };
  const bundler = { module: 'esnext', moduleResolution: 'bundler' };

  channel.bring(Object.keys(domainManifest.dependencies));
  compile(['plain.ts', ...smallDoors.map(({ door }) => `${door}.ts`)], nodenext);
  const { wentWrong } = channel.run(['out/plain.js']);
  complainIf(wentWrong !== '', `installed elsewhere, the package does not load:\n${wentWrong}`);

  channel.bring(Object.keys(domainManifest.peerDependencies));
  compile([...examples.map((name) => `${name}.ts`), 'peers.ts'], bundler);

  const page = read(join(root, 'docs/using-the-rules.md'));
  for (const name of examples) {
    const { printed, wentWrong: trouble } = channel.run([`out/${name}.js`]);
    complainIf(trouble !== '', `docs/examples/${name}.ts fails:\n${trouble}`);
    complainIf(
      !page.includes(`\`\`\`ts\n${read(join(root, `docs/examples/${name}.ts`))}\`\`\``),
      `docs/using-the-rules.md does not show docs/examples/${name}.ts as it is`,
    );
    complainIf(
      !page.includes(`\`\`\`text\n${printed}\`\`\``),
      `docs/using-the-rules.md does not show what docs/examples/${name}.ts prints:\n${printed}`,
    );
  }

  const weigh = (file: string) =>
    bundledSize(
      channel.folder,
      `out/${file}.js`,
      join(channel.folder, 'node_modules', domainManifest.name, 'dist/src'),
    );
  for (const { door, atMost } of smallDoors) {
    const { bytes, shares } = await weigh(door);
    complainIf(
      bytes > atMost,
      `the door ${door} has ${bytes} bytes, more than ${atMost}: what of it is not asked at a counter?`,
    );
    console.log(`${domainManifest.name}/${door}: ${bytes} of at most ${atMost} bytes, minified and zipped`);
    console.log(`  ${shares.map(([subject, percent]) => `${subject} ${percent} %`).join(', ')}`);
  }
  for (const name of examples) console.log(`What the ${name} takes of the package: ${(await weigh(name)).bytes} bytes`);
} finally {
  channel.leave();
}

for (const complaint of complaints) console.error(complaint);
console.log(`The package in ${((performance.now() - began) / 1_000).toFixed(0)} s; ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;
