/** Plants mistakes in the rules, one at a time, and tells how many of them the tests and the types notice: `npm run faults [-- path …]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { begunRun } from './faults/begun-run.ts';
import { explanationOf, explanations } from './faults/explained.ts';
import { type Fault, NUMBER_OFF, type Verdict } from './faults/fault.ts';
import { plantFaults } from './faults/plant-faults.ts';
import { switching } from './faults/switched-faults.ts';
import { tryingProcess } from './faults/trying-process.ts';
import { typesRefuse } from './faults/types-refuse.ts';
import { projectFiles } from './project-files.ts';

const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const LEAST_NOTICED = 0.95;

/** Rules without words, ports and what only carries them from place to place. */
const rules = projectFiles(root)
  .filter((file) => /^packages\/domain\/src\/(?!words\/|ports\/)[^/]+\/[^/]+\.ts$/.test(file))
  .filter((file) => !/(\.test|\.service|\/index)\.ts$/.test(file))
  .filter((file) => asked.length === 0 || asked.some((path) => file.startsWith(path)));

const { faults, instrumented } = await plantFaults(root, rules);
console.log(`${faults.length} faults in ${rules.length} rules`);

const begun = begunRun(root, rules);
/** Once for the mutators' faults, once for the wrong numbers. */
const [known, numbers] = [
  await begun.switching('mutators', () => switching(root, instrumented.mutators)),
  await begun.switching('numbers', () => switching(root, instrumented.numbers)),
] as const;
const saidOf = (fault: Fault) => (fault.kind === NUMBER_OFF ? numbers : known);
const isNoticed = (fault: Fault): boolean => fault.switch !== undefined && saidOf(fault).noticed.has(fault.switch);
/** Whether all subjects' tests could have noticed it while it was switched on. */
const wasAsked = (fault: Fault): boolean => fault.switch !== undefined && !saidOf(fault).atRest.has(fault.switch);
const verdicts = new Map<Fault, Verdict>(faults.filter(isNoticed).map((fault) => [fault, 'test']));
/** A place that has nothing to do with where the fault stands: who ends a run early has seen a fair sample. */
const turn = ({ id }: Fault): number => Math.imul(id, 0x9e3779b1) >>> 0;
const waiting = faults.filter((fault) => !isNoticed(fault)).toSorted((a, b) => turn(a) - turn(b));
console.log(`${waiting.filter(wasAsked).length} of those that wait were let pass by the tests of every subject`);
console.log(`${verdicts.size} noticed by the rules' tests; ${waiting.length} to be tried one by one`);

const workers = await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, () => tryingProcess()));
if (!(await workers[0]?.isSound())) {
  for (const worker of workers) worker.end();
  throw new Error('the tests fail before anything is planted');
}
const refuses = typesRefuse(root);
type Worker = (typeof workers)[number];

const explained = explanations(root);
const told = ({ file, line, kind, original, replacement }: Fault): string =>
  `${file}:${line} ${kind}\n    ${original}\n  → ${replacement}`;

/** The types are asked before the tests of everybody else, which take longer. */
const verdictOf = async (worker: Worker, fault: Fault): Promise<Verdict> => {
  const isLeftToWhole = wasAsked(fault);
  const near = isLeftToWhole ? 'survived' : await worker.attempt(fault, 'near');
  if (near !== 'survived') return near;
  return refuses(fault) ? 'types' : worker.attempt(fault, isLeftToWhole ? 'whole' : 'far');
};

await Promise.all(
  workers.map(async (worker) => {
    for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
      const earlier = begun.verdictOf(fault);
      const verdict = earlier ?? (await verdictOf(worker, fault));
      verdicts.set(fault, verdict);
      if (earlier === undefined) begun.keep(fault, verdict);
      if (verdict === 'survived' && explanationOf(explained, fault) === undefined) console.log(told(fault));
      if (verdicts.size % 50 === 0) {
        const lived = [...verdicts.values()].filter((each) => each === 'survived').length;
        console.log(`${verdicts.size} of ${faults.length} tried, ${lived} survived`);
      }
    }
    worker.end();
  }),
);
const survivors = faults.filter((fault) => verdicts.get(fault) === 'survived');
const unexplained = survivors.filter((fault) => explanationOf(explained, fault) === undefined);
const share = faults.length === 0 ? 1 : 1 - survivors.length / faults.length;

mkdirSync(join(root, '.data/reports'), { recursive: true });
const report = faults.map((fault) => ({ ...fault, verdict: verdicts.get(fault) }));
writeFileSync(join(root, '.data/reports/faults.json'), JSON.stringify(report, undefined, 1));
for (const fault of unexplained) console.log(told(fault));
const by = (verdict: Verdict): number => faults.filter((fault) => verdicts.get(fault) === verdict).length;
console.log(
  `${(share * 100).toFixed(1)} % of ${faults.length} faults noticed (${by('test')} by tests, ${by('types')} by the types, ${by('endless')} never ended); ` +
    `${survivors.length} survived, ${unexplained.length} of them unexplained`,
);
process.exitCode = share >= LEAST_NOTICED && unexplained.length === 0 ? 0 : 1;
