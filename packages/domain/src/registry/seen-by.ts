/*
 * [ROUTE-17] [AUTH-03] [AUTH-04] A registry that a person may not see is, to that person, one that does not exist; so is one of the other market on this site.
 *
 * Laws:
 * - no registry, one that the person may not see and one of the other market are the same nothing
 * - an owner sees it as registrant, everyone else as guest
 *
 * @example seenBy({ site: sites.main, account: O.none, linkKey: O.none })(
 *     O.some(exampleRegistry({ visibility: { _tag: 'Private' } })),
 *   ) // => O.none
 */
import { option as O } from 'fp-ts';
import { canSee, type Role, type Standing } from '../account/index.ts';
import type { AccountId } from '../identity/index.ts';
import type { Site } from '../site/index.ts';
import type { Registry, RegistryDoor } from './registry.ts';
import { standingOf } from './standing-of.ts';

/** As much of a person as seeing a registry needs. */
export interface Onlooker {
  readonly site: Pick<Site, 'market'>;
  readonly account: O.Option<AccountId>;
  /** The key that came with the link of a registry visible by link only. */
  readonly linkKey: O.Option<string>;
}

/** A registry, or the door of one, that the person sees, with how the person stands towards it and as whom it is read. */
export interface Seen<Its extends RegistryDoor = Registry> {
  readonly registry: Its;
  readonly standing: Standing;
  readonly role: Role;
}

/** The registry as far as the person may know of it. */
export const seenBy =
  ({ site, account, linkKey }: Onlooker) =>
  <Its extends RegistryDoor>(found: O.Option<Its>): O.Option<Seen<Its>> => {
    if (O.isNone(found)) return O.none;
    const registry = found.value;
    const standing = standingOf(registry, account, linkKey);
    return registry.market === site.market && canSee(registry.visibility._tag, standing)
      ? O.some({ registry, standing, role: standing === 'owner' ? 'registrant' : 'guest' })
      : O.none;
  };
