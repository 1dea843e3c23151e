import { createState, type RegistryView, type Site } from '@gift-registry/domain';
import {
  exampleItem,
  exampleProduct,
  exampleView,
  instantOf,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import type { RegistryModel } from '../../registry/index.ts';

/** A loaded registry, for its registrant by default. */
export const loaded = (view: Partial<RegistryView>, isComplete = true, epoch = 0): RegistryModel => ({
  _tag: 'Loaded',
  view: exampleView({ role: 'registrant', ...view }),
  isComplete,
  connection: 'live',
  epoch,
  lastChange: O.none,
});

/** Twelve plates of which three are bought, and an oven of which none is. */
export const plates = exampleItem({ wanted: 12, purchased: 3 });
export const oven = exampleItem({
  product: exampleProduct({ sku: skuOf('4822'), name: 'Ember Dutch Oven', categoryName: 'Cookware' }),
  wanted: 1,
  purchased: 0,
});

/** The dependencies of a registrant's page, on June 1, 2027. */
export const registrantScene = (first: RegistryModel, site: Site = sites.main) => {
  const model = createState(first);
  return {
    model,
    parts: {
      registry: { model, reload: () => undefined },
      site,
      clock: { now: () => instantOf('2027-06-01T11:00:00.000Z'), timeZone: 'America/Chicago' },
    },
  };
};
