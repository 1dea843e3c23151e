import {
  ANY_DAY,
  eventTypeOf,
  type ItemImages,
  NO_LANDING_PARAMETERS,
  NOT_PERSONALIZED,
  type Personalization,
  type Product,
  type Reader,
  type Registry,
  type RegistryHeader,
  type RegistryItem,
  type RegistrySettings,
  type RegistryView,
  sectionCounts,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { sites } from './demo-shop.ts';
import { accountIdOf, centsOf, dayOf, grIdOf, personalizationIdOf, revisionOf, skuOf } from './literal.ts';

/** The four files of a drawing, as they are served. */
export const exampleImages = (drawing: string, alt: string): ItemImages => ({
  desktop: `/pictures/${drawing}-desktop.webp`,
  desktopHiRes: `/pictures/${drawing}-desktopHiRes.webp`,
  mobile: `/pictures/${drawing}-mobile.webp`,
  mobileHiRes: `/pictures/${drawing}-mobileHiRes.webp`,
  alt,
});

const plates: Product = {
  sku: skuOf('4821'),
  gtin: O.none,
  name: 'Linden Dinner Plate',
  brand: 'main',
  path: '/product/linden-dinner-plate/4821',
  currentPrice: centsOf(1_495),
  regularPrice: centsOf(1_495),
  priceType: 'regular',
  markdown: 'none',
  isNla: false,
  isOnWeb: true,
  isBeingDiscontinued: false,
  isStockSku: true,
  isMadeToOrder: false,
  hasCustomOrderConfirmation: false,
  isAvailable: true,
  isBackorderable: false,
  availabilityMessage: 'In stock. Ships in 2–4 days.',
  isCrossBrandAvailabilityEnabled: false,
  messages: [],
  personalizationType: 0,
  optionChoice: '',
  images: exampleImages('plates-e9e2d4-8a9a86', 'A stack of cream dinner plates'),
  carouselImages: [],
  shippingPromo: O.none,
  rating: 4.8,
  reviews: 412,
  familyId: 'f-4821',
  color: O.none,
  summary: 'Stoneware dinner plate with a soft glaze.',
  dimensions: { width: O.some(10.5), height: O.some(1), depth: O.some(10.5), unit: 'in' },
  highlights: ['Stoneware', 'Dishwasher safe'],
  description: 'A stoneware plate for every day.',
  categoryName: 'Dinnerware',
  categorySequence: 10,
  categoryLevels: ['Tabletop', 'Dinnerware'],
  department: 'Tabletop',
  productClass: 'Dinnerware',
  taxClass: 'general',
  productSubclass: 'Plates',
};

/** A product of the main brand with nothing special about it; a changed SKU changes its path and family with it. */
export const exampleProduct = (overrides: Partial<Product> = {}): Product => {
  const sku = overrides.sku ?? plates.sku;
  const isOnWeb = overrides.isOnWeb ?? plates.isOnWeb;
  return {
    ...plates,
    path: isOnWeb ? `/product/linden-dinner-plate/${sku}` : '',
    familyId: `f-${sku}`,
    regularPrice: overrides.currentPrice ?? plates.regularPrice,
    ...overrides,
  };
};

/** An item of which 3 of 8 are bought; it is of its product unless an identity is given. */
export const exampleItem = (overrides: Partial<RegistryItem> = {}): RegistryItem => {
  const product = overrides.product ?? plates;
  return {
    identity: { sku: product.sku, personalizationId: NOT_PERSONALIZED },
    product,
    wanted: 8,
    purchased: 3,
    isMostLoved: false,
    groupGift: O.none,
    personalization: O.none,
    ...overrides,
  };
};

/** The words on a monogrammed item. */
export const examplePersonalization = (overrides: Partial<Personalization> = {}): Personalization => ({
  font: 'Block',
  line1: 'A & J',
  line2: '',
  color: 'Sage',
  images: [],
  priceMessage: '+ $15.00 personalization',
  returnPolicyMessage: 'Personalized gifts can’t be returned.',
  hasError: false,
  ...overrides,
});

/** An item with a monogram on it. */
export const exampleMonogrammed = (product: Partial<Product> = {}): RegistryItem => {
  const personalized = exampleProduct({ personalizationType: 700, ...product });
  return exampleItem({
    product: personalized,
    identity: { sku: personalized.sku, personalizationId: personalizationIdOf(7) },
    personalization: O.some(examplePersonalization()),
  });
};

/** A findable wedding registry with one item, owned by `account-amelia` and `account-jonah`. */
export const exampleRegistry = (overrides: Partial<Registry> = {}): Registry => ({
  grId: grIdOf('7310442'),
  ...revisionOf(overrides.version ?? 0),
  market: 'US',
  eventType: eventTypeOf('br'),
  eventDate: O.some(dayOf('2027-06-12')),
  dateBefore: O.none,
  deliveryDates: ANY_DAY,
  isPaused: false,
  primaryFirstName: 'Amelia',
  primaryLastName: O.some('Hart'),
  secondaryFirstName: O.some('Jonah'),
  secondaryLastName: O.some('Reyes'),
  greeting: O.none,
  biography: '',
  photo: O.none,
  visibility: { _tag: 'Findable' },
  owners: [accountIdOf('account-amelia'), accountIdOf('account-jonah')],
  coupon: O.none,
  giftCardsBought: centsOf(0),
  surprise: { _tag: 'Off' },
  surpriseGifts: [],
  setAside: [],
  items: [exampleItem()],
  settled: [],
  ...overrides,
});

/** The example's settings, as its owners read them; gifts are delivered nowhere yet. */
export const exampleSettings = (overrides: Partial<RegistrySettings> = {}): RegistrySettings => ({
  grId: grIdOf('7310442'),
  primaryFirstName: 'Amelia',
  primaryLastName: O.some('Hart'),
  secondaryFirstName: O.some('Jonah'),
  secondaryLastName: O.some('Reyes'),
  eventType: eventTypeOf('br'),
  eventDate: O.some(dayOf('2027-06-12')),
  address: O.none,
  visibility: 'findable',
  isPaused: false,
  deliveryDates: ANY_DAY,
  surprise: { _tag: 'Off' },
  giftEmails: 'daily',
  biography: '',
  shareableUrl: 'http://localhost:3000/r/7310442',
  ...overrides,
});

/** A guest on the main site, eleven days before the example's wedding. */
export const exampleReader = (overrides: Partial<Reader> = {}): Reader => ({
  role: 'guest',
  viewing: 'own',
  isLoggedIn: false,
  site: sites.main,
  words: {
    greeting: 'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!',
    inItem: (item) => item,
  },
  origin: 'http://localhost:3000',
  today: dayOf('2027-06-01'),
  arrival: NO_LANDING_PARAMETERS,
  written: [],
  ...overrides,
});

/** The head of the example's page. */
export const exampleHeader = (overrides: Partial<RegistryHeader> = {}): RegistryHeader => ({
  eventType: eventTypeOf('br'),
  eventDate: O.some(dayOf('2027-06-12')),
  isPaused: false,
  isDateChanged: false,
  isPostEvent: false,
  primaryFirstName: 'Amelia',
  secondaryFirstName: O.some('Jonah'),
  greeting: 'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!',
  biography: '',
  shareableUrl: 'http://localhost:3000/r/7310442',
  photo: O.none,
  defaultPicture: '/pictures/event-wedding-800.webp',
  ...overrides,
});

/** The example as a guest of the main site sees it; totals and owner's part follow from items and role unless given. */
export const exampleView = (overrides: Partial<RegistryView> = {}): RegistryView => {
  const items = overrides.items ?? [exampleItem()];
  const role = overrides.role ?? 'guest';
  return {
    grId: grIdOf('7310442'),
    ...revisionOf(overrides.version ?? 0),
    site: 'main',
    role,
    isLoggedIn: role === 'registrant',
    canReturnToManagement: false,
    header: exampleHeader(),
    totals: { ...sectionCounts(items), giftCards: O.some(centsOf(0)) },
    items,
    owner:
      role === 'registrant'
        ? O.some({ visibility: 'findable', coupon: O.none, hiddenUntil: O.none, home: [] })
        : O.none,
    arrival: NO_LANDING_PARAMETERS,
    ...overrides,
  };
};
