/** Checks that every rule has a sentence and an example, and a test beside it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ProjectRule, projectRules } from './project-rules.ts';

const root = join(import.meta.dirname, '..');
const rules = projectRules(root);

const problemsOf = ({ file, test, sentence, examples, names }: ProjectRule): ReadonlyArray<string> => [
  ...(sentence === '' ? [`${file} does not state its rule in a sentence`] : []),
  ...(examples.length === 0 ? [`${file} has no example`] : []),
  ...(names.length === 0 ? [`${file} exports nothing from the package`] : []),
  ...(existsSync(join(root, test)) ? [] : [`${file} has no test beside it`]),
];

const problems = rules.flatMap(problemsOf);

for (const problem of problems) console.error(problem);
const laws = rules.reduce((sum, rule) => sum + rule.laws.length, 0);
console.log(`${rules.length} rules with ${laws} laws; ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
