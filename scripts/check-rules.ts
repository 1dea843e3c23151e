/** Checks that every rule has a sentence, laws, an example and a test, and that every law is the title of a test beside it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles, untestedLaws } from './law-titles.ts';
import { type ProjectRule, projectRules } from './project-rules.ts';

const root = join(import.meta.dirname, '..');
const textOf = (file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
const rules = projectRules(root);

const problemsOf = ({ file, test, sentence, laws, examples, names }: ProjectRule): ReadonlyArray<string> => [
  ...(sentence === '' ? [`${file} does not state its rule in a sentence`] : []),
  ...(laws.length === 0 ? [`${file} has no law: write "Laws:" and a list into its opening comment`] : []),
  ...(examples.length === 0 ? [`${file} has no example`] : []),
  ...(names.length === 0 ? [`${file} exports nothing from the package`] : []),
  ...(existsSync(join(root, test))
    ? untestedLaws(laws, testTitles(textOf(test))).map((law) => `${test} has no test with the title: ${law}`)
    : [`${file} has no test beside it`]),
];

const problems = rules.flatMap(problemsOf);

for (const problem of problems) console.error(problem);
const laws = rules.reduce((sum, rule) => sum + rule.laws.length, 0);
console.log(`${rules.length} rules with ${laws} laws; ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
