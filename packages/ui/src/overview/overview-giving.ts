import type { GiftsGiven } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { type GiftsNotRead, isAsLate, type Point } from '../gifts-reading/index.ts';

/** What was given, on its way to the Overview. */
export type OverviewGiving =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead' }
  | { readonly _tag: 'Read'; readonly given: GiftsGiven; readonly epoch: number };

/** Of when what is known is. */
const pointOf = ({ given: { version }, epoch }: { readonly given: GiftsGiven; readonly epoch: number }): Point => ({
  version,
  epoch,
});

/** What is known after an answer that was asked for in that epoch: what was read stays while nothing newer is, and an older answer says nothing. */
export const givingAfter = (
  before: OverviewGiving,
  answer: E.Either<GiftsNotRead, GiftsGiven>,
  epoch: number,
): OverviewGiving => {
  if (E.isLeft(answer)) return before._tag === 'Read' ? before : { _tag: 'NotRead' };
  const read = { _tag: 'Read', given: answer.right, epoch } as const;
  return before._tag !== 'Read' || isAsLate(pointOf(read), pointOf(before)) ? read : before;
};

/** Whether the gifts of that point, or later ones, are known. */
export const isGivingKnown = (giving: OverviewGiving, point: Point): boolean =>
  giving._tag === 'Read' && isAsLate(pointOf(giving), point);

/** What the ledger says, none while it says nothing. */
export const giftsOf = (giving: OverviewGiving): O.Option<GiftsGiven['gifts']> =>
  giving._tag === 'Read' ? O.some(giving.given.gifts) : O.none;
