/*
 * [PHOTO-06] A registrant puts another photo at the head of the registry, or takes the photo away.
 *
 * @example decidePhoto({ photo: O.none }, O.none) // => []
 * @example decidePhoto({ photo: O.none }, O.some('abc')) // => [{ _tag: 'PhotoChanged', photo: O.some('abc') }]
 */
import { option as O, string } from 'fp-ts';
import type { Registry, RegistryFact } from '../registry/index.ts';

const same = O.getEq(string.Eq);

/** Decides to set the photo with that name, or to remove it. */
export const decidePhoto = (
  { photo: before }: Pick<Registry, 'photo'>,
  photo: O.Option<string>,
): ReadonlyArray<RegistryFact> => (same.equals(before, photo) ? [] : [{ _tag: 'PhotoChanged', photo }]);
