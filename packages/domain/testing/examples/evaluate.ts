import * as domain from '@gift-registry/domain';
import * as arbitrary from '@gift-registry/domain/testing/arbitrary';
import { either as E, function as F, option as O } from 'fp-ts';

const fpTs = { E, O, F };

/** Where the names that an example may use come from. */
const sources: ReadonlyArray<Readonly<Record<string, unknown>>> = [domain, arbitrary, fpTs];

/** Every name that an example may use, with what it represents. */
const scope: Readonly<Record<string, unknown>> = Object.assign({}, ...sources);

/** The names that represent two things, so that an example could mean either. */
export const ambiguousNames = (): ReadonlyArray<string> =>
  Object.keys(scope).filter((name) => sources.filter((source) => name in source).length > 1);

const IN_SCOPE =
  'an example may use what @gift-registry/domain and its testing/arbitrary export, and E, O and F of fp-ts';

/** What an expression comes to, as a channel of the shop would compute it. Throws what the expression throws. */
export const evaluate = (expression: string): unknown => {
  try {
    return new Function(...Object.keys(scope), `'use strict';\nreturn (\n${expression}\n);`)(...Object.values(scope));
  } catch (thrown) {
    if (thrown instanceof ReferenceError) throw new Error(`${thrown.message}: ${IN_SCOPE}`, { cause: thrown });
    throw thrown;
  }
};
