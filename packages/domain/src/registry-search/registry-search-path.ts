/*
 * [ROUTE-06] [ROUTE-20] What was typed to find a registry leads on: a number straight to that registry, to somebody signed in as its registrant would see it; names to what is found for them;
 * anything else is reported at the field.
 *
 * @example registrySearchPath('100 200 300', false) // => E.right('/gift-registry/guest-list/100200300')
 * @example registrySearchPath('Amelia Hart', false) // => E.right('/gift-registry/find?text=Amelia%20Hart')
 */
import { either as E, function as F } from 'fp-ts';
import { paths } from '../address/index.ts';
import { type FindRefusal, readFindQuery } from './find-query.ts';

/** The path that the typed text leads to, or why it is refused. */
export const registrySearchPath = (typed: string, isLoggedIn: boolean): E.Either<FindRefusal, string> =>
  F.pipe(
    readFindQuery(typed),
    E.map((query) => {
      if (query._tag === 'Names') return paths.findRegistry(typed.trim());
      return isLoggedIn ? paths.registrantList(query.grId) : paths.guestList(query.grId);
    }),
  );
