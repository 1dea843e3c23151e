/*
 * [ROUTE-06] [ROUTE-20] What was typed to find a registry leads on: a number straight to that registry, to somebody signed in as its registrant would see it; names to what is found for them;
 * anything else is reported at the field.
 *
 * @example registrySearchPath('100 200 300', false) // => E.right('/gift-registry/guest-list/100200300')
 * @example registrySearchPath('Amelia Hart', false) // => E.right('/gift-registry/find?text=Amelia%20Hart')
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { chosenRegistry } from '../adding/index.ts';
import { paths } from '../address/index.ts';
import type { GrId } from '../identity/index.ts';
import type { OwnRegistry } from '../registry/index.ts';
import { type FindRefusal, readFindQuery } from './find-registries.ts';

/** The path that the typed text leads to, or why it is refused. */
export const registrySearchPath = (typed: string, isLoggedIn: boolean): E.Either<FindRefusal, string> =>
  F.pipe(
    readFindQuery(typed),
    E.map((query) => {
      if (query._tag === 'Names') return paths.findRegistry(typed.trim());
      return isLoggedIn ? paths.registrantList(query.grId) : paths.guestList(query.grId);
    }),
  );

/*
 * [ROUTE-02] [ROUTE-04] [ROUTE-05] A registrant's page that is requested without saying of which registry is that of the only registry one has, or of the one that was chosen last (ROUTE-06), else of the newest. Who has none
 * begins at registry home; who is not signed in signs in first.
 *
 * @example ownPagePath('settings', [], []) // => '/gift-registry/my-gift-registry/'
 * @example ownPagePath('list', [exampleRegistry()], []) // => '/gift-registry/registrant-list/7310442'
 */

/** A registrant's page that can be requested without a number. */
export type OwnPage = 'list' | 'thankYouManager' | 'settings';

/** The path of each page. */
const pathOf: Readonly<Record<OwnPage, (grId: GrId) => string>> = {
  list: paths.registrantList,
  thankYouManager: paths.thankYouManager,
  settings: paths.settings,
};

/**
 * The path of that page for the person's registry chosen last, otherwise for their newest; `own` is newest first,
 * `last` the recently chosen ones, the latest first. Without a registry, the page of the person's registries.
 */
export const ownPagePath = (page: OwnPage, own: ReadonlyArray<OwnRegistry>, last: ReadonlyArray<GrId>): string =>
  O.match(
    () => paths.ownRegistries,
    ({ grId }: OwnRegistry) => pathOf[page](grId),
  )(chosenRegistry(own, last));
