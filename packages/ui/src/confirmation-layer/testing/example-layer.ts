import type { CartConfirmation, ConfirmedItem, SiteId } from '@gift-registry/domain';
import { demoSite, exampleImages, idempotencyKeyOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { asyncScheduler, of } from 'rxjs';
import { mutationKeys } from '../../mutation/index.ts';
import { exampleRecommendations } from '../../recommendation-carousel/testing/example-cards.ts';
import {
  type ConfirmationLayerDependencies,
  type ConfirmationLayerStream,
  type ConfirmationSource,
  confirmationLayerStream,
} from '../confirmation-layer.stream.ts';

/** A product in the cart. */
export const exampleConfirmed = (overrides: Partial<ConfirmedItem> = {}): ConfirmedItem => ({
  sku: skuOf('4821'),
  name: 'Ember Enameled Dutch Oven, 5.5 qt',
  isPersonalized: false,
  formattedPrice: '$279.95',
  quantity: 1,
  imageUrl: exampleImages('dutchoven-b5443a-2c2b29', '').desktop,
  installationServiceType: 0,
  installationService: O.none,
  specialOrderPicture: O.none,
  ...overrides,
});

/** The cart of the mockup. */
export const exampleConfirmation = (overrides: Partial<CartConfirmation> = {}): CartConfirmation => ({
  addedItemCount: 1,
  cartItemCount: 3,
  total: '$375.85',
  items: [exampleConfirmed()],
  addOns: [],
  isFreeShipping: false,
  isVendorDropShip: false,
  isAlaskaHawaii: false,
  isRewardsBanner: false,
  ...overrides,
});

/** The example's source: everything answers at once by default. */
export const exampleSource = (overrides: Partial<ConfirmationSource> = {}): ConfirmationSource => ({
  confirm: () => of(E.right(exampleConfirmation())),
  recommend: () =>
    of(
      E.right({
        items: exampleRecommendations,
        title: 'People Also Bought',
        resultId: 'r-1',
        length: exampleRecommendations.length,
      }),
    ),
  add: () => of(E.left({ _tag: 'Unavailable' } as const)),
  readTerms: () => () => of(E.left({ _tag: 'Unavailable' } as const)),
  ...overrides,
});

/** The layer over a source, on a site. */
export const exampleLayer = (
  source: Partial<ConfirmationSource> = {},
  {
    site = 'main',
    newFlyout = true,
    ...options
  }: Partial<Omit<ConfirmationLayerDependencies, 'source' | 'site'>> & {
    readonly site?: SiteId;
    readonly newFlyout?: boolean;
  } = {},
): ConfirmationLayerStream => {
  let made = 0;
  return confirmationLayerStream({
    source: exampleSource(source),
    site: { ...demoSite(site), features: { ...demoSite(site).features, newFlyout } },
    listOf: () => O.none,
    pageContext: () => ({ hasAccount: false, path: '/gift-registry/guest-list/7310442' }),
    cartChanged: () => undefined,
    goTo: () => undefined,
    keys: mutationKeys<string>(() => {
      made += 1;
      return idempotencyKeyOf(`layer-key-${made}`);
    }),
    scheduler: asyncScheduler,
    log: { write: () => () => undefined },
    ...options,
  });
};
