import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as everything from '@gift-registry/domain';
import { readRules, type WrittenRule } from '../packages/domain/testing/examples/rule-comment.ts';
import { projectFiles } from './project-files.ts';
import { lawsIn } from './test-titles.ts';

/** A rule of the domain: its comment, and where it is. */
export interface ProjectRule extends Omit<WrittenRule, 'code'> {
  readonly file: string;
  /** The folder under `packages/domain/src`. */
  readonly subject: string;
  /** The file's name without `.ts`. */
  readonly stem: string;
  readonly test: string;
  /** The titles of the tests of its requirements. */
  readonly laws: ReadonlyArray<string>;
  /** Its names that the package exports. */
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
      const test = file.replace(/\.ts$/, '.test.ts');
      const laws = existsSync(join(root, test)) ? lawsIn(readFileSync(join(root, test), 'utf8')) : [];
      return readRules(readFileSync(join(root, file), 'utf8')).map(({ code, ids, ...rule }) => ({
        ...rule,
        ids,
        file,
        subject,
        stem,
        test,
        laws: laws.filter((law) => law.ids.some((id) => ids.includes(id))).map(({ title }) => title),
        names: [...code.matchAll(EXPORTED)].map(([, name = '']) => name).filter((name) => name in everything),
      }));
    });
