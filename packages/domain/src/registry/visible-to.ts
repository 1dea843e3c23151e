/*
 * [ROUTE-17] [AUTH-03] [AUTH-04] A registry that a person may not see does not exist for them; neither does one of the other market.
 *
 * @example visibleTo({ site: sites.main, account: O.none, linkKey: O.none })(
 *     O.some(exampleRegistry({ visibility: { _tag: 'Private' } })),
 *   ) // => O.none
 */
import { option as O } from 'fp-ts';
import { canSee, type Relationship, type Role } from '../account/index.ts';
import type { AccountId } from '../identity/index.ts';
import type { Site } from '../site/index.ts';
import { type Registry, type RegistryAccess, relationshipOf } from './registry.ts';

/** The fields of a person that decide which registries they see. */
export interface Viewer {
  readonly site: Pick<Site, 'market'>;
  readonly account: O.Option<AccountId>;
  /** The key from the link of a registry that is visible by link only. */
  readonly linkKey: O.Option<string>;
}

/** A registry, or its access data, that the person may see, with their relationship to it and the role they read it in. */
export interface VisibleRegistry<Its extends RegistryAccess = Registry> {
  readonly registry: Its;
  readonly relationship: Relationship;
  readonly role: Role;
}

/** The registry, if the person may see it. */
export const visibleTo =
  ({ site, account, linkKey }: Viewer) =>
  <Its extends RegistryAccess>(found: O.Option<Its>): O.Option<VisibleRegistry<Its>> => {
    if (O.isNone(found)) return O.none;
    const registry = found.value;
    const relationship = relationshipOf(registry, account, linkKey);
    return registry.market === site.market && canSee(registry.visibility._tag, relationship)
      ? O.some({ registry, relationship, role: relationship === 'owner' ? 'registrant' : 'guest' })
      : O.none;
  };

/*
 * [ROUTE-17] [SET-02] [CART-09] [PAUSE-01] Anyone who has something of a registry in the cart was let in when it went in, and needs no link again. What became private since is, to everybody but its owners, a
 * registry that is not there, and to everybody what was paused.
 *
 * @example canStillBeBought(exampleRegistry({ visibility: { _tag: 'Private' } }), O.none) // => false
 */

/** Whether a person with something from the registry in the cart may still buy it, signed in to that account, if any. */
export const canStillBeBought = (
  registry: Pick<Registry, 'owners' | 'visibility' | 'isPaused'>,
  account: O.Option<AccountId>,
): boolean =>
  !registry.isPaused &&
  canSee(registry.visibility._tag, relationshipOf(registry, account, O.none) === 'owner' ? 'owner' : 'linkHolder');
