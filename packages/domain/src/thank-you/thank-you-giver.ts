/*
 * [ELSE-02] [THX-02] Owners correct the name of a giver: it is shown with all gifts of that giver, in exports and on labels. The giver's own order keeps the name that they wrote.
 *
 * @example decideGiverName([], 'HF-1001:1', O.none) // => E.left({ _tag: 'GiftUnknown', id: 'HF-1001:1' })
 */
import { either as E, function as F, option as O, readonlyArray as RA } from 'fp-ts';
import type { PostalAddress } from '../delivery/index.ts';
import { isLastName, isPersonName, storedName, stripBidiControls } from '../text/index.ts';
import type { GiftUnknown } from './thank-you-note.ts';
import type { GiftId, GiverName, MarkChange, ThankYouRow } from './thank-you-row.ts';

/** A field of a giver's name that is invalid. */
export interface GiverNameInvalid {
  readonly _tag: 'GiverNameInvalid';
  readonly field: keyof GiverName;
}

const stored = ({ firstName, lastName }: GiverName): GiverName => ({
  firstName: storedName(stripBidiControls(firstName)),
  lastName: storedName(stripBidiControls(lastName)),
});

/** The invalid fields of a giver's name, in the form's order. */
export const giverNameProblems = (typed: GiverName): ReadonlyArray<keyof GiverName> => {
  const { firstName, lastName } = stored(typed);
  return [
    ...(isPersonName(firstName) ? [] : ['firstName' as const]),
    ...(isLastName(lastName) ? [] : ['lastName' as const]),
  ];
};

/** The name as it is stored, or its first invalid field. */
export const readGiverName = (typed: GiverName): E.Either<GiverNameInvalid, GiverName> => {
  const [field] = giverNameProblems(typed);
  return field === undefined ? E.right(stored(typed)) : E.left({ _tag: 'GiverNameInvalid', field });
};

/** The marks that change when the giver of that gift gets this name; `none` restores what the giver wrote. */
export const decideGiverName = (
  gifts: ReadonlyArray<Pick<ThankYouRow, 'id' | 'giverId' | 'giver'>>,
  id: GiftId,
  typed: O.Option<GiverName>,
): E.Either<GiftUnknown | GiverNameInvalid, ReadonlyArray<MarkChange>> => {
  const found = gifts.find((gift) => gift.id === id);
  if (found === undefined) return E.left({ _tag: 'GiftUnknown', id });
  const name = O.traverse(E.Applicative)(readGiverName)(typed);
  if (E.isLeft(name)) return name;
  const giver = name.right;
  const isSame =
    O.isSome(giver) && giver.value.firstName === found.giver.firstName && giver.value.lastName === found.giver.lastName;
  return E.right(
    isSame ? [] : gifts.filter(({ giverId }) => giverId === found.giverId).map((gift) => ({ id: gift.id, giver })),
  );
};

/*
 * [THX-02] The Thank You Manager lists givers: all that somebody gave stands together, for it is thanked for with one card. A giver has one note; it stays with the first gift on which one was
 * written. Of several postal addresses the one that was left last is the right one.
 *
 * @example thankYouGivers([]) // => []
 */

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
