import { createState, type RegistryItem, type RegistryView } from '@gift-registry/domain';
import {
  centsOf,
  exampleImages,
  exampleItem,
  exampleProduct,
  exampleView,
  versionOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import type { RegistryModel } from '../../registry/index.ts';

/** A dining table at 1,649.00 as a group gift, with `raised` cents in its fund. */
export const exampleFund = (raised = 94_000, overrides: Partial<RegistryItem> = {}): RegistryItem =>
  exampleItem({
    product: exampleProduct({
      name: 'Alder Dining Table, 84 in',
      currentPrice: centsOf(164_900),
      images: exampleImages('diningtable-9b6b41', 'A dining table in alder'),
    }),
    wanted: 1,
    purchased: raised >= 164_900 ? 1 : 0,
    groupGift: O.some({ name: 'Our Table', goal: centsOf(164_900), raised: centsOf(raised) }),
    ...overrides,
  });

/** A registry's page with these items, live. */
export const examplePageWith = (items: ReadonlyArray<RegistryItem>, view: Partial<RegistryView> = {}) => {
  const modelOf = (items: ReadonlyArray<RegistryItem>, version: number): RegistryModel => ({
    _tag: 'Loaded',
    view: exampleView({ items: items, version: versionOf(version), ...view }),
    isComplete: true,
    connection: 'live',
    epoch: 0,
    lastChange: O.none,
  });
  const model = createState<RegistryModel>(modelOf(items, 0));
  let version = 0;
  return {
    registry: { model },
    /** Replaces the items, as another person would. */
    becomes: (...changed: ReadonlyArray<RegistryItem>): void => {
      version += 1;
      model.set(modelOf(changed, version));
    },
    isLost: (): void => model.set({ _tag: 'Failed', fault: { _tag: 'Unavailable' } }),
  };
};
