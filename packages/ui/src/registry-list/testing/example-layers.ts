import { sites } from '@gift-registry/domain';
import { idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import { asyncScheduler, NEVER } from 'rxjs';
import { type NlaItemSource, nlaItemStreamOf } from '../../nla-item/index.ts';
import { exampleSource } from '../../nla-item/testing/example-source.ts';
import type { RegistryStream } from '../../registry/index.ts';
import { shippingPopupStreamOf } from '../../shipping-popup/index.ts';
import type { RegistryLayers } from '../registry-layers.ts';

/** What lies over the example's page, on the main site: nothing yet. */
export const exampleLayers = (registry: RegistryStream, source: Partial<NlaItemSource> = {}): RegistryLayers => {
  const log = { write: () => () => undefined };
  return {
    site: sites.main,
    popup: shippingPopupStreamOf(() => NEVER, { scheduler: asyncScheduler, log }),
    nlaItem: nlaItemStreamOf(exampleSource(source), {
      registry,
      analytics: { track: () => () => undefined },
      newKey: () => idempotencyKeyOf('example-key-2'),
      scheduler: asyncScheduler,
      log,
    }),
  };
};
