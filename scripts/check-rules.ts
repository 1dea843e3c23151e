/** Checks that every rule says its sentence, laws and example, and that every law is the title of a test beside its rule. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesOf, untriedLaws } from './law-titles.ts';
import { type ProjectRule, projectRules } from './project-rules.ts';
import { unknownSubjects } from './rules-page.ts';

const root = join(import.meta.dirname, '..');
const textOf = (file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
const rules = projectRules(root);

const complaintsOf = ({ file, test, sentence, laws, examples, names }: ProjectRule): ReadonlyArray<string> => [
  ...(sentence === '' ? [`${file} says its rule in no sentence`] : []),
  ...(laws.length === 0 ? [`${file} has no law: write "Laws:" and a list into its opening comment`] : []),
  ...(examples.length === 0 ? [`${file} has no example`] : []),
  ...(names.length === 0 ? [`${file} has no name that a channel could import from the package`] : []),
  ...(existsSync(join(root, test))
    ? untriedLaws(laws, titlesOf(textOf(test))).map((law) => `${test} has no test whose title says: ${law}`)
    : [`${file} has no test beside it`]),
];

const unknown = unknownSubjects(rules);
const complaints = [
  ...rules.flatMap(complaintsOf),
  ...unknown.map((folder) => `say in scripts/rule-subjects.ts what packages/domain/src/${folder} is about`),
];

for (const complaint of complaints) console.error(complaint);
const laws = rules.reduce((sum, rule) => sum + rule.laws.length, 0);
console.log(`${rules.length} rules with ${laws} laws; ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;
