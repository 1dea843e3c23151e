/*
 * [AUTH-03] [ROUTE-17] [CA-01] Whether somebody who sees a registry may do something with it by a call: how visible it is and how the person stands to it is asked first, then from whom the
 * service takes such an action. An action that the registry's market does not know is refused by the action's own rule, which says so.
 *
 * Laws:
 * - whoever sees a registry may give, and only its owners may keep it
 * - what the service takes from nobody is refused to everybody
 * - what the market does not know is not refused here
 *
 * @example E.isRight(authorize('give', 'buyItem')({ registry: exampleRegistry(), relationship: 'stranger', role: 'guest' })) // => true
 * @example authorize('manage', 'addItem')({ registry: exampleRegistry(), relationship: 'stranger', role: 'guest' }) // => E.left({ _tag: 'NotOwner' })
 */
import { either as E, function as F } from 'fp-ts';
import {
  type AccessLevel,
  type AccessRefusal,
  can,
  isOfferedIn,
  permit,
  type RegistryAction,
} from '../account/index.ts';
import type { RegistryAccess } from './registry.ts';
import type { VisibleRegistry } from './visible-to.ts';

/** Lets that person do it, as somebody who gives or who keeps the registry, or says why not. */
export const authorize =
  (as: Exclude<AccessLevel, 'see'>, action: RegistryAction) =>
  <Its extends RegistryAccess>(seen: VisibleRegistry<Its>): E.Either<AccessRefusal, VisibleRegistry<Its>> => {
    const { market, visibility } = seen.registry;
    const isTaken = !isOfferedIn(market, action) || can({ role: seen.role, site: { market } }, 'service', action);
    return F.pipe(
      permit(as, visibility._tag, seen.relationship),
      E.filterOrElseW(
        () => isTaken,
        (): AccessRefusal => ({ _tag: 'NotOwner' }),
      ),
      E.map(() => seen),
    );
  };
