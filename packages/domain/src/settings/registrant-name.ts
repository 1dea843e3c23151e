/*
 * [SET-01] [NAME-01] A registrant's first name has 1 to 60 characters on one line; last name and second registrant are optional.
 *
 * @example readRegistrantName('  Zoe\u0308 ') // => E.right('Zo\u00eb')
 * @example readRegistrantName('') // => E.left({ _tag: 'RegistrantNameInvalid', maximum: 60 })
 * @example readNameOrNone(' ') // => E.right(O.none)
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { isBlank, isPersonName, LONGEST_NAME, storedName } from '../text/index.ts';

/** The name is not 1 to `maximum` characters long. */
export interface RegistrantNameInvalid {
  readonly _tag: 'RegistrantNameInvalid';
  readonly maximum: number;
}

/** Parses a registrant's first name: trimmed, and in composed Unicode form. */
export const readRegistrantName = (text: string): E.Either<RegistrantNameInvalid, string> => {
  const name = storedName(text);
  return isPersonName(name) ? E.right(name) : E.left({ _tag: 'RegistrantNameInvalid', maximum: LONGEST_NAME });
};

/** Parses an optional name; `none` when it is blank. */
export const readNameOrNone = (text: string): E.Either<RegistrantNameInvalid, O.Option<string>> =>
  isBlank(text) ? E.right(O.none) : F.pipe(readRegistrantName(text), E.map(O.some));
