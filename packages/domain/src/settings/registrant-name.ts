/*
 * [SET-01] [NAME-01] Registrants are called by their first names, 1 to 60 characters on one line; a last name and a second registrant may be there or not.
 *
 * Laws:
 * - 1 to 60 characters are a name, spaces around them aside; nothing, more, and what nobody can see is none
 * - a name reads as itself, in whatever way its accents were typed
 * - for a last name and a second registrant nothing is success: there is none
 *
 * @example readRegistrantName('  Zoe\u0308 ') // => E.right('Zo\u00eb')
 * @example readRegistrantName('') // => E.left({ _tag: 'RegistrantNameInvalid', maximum: 60 })
 * @example readNameOrNone(' ') // => E.right(O.none)
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { isBlank, isPersonName, keptName, LONGEST_NAME } from '../text/index.ts';

/** Not a name of 1 to `maximum` characters. */
export interface RegistrantNameInvalid {
  readonly _tag: 'RegistrantNameInvalid';
  readonly maximum: number;
}

/** Reads the first name of a registrant; without spaces around, and composed. */
export const readRegistrantName = (text: string): E.Either<RegistrantNameInvalid, string> => {
  const name = keptName(text);
  return isPersonName(name) ? E.right(name) : E.left({ _tag: 'RegistrantNameInvalid', maximum: LONGEST_NAME });
};

/** Reads a name that may be left out, none where nothing was written. */
export const readNameOrNone = (text: string): E.Either<RegistrantNameInvalid, O.Option<string>> =>
  isBlank(text) ? E.right(O.none) : F.pipe(readRegistrantName(text), E.map(O.some));
