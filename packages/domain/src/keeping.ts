/**
 * Entry point for channels that change registries: an owner's decisions, and the registry after them. It complements `./rules`, which has the types of items, identities and money, and is as small.
 */

export * from './quantity/wanted-quantity.ts';
export * from './registry/apply-fact.ts';
export * from './registry/decide-add.ts';
export * from './registry/decide-contribution.ts';
export * from './registry/decide-replace.ts';
export * from './registry/fund-name.ts';
export * from './registry/item-after.ts';
export type { AddedItem, AddItemRefusal, Extra, ItemAddition, ItemsAddition } from './registry/item-changes.ts';
export * from './registry/owner-decisions.ts';
export {
  type CompletionCoupon,
  FIRST_VERSION,
  isSameRevision,
  type NewRegistry,
  nextVersion,
  type OwnRegistry,
  parseRevisionId,
  parseVersion,
  type Registry,
  type RegistryAccess,
  type RegistryName,
  type Revision,
  type RevisionId,
  registryName,
  relationshipOf,
  type SetAside,
  type SurpriseGift,
  type Version,
  type Visibility,
} from './registry/registry.ts';
export * from './registry/registry-blocker.ts';
export * from './registry/registry-fact.ts';
export * from './registry/replacement-candidates.ts';
export * from './registry/settings-after.ts';
export * from './registry/settled.ts';
export type { FundTooLarge } from './registry/transferred-fund.ts';
export * from './registry/without-design.ts';
