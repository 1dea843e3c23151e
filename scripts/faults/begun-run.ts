import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from '../project-files.ts';
import type { Fault, Verdict } from './fault.ts';
import type { Switching } from './switched-faults.ts';

const verdicts: ReadonlyArray<string> = ['test', 'endless', 'types', 'survived'] satisfies ReadonlyArray<Verdict>;
const isVerdict = (text: string | undefined): text is Verdict => text !== undefined && verdicts.includes(text);

const digest = (root: string, rules: ReadonlyArray<string>): string => {
  const hash = createHash('sha256').update(rules.join('\n'));
  for (const file of projectFiles(root).filter((path) => /^(packages\/domain\/|scripts\/faults)/.test(path)))
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
};

const textsIn = (list: unknown, name: keyof Switching): ReadonlySet<string> => {
  const texts: unknown = typeof list === 'object' && list !== null ? Reflect.get(list, name) : undefined;
  if (!Array.isArray(texts)) throw new Error(`what was kept of an earlier run has no list of what is ${name}`);
  return new Set(texts.map(String));
};

/** What was found out already about these very rules, tests and faults: a run that was ended goes on where it was. */
export const begunRun = (root: string, rules: ReadonlyArray<string>) => {
  const folder = join(root, `.data/faults-${digest(root, rules)}`);
  mkdirSync(folder, { recursive: true });
  const tried = join(folder, 'verdicts.txt');
  const lines = existsSync(tried) ? readFileSync(tried, 'utf8').split('\n') : [];
  const known = new Map(
    lines.map((line): readonly [number, string | undefined] => [Number(line.split(' ')[0]), line.split(' ')[1]]),
  );
  return {
    /** What the tests said while faults were switched on; asked once. */
    switching: async (name: string, ask: () => Promise<Switching>): Promise<Switching> => {
      const path = join(folder, `${name}.json`);
      if (existsSync(path)) {
        const said: unknown = JSON.parse(readFileSync(path, 'utf8'));
        return { noticed: textsIn(said, 'noticed'), atRest: textsIn(said, 'atRest') };
      }
      const said = await ask();
      writeFileSync(path, JSON.stringify({ noticed: [...said.noticed], atRest: [...said.atRest] }));
      return said;
    },
    verdictOf: ({ id }: Fault): Verdict | undefined => {
      const verdict = known.get(id);
      return isVerdict(verdict) ? verdict : undefined;
    },
    keep: ({ id }: Fault, verdict: Verdict): void => appendFileSync(tried, `${id} ${verdict}\n`),
  };
};
