/*
 * [THX-01] A registrant marks one gift or many as thanked for, or takes the mark back. All of them are the registry's gifts, or nothing is marked.
 *
 * @example decideThanks([], ['HF-1001:1'], true) // => E.left({ _tag: 'GiftUnknown', id: 'HF-1001:1' })
 */
import { either as E } from 'fp-ts';
import type { GiftId, ThankYouMark, ThankYouRow } from './thank-you-row.ts';

/** The maximum number of gifts marked at once. */
export const MOST_THANKS_AT_ONCE = 1_000;

/** The registry has no such gift (THX-01). */
export interface GiftUnknown {
  readonly _tag: 'GiftUnknown';
  readonly id: GiftId;
}

type Marked = Pick<ThankYouRow, 'id' | 'isThanked' | 'note'>;

/** The marks that change when these gifts are marked as thanked, or unmarked (THX-01). */
export const decideThanks = (
  rows: ReadonlyArray<Marked>,
  ids: ReadonlyArray<GiftId>,
  isThanked: boolean,
): E.Either<GiftUnknown, ReadonlyArray<ThankYouMark>> => {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) return E.left({ _tag: 'GiftUnknown', id: unknown });
  const named = new Set(ids);
  return E.right(
    rows
      .filter((row) => named.has(row.id) && row.isThanked !== isThanked)
      .map(({ id, note }) => ({ id, isThanked, note })),
  );
};
