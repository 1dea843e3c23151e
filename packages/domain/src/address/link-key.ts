/*
 * [SET-02] The link of a registry that is visible by link only carries its key. Anyone who came by it takes it along to every page that is about the registry, so that nothing there is closed to them.
 *
 * @example linkKeyIn('http://localhost:3000/gift-registry/guest-list/7310442?key=a%26b&sort=price') // => O.some('a&b')
 * @example linkKeyIn('http://localhost:3000/gift-registry/guest-list/7310442') // => O.none
 */
import { function as F, option as O } from 'fp-ts';

const decoded = (text: string): O.Option<string> => O.tryCatch(() => decodeURIComponent(text));

/** The link key in an address of the form given to guests. */
export const linkKeyIn = (address: string): O.Option<string> =>
  F.pipe(O.fromNullable(/^[^#?]*\?(?:[^#]*&)?key=([^&#]+)/.exec(address)?.[1]), O.chain(decoded));
