/*
 * [ELSE-02] [THX-02] Owners correct the name of a giver: it is shown with all gifts of that giver, in exports and on labels. The giver's own order keeps the name that they wrote.
 *
 * @example decideGiverName([], 'HF-1001:1', O.none) // => E.left({ _tag: 'GiftUnknown', id: 'HF-1001:1' })
 */
import { either as E, option as O } from 'fp-ts';
import { isLastName, isPersonName, storedName, stripBidiControls } from '../text/index.ts';
import type { GiftUnknown } from './decide-thanks.ts';
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
