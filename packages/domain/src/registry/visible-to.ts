/*
 * [ROUTE-17] [AUTH-03] [AUTH-04] A registry that a person may not see does not exist for them; neither does one of the other market.
 *
 * Laws:
 * - no registry, a hidden one and one of the other market give the same nothing
 * - an owner sees it as registrant, everyone else as guest
 *
 * @example visibleTo({ site: sites.main, account: O.none, linkKey: O.none })(
 *     O.some(exampleRegistry({ visibility: { _tag: 'Private' } })),
 *   ) // => O.none
 */
import { option as O } from 'fp-ts';
import { canSee, type Relationship, type Role } from '../account/index.ts';
import type { AccountId } from '../identity/index.ts';
import type { Site } from '../site/index.ts';
import type { Registry, RegistryAccess } from './registry.ts';
import { relationshipOf } from './relationship-of.ts';

/** As much of a person as seeing a registry needs. */
export interface Viewer {
  readonly site: Pick<Site, 'market'>;
  readonly account: O.Option<AccountId>;
  /** The key that came with the link of a registry visible by link only. */
  readonly linkKey: O.Option<string>;
}

/** A registry, or its access data, that the person sees, with how the person is related to it and as whom it is read. */
export interface VisibleRegistry<Its extends RegistryAccess = Registry> {
  readonly registry: Its;
  readonly relationship: Relationship;
  readonly role: Role;
}

/** The registry as far as the person may know of it. */
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
