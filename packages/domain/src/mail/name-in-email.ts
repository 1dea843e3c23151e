/*
 * [AUTH-06] An email to somebody who may not know its cause goes out under the house's name, so nothing that a stranger wrote becomes a link in it: the name of who invites is there only
 * where no mail program takes it for an address. Otherwise the email says it without the name.
 *
 * @example nameInEmail('Mary St. John') // => O.some('Mary St. John')
 * @example nameInEmail('Prize at evil.example/x') // => O.none
 */
import { option as O } from 'fp-ts';

/** Characters of addresses, including wide forms that programs treat as equal; or a dot of any script that is not followed by a space or the end. */
const likeAnAddress = /[/\\@:／＼＠：⁄∕]|[.。．｡․](?![ ]|$)/u;

/** The name as it may appear in an email to somebody else; `none` when it is empty or could be mistaken for an address. */
export const nameInEmail = (name: string): O.Option<string> =>
  name.trim() === '' || likeAnAddress.test(name) ? O.none : O.some(name);
