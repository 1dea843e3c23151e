/**
 * Packs the rules for plain JavaScript and uses them like a stranger would: publint, self-contained declarations, and
 * the examples of docs/rules-for-javascript.md as ES module, CommonJS, bundle and TypeScript, strict and not. Then
 * measures the size of the whole package.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled, bundledSize } from './bundled-size.ts';
import { changedApiReports, PLAIN_RULES_API } from './package-api.ts';
import { plainRulesPackage } from './plain-rules-package.ts';
import { temporaryConsumer } from './temporary-consumer.ts';

const root = join(import.meta.dirname, '..');
const PAGE = 'docs/rules-for-javascript.md';
/** The maximum size of the whole package in bytes, minified and gzipped. */
const AT_MOST = 24_000;

const problems: string[] = [];
const reportIf = (isWrong: boolean, problem: string): void => {
  if (isWrong) problems.push(problem);
};

const { name } = plainRulesPackage.manifest;
const tarball = await plainRulesPackage.pack();
const lint = spawnSync(join(root, 'node_modules/.bin/publint'), ['run', tarball, '--strict'], { encoding: 'utf8' });
reportIf(lint.status !== 0, `publint reports:\n${lint.stdout}${lint.stderr}`);

problems.push(...changedApiReports(PLAIN_RULES_API));

const channel = temporaryConsumer([[plainRulesPackage, tarball]], join(root, 'docs/examples/plain'));
try {
  const compile = (options: Readonly<Record<string, unknown>>): void => {
    const errors = channel.compile(['mail.ts'], { resolveJsonModule: true, ...options });
    reportIf(errors !== '', `mail.ts does not compile (${JSON.stringify(options)}):\n${errors}`);
  };
  compile({ module: 'esnext', moduleResolution: 'bundler' });
  compile({ module: 'nodenext', moduleResolution: 'nodenext', strict: false, exactOptionalPropertyTypes: false });
  const [kiosk] = await bundled(channel.folder, 'kiosk.js');
  writeFileSync(join(channel.folder, 'out/kiosk.js'), kiosk?.code ?? '');

  const page = readFileSync(join(root, PAGE), 'utf8');
  for (const [source, language, runs] of [
    ['till.mjs', 'js', 'till.mjs'],
    ['kiosk.js', 'js', 'out/kiosk.js'],
    ['mail.ts', 'ts', 'out/mail.js'],
    ['nightly.cjs', 'js', 'nightly.cjs'],
  ] as const) {
    const { printed, error } = channel.run(['--no-warnings', runs]);
    reportIf(error !== '', `docs/examples/plain/${source} fails:\n${error}`);
    const code = readFileSync(join(root, 'docs/examples/plain', source), 'utf8');
    reportIf(!page.includes(`\`\`\`${language}\n${code}\`\`\``), `${PAGE} does not show docs/examples/plain/${source}`);
    reportIf(
      !page.includes(`\`\`\`text\n${printed}\`\`\``),
      `${PAGE} does not show what docs/examples/plain/${source} prints:\n${printed}`,
    );
  }

  writeFileSync(join(channel.folder, 'whole.js'), `export * from '${name}';\n`);
  const { bytes } = await bundledSize(channel.folder, 'whole.js', channel.folder);
  reportIf(bytes > AT_MOST, `${name} has ${bytes} bytes, more than ${AT_MOST}`);
  console.log(`${name}: ${bytes} of at most ${AT_MOST} bytes, minified and gzipped, with all that it needs`);
} finally {
  channel.remove();
}

for (const problem of problems) console.error(problem);
console.log(`The rules for plain JavaScript, installed elsewhere; ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
