/*
 * [ROUTE-17] [SET-02] [CART-09] Anyone who has something of a registry in the cart was let in when it went in, and needs no link again. What became private since is, to everybody but its owners, a
 * registry that is not there.
 *
 * @example isStillVisible(exampleRegistry({ visibility: { _tag: 'Private' } }), O.none) // => false
 */
import { option as O } from 'fp-ts';
import { canSee } from '../account/index.ts';
import type { AccountId } from '../identity/index.ts';
import type { Registry } from './registry.ts';
import { relationshipOf } from './relationship-of.ts';

/** Whether a person with something from the registry in the cart may still see it, signed in to that account, if any. */
export const isStillVisible = (
  registry: Pick<Registry, 'owners' | 'visibility'>,
  account: O.Option<AccountId>,
): boolean =>
  canSee(registry.visibility._tag, relationshipOf(registry, account, O.none) === 'owner' ? 'owner' : 'linkHolder');
