/*
 * [THX-02] The Thank You Manager lists givers: all that somebody gave stands together, for it is thanked for with one card. A giver has one note; it stays with the first gift on which one was
 * written. Of several postal addresses the one that was left last is the right one.
 *
 * @example thankYouGivers([]) // => []
 */
import { function as F, option as O, readonlyArray as RA } from 'fp-ts';
import type { PostalAddress } from '../delivery/index.ts';
import type { ThankYouRow } from './thank-you-row.ts';

/** A giver, and all that they gave to a registry (THX-02). */
export interface ThankYouGiver extends Pick<ThankYouRow, 'giverId' | 'giver'> {
  readonly postalAddress: O.Option<PostalAddress>;
  /** Newest first; at least one. */
  readonly gifts: ReadonlyArray<ThankYouRow>;
  /** Whether all gifts that were not returned have been thanked for. */
  readonly isThanked: boolean;
  /** The note, and the gift with which it is stored. */
  readonly noted: Pick<ThankYouRow, 'id' | 'note'>;
}

const giverOf = (first: ThankYouRow, oldestFirst: ReadonlyArray<ThankYouRow>): ThankYouGiver => {
  const gifts = RA.reverse(oldestFirst);
  const kept = gifts.filter(({ isReturned = false }) => !isReturned);
  const { id, note } = oldestFirst.find((row) => row.note !== '') ?? first;
  return {
    giverId: first.giverId,
    giver: first.giver,
    postalAddress: F.pipe(
      O.fromNullable(gifts.find(({ postalAddress }) => O.isSome(postalAddress))),
      O.chain(({ postalAddress }) => postalAddress),
    ),
    gifts,
    isThanked: (kept.length === 0 ? gifts : kept).every(({ isThanked }) => isThanked),
    noted: { id, note },
  };
};

/** The givers of these gifts, which must be sorted oldest first (THX-02). */
export const thankYouGivers = (rows: ReadonlyArray<ThankYouRow>): ReadonlyArray<ThankYouGiver> => {
  const given = new Map<string, Array<ThankYouRow>>();
  for (const row of rows) {
    const before = given.get(row.giverId);
    if (before === undefined) given.set(row.giverId, [row]);
    else before.push(row);
  }
  return [...given.values()].flatMap((gifts) => gifts.slice(0, 1).map((first) => giverOf(first, gifts)));
};
