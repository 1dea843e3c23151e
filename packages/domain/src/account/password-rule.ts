/*
 * [AUTH-06] A password has at least 8 characters and is none that everybody thinks of first. Otherwise it is free: any sign of any script, spaces and emoji too, and it counts whole, however long.
 *
 * @example passwordProblem('rosa@example.com', () => false) // => O.some({ _tag: 'PasswordTooCommon' })
 * @example passwordProblem('1234567', () => false) // => O.some({ _tag: 'PasswordTooShort', minimum: 8 })
 * @example passwordProblem('Password1', (password) => password === 'password1') // => O.some({ _tag: 'PasswordTooCommon' })
 * @example passwordProblem('four quiet blue teapots', () => false) // => O.none
 */
import { option as O } from 'fp-ts';
import { isMailAddress, storedMailAddress } from '../text/index.ts';

/** The minimum length of a password, in characters as people count them. */
export const SHORTEST_PASSWORD = 8;

/** Why a new password was refused. */
export type PasswordRefusal =
  | { readonly _tag: 'PasswordTooShort'; readonly minimum: number }
  | { readonly _tag: 'PasswordTooCommon' };

/** Whether the password, in lower case, is among those that attackers try first, including those derived from the owner's name. */
export type IsCommonPassword = (password: string, ownTerms: ReadonlyArray<string>) => boolean;

/** Why the password is refused; `none` when it is accepted. `ownTerms` are the person's name and email address, as far as they are known. */
export const passwordProblem = (
  password: string,
  isCommon: IsCommonPassword,
  ownTerms: ReadonlyArray<string> = [],
): O.Option<PasswordRefusal> => {
  if ([...password].length < SHORTEST_PASSWORD) return O.some({ _tag: 'PasswordTooShort', minimum: SHORTEST_PASSWORD });
  return isMailAddress(storedMailAddress(password)) || isCommon(password.toLowerCase(), ownTerms)
    ? O.some({ _tag: 'PasswordTooCommon' })
    : O.none;
};
