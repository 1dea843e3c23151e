/*
 * [AUTH-03] [SET-02] The relationship of a person to a registry: one of its owners, someone who came by its link, or anyone else.
 *
 * @example relationshipOf({ owners: [], visibility: { _tag: 'LinkOnly', key: 'k' } }, O.none, O.some('k')) // => 'linkHolder'
 */
import { option as O } from 'fp-ts';
import type { Relationship } from '../account/index.ts';
import type { AccountId } from '../identity/index.ts';
import type { Registry } from './registry.ts';

/** The relationship of a person, signed in to the account if any, with the link key if any. */
export const relationshipOf = (
  { owners, visibility }: Pick<Registry, 'owners' | 'visibility'>,
  account: O.Option<AccountId>,
  linkKey: O.Option<string>,
): Relationship => {
  if (O.isSome(account) && owners.includes(account.value)) return 'owner';
  const isLinked = visibility._tag === 'LinkOnly' && visibility.key !== '';
  return isLinked && O.isSome(linkKey) && linkKey.value === visibility.key ? 'linkHolder' : 'stranger';
};
