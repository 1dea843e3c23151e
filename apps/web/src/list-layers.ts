import { type ItemIdentity, identityKey, type RegistryAddress } from '@gift-registry/domain';
import {
  addContributionTo,
  addGiftCardTo,
  boughtElsewhereStream,
  budgetBasketsStream,
  contributionStream,
  type GiftCardsStream,
  giftCardsStream,
  itemDetailsStream,
  type ListLayers,
  moneyInCart,
  otherBrandStream,
  type RegistryListStream,
  type ShippingPopupStream,
  type StoredCheckout,
  storeAvailabilitySource,
  storeAvailabilityStream,
} from '@gift-registry/ui';
import { type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { asyncScheduler } from 'rxjs';
import { checkoutMemory } from './browser/checkout-memory.ts';
import { newKey } from './browser/idempotency-key.ts';
import { tabMemories } from './browser/storage-memory.ts';
import { lazyPopupHtml } from './lazy.tsx';
import { draftMemory } from './list-screen.ts';
import { memoized } from './memoized.ts';
import type { PageParts } from './page-parts.ts';
import { type RegistryAt, registryName } from './registry-at.ts';
import type { Ports } from './screen-dependencies.ts';
import type { ShellScreens } from './shell-screens.ts';

const giftCardForm = t.type({ kind: t.keyof({ GiftCard: null, EGiftCard: null }), amount: t.string });

/** The dialogs over a registry's list for all visitors, and the gift cards below it. */
export interface ListScreenLayers extends ListLayers {
  readonly giftCards: GiftCardsStream;
}

/** The dialogs over the lists of registries; each is created on first use. */
export const listLayersAt = (
  parts: PageParts & Pick<Ports, 'boughtElsewhere' | 'cart' | 'stores'>,
  { shell, onAdded, moneyKeys, cartItemKeys }: ShellScreens,
  registryAt: RegistryAt,
  listAt: (address: RegistryAddress) => RegistryListStream,
  popup: IO.IO<ShippingPopupStream>,
): ((address: RegistryAddress) => ListScreenLayers) => {
  const { boughtElsewhere, cart, log, openedItem, page, referrer, site, stores } = parts;
  return memoized(registryName, (address) => {
    const [registry, list] = [registryAt(address), listAt(address)];
    const popupHtml = lazyPopupHtml(cart, async () => (await import('./popup-html-reader.ts')).readPopupHtml, log);
    const otherBrand = otherBrandStream({ registry, site, referrer, log, cards: () => list });
    return {
      popup: popup(),
      otherBrand,
      contribution: contributionStream({
        add: addContributionTo(cart),
        inCart: moneyInCart(cart),
        registry,
        site,
        keys: moneyKeys,
        amounts: draftMemory(parts, 'amounts', address),
        scheduler: asyncScheduler,
        log,
        onGiven: shell.cartChanged,
      }),
      boughtElsewhere: boughtElsewhereStream({
        boughtElsewhere,
        registry,
        site,
        giver: () =>
          O.map(({ form: { firstName, lastName, email } }: StoredCheckout) => ({ firstName, lastName, email }))(
            checkoutMemory(tabMemories(page, log)).read(),
          ),
        newKey,
        scheduler: asyncScheduler,
      }),
      budgetBaskets: budgetBasketsStream({
        cart,
        registry,
        site,
        keys: cartItemKeys,
        scheduler: asyncScheduler,
        log,
        onAdded,
      }),
      giftCards: giftCardsStream({
        add: addGiftCardTo(popupHtml.cart),
        readPopup: popupHtml.readPopup,
        registry,
        site,
        memory: tabMemories(page, log)(`gift card ${address.grId}`, giftCardForm),
        keys: moneyKeys,
        scheduler: asyncScheduler,
        log,
        onAdded,
        onMailed: shell.cartChanged,
        onElsewhere: (card) => otherBrand.ask({ _tag: 'GiftCard', card }),
      }),
      pickup: memoized(identityKey, (identity: ItemIdentity) =>
        storeAvailabilityStream({
          source: storeAvailabilitySource({ stores, cart }),
          site,
          wanted: () => list.wanted(identity),
          memory: tabMemories(page, log)('postal-code', t.string),
          onAdded,
          keys: cartItemKeys,
          scheduler: asyncScheduler,
          log,
        }),
      ),
      itemDetails: itemDetailsStream({
        registry,
        cards: list,
        openedItem,
        site,
      }),
    };
  });
};
