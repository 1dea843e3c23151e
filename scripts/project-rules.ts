import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as everything from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type RuleComment, readRuleComment } from '../packages/domain/testing/examples/rule-comment.ts';
import { projectFiles } from './project-files.ts';
import { lawsIn } from './test-titles.ts';

/** A rule of the domain: its opening comment, and where it is. */
export interface ProjectRule extends RuleComment {
  readonly file: string;
  /** The folder under `packages/domain/src`. */
  readonly subject: string;
  /** The file's name without `.ts`. */
  readonly stem: string;
  readonly test: string;
  /** The titles of its test. */
  readonly laws: ReadonlyArray<string>;
  /** The names that the file exports from the package. */
  readonly names: ReadonlyArray<string>;
}

const RULE_FILE = /^packages\/domain\/src\/([^/]+)\/(?:.+\/)?([^/]+)\.ts$/;
const EXPORTED = /^export (?:const|function) (\w+)/gm;

/** The rules of the project, by path. */
export const projectRules = (root: string): ReadonlyArray<ProjectRule> =>
  projectFiles(root)
    .filter((file) => RULE_FILE.test(file) && !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => {
      const [, subject = '', stem = ''] = RULE_FILE.exec(file) ?? [];
      const source = readFileSync(join(root, file), 'utf8');
      const comment = readRuleComment(source);
      const test = file.replace(/\.ts$/, '.test.ts');
      const names = [...source.matchAll(EXPORTED)].map(([, name = '']) => name).filter((name) => name in everything);
      if (O.isNone(comment)) return [];
      const laws = existsSync(join(root, test)) ? lawsIn(readFileSync(join(root, test), 'utf8')) : [];
      return [{ ...comment.value, file, subject, stem, test, laws, names }];
    });
