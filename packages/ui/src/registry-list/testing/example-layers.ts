import { sites } from '@gift-registry/domain';
import { idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import { asyncScheduler, NEVER } from 'rxjs';
import { exampleGiftCards } from '../../gift-cards/testing/example-gift-cards.ts';
import { itemDetailsStream, type ReadFamily } from '../../item-details/index.ts';
import { exampleOpenedItem } from '../../item-details/testing/example-opened-item.ts';
import { type NlaItemSource, nlaItemStreamOf } from '../../nla-item/index.ts';
import { exampleSource } from '../../nla-item/testing/example-source.ts';
import { shippingPopupStreamOf } from '../../shipping-popup/index.ts';
import type { RegistryLayers } from '../registry-layers.ts';
import type { ExamplePage } from './example-page.ts';

/** What lies over the example's page, on the main site: nothing yet. */
export const exampleLayers = (
  { registry, stream, contribution }: ExamplePage,
  source: Partial<NlaItemSource> = {},
  readFamily: ReadFamily = () => NEVER,
): RegistryLayers => {
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
    contribution,
    itemDetails: itemDetailsStream({
      registry,
      cards: stream,
      openedItem: exampleOpenedItem(),
      readFamily,
      site: sites.main,
      log,
    }),
    giftCards: exampleGiftCards({ registry }).stream,
  };
};
