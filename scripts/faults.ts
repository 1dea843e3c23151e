/** Plants faults in the code, one at a time, and counts how many of them the tests and the types notice: `npm run faults` (see docs/testing.md). */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explanations, type Fault, faultsOf, isExplained } from './faults/fault.ts';
import { type Layer, layerOf, layers, nearness } from './faults/layers.ts';
import { testRunnerProcess } from './faults/test-runner-process.ts';
import { typesRefuse } from './faults/types-refuse.ts';
import { projectFiles } from './project-files.ts';

/** The outcome of a fault, and which test or check noticed it. */
interface Outcome {
  readonly verdict: 'test' | 'types' | 'endless' | 'survived';
  readonly by: string;
}

const root = join(import.meta.dirname, '..');
const reports = join(root, '.data/reports');
const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    layer: { type: 'string', multiple: true, default: [] },
    only: { type: 'string' },
  },
});
const files = projectFiles(root);
const began = Date.now();
const say = (line: string): void => console.log(`${((Date.now() - began) / 60_000).toFixed(1)} min  ${line}`);

const isSelected = (file: string): boolean => {
  const layer = layerOf(file);
  if (layer === undefined) return false;
  if (options.layer.length > 0) return options.layer.includes(layer.name);
  if (paths.length > 0) return paths.some((path) => file.startsWith(path));
  return options.sample !== undefined || options.only !== undefined || layer.name === 'domain';
};

const listed = (path: string): ReadonlyMap<string, string> => {
  const list: ReadonlyArray<Pick<Fault, 'id' | 'file'>> = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(list.map(({ id, file }) => [id, file]));
};

/** Draws the sample: a third are rules, the rest is spread over the other layers. The same seed draws the same faults, as far as they still exist. */
const drawn = (all: ReadonlyArray<Fault>, many: number): ReadonlyArray<Fault> => {
  const turn = ({ id }: Fault): string => createHash('sha1').update(`${options.seed} ${id}`).digest('hex');
  const selected = layers.filter(({ name }) => options.layer.length === 0 || options.layer.includes(name));
  const isWhole = selected.length === layers.length;
  return selected.flatMap((layer) => {
    const own = all
      .filter(({ file }) => layerOf(file) === layer)
      .map((fault): readonly [string, Fault] => [turn(fault), fault]);
    const share = isWhole
      ? layer.name === 'domain'
        ? many / 3
        : (many * 2) / 3 / (layers.length - 1)
      : many / selected.length;
    return own
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .slice(0, Math.round(share))
      .map(([, fault]) => fault);
  });
};

const only = options.only === undefined ? undefined : listed(options.only);
const code = files.filter(isSelected).filter((file) => only === undefined || [...only.values()].includes(file));
const all = (await faultsOf(root, code)).filter(({ id }) => only?.has(id) ?? true);
const faults = options.sample === undefined ? all : drawn(all, Number(options.sample));
say(`${faults.length} faults of ${all.length} in ${code.length} files`);
if (only !== undefined && only.size > faults.length)
  say(`${only.size - faults.length} of the requested ones no longer exist`);

/** The file with outcomes of an earlier run with the same faults, code and tests, from which an interrupted run is resumed. */
const hash = createHash('sha256').update(faults.map(({ id }) => id).join());
for (const file of files.filter((path) => /^(packages|apps|vitest)/.test(path)))
  hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
const folder = join(root, `.data/faults-${hash.digest('hex').slice(0, 12)}`);
mkdirSync(folder, { recursive: true });
const rowsOf = (name: string): ReadonlyArray<ReadonlyArray<string>> =>
  existsSync(join(folder, name))
    ? readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.split('\t'))
    : [];
const outcomes = new Map<string, Outcome>();
const isVerdict = (text: string | undefined): text is Outcome['verdict'] =>
  text === 'test' || text === 'types' || text === 'endless' || text === 'survived';
for (const [id = '', verdict, by = ''] of rowsOf('outcomes.txt'))
  if (isVerdict(verdict)) outcomes.set(id, { verdict, by });
const description = ({ file, line, kind, original, replacement }: Fault): string =>
  `${file}:${line} ${kind}\n    ${original}\n  → ${replacement}`;
const settle = (fault: Fault, verdict: Outcome['verdict'], by = ''): void => {
  outcomes.set(fault.id, { verdict, by });
  appendFileSync(join(folder, 'outcomes.txt'), `${fault.id}\t${verdict}\t${by.replaceAll('\t', ' ')}\n`);
  if (verdict === 'survived') say(`survived: ${description(fault)}`);
};
const waiting = (): ReadonlyArray<Fault> => faults.filter(({ id }) => !outcomes.has(id));
const testsOf = (fault: Fault, project: string): ReadonlyArray<string> => {
  const tests = layerOf(fault.file)?.tests.find((each) => each.project === project);
  return tests === undefined ? [] : files.filter(tests.isTest);
};
const { ordered, near } = nearness(root, files);

/** The faults of a project that were reached by tests, and those that must be planted one by one. */
interface SwitchResult {
  readonly reached: ReadonlySet<string>;
  readonly unswitchable: ReadonlySet<string>;
}

/** The result for tests that can run with one fault at a time only: every fault counts as reached. */
const allReached = (): SwitchResult => ({ reached: new Set(waiting().map(({ id }) => id)), unswitchable: new Set() });

type TestRunner = ReturnType<typeof testRunnerProcess>;

/** Runs the tests of a project with each reached fault switched on in turn: nearby tests first, then all others. */
const switchAll = async (project: string, runner: TestRunner): Promise<SwitchResult> => {
  const pending = waiting().filter((fault) => testsOf(fault, project).length > 0);
  const nearTests = new Set(pending.flatMap((fault) => near(fault.file, testsOf(fault, project))));
  const own = new Set(pending.flatMap((fault) => testsOf(fault, project)));
  const others = [...own].filter((test) => !nearTests.has(test));
  const rounds = [...nearTests].length === 0 ? [others] : [[...nearTests], others];
  const results: SwitchResult[] = [];
  for (const [round, tests] of rounds.entries()) results.push(await switchRound(project, runner, round, tests));
  return {
    reached: new Set(results.flatMap(({ reached }) => [...reached])),
    unswitchable: new Set(results.flatMap(({ unswitchable }) => [...unswitchable])),
  };
};

const settleNoticed = (name: string): void => {
  const noticed = new Map(
    rowsOf(name).flatMap(([word, id = '', by = '', why = '']) => (word === 'noticed' ? [[id, `${by}: ${why}`]] : [])),
  );
  for (const fault of waiting()) {
    const by = noticed.get(fault.id);
    if (by !== undefined) settle(fault, 'test', by);
  }
};

const switchRound = async (
  project: string,
  runner: TestRunner,
  round: number,
  files: ReadonlyArray<string>,
): Promise<SwitchResult> => {
  const done = `switched-${project}-${round}.txt`;
  // Left over from an interrupted run.
  settleNoticed('switched.txt');
  const pending = waiting().filter((fault) => testsOf(fault, project).some((test) => files.includes(test)));
  if (!existsSync(join(folder, done)) && pending.length > 0) {
    const tests = files.toSorted((a, b) => Number(/contract/.test(a)) - Number(/contract/.test(b)));
    writeFileSync(join(folder, 'switched.txt'), '');
    say(`${project}: ${pending.length} faults switched on in turn in ${tests.length} test files`);
    const progress = setInterval(() => {
      const rows = rowsOf('switched.txt');
      const many = (what: string) => new Set(rows.filter(([word]) => word === what).map(([, id]) => id)).size;
      say(`${project}: tests came by ${many('reached')}, noticed ${many('noticed')}`);
    }, 30_000);
    const result = await runner.ask({
      task: 'switch',
      faults: pending.map((fault) => [fault, testsOf(fault, project)]),
      tests: { project, files: tests },
    });
    clearInterval(progress);
    if (result === undefined) throw new Error(`the tests of ${project} ended before their end`);
    for (const failure of result.failed) say(`fails: ${failure}`);
    for (const id of result.unable) appendFileSync(join(folder, 'switched.txt'), `unable\t${id}\n`);
    renameSync(join(folder, 'switched.txt'), join(folder, done));
  }
  settleNoticed(done);
  const rows = rowsOf(done);
  const idsOf = (...parts: ReadonlyArray<string>) =>
    new Set(rows.flatMap(([word = '', id = '']) => (parts.includes(word) ? [id] : [])));
  return { reached: idsOf('reached'), unswitchable: idsOf('at rest', 'unable', 'unrepeatable') };
};

/** Plants one fault after the other and runs tests until one fails. */
const plantEach = async (
  project: string,
  runner: TestRunner,
  { reached, unswitchable }: SwitchResult,
): Promise<void> => {
  const left = waiting().filter(({ id }) => reached.has(id) || unswitchable.has(id));
  if (left.length > 0) say(`${project}: ${left.length} faults planted one by one`);
  for (const fault of left) {
    const tests = testsOf(fault, project);
    // A result with a switched fault counts only if no state is kept from an earlier call.
    const testFiles = unswitchable.has(fault.id) ? ordered(fault.file, tests) : near(fault.file, tests);
    if (testFiles.length === 0) continue;
    const result = await runner.ask({ task: 'plant', fault, tests: { project, files: testFiles } });
    if (result === undefined) settle(fault, 'endless');
    else if (result.failed[0] !== undefined) settle(fault, 'test', result.failed[0]);
    say(
      `${project}: ${fault.file}:${fault.line} ${result === undefined ? 'never ends' : (result.failed[0] ?? 'is not noticed')}`,
    );
  }
};

const servers = async () => {
  const { default: start } = await import('../apps/server/src/testing/test-databases.setup.ts');
  const provided: Record<string, unknown> = {};
  const stop = await start({ provide: (key: string, value: unknown) => Object.assign(provided, { [key]: value }) });
  return { provided, stop };
};

const refuses = typesRefuse(root);
const askTypes = (): void => {
  const [before, checked] = [waiting().length, new Set(rowsOf('typed.txt').map(([id]) => id))];
  if (before > 0) say(`checking ${before} faults with the types`);
  for (const fault of waiting().filter(({ id }) => !checked.has(id))) {
    if (refuses(fault)) settle(fault, 'types');
    appendFileSync(join(folder, 'typed.txt'), `${fault.id}\n`);
  }
  if (before > 0) say(`the types refuse ${before - waiting().length}`);
};

const tryIn = async (project: string): Promise<void> => {
  if (waiting().every((fault) => testsOf(fault, project).length === 0)) return;
  const { provided, stop } = project === 'server' ? await servers() : { provided: {}, stop: async () => {} };
  const runner = testRunnerProcess(project, folder, provided);
  try {
    // Stories run in a browser; those of one component end quickly.
    const switched = project === 'stories' ? allReached() : await switchAll(project, runner);
    await plantEach(project, runner, switched);
  } finally {
    await runner.end();
    await stop();
  }
};
askTypes();
for (const project of ['unit', 'server', 'stories']) await tryIn(project);
for (const fault of waiting()) settle(fault, 'survived');

const explained = explanations(root);
const survivors = faults.filter(({ id }) => outcomes.get(id)?.verdict === 'survived');
const unexplained = survivors.filter((fault) => !isExplained(explained, fault));
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const line = (name: string, own: ReadonlyArray<Fault>): string => {
  const by = (verdict: Outcome['verdict']): number =>
    own.filter(({ id }) => outcomes.get(id)?.verdict === verdict).length;
  const summary = `${by('test')} by tests, ${by('types')} by types, ${by('endless')} never ended, ${by('survived')} survived`;
  return `${name.padEnd(9)}${percent(1 - by('survived') / own.length).padStart(8)} of ${own.length} noticed: ${summary}`;
};
const ofLayer = (layer: Layer): ReadonlyArray<Fault> => faults.filter(({ file }) => layerOf(file) === layer);
mkdirSync(reports, { recursive: true });
const report = faults.map((fault) => ({ ...fault, layer: layerOf(fault.file)?.name, ...outcomes.get(fault.id) }));
writeFileSync(join(reports, 'faults.json'), JSON.stringify(report, undefined, 1));
writeFileSync(
  join(reports, 'fault-survivors.json'),
  JSON.stringify(
    report.filter(({ verdict }) => verdict === 'survived'),
    undefined,
    1,
  ),
);
for (const fault of unexplained) console.log(description(fault));
for (const layer of layers) if (ofLayer(layer).length > 0) console.log(line(layer.name, ofLayer(layer)));
console.log(`${line('all', faults)}, ${unexplained.length} of them unexplained`);
const isBelowMinimum = (layer: Layer): boolean => {
  const own = ofLayer(layer);
  return (
    own.some(({ id }) => outcomes.get(id)?.verdict === 'survived') &&
    own.filter((fault) => !survivors.includes(fault)).length < layer.least * own.length
  );
};
process.exitCode =
  layers.some(isBelowMinimum) ||
  (options.sample === undefined && unexplained.some(({ file }) => layerOf(file)?.name === 'domain'))
    ? 1
    : 0;
