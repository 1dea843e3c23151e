import * as everything from '@gift-registry/domain';
import * as keeping from '@gift-registry/domain/keeping';
import * as rules from '@gift-registry/domain/rules';
import { function as F, option as O, readonlyArray as RA } from 'fp-ts';

/** What a channel imports to ask a rule. */
export interface RuleName {
  readonly name: string;
  /** The narrowest door of the package that it stands behind; none is the main door. */
  readonly door: '' | '/rules' | '/keeping';
}

const EXPORTED = /^export (?:const|function) (\w+)/gm;

const doorOf = (name: string): O.Option<RuleName['door']> =>
  name in rules ? O.some('/rules') : name in keeping ? O.some('/keeping') : name in everything ? O.some('') : O.none;

/** What a rule's file gives to channels, in its own order; what is the library's own business is not among it. */
export const ruleNames = (source: string): ReadonlyArray<RuleName> =>
  F.pipe(
    [...source.matchAll(EXPORTED)],
    RA.filterMap(([, name = '']) =>
      F.pipe(
        doorOf(name),
        O.map((door) => ({ name, door })),
      ),
    ),
  );
