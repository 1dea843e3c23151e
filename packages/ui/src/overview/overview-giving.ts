import type { GiftsGiven } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { GiftsNotRead } from '../gifts-reading/index.ts';

/** What was given, on its way to the Overview. */
export type OverviewGiving =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead' }
  | { readonly _tag: 'Read'; readonly given: GiftsGiven };

/** What is known after an answer: what was read stays while nothing newer is, and an older answer says nothing. */
export const givingAfter = (before: OverviewGiving, answer: E.Either<GiftsNotRead, GiftsGiven>): OverviewGiving => {
  if (before._tag !== 'Read') return E.isRight(answer) ? { _tag: 'Read', given: answer.right } : { _tag: 'NotRead' };
  return E.isRight(answer) && answer.right.version >= before.given.version
    ? { _tag: 'Read', given: answer.right }
    : before;
};

/** Whether the gifts of that version, or later ones, are known. */
export const isGivingKnown = (giving: OverviewGiving, version: number): boolean =>
  giving._tag === 'Read' && giving.given.version >= version;

/** What the ledger says, none while it says nothing. */
export const giftsOf = (giving: OverviewGiving): O.Option<GiftsGiven['gifts']> =>
  giving._tag === 'Read' ? O.some(giving.given.gifts) : O.none;
