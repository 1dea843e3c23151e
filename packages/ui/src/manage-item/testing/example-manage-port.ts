import { applyEvent, decideEdit, type RegistryItem, type RegistryPatch, type Version } from '@gift-registry/domain';
import { exampleRegistry, markets, versionOf, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { of } from 'rxjs';
import type { ManageItemPort } from '../manage-item-requests.ts';

/** A patch that sets these items or removes those, as the write that led to that version. */
export const managePatch = (
  version: number,
  items: ReadonlyArray<RegistryItem>,
  removed: RegistryPatch['removed'] = [],
): RegistryPatch => ({ ...writtenTo(version), items, removed, header: O.none, totals: O.none });

/** A service over those items that answers at once by default; each write raises the registry's version by one. */
export const exampleManagePort = (
  items: ReadonlyArray<RegistryItem>,
  overrides: Partial<ManageItemPort> = {},
): ManageItemPort => {
  let registry = exampleRegistry({ items, version: versionOf(0) });
  const written = (version: Version, patch: RegistryPatch) => of(E.right({ version, patch }));
  return {
    updateItem: (_, identity, edit) => () => {
      const item = registry.items.find((one) => one.identity.sku === identity.sku);
      if (item === undefined) return of(E.left({ _tag: 'ItemUnknown' } as const));
      const decided = decideEdit(markets.US, { ...item, isSettled: false }, edit);
      if (E.isLeft(decided)) return of(decided);
      const version = versionOf(registry.version + 1);
      registry = applyEvent(registry, { ...writtenTo(version), facts: decided.right });
      const after = registry.items.filter((one) => one.identity.sku === identity.sku);
      return written(version, managePatch(version, after));
    },
    removeItem: (_, identity) => () => {
      const version = versionOf(registry.version + 1);
      return written(version, managePatch(version, [], [identity]));
    },
    ...overrides,
  };
};
