import { type CartConfirmation, type FoundPage, giftCardsPage, type Site } from '@gift-registry/domain';
import {
  cartIdOf,
  centsOf,
  dayOf,
  exampleCart,
  exampleChecklists,
  exampleContributionLineView,
  exampleHeader,
  exampleImages,
  exampleItem,
  exampleLine,
  exampleOpenSession,
  exampleOrder,
  exampleProduct,
  exampleRegistry,
  exampleSettings,
  exampleStore,
  forAll,
  giftIdOf,
  grIdOf,
  identityOf,
  instantOf,
  orderNumberOf,
  personalizationIdOf,
  registryItems,
  registryPatch,
  sites,
  skuOf,
  storeNumberOf,
  versionOf,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import * as calls from './calls.ts';
import type { AnswerCodec } from './codec.ts';
import { informationPage } from './embedded.ts';
import { overTheWire, sentAnswer } from './testing/over-the-wire.ts';

const grId = grIdOf('7310442');
const identity = identityOf('4821', 7);
const item = exampleItem({ wanted: 9 });
const patch = {
  ...writtenTo(4),
  items: [item],
  removed: [identityOf('12')],
  header: O.some(exampleHeader()),
  totals: O.some({ items: 9, purchased: 3, giftCards: O.none }),
};
const write = { version: versionOf(4), patch };
const written = { isSuccess: true, version: 4 };

const pickup = { storeNumber: storeNumberOf('104'), name: 'Lincoln Park' };
const { eventType, primaryFirstName, secondaryFirstName } = exampleRegistry();
const registry = { eventType, primaryFirstName, secondaryFirstName };
const registryWire = {
  eventTypeName: 'Wedding',
  registryTypeCode: 'br',
  primaryFirstName: 'Amelia',
  secondaryFirstName: 'Jonah',
};
const dated = { ...registry, grId, eventDate: O.some(dayOf('2027-06-12')) };
const datedWire = { ...registryWire, grId: '7310442', eventDate: '2027-06-12' };
const ownRegistry = { ...dated, isPaused: true };
const ownRegistryWire = { ...datedWire, isPaused: true };
const lineWire = {
  lineId: '7310442-4821-0',
  kind: 'item',
  grId: '7310442',
  sku: '4821',
  personalizationId: 0,
  name: 'Linden Dinner Plate',
  imagePath: '/pictures/plates-e9e2d4-8a9a86-400.webp',
  quantity: 2,
  unitPrice: 14.95,
  lineTotal: 29.9,
  remaining: 5,
};
const lines = (...all: ReadonlyArray<Parameters<typeof exampleLine>[0]>) =>
  exampleCart({ lines: all.map((line) => exampleLine(line)) });

const confirmation: CartConfirmation = {
  addedItemCount: 2,
  cartItemCount: 3,
  total: '$1,299.00',
  items: [
    {
      sku: skuOf('4821'),
      name: 'Wall Lamp',
      isPersonalized: false,
      formattedPrice: '$600.00',
      quantity: 2,
      imageUrl: '/pictures/lamp.webp',
      pickup: { ...pickup, units: 3 },
      installationServiceType: 2,
      installationService: O.some({ formattedFee: '$149.00' }),
      specialOrderPicture: O.some('/pictures/lamp-flat.webp'),
    },
    {
      sku: skuOf('12'),
      name: 'Towel',
      isPersonalized: true,
      formattedPrice: '$24.00',
      quantity: 1,
      imageUrl: '',
      installationServiceType: 0,
      installationService: O.none,
      specialOrderPicture: O.none,
    },
  ],
  addOns: [
    {
      sku: skuOf('77'),
      name: 'Linen Napkins',
      path: '/product/linen-napkins/77',
      picture: '/pictures/napkins.webp',
      formattedPrice: '$24.95',
    },
  ],
  isFreeShipping: true,
  isVendorDropShip: false,
  isAlaskaHawaii: true,
  isRewardsBanner: true,
};
const confirmationWire = {
  TotalItems: 2,
  BasketCount: 3,
  FormatBasketSubtotal: '$1,299.00',
  IsAlaskaHawaii: true,
  IsFreeShipping: true,
  IsVendorDropShip: false,
  IsRewardsBanner: true,
  ImageServer: '',
  ProductNavigates: [
    {
      Name: 'Wall Lamp',
      Sku: '4821',
      ImagePath: '/pictures/lamp.webp',
      Pickup: { storeNumber: '104', name: 'Lincoln Park', units: 3 },
      FormattedPrice: '$600.00',
      QuantityItem: 2,
      IsPersonalized: false,
      InstallationServiceType: 2,
      InstallationService: { FormattedFee: '$149.00' },
      IsSpecialOrderEnabled: true,
      SpecialOrderDetail: { FlatImage: '/pictures/lamp-flat.webp' },
    },
    {
      Name: 'Towel',
      Sku: '12',
      ImagePath: '',
      FormattedPrice: '$24.00',
      QuantityItem: 1,
      IsPersonalized: true,
      InstallationServiceType: 0,
      InstallationService: null,
      IsSpecialOrderEnabled: false,
      SpecialOrderDetail: null,
    },
  ],
  AddOns: [
    {
      Sku: '77',
      Name: 'Linen Napkins',
      NavigateUrl: '/product/linen-napkins/77',
      Image: '/pictures/napkins.webp',
      FormattedPrice: '$24.95',
    },
  ],
};

const giftId = giftIdOf('HF-1001:1');
const gift = {
  id: giftId,
  name: 'Linden Dinner Plate',
  imagePath: '/pictures/plates.webp',
  giver: { firstName: 'Rosa', lastName: 'Almeida' },
  giverId: giftId,
  postalAddress: O.some({ line1: '1 Elm', line2: O.none, city: 'Portland', region: 'OR', postalCode: '97205' }),
  givenAt: instantOf('2027-05-30T09:00:00.000Z'),
  message: '=With love',
  isThanked: true,
  note: 'two\nlines',
};
const gifts = [
  { ...gift, given: { _tag: 'Units' as const, identity, quantity: 2 } },
  { ...gift, given: { _tag: 'Contribution' as const, identity, amount: centsOf(2_550) } },
  { ...gift, imagePath: '', given: { _tag: 'GiftCard' as const, kind: 'EGiftCard' as const, amount: centsOf(5_005) } },
];

const added = {
  ...write,
  items: [{ identity: item.identity, product: item.product, added: 1, wanted: 9 }],
  extras: [
    {
      sku: skuOf('77'),
      name: 'Kitchen Towels',
      path: '/product/kitchen-towels/77',
      picture: '/pictures/towels.webp',
      formattedPrice: '$24.95',
    },
  ],
};
const end = instantOf('2027-06-01T11:00:00.000Z');
const alone = { state: 'alone', email: null, end: null, firstName: null, lastName: null, isUndelivered: false };
const availability = {
  ...pickup,
  street: '1925 North Halsted Street',
  city: 'Chicago',
  region: 'IL',
  postalCode: '60614',
  distance: 1.2,
  isAvailable: true,
  message: 'Available at this store',
};
const terms = { title: 'T', termsHtml: '<p>W</p>', leadTime: 'Soon' };

const answer = <A>(title: string, codec: AnswerCodec<A>, ours: NoInfer<A>, wire: unknown, site: Site = sites.main) => ({
  title,
  ours,
  wire,
  sent: () => overTheWire(codec.encode(site, ours)),
  read: (raw: unknown) => codec.decode(raw),
});

/** Each answer in our types on the left, and what of it is sent on the right. */
const format = [
  answer('[API-01] signed in', calls.accountConfig.answer, { isLoggedIn: true }, { isLoggedIn: true }),
  answer(
    '[AUTH-06] an account and its registries',
    calls.accountProfile.answer,
    { email: 'a@example.com', firstName: 'Amelia', lastName: 'Hart', goes: [ownRegistry], stays: [] },
    { goes: [ownRegistryWire], stays: [] },
  ),
  answer('[AUTH-06] open sessions', calls.accountSessions.answer, [exampleOpenSession('s'.repeat(22))], {}),
  answer('[AUTH-03] a person’s registries', calls.ownRegistries.answer, [ownRegistry], {
    registries: [ownRegistryWire],
  }),
  answer('[AUTH-06] no one else owns it', calls.coRegistrant.answer, { _tag: 'Alone' }, alone),
  answer(
    '[AUTH-06] somebody unnamed owns it too',
    calls.coRegistrant.answer,
    { _tag: 'Shared', other: O.none },
    { ...alone, state: 'shared' },
  ),
  answer(
    '[AUTH-06] Rosa owns it too',
    calls.coRegistrant.answer,
    { _tag: 'Shared', other: O.some({ email: 'r@example.com', firstName: 'Rosa', lastName: '' }) },
    { ...alone, state: 'shared', email: 'r@example.com', firstName: 'Rosa' },
  ),
  answer(
    '[AUTH-06] Rosa is invited',
    calls.coRegistrant.answer,
    { _tag: 'Invited', email: 'r@example.com', end, isUndelivered: true },
    { ...alone, state: 'invited', email: 'r@example.com', end, isUndelivered: true },
  ),
  answer(
    '[BUY-02] [API-01] an addition to the cart',
    calls.addToCart.answer,
    {
      cartId: cartIdOf('cart-1'),
      count: 3,
      added: [{ grId: O.some(grId), identity, quantity: 2 }],
      warnings: [{ identity, remaining: 1 }],
    },
    {
      isSuccess: true,
      basketId: 'cart-1',
      basketCount: 3,
      added: [{ Sku: '4821', PersonalizationId: 7, GiftRegistryId: '7310442', Quantity: 2 }],
      warnings: [{ Sku: '4821', PersonalizationId: 7, remaining: 1 }],
    },
  ),
  answer(
    '[GC-06] [API-01] a gift card',
    calls.addGiftCard.answer,
    { cartId: cartIdOf('cart-1'), count: 3 },
    { isSuccess: true, basketId: 'cart-1', basketCount: 3 },
  ),
  answer(
    '[GC-07] an eGift card',
    calls.addEGiftCard.answer,
    { html: '<h2>Ready</h2><p>It is in your cart.</p>' },
    '<h2>Ready</h2><p>It is in your cart.</p>',
  ),
  answer(
    '[GG-05] [API-01] a contribution',
    calls.addContribution.answer,
    { cartId: cartIdOf('cart-1'), count: 3, missing: centsOf(70_950) },
    { isSuccess: true, basketId: 'cart-1', basketCount: 3, missing: 709.5 },
  ),
  answer(
    '[CART-05] [API-01] a cart',
    calls.readCart.answer,
    lines({}, { grId: O.none, remaining: O.none }),
    {
      basketId: '',
      lines: [lineWire, { lineId: 'plain-4821-0', grId: null, remaining: null }],
      subtotal: 59.8,
      formattedSubtotal: 'CAD 59.80',
      shippingMethod: 'standard',
      isAlaskaHawaii: false,
    },
    sites.canada,
  ),
  answer(
    '[CART-09] [PERS-03] [API-01] a line for a registry and with words on it',
    calls.readCart.answer,
    lines({ registry, personalization: { type: 700, lines: ['A & J'], font: O.some('Block'), color: O.none } }),
    {
      lines: [{ registry: registryWire, personalization: { type: 700, lines: ['A & J'], font: 'Block', color: null } }],
    },
  ),
  answer(
    '[BUY-08] [CART-05] [API-01] a pickup at a store that has none',
    calls.readCart.answer,
    lines({ pickup, blocker: 'too-few-in-store', unitsAtStore: 0 }),
    { lines: [{ pickup: { storeNumber: '104' }, blocker: 'too-few-in-store', unitsAtStore: 0 }] },
  ),
  answer(
    '[CART-05] [GG-03] a contribution whose fund takes some more',
    calls.readCart.answer,
    exampleCart({ lines: [exampleContributionLineView({ missing: O.some(centsOf(450)) })] }),
    { lines: [{ missing: 4.5 }] },
  ),
  answer(
    '[CART-05] [GG-03] a contribution whose fund is gone',
    calls.readCart.answer,
    exampleCart({ lines: [exampleContributionLineView({ missing: O.none })] }),
    { lines: [{ missing: null }] },
  ),
  answer(
    '[CART-09] an empty cart after its order',
    calls.readCart.answer,
    exampleCart({ lines: [], orderedAs: orderNumberOf('HF-20270101-7Q2M') }),
    { orderedAs: 'HF-20270101-7Q2M' },
  ),
  answer('[CART-06] [API-01] a placed order', calls.placeOrder.answer, exampleOrder(), {
    orderNumber: 'HF-20270101-7Q2M',
    placedAt: '2027-01-01T12:00:00.000Z',
    lines: [{ sku: '4821', lineTotal: 29.9 }],
    subtotal: 29.9,
  }),
  answer('[CART-02] [API-01] a confirmation', calls.readConfirmation.answer, confirmation, confirmationWire),
  answer(
    '[SITE-01] [ROUTE-19] [API-01] a product, priced as its site writes prices',
    calls.readProduct.answer,
    exampleProduct(),
    { formattedPrice: 'CAD 14.95' },
    sites.canada,
  ),
  answer(
    '[ADD-09] [API-01] a page of the catalogue',
    calls.searchCatalogue.answer,
    {
      products: [exampleProduct()],
      total: 24,
      page: 1,
      pages: 2,
      categories: [{ choice: 'Dinnerware', products: 3 }],
      bands: [{ choice: '0-20', products: 1 }],
      brands: [{ choice: 'modern', products: 2 }],
      instead: O.some('kettle'),
    },
    {
      products: [{ sku: '4821' }],
      total: 24,
      instead: 'kettle',
      counts: {
        category: [{ value: 'Dinnerware', count: 3 }],
        price: [{ value: '0-20', count: 1 }],
        brand: [{ value: 'modern', count: 2 }],
      },
    },
  ),
  answer(
    '[ROUTE-08] [API-01] picks',
    calls.readPicks.answer,
    {
      categories: ['Nursery'],
      isOnlyThese: true,
      shelves: [{ title: 'First', text: 'For the first nights.', products: [exampleProduct()] }],
    },
    { shelves: [{ title: 'First', products: [{ sku: '4821' }] }] },
  ),
  answer(
    '[ROUTE-11] shipping information',
    calls.readPopup.answer,
    { popupName: 'standard', title: 'Standard Shipping', html: '<p>Most gifts.</p>' },
    { popupName: 'standard', title: 'Standard Shipping', html: '<p>Most gifts.</p>' },
  ),
  answer(
    '[BUY-05] [API-01] pictures of a family',
    calls.familyImages.answer,
    [exampleImages('red', 'In red'), exampleImages('blue', 'In blue')],
    [{ alt: 'In red' }, { alt: 'In blue' }],
  ),
  answer('[ADD-05] [API-03] terms of a custom order', calls.customOrder.answer, O.some(terms), {
    hasCustomOrderConfirmation: true,
    ...terms,
  }),
  answer('[ADD-05] [API-03] no custom order', calls.customOrder.answer, O.none, {
    hasCustomOrderConfirmation: false,
    title: '',
    termsHtml: '',
    leadTime: '',
  }),
  answer(
    '[API-01] [CHK-01] a checklist',
    calls.readChecklist.answer,
    { groups: exampleChecklists.br, byHand: ['cookware'] },
    { ticked: ['cookware'] },
  ),
  answer('[CHK-01] ticked entries', calls.tickEntry.answer, ['bath'], { isSuccess: true, ticked: ['bath'] }),
  answer('[HOME-01] a new registry', calls.beginRegistry.answer, { grId }, { isSuccess: true, grId: '7310442' }),
  answer(
    '[ROUTE-06] found registries',
    calls.findRegistries.answer,
    {
      registries: [
        {
          ...dated,
          primaryLastName: O.some('Hart'),
          secondaryLastName: O.none,
          photo: O.some('/gift-registry/photo/7310442/0a1b.jpg'),
        },
      ],
      total: 1,
      page: 1,
      pages: 1,
    },
    {
      registries: [
        {
          ...datedWire,
          primaryLastName: 'Hart',
          secondaryLastName: null,
          photo: '/gift-registry/photo/7310442/0a1b.jpg',
        },
      ],
      total: 1,
    },
  ),
  answer('[ADD-01] [ADD-04] added items and what goes with them', calls.addItems.answer, added, {
    ...written,
    items: [
      {
        name: 'Linden Dinner Plate',
        sku: '4821',
        quantity: 1,
        quantityWants: 9,
        imagePath: item.product.images.desktop,
        formattedPrice: '$14.95',
      },
    ],
    addOns: [
      {
        sku: '77',
        name: 'Kitchen Towels',
        navigateUrl: '/product/kitchen-towels/77',
        image: '/pictures/towels.webp',
        formattedPrice: '$24.95',
      },
    ],
  }),
  answer(
    '[API-02] one added item',
    calls.addListItem.answer,
    {
      ...added,
      extras: [],
      patch: {
        ...patch,
        items: [exampleItem({ identity: identityOf('12'), product: exampleProduct({ sku: skuOf('12') }) }), item],
      },
    },
    { ...written, quantity: 1, item: { sku: '4821', quantityWants: 9 } },
  ),
  answer(
    '[MAN-05] [API-01] how many are wanted',
    calls.changeWantedQuantity.answer,
    { ...write, wanted: 8, purchased: 3 },
    {
      ...written,
      quantityWants: 8,
      quantityPurchased: 3,
      patch: {
        removed: [{ sku: '12', personalizationId: 0 }],
        header: { registryTypeCode: 'br' },
        totals: { totalItems: 9, totalPurchasedItems: 3, totalAmountGiftCard: null },
      },
    },
  ),
  answer(
    '[NLA-03] [ITEM-08] a replacement that took everything',
    calls.replaceItem.answer,
    { ...write, replacement: item, existing: O.none },
    { ...written, replacementItem: { sku: '4821' }, existingItem: null },
  ),
  answer(
    '[NLA-03] [ITEM-08] a replacement that left something',
    calls.replaceItem.answer,
    { ...write, replacement: item, existing: O.some(item) },
    { existingItem: { sku: '4821' } },
  ),
  answer('[ITEM-08] a removal', calls.removeItem.answer, write, written),
  answer('[MAN-06] several changes of an item', calls.updateItem.answer, write, written),
  answer(
    '[MAN-08] most loved',
    calls.markMostLoved.answer,
    { ...write, isMostLoved: true },
    { ...written, isMostLoved: true },
  ),
  answer(
    '[GG-02] a group gift',
    calls.startGroupGift.answer,
    { ...write, isGroupGift: true },
    { ...written, isGroupGift: true },
  ),
  answer(
    '[GG-04] the name of a fund',
    calls.nameFund.answer,
    { ...write, name: 'Our kitchen' },
    { ...written, name: 'Our kitchen' },
  ),
  answer(
    '[NLA-02] what can replace a product',
    calls.replacements.answer,
    [{ identity: identityOf('77'), product: exampleProduct({ sku: skuOf('77') }) }],
    [{ sku_id: '77', name: exampleProduct().name, personalizationId: 0 }],
  ),
  answer('[SET-01] settings', calls.readSettings.answer, exampleSettings(), { grId: exampleSettings().grId }),
  answer('[SET-01] changed settings', calls.changeSettings.answer, { ...write, settings: exampleSettings() }, written),
  answer(
    '[GREET-03] a greeting',
    calls.writeGreeting.answer,
    { ...write, greeting: 'Hello' },
    { ...written, greeting: 'Hello' },
  ),
  answer(
    '[API-01] [PHOTO-06] a photo',
    calls.uploadPhoto.answer,
    { ...write, photo: O.some('/gift-registry/photo/7310442/0a1b.jpg?key=k') },
    { ...written, registrantImage: '/gift-registry/photo/7310442/0a1b.jpg?key=k' },
  ),
  answer(
    '[API-01] [PHOTO-06] no photo',
    calls.removePhoto.answer,
    { ...write, photo: O.none },
    { ...written, registrantImage: null },
  ),
  answer('[BUY-08] [API-01] availability in stores', calls.storeAvailability.answer, [availability], {
    stores: [availability],
  }),
  answer(
    '[ROUTE-10] [BUY-08] stores near a postal code',
    calls.nearStores.answer,
    [{ ...exampleStore(), distance: 1.2 }],
    {
      stores: [{ distance: 1.2 }],
    },
  ),
  answer('[ROUTE-10] stores', calls.allStores.answer, [exampleStore()], {
    stores: [{ storeNumber: exampleStore().storeNumber }],
  }),
  answer(
    '[BUY-08] [API-03] a postal code of a place',
    calls.checkPostalCode.answer,
    { _tag: 'Valid', place: O.some({ city: 'Chicago', state: 'IL' }) },
    { isValid: true, city: 'Chicago', state: 'IL' },
  ),
  answer(
    '[BUY-08] [API-03] a postal code of no known place',
    calls.checkPostalCode.answer,
    { _tag: 'Valid', place: O.none },
    { isValid: true, city: '', state: null },
  ),
  answer(
    '[BUY-08] [API-03] no postal code',
    calls.checkPostalCode.answer,
    { _tag: 'NotValid' },
    { isValid: false, city: '', state: null },
  ),
  answer('[BUY-08] all is shipped', calls.shipAll.answer, undefined, { isSuccess: true }),
  answer(
    '[API-01] [THX-01] all gifts',
    calls.readGifts.answer,
    { version: versionOf(4), gifts },
    {
      version: 4,
      gifts: [
        { kind: 'item', sku: '4821', personalizationId: 7, quantity: 2 },
        { kind: 'contribution', sku: '4821', amount: 25.5 },
        { kind: 'eGiftCard', amount: 50.05 },
      ],
    },
  ),
  answer(
    '[API-01] [THX-01] marks of gifts',
    calls.markThanked.answer,
    { ...write, gifts: [{ id: giftId, isThanked: true, note: 'heron' }] },
    { ...written, gifts: [{ id: 'HF-1001:1', isThanked: true, note: 'heron' }] },
  ),
  answer(
    '[API-01] a monogram',
    calls.confirmMonogram.answer,
    {
      lines: ['A & J'],
      images: [exampleProduct().images.desktop],
      priceMessage: '+ $15.00',
      returnPolicyMessage: 'Personalized gifts can’t be returned',
      hasError: false,
    },
    { isSuccess: true, lines: ['A & J'] },
  ),
  answer('[PERS-01] the number of a design', calls.saveDesign.answer, personalizationIdOf(7), {
    isSuccess: true,
    personalizationId: 7,
  }),
  answer('[ROUTE-10] an information page', informationPage, giftCardsPage(sites.main), {
    ...giftCardsPage(sites.main),
    finder: null,
  }),
];

describe('an answer', () => {
  it.each(format)('$title: is written as the contract says, and read back', ({ ours, wire, sent, read }) => {
    if (typeof wire === 'object') expect(sent()).toMatchObject(Object(wire));
    else expect(sent()).toEqual(wire);
    expect(read(sent())).toEqual(E.right(ours));
  });

  it('[API-01] an absent property of a line is not written', () => {
    expect(overTheWire(calls.readCart.answer.encode(sites.main, lines({})))).toMatchObject({ lines: [lineWire] });
    expect(
      Object.keys(Object(overTheWire(calls.readCart.answer.encode(sites.main, lines({})))).lines[0]).sort(),
    ).toEqual(Object.keys(lineWire).sort());
  });

  it('[CART-02] the address of a picture is its server and its path', () => {
    expect(
      calls.readConfirmation.answer.decode({ ...confirmationWire, ImageServer: 'https://pictures.example' }),
    ).toMatchObject(E.right({ items: [{ imageUrl: 'https://pictures.example/pictures/lamp.webp' }, {}] }));
  });

  it('[ADD-01] an added item that the patch lacks cannot be read', () => {
    const lost = { ...added, patch: { ...patch, items: [] } };
    expect(E.isLeft(sentAnswer(calls.addItems.answer, lost))).toBe(true);
    expect(E.isLeft(sentAnswer(calls.addListItem.answer, lost))).toBe(true);
  });

  it('[GC-07] only a fragment of HTML is the answer to an eGift card', () => {
    for (const other of ['', '<html></html>', '{"isSuccess":true}', { html: '<h2>Ready</h2>' }])
      expect(calls.addEGiftCard.answer.decode(other)).toEqual(E.left('the message: must be a fragment of HTML'));
  });

  it('[ROUTE-06] [AUTH-04] nothing else of a found registry is sent', () => {
    const page: FoundPage = {
      registries: [exampleRegistry({ greeting: O.some('secret') })],
      total: 1,
      page: 1,
      pages: 1,
    };
    expect(JSON.stringify(calls.findRegistries.answer.encode(sites.main, page))).not.toMatch(/secret|account-/);
  });

  it('[API-02] a registry list that is null is an empty list', () => {
    const list = calls.registryItems.answer;
    expect(list.decode(null)).toEqual(E.right([]));
    expect(list.encode(sites.main, [])).toEqual([]);
    expect(E.isLeft(list.decode(undefined))).toBe(true);
  });

  it('[API-01] every list of items is read back', () => {
    forAll(registryItems(4), (items) => {
      expect(sentAnswer(calls.registryItems.answer, items)).toEqual(E.right(items));
    });
  });

  it('[LIVE-01] [API-01] every patch of a write is read back', () => {
    forAll(registryPatch, (patch) => {
      const change = { version: patch.version, wanted: 8, purchased: 3, patch };
      expect(sentAnswer(calls.changeWantedQuantity.answer, change)).toEqual(E.right(change));
    });
  });
});
