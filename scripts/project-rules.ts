import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { option as O } from 'fp-ts';
import { type RuleComment, readRuleComment } from '../packages/domain/testing/examples/rule-comment.ts';
import { projectFiles } from './project-files.ts';
import { type RuleName, ruleNames } from './rule-names.ts';

/** A rule of the library: where it stands and what it says of itself. */
export interface ProjectRule extends RuleComment {
  /** Its path in the project. */
  readonly file: string;
  /** The folder of the library that it stands in. */
  readonly subject: string;
  /** Its file's name without `.ts`. */
  readonly stem: string;
  /** The path of the test beside it. */
  readonly test: string;
  /** What a channel imports to ask it. */
  readonly names: ReadonlyArray<RuleName>;
}

const RULE_PLACE = /^packages\/domain\/src\/([^/]+)\/(?:.+\/)?([^/]+)\.ts$/;

/** The rules among the files, in the order of their paths. */
export const projectRules = (root: string): ReadonlyArray<ProjectRule> =>
  projectFiles(root)
    .filter((file) => RULE_PLACE.test(file) && !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => {
      const [, subject = '', stem = ''] = RULE_PLACE.exec(file) ?? [];
      const source = readFileSync(join(root, file), 'utf8');
      const comment = readRuleComment(source);
      const test = file.replace(/\.ts$/, '.test.ts');
      return O.isSome(comment) ? [{ ...comment.value, file, subject, stem, test, names: ruleNames(source) }] : [];
    });
