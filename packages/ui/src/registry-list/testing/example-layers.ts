import { idempotencyKeyOf, instantOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { asyncScheduler, NEVER } from 'rxjs';
import { boughtElsewhereStream } from '../../bought-elsewhere/index.ts';
import { budgetBasketsStream } from '../../budget-baskets/index.ts';
import { couponStream } from '../../coupon/index.ts';
import type { GiftCardsStream } from '../../gift-cards/index.ts';
import { exampleGiftCards } from '../../gift-cards/testing/example-gift-cards.ts';
import { greetingStream } from '../../greeting/index.ts';
import { hiddenPurchasesStream } from '../../hidden-purchases/index.ts';
import { itemDetailsStream } from '../../item-details/index.ts';
import { exampleOpenedItem } from '../../item-details/testing/example-opened-item.ts';
import { mutationKeys } from '../../mutation/index.ts';
import { type NlaItemDependencies, nlaItemStream } from '../../nla-item/index.ts';
import { exampleRegistries } from '../../nla-item/testing/example-registries.ts';
import { brandInterrupterStream } from '../../other-brand/index.ts';
import { photoStream } from '../../photo/index.ts';
import { examplePhotoSource } from '../../photo/testing/example-photo-source.ts';
import { purchaseNews } from '../../purchase-news/index.ts';
import { registryTabsStream } from '../../registry-tabs/index.ts';
import { exampleSettingsPort } from '../../settings/testing/example-settings-port.ts';
import { shippingPopupStream } from '../../shipping-popup/index.ts';
import { storeAvailabilityStream } from '../../store-availability/index.ts';
import type { OwnerLayers } from '../registry-layers.ts';
import type { ExamplePage } from './example-page.ts';

const NEVER_ANSWERED = new Promise<never>(() => undefined);

/** Streams of the dialogs over an example's page on the main site; none is open. */
export const exampleLayers = (
  { registry, stream, contribution, manageItem, groupGiftFund, otherBrand }: ExamplePage,
  registries: Partial<NlaItemDependencies['registries']> = {},
): OwnerLayers & { readonly giftCards: GiftCardsStream } => {
  const log = { write: () => () => undefined };
  return {
    site: sites.main,
    tabs: registryTabsStream({
      registry,
      site: sites.main,
      analytics: { track: () => () => undefined },
      page: 'registry-list',
    }),
    popup: shippingPopupStream({ catalogue: { popup: () => () => NEVER }, scheduler: asyncScheduler, log }),
    nlaItem: nlaItemStream({
      registries: exampleRegistries(registries),
      registry,
      site: sites.main,
      analytics: { track: () => () => undefined },
      address: { query: () => ({}), clear: () => undefined },
      manage: manageItem.open,
      newKey: () => idempotencyKeyOf('example-key-2'),
      scheduler: asyncScheduler,
      log,
    }),
    photo: photoStream(examplePhotoSource(), { registry, log }),
    greeting: greetingStream({ settings: { writeGreeting: () => () => NEVER }, registry, log }),
    hiddenPurchases: hiddenPurchasesStream({ settings: exampleSettingsPort(), registry, log }),
    pickup: (identity) =>
      storeAvailabilityStream({
        source: { check: () => NEVER, near: () => NEVER, pickUp: () => NEVER },
        site: sites.main,
        wanted: () => stream.wanted(identity),
        memory: { read: () => O.none, keep: () => () => undefined },
        onAdded: () => undefined,
        keys: mutationKeys<string>(() => idempotencyKeyOf('example-key-4')),
        scheduler: asyncScheduler,
        log,
      }),
    coupon: couponStream({
      registry,
      memory: { read: () => O.none, keep: () => () => undefined },
      folding: { read: () => O.none, keep: () => () => undefined },
      site: sites.main,
      readerTimeZone: O.some(sites.main.timeZone),
      clock: { now: () => instantOf('2027-04-30T12:00:00.000Z'), timeZone: 'America/Chicago' },
      log,
    }),
    purchases: purchaseNews({ registry, readGifts: () => () => NEVER_ANSWERED, scheduler: asyncScheduler, log }),
    boughtElsewhere: boughtElsewhereStream({
      boughtElsewhere: { report: () => () => NEVER_ANSWERED },
      registry,
      site: sites.main,
      giver: () => O.none,
      newKey: () => idempotencyKeyOf('example-key-6'),
      scheduler: asyncScheduler,
    }),
    budgetBaskets: budgetBasketsStream({
      cart: { add: () => () => NEVER_ANSWERED, baskets: () => () => NEVER_ANSWERED },
      registry,
      site: sites.main,
      keys: mutationKeys<string>(() => idempotencyKeyOf('example-key-7')),
      scheduler: asyncScheduler,
      log,
      onAdded: () => undefined,
    }),
    contribution,
    manageItem,
    groupGiftFund,
    otherBrand,
    brandInterrupter: brandInterrupterStream({
      registry,
      site: sites.main,
      memory: { read: () => O.none, keep: () => () => undefined },
    }),
    itemDetails: itemDetailsStream({
      registry,
      cards: stream,
      openedItem: exampleOpenedItem(),
      site: sites.main,
    }),
    giftCards: exampleGiftCards({
      registry,
      onElsewhere: (card) => otherBrand.ask({ _tag: 'GiftCard', card }),
    }).stream,
  };
};
