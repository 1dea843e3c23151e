import type { ItemIdentity, RegistryItem, RegistryPatch, ReplacementCandidate } from '@gift-registry/domain';
import {
  centsOf,
  exampleImages,
  exampleItem,
  exampleProduct,
  skuOf,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { of } from 'rxjs';
import type { NlaItemDependencies } from '../nla-item-model.ts';

const candidate = (sku: string, name: string, price: number, drawing: string): ReplacementCandidate => {
  const item = exampleItem({
    product: exampleProduct({
      sku: skuOf(sku),
      name,
      currentPrice: centsOf(price),
      images: exampleImages(drawing, name),
      dimensions: { width: O.some(11), height: O.some(4.5), depth: O.some(11), unit: 'in' },
    }),
  });
  return { identity: item.identity, product: item.product };
};

/** Products similar to a saucepan. */
export const exampleCandidates: ReadonlyArray<ReplacementCandidate> = [
  candidate('5001', 'Copper-Clad Saucepan, 2 qt', 13_995, 'saucepan-c7a083-2f2b28'),
  candidate('5002', 'Hard-Anodized Saucepan, 2 qt', 9_995, 'saucepan-3c3f41-c7a27a'),
  candidate('5003', 'Enameled Casserole, 2.5 qt', 14_995, 'casserole-4d6b5c-4d6b5c'),
  candidate('5004', 'Field Iron Skillet, 10 in', 7_995, 'skillet-2f2b28-2f2b28'),
];

/** The patch that removes an item and may add a replacement, as the first write of a registry. */
export const patchOf = (removed: ItemIdentity, items: ReadonlyArray<RegistryItem> = []): RegistryPatch => ({
  ...writtenTo(1),
  items,
  removed: [removed],
  header: O.none,
  totals: O.none,
});

/** A port that succeeds at once by default. */
export const exampleRegistries = (
  overrides: Partial<NlaItemDependencies['registries']> = {},
): NlaItemDependencies['registries'] => ({
  replacements: () => () => of(E.right(exampleCandidates)),
  replaceItem: (_, existing, chosen) => () => {
    const product = exampleCandidates.find(({ identity }) => identity.sku === chosen.sku)?.product ?? exampleProduct();
    const replacement = exampleItem({ identity: chosen, product, wanted: 1, purchased: 0 });
    const patch = patchOf(existing, [replacement]);
    return of(E.right({ version: patch.version, replacement, existing: O.none, patch }));
  },
  removeItem: (_, identity) => () => {
    const patch = patchOf(identity);
    return of(E.right({ version: patch.version, patch }));
  },
  ...overrides,
});
