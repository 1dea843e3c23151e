/*
 * [AUTH-06] A letter to somebody who may not know its cause goes out under the house's name, so nothing that a stranger wrote becomes a link in it: the name of who invites stands there only
 * where no mail program takes it for an address. Otherwise the letter says it without the name.
 *
 * Laws:
 * - a name in a letter has no slash, no @ and no colon, and a dot only at the end of a word
 * - a name that reads like one stands in the letter as it was written
 *
 * @example nameInLetter('Mary St. John') // => O.some('Mary St. John')
 * @example nameInLetter('Prize at evil.example/x') // => O.none
 */
import { option as O } from 'fp-ts';

/** How to read: what addresses are made of, also in the wide forms that programs take for the same; or a dot of any script after which neither a space nor the end comes. */
const likeAnAddress = /[/\\@:／＼＠：⁄∕]|[.。．｡․](?![ ]|$)/u;

/** The name as it may stand in a letter to somebody else; none where there is none, or it could be taken for an address. */
export const nameInLetter = (name: string): O.Option<string> =>
  name.trim() === '' || likeAnAddress.test(name) ? O.none : O.some(name);
