import { NOTHING_EDITED, pageKinds } from '@gift-registry/domain';
import {
  cartIdOf,
  centsOf,
  exampleForm,
  exampleLine,
  forAll,
  giftIdOf,
  grIdOf,
  grId as grIds,
  identity as identities,
  identityOf,
  instantOf,
  nearEdges,
  optional,
  reportedOrderIdOf,
  skuOf,
  storeNumberOf,
  writing,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RequestCodec } from './call.ts';
import * as calls from './calls.ts';
import { overTheWire, sentRequest } from './testing/over-the-wire.ts';

const grId = grIdOf('7310442');
const identity = identityOf('4821', 7);
const item = { grId, identity };
const itemWire = { sku: '4821', grId: '7310442', personalizationId: 7 };
const { lineId } = exampleLine();
const giver = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' };
const giftId = giftIdOf('HF-1001:1');

const cartItem = {
  Sku: '4821',
  Quantity: 2,
  OptionChoiceParameter: 'oak',
  GiftRegistryId: '7310442',
  PersonalizationId: 7,
  Location: 'registry-list',
  IsPickupSelected: false,
  Position: 3,
  TotalPositions: 12,
  Url: '/gift-registry/guest-list/7310442',
  IsInstallationServiceRequired: false,
  InstallationServiceType: 0,
  PersonalizationText: 'A & J',
  IsPersonalized: true,
  ShipMethod: 'standard',
};
const cartRequest = { grId: O.some(grId), identity, quantity: 2 };
const place = {
  location: 'registry-list',
  url: '/gift-registry/guest-list/7310442',
  position: 3,
  totalPositions: 12,
  optionChoice: 'oak',
  personalizationText: 'A & J',
};

const report = {
  orderId: reportedOrderIdOf('web-000117'),
  grId,
  giver,
  message: '',
  lines: [{ identity, quantity: 1, unitPrice: centsOf(999_999_999) }],
  placedAt: instantOf('2027-06-01T10:58:00.000Z'),
};
const reportWire = {
  orderId: 'web-000117',
  grId: '7310442',
  giver,
  message: '',
  lines: [{ sku: '4821', personalizationId: 7, quantity: 1, unitPrice: 9_999_999.99 }],
  placedAt: '2027-06-01T10:58:00.000Z',
};

const edit = {
  isMostLoved: O.some({ to: true, seen: false }),
  isGroupGift: O.some({ to: true, seen: false }),
  fundName: O.some({ to: 'Our kitchen', seen: O.none }),
  wanted: O.some({ to: 9, seen: 8 }),
};

interface Wire {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const written = <R>(
  title: string,
  { request }: { readonly request: RequestCodec<R> },
  ours: NoInfer<R>,
  wire: Wire,
  readAs: NoInfer<R> = ours,
) => ({
  title,
  readAs,
  parts: { params: {}, query: {}, body: undefined, ...wire },
  write: () => {
    const { params, query, body } = request.encode(ours);
    return { params, query: overTheWire(query), body: body === undefined ? undefined : overTheWire(body) };
  },
  read: (parts: { params: unknown; query: unknown; body: unknown }) => request.decode(parts),
});

/** Each request in our types on the left, and as it is sent on the right. */
const format = [
  written(
    '[API-01] sign in',
    calls.signIn,
    { email: 'a@example.com', password: 'long' },
    { body: { email: 'a@example.com', password: 'long' } },
  ),
  written('[API-01] sign out', calls.signOut, undefined, {}),
  written(
    '[AUTH-06] a new account and where to go on',
    calls.createAccount,
    {
      account: { firstName: 'Rosa', lastName: 'Almeida', email: 'r@example.com', password: 'pw' },
      returnAddress: O.some('/checkout/cart'),
    },
    {
      body: {
        firstName: 'Rosa',
        lastName: 'Almeida',
        email: 'r@example.com',
        password: 'pw',
        returnUrl: '/checkout/cart',
      },
    },
  ),
  written(
    '[AUTH-06] a new account alone',
    calls.createAccount,
    {
      account: { firstName: 'Rosa', lastName: 'Almeida', email: 'r@example.com', password: 'pw' },
      returnAddress: O.none,
    },
    { body: { firstName: 'Rosa', lastName: 'Almeida', email: 'r@example.com', password: 'pw' } },
  ),
  written(
    '[AUTH-06] delete an account',
    calls.removeAccount,
    { password: 'pw', shown: { goes: [grId], stays: [] } },
    { body: { password: 'pw', goes: ['7310442'], stays: [] } },
  ),
  written(
    '[AUTH-06] invite',
    calls.invite,
    { grId, email: 'r@example.com' },
    { params: { grId: '7310442' }, body: { email: 'r@example.com' } },
  ),
  written(
    '[BUY-04] an addition says from where it was made',
    calls.addToCart,
    [{ ...cartRequest, requestLocation: place }],
    { body: { items: [cartItem] } },
    [cartRequest],
  ),
  written(
    '[BUY-04] an addition from the guest list',
    calls.addFromGuestList,
    [{ ...cartRequest, requestLocation: place }],
    { body: { items: [cartItem], GiftRegistryId: '' } },
    [cartRequest],
  ),
  written(
    '[BUY-08] [API-01] a pickup names its store, and each item is picked up',
    calls.addForPickup,
    { requests: [cartRequest], storeNumber: storeNumberOf('104') },
    {
      body: {
        items: [
          {
            ...cartItem,
            OptionChoiceParameter: '',
            Location: '',
            Position: 0,
            TotalPositions: 0,
            Url: '',
            PersonalizationText: '',
            IsPickupSelected: true,
          },
        ],
        GiftRegistryId: '',
        storeNumber: '104',
      },
    },
  ),
  written(
    '[CART-05] a line is in the path, its quantity in the body',
    calls.changeCartLine,
    { lineId, quantity: 3 },
    { params: { lineId }, body: { quantity: 3 } },
  ),
  written('[CART-05] a line to remove', calls.removeCartLine, lineId, { params: { lineId } }),
  written('[BUY-08] a line to ship', calls.shipLine, lineId, { params: { lineId } }),
  written(
    '[CART-05] [GG-03] a contribution to change',
    calls.changeContribution,
    { lineId, amount: centsOf(450) },
    { params: { lineId }, body: { amount: 4.5 } },
  ),
  written(
    '[GG-05] [API-01] a contribution in units of the site’s money',
    calls.addContribution,
    { ...item, amount: centsOf(5_050) },
    { body: { ...itemWire, amount: 50.5 } },
  ),
  written(
    '[GC-06] [API-01] a gift card',
    calls.addGiftCard,
    { grId, amount: '50', imageType: 'LATTE23', quantity: 1 },
    { body: { grid: '7310442', amount: '50', giftCardImageType: 'LATTE23', quantity: 1 } },
  ),
  written(
    '[GC-06] [API-01] an eGift card',
    calls.addEGiftCard,
    { grId, amount: '50' },
    { body: { grid: '7310442', amount: '50', sku: 0, giftcardtype: 'EGiftCard' } },
  ),
  written(
    '[CART-07] [API-01] an order and what is over-purchased in it',
    calls.placeOrder,
    {
      giver,
      message: 'With love',
      accepted: [{ ...item, quantity: 2 }],
      shippingMethod: 'express',
      seen: [{ lineId, quantity: 2, lineTotal: centsOf(2_990) }],
    },
    {
      body: {
        giver,
        message: 'With love',
        accept: [{ ...itemWire, quantity: 2 }],
        shippingMethod: 'express',
        seen: [{ lineId, quantity: 2, lineTotal: 29.9 }],
      },
    },
  ),
  written(
    '[CART-07] [API-01] an order of nothing but the cart',
    calls.placeOrder,
    { giver, message: '', accepted: [] },
    { body: { giver, message: '' } },
  ),
  written('[CART-06] [API-01] a reported order', calls.reportOrder, report, { body: reportWire }),
  written(
    '[CART-02] [API-01] a question for the confirmation',
    calls.readConfirmation,
    {
      skus: [skuOf('4821')],
      quantities: [2],
      cartId: O.some(cartIdOf('cart-1')),
      grId: O.some(grId),
      optionChoice: '',
    },
    {
      body: { skus: ['4821'], quantityItem: [2], basketId: 'cart-1', optionChoiceParameter: '', registryId: '7310442' },
    },
  ),
  written('[ROUTE-19] [API-01] a product', calls.readProduct, skuOf('4821'), { params: { sku: '4821' } }),
  written('[ROUTE-08] [API-01] a gift shop', calls.readPicks, 'kids', { params: { shop: 'kids' } }),
  written('[ROUTE-11] shipping information', calls.readPopup, 'standard-9', { query: { popupName: 'standard-9' } }),
  written(
    '[ADD-09] [API-01] values of a search are separated by commas',
    calls.searchCatalogue,
    {
      text: '',
      categories: ['Dinnerware', 'Pots, Pans', '100%'],
      bands: ['0-20', '2000-up'],
      brands: ['modern'],
      sort: 'best',
      page: 3,
    },
    {
      query: {
        text: '',
        category: 'Dinnerware,Pots%2C Pans,100%25',
        price: '0-20,2000-up',
        brand: 'modern',
        sort: 'best',
        page: '3',
      },
    },
  ),
  written(
    '[BUY-05] [API-01] a family',
    calls.familyImages,
    { familyId: 'F 1/é', brand: 'modern' },
    { query: { FamilyId: 'F 1/é', IsCb2: 'true', Brand: 'modern' } },
  ),
  written('[ADD-05] [API-03] the terms of a custom order', calls.customOrder, skuOf('4821'), {
    query: { sku: '4821', optionChoiceParameter: '' },
  }),
  written(
    '[API-03] [CHK-01] an entry to tick',
    calls.tickEntry,
    { grId, key: 'cookware', isTicked: true },
    { params: { grId: '7310442' }, body: { entry: 'cookware', isTicked: true } },
  ),
  written(
    '[HOME-01] an empty address of a new registry is not sent',
    calls.beginRegistry,
    exampleForm({ secondaryFirstName: '', secondaryLastName: '' }),
    {
      body: {
        registryTypeCode: 'br',
        eventDate: '2027-06-12',
        primaryFirstName: 'Amelia',
        primaryLastName: 'Hart',
        secondaryFirstName: '',
        secondaryLastName: '',
        visibility: '',
        greeting: '',
      },
    },
  ),
  written(
    '[ROUTE-06] [API-01] a search for registries',
    calls.findRegistries,
    { text: '%', page: 3 },
    { query: { text: '%', page: '3' } },
  ),
  written(
    '[ADD-01] items to add',
    calls.addItems,
    {
      grId,
      additions: [
        { identity, quantity: 2, brand: 'modern' },
        { identity, quantity: 1 },
      ],
    },
    {
      body: {
        GrId: '7310442',
        Items: [
          { Sku: '4821', PersonalizationId: 7, Quantity: 2, Brand: 'modern' },
          { Sku: '4821', PersonalizationId: 7, Quantity: 1 },
        ],
      },
    },
  ),
  written(
    '[API-02] one item to add',
    calls.addListItem,
    { grId, addition: { identity, quantity: 2 } },
    { params: { grId: '7310442' }, body: { Sku: '4821', PersonalizationId: 7, Quantity: 2 } },
  ),
  written(
    '[MAN-05] [API-01] how many are wanted',
    calls.changeWantedQuantity,
    { ...item, wanted: 12 },
    { body: { ...itemWire, quantityWants: 12 } },
  ),
  written('[ITEM-08] an item to remove', calls.removeItem, item, { body: itemWire }),
  written(
    '[NLA-03] an item to replace',
    calls.replaceItem,
    { grId, existing: identityOf('4821'), replacement: identity },
    {
      body: {
        RegistryId: '7310442',
        ExistingItem: { Sku: '4821', PersonalizationId: 0 },
        ReplacementItem: { Sku: '4821', PersonalizationId: 7 },
      },
    },
  ),
  written('[ITEM-07] mark as most loved', calls.markMostLoved, item, { body: itemWire }),
  written(
    '[ITEM-07] change whether it is most loved',
    calls.changeMostLoved,
    { ...item, isMostLoved: false },
    { body: { ...itemWire, isMostLoved: false } },
  ),
  written(
    '[GG-04] name a fund',
    calls.nameFund,
    { ...item, name: ' Our kitchen ' },
    { body: { ...itemWire, name: ' Our kitchen ' } },
  ),
  written(
    '[API-01] [MAN-06] what is changed, with what was seen of it',
    calls.updateItem,
    { ...item, edit },
    {
      body: {
        ...itemWire,
        isMostLoved: true,
        isGroupGift: true,
        fundName: 'Our kitchen',
        quantityWants: 9,
        seen: { isMostLoved: false, isGroupGift: false, fundName: null, quantityWants: 8 },
      },
    },
  ),
  written(
    '[API-01] [MAN-06] a fund that is renamed',
    calls.updateItem,
    { ...item, edit: { ...NOTHING_EDITED, fundName: O.some({ to: 'Sofa', seen: O.some('Plates') }) } },
    { body: { ...itemWire, fundName: 'Sofa', seen: { fundName: 'Plates' } } },
  ),
  written(
    '[ROUTE-20] a registry as its reader may see it',
    calls.openRegistry,
    { grId, viewing: 'own' },
    { params: { grId: '7310442' } },
  ),
  written(
    '[ROUTE-20] a registry as guests see it',
    calls.openRegistry,
    { grId, viewing: 'guest' },
    { params: { grId: '7310442' }, query: { view: 'guest' } },
  ),
  written(
    '[API-02] one item of a registry',
    calls.quicklook,
    { grId, identity: identityOf('4821', Number.MAX_SAFE_INTEGER) },
    {
      params: { grId: '7310442', sku: '4821' },
      query: { mode: '4', isModelOnly: 'true', personalizationId: String(Number.MAX_SAFE_INTEGER) },
    },
  ),
  written('[NLA-02] what can replace a product', calls.replacements, skuOf('12'), { query: { Sku: '12' } }),
  written(
    '[SET-01] a change of settings',
    calls.changeSettings,
    { grId, change: { biography: { was: '', now: 'Hello' } } },
    { params: { grId: '7310442' }, body: { biography: { was: '', now: 'Hello' } } },
  ),
  written(
    '[GREET-03] a greeting',
    calls.writeGreeting,
    { grId, words: 'Hello' },
    { body: { grId: '7310442', greeting: 'Hello' } },
  ),
  written(
    '[API-01] [PHOTO-06] a photo',
    calls.uploadPhoto,
    { grId, photo: { content: 'data:image/jpeg;base64,/9j/', fileType: 'image/png' } },
    { body: { id: '7310442', imageContent: 'data:image/jpeg;base64,/9j/', fileType: 'image/png' } },
  ),
  written('[API-01] [PHOTO-06] a photo to remove', calls.removePhoto, grId, { params: { grId: '7310442' }, body: {} }),
  written(
    '[BUY-08] [API-01] availability in stores',
    calls.storeAvailability,
    { sku: skuOf('4821'), postalCode: '60614', grId: O.some(grId) },
    { body: { sku: '4821', zip: '60614', grId: '7310442', optionChoiceParameter: '' } },
  ),
  written('[BUY-08] [API-03] a postal code', calls.checkPostalCode, ' 60614', { query: { zip: ' 60614' } }),
  written('[BUY-08] [API-03] a postal code that is posted', calls.checkPostedPostalCode, ' 60614', {
    body: { zip: ' 60614' },
  }),
  written(
    '[API-01] [THX-01] gifts to mark',
    calls.markThanked,
    { grId, ids: [giftId], isThanked: true },
    { params: { grId: '7310442' }, body: { gifts: ['HF-1001:1'], isThanked: true } },
  ),
  written(
    '[API-01] [THX-01] a note',
    calls.writeNote,
    { grId, id: giftId, edit: { was: '', now: 'heron' } },
    { params: { grId: '7310442' }, body: { gift: 'HF-1001:1', was: '', now: 'heron' } },
  ),
  written(
    '[API-01] [PERS-01] a design',
    calls.saveDesign,
    { sku: skuOf('4821'), personalizationType: 700, font: 'Block', color: 'Sage', line1: 'A & J', line2: '' },
    { body: { sku: '4821', personalizationType: 700, font: 'Block', color: 'Sage', line1: 'A & J', line2: '' } },
  ),
];

const from = (base: object, ...changes: ReadonlyArray<object>) => changes.map((change) => ({ ...base, ...change }));
const reads = <R>({ request }: { readonly request: RequestCodec<R> }, wire: Wire) =>
  request.decode({ params: {}, query: {}, body: undefined, ...wire });
const lists = (one: object, ...lengths: ReadonlyArray<number>) =>
  lengths.map((length) => Array.from({ length }, () => one));

describe('a request', () => {
  it.each(format)('$title: is written as the contract says, and read back', ({ readAs, parts, write, read }) => {
    expect(write()).toEqual(parts);
    expect(read(parts)).toEqual(E.right(readAs));
  });

  it.each(format)('$title: with an unknown property of its body it is refused', ({ parts, read }) => {
    if (typeof parts.body !== 'object') return;
    expect(read({ ...parts, body: { ...parts.body, unheardOf: 1 } })).toEqual(E.left('unheardOf: is not known here'));
  });

  it.each(format)('$title: with a property of another type it is refused', ({ parts, read }) => {
    for (const place of ['params', 'query', 'body'] as const)
      for (const key of Object.keys(parts[place] ?? {})) {
        const other = { ...parts, [place]: { ...Object(parts[place]), [key]: { not: 'this' } } };
        expect(read(other)).toMatchObject(E.left(expect.stringContaining(key)));
      }
  });

  it('[API-01] what may be left out has its default', () => {
    const required = { Sku: '004821', Quantity: 2, OptionChoiceParameter: '' };
    const plain = [{ grId: O.none, identity: identityOf('4821'), quantity: 2 }];
    expect(reads(calls.addToCart, { body: { items: [required] } })).toEqual(E.right(plain));
    for (const key of Object.keys(required))
      expect(E.isLeft(reads(calls.addToCart, { body: { items: [{ ...required, [key]: undefined }] } }))).toBe(true);
    expect(reads(calls.addItems, { body: { GrId: '7310442', Sku: '004821', Quantity: 2 } })).toEqual(
      E.right({ grId, additions: [{ identity: identityOf('4821'), quantity: 2 }] }),
    );
    expect(reads(calls.findRegistries, { query: { text: 'hart' } })).toEqual(E.right({ text: 'hart', page: 1 }));
    expect(reads(calls.searchCatalogue, { query: { category: '', price: ',', campaign: 'x' } })).toEqual(
      E.right({ text: '', categories: [], bands: [], brands: [], sort: 'best', page: 1 }),
    );
    expect(reads(calls.storeAvailability, { body: { sku: '4821', zip: '60614', grId: '' } })).toEqual(
      E.right({ sku: '4821', postalCode: '60614', grId: O.none }),
    );
    expect(reads(calls.updateItem, { body: { ...itemWire, seen: {} } })).toEqual(
      E.right({ ...item, edit: NOTHING_EDITED }),
    );
    for (const sku of [0, '0'])
      expect(
        E.isRight(
          reads(calls.addEGiftCard, { body: { grid: '7310442', amount: '5', sku, giftcardtype: 'EGiftCard' } }),
        ),
      ).toBe(true);
  });

  it('[HOME-01] [API-01] what is left out of the form for a registry is empty', () => {
    const body = {
      registryTypeCode: 'br',
      eventDate: '2027-06-12',
      primaryFirstName: 'Amelia',
      primaryLastName: 'Hart',
    };
    const address = { line1: '2180 North Halsted Street', city: 'Chicago', region: 'IL', postalCode: '60614' };
    const alone = exampleForm({ secondaryFirstName: '', secondaryLastName: '' });
    expect(reads(calls.beginRegistry, { body })).toEqual(E.right(alone));
    expect(reads(calls.beginRegistry, { body: { ...body, address } })).toEqual(E.right({ ...alone, ...address }));
    for (const wrong of [{ ...address, country: 'US' }, { line1: '1 Elm Street' }])
      expect(E.isLeft(reads(calls.beginRegistry, { body: { ...body, address: wrong } }))).toBe(true);
  });

  it('[API-01] the guest list’s call takes the registry once for all items, or from each', () => {
    const read = (once: string, ofItem: string) =>
      reads(calls.addFromGuestList, {
        body: { GiftRegistryId: once, items: [{ ...cartItem, GiftRegistryId: ofItem }] },
      });
    const added = (registry: O.Option<string>) => E.right([{ grId: registry, identity, quantity: 2 }]);
    expect(read('7310442', '')).toEqual(added(O.some('7310442')));
    expect(read('', '7310442')).toEqual(added(O.some('7310442')));
    expect(read('7310442', '7310443')).toEqual(added(O.some('7310443')));
    expect(read('', '')).toEqual(added(O.none));
  });

  it('[API-01] lists have their bounds', () => {
    const read = {
      cart: lists(cartItem, 0, 1, 20, 21).map((items) => reads(calls.addToCart, { body: { items } })),
      registry: lists({ Sku: '4821', Quantity: 1 }, 0, 1, 50, 51).map((Items) =>
        reads(calls.addItems, { body: { GrId: '7310442', Items } }),
      ),
      report: lists(Object(reportWire.lines[0]), 0, 1, 100, 101).map((lines) =>
        reads(calls.reportOrder, { body: { ...reportWire, lines } }),
      ),
      texts: lists({ elementName: '', text: 'A', textcolor: '', font: '' }, 0, 1, 10, 11).map((personalization) =>
        reads(calls.confirmMonogram, {
          body: {
            quantity: 1,
            orderType: '',
            profileGuid: '',
            design: { templateName: '', sku: '4821', locationName: '', personalization },
          },
        }),
      ),
      thanked: [0, 1, 1_000, 1_001].map((length) =>
        reads(calls.markThanked, {
          params: { grId: '7310442' },
          body: { isThanked: true, gifts: Array.from({ length }, (_, nth) => `HF-1:${nth + 1}`) },
        }),
      ),
    };
    for (const bounds of Object.values(read))
      expect(bounds.map(({ _tag }) => _tag === 'Right')).toEqual([false, true, true, false]);
  });

  it.each([
    ...from(
      { email: 'a@example.com', password: 'x' },
      { email: 'x'.repeat(255) },
      { email: 'a\nb' },
      { password: 'x'.repeat(1_001) },
    ).map((body) => ({ call: calls.signIn, body })),
    ...['', 'x'.repeat(42), `${'x'.repeat(42)}/`].map((token) => ({
      call: calls.resetPassword,
      body: { token, password: 'four teapots' },
    })),
    ...from(
      { items: [cartItem] },
      { items: [{ ...cartItem, Url: 'https://evil.example' }] },
      { items: [{ ...cartItem, ShipMethod: 'by pigeon' }] },
      { items: [{ ...cartItem, Quantity: 1.5 }] },
    ).map((body) => ({ call: calls.addToCart, body })),
    ...from(
      { ...itemWire, amount: 50 },
      ...['50', -5, 0.001, 1e308, Number.NaN, 2 ** 53, null, [50]].map((amount) => ({ amount })),
      { grId: 7_310_442 },
      { personalizationId: -1 },
    ).map((body) => ({ call: calls.addContribution, body })),
    ...from(
      reportWire,
      ...['2027-06-01T10:58:00', '2027-06-01T10:58:00+02:00', '2027-02-30T10:58:00Z', '2027-06-01'].map((placedAt) => ({
        placedAt,
      })),
      { lines: [{ ...reportWire.lines[0], unitPrice: 10_000_000 }] },
    ).map((body) => ({ call: calls.reportOrder, body })),
    ...[1.5, '2', [2], { $gt: 0 }, null, 1e308].map((quantityWants) => ({
      call: calls.changeWantedQuantity,
      body: { ...itemWire, quantityWants },
    })),
    ...[
      { GrId: '7310442', Sku: '4821', Quantity: 1, Items: [] },
      { GrId: '7310442', Items: [{ Sku: '4821', Quantity: 1, Brand: 'no brand' }] },
      { GrId: '7310442', Sku: '4821', Quantity: 1, Wanted: 3 },
      [],
      null,
    ].map((body) => ({ call: calls.addItems, body })),
    ...[
      {},
      { seen: null },
      { quantityWants: 9, seen: {} },
      { quantityWants: 9, seen: { quantityWants: 8, isMostLoved: true } },
      { seen: { quantityWants: 8 } },
      { fundName: null, seen: { fundName: null } },
      { quantityWants: 9, seen: { quantityWants: 8, purchased: 0 } },
    ].map((body) => ({ call: calls.updateItem, body: { ...itemWire, ...body } })),
    { call: calls.findOrder, body: { orderNumber: '\u0000', email: 'ana@example.com' } },
    { call: calls.findOrder, body: { orderNumber: '7310442', email: '\u0000' } },
    { call: calls.addEGiftCard, body: { grid: '7310442', amount: '5', sku: 999055, giftcardtype: 'EGiftCard' } },
    { call: calls.addEGiftCard, body: { grid: '7310442', amount: '5', sku: '', giftcardtype: 'EGiftCard' } },
    {
      call: calls.beginRegistry,
      body: {
        registryTypeCode: 'br',
        eventDate: '',
        primaryFirstName: '',
        primaryLastName: '',
        greeting: 'x'.repeat(2_001),
      },
    },
  ])('[API-01] a body outside its bounds is refused: %#', ({ call, body }) => {
    expect(E.isLeft(call.request.decode({ params: {}, query: {}, body }))).toBe(true);
  });

  it.each([
    [calls.searchCatalogue, { page: '0' }, 'page: must be a whole number from 1'],
    [calls.searchCatalogue, { price: '0-20,20' }, 'price[1]: must be the name of a price band'],
    [calls.searchCatalogue, { category: 'a,'.repeat(51) }, 'category: must be at most 50 values between commas'],
    [calls.searchCatalogue, { text: 'a'.repeat(201) }, 'text: must be a text of at most 200 characters'],
    [calls.findRegistries, { text: 'x'.repeat(501) }, 'text: must be a text of at most 500 characters'],
    [calls.findRegistries, { text: 'a', page: '1.5' }, 'page: must be a whole number from 1'],
    [
      calls.familyImages,
      { FamilyId: '', IsCb2: 'true' },
      'FamilyId: must be 1 to 64 characters without control characters',
    ],
    [
      calls.familyImages,
      { FamilyId: 'x'.repeat(65), IsCb2: 'true' },
      'FamilyId: must be 1 to 64 characters without control characters',
    ],
    [calls.familyImages, { FamilyId: 'F1', IsCb2: '1' }, 'IsCb2: must be one of false, true'],
    [
      calls.customOrder,
      { sku: '1', optionChoiceParameter: 'x'.repeat(501) },
      'optionChoiceParameter: must be a text of at most 500 characters',
    ],
    [calls.checkPostalCode, { zip: '1'.repeat(17) }, 'zip: must be a text of at most 16 characters'],
    [calls.readPopup, { popupName: 'x'.repeat(65) }, 'popupName: must be 1 to 64 letters, digits and hyphens'],
    [calls.readPopup, { popupName: '../a' }, 'popupName: must be 1 to 64 letters, digits and hyphens'],
  ])('[ROUTE-11] [API-01] a query outside its bounds is refused with the reason: %#', (call, query, reason) => {
    expect(call.request.decode({ params: {}, query, body: undefined })).toEqual(E.left(reason));
  });

  it('[API-01] other parameters of an address are ignored, another view or number is not', () => {
    const parts = { params: { grId: '7310442' }, query: { purchasedSku: 'junk', key: 'k' } };
    expect(reads(calls.openRegistry, parts)).toEqual(E.right({ grId: '7310442', viewing: 'own' }));
    expect(reads(calls.openRegistry, { params: { grId: '12345' } })).toEqual(
      E.left('grId: must be a registry number of 6 to 12 digits'),
    );
    expect(reads(calls.openRegistry, { ...parts, query: { view: 'owner' } })).toEqual(E.left('view: must be "guest"'));
  });

  it('[PHOTO-06] [API-01] a photo is removed by the number in the path; one in the body must be the same', () => {
    const read = (body: unknown) => reads(calls.removePhoto, { params: { grId: '7310442' }, body });
    for (const body of [undefined, null, {}, { grId: '7310442' }]) expect(read(body)).toEqual(E.right(grId));
    expect(read({ grId: '7310443' })).toEqual(E.left('grId: must be the one in the path'));
    for (const body of [{ id: '7310442' }, { grId: 7310442 }, { grId: null }, [], 'x'])
      expect(E.isLeft(read(body))).toBe(true);
  });

  it('[PHOTO-07] [API-01] the reason never repeats what was sent', () => {
    expect(reads(calls.uploadPhoto, { body: { id: '7310442', imageContent: 'Canary', fileType: 7 } })).toEqual(
      E.left('fileType: must be a text'),
    );
  });
});

describe('every request', () => {
  it('[API-01] is read back: additions to the cart', () => {
    forAll(
      fc.array(fc.record({ grId: optional(grIds), identity: identities, quantity: nearEdges(-1, 100, [0, 1, 99]) }), {
        minLength: 1,
        maxLength: 20,
      }),
      (requests) => {
        expect(sentRequest(calls.addToCart.request, requests)).toEqual(E.right(requests));
      },
    );
  });

  it('[GG-05] [API-01] is read back to the cent: contributions', () => {
    forAll(nearEdges(0, 99_999_999, [1, 1_000]).map(centsOf), (amount) => {
      expect(sentRequest(calls.addContribution.request, { ...item, amount })).toEqual(E.right({ ...item, amount }));
      expect(sentRequest(calls.changeContribution.request, { lineId, amount })).toEqual(E.right({ lineId, amount }));
    });
  });

  it('[ADD-09] [API-01] is read back: searches, whatever categories are called', () => {
    const category = fc.oneof(
      writing(1, 20),
      fc.string({ unit: fc.constantFrom(',', '%', '2', 'C', 'c', '5', ' ', '&', '+'), minLength: 1, maxLength: 8 }),
    );
    forAll(
      writing(0, 60),
      fc.array(category, { maxLength: 5 }),
      nearEdges(1, 999_999_999, [1]),
      (text, categories, page) => {
        const query = { text, categories, bands: [], brands: ['main' as const], sort: 'price-low' as const, page };
        expect(sentRequest(calls.searchCatalogue.request, query)).toEqual(E.right(query));
      },
    );
  });

  it('[HOME-01] [API-01] is read back: forms for a registry', () => {
    const typed = fc.oneof(fc.constant(''), writing(0, 30));
    forAll(typed, typed, typed, (greeting, line1, secondaryFirstName) => {
      const form = exampleForm({ greeting, line1, secondaryFirstName });
      expect(sentRequest(calls.beginRegistry.request, form)).toEqual(E.right(form));
    });
  });

  it('[CART-02] [GC-06] [PERS-02] [API-01] is read back: texts and numbers of any kind', () => {
    forAll(
      fc.string(),
      fc.integer(),
      fc.array(fc.string(), { minLength: 1, maxLength: 10 }),
      (text, quantity, texts) => {
        const card = { grId, amount: text, imageType: text, quantity };
        expect(sentRequest(calls.addGiftCard.request, card)).toEqual(E.right(card));
        const monogram = { sku: skuOf('4821'), quantity, texts };
        expect(sentRequest(calls.confirmMonogram.request, monogram)).toEqual(E.right(monogram));
        const question = {
          skus: [skuOf('4821')],
          quantities: [quantity, quantity],
          cartId: O.none,
          grId: O.none,
          optionChoice: text,
        };
        expect(sentRequest(calls.readConfirmation.request, question)).toEqual(E.right(question));
      },
    );
  });

  it('[OPS-08] [API-01] is read back: how fast a page was, with what the browser measured', () => {
    const milliseconds = nearEdges(0, 60_000, [0, 60_000]);
    const shift = fc.double({ min: 0, max: 10, noNaN: true });
    forAll(
      fc.record({ page: fc.constantFrom(...pageKinds) }),
      fc.record({ lcp: milliseconds, inp: milliseconds, cls: shift }, { requiredKeys: [] }),
      (page, measured) => {
        expect(sentRequest(calls.reportWebVitals.request, { ...page, ...measured })).toEqual(
          E.right({ ...page, ...measured }),
        );
      },
    );
  });

  it.each([
    [{ page: 'guest-list/7310442' }],
    [{ page: '/gift-registry/guest-list/7310442', lcp: 1 }],
    [{ lcp: 1_800 }],
    [{ page: 'cart', lcp: 60_001 }],
    [{ page: 'cart', lcp: -1 }],
    [{ page: 'cart', inp: 1.5 }],
    [{ page: 'cart', cls: 10.1 }],
    [{ page: 'cart', cls: -0.1 }],
    [{ page: 'cart', cls: '0.1' }],
    [{ page: 'cart', visitor: 'amelia' }],
  ])('[OPS-08] is refused: %o of a page', (body) => {
    expect(E.isLeft(calls.reportWebVitals.request.decode({ params: {}, query: {}, body }))).toBe(true);
  });
});
