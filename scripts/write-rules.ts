/** Writes docs/rules.md out of the comments that open the rule files, and docs/words.md out of the files of words. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagePage, projectWords, WORDS_PAGE } from './messages-page.ts';
import { projectRules } from './project-rules.ts';
import { RULES_PAGE, rulesPage, unknownSubjects } from './rules-page.ts';

const root = join(import.meta.dirname, '..');
const rules = projectRules(root);
const unknown = unknownSubjects(rules);

for (const folder of unknown) console.error(`say in scripts/rule-subjects.ts what ${folder} is about`);
if (unknown.length === 0) {
  writeFileSync(join(root, RULES_PAGE), rulesPage(rules));
  writeFileSync(join(root, WORDS_PAGE), messagePage(projectWords(root)));
  console.log(`${RULES_PAGE}: ${rules.length} rules; ${WORDS_PAGE}`);
}
process.exitCode = unknown.length === 0 ? 0 : 1;
