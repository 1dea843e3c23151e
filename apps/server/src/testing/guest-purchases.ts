import type { CallForm } from './call-form.ts';

const item = { Sku: '4821', Quantity: 1, OptionChoiceParameter: '' };
/** Invalid fields of an addition to the cart, on every route. */
const wrongItems = (right: Readonly<Record<string, unknown>>) => [
  { items: [] },
  { items: Array.from({ length: 21 }, () => right) },
  { items: [right, null] },
  ...[
    { Sku: undefined },
    { Sku: 4821 },
    { Sku: 'no/slash' },
    { Quantity: '1' },
    { Quantity: 1.5 },
    { Quantity: [1] },
    { Quantity: { $gt: 0 } },
    { OptionChoiceParameter: undefined },
    { PersonalizationId: -1 },
    { Url: '//evil.example' },
    { Price: 0.01 },
  ].map((change) => ({ items: [{ ...right, ...change }] })),
];
const giver = { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.com' };

/** Calls of guests that fill a cart and order it, and of a back end that reports orders. */
export const guestPurchases = {
  addToCart: {
    body: { items: [item] },
    wrongWithin: wrongItems(item),
  },
  addFromGuestList: {
    body: { items: [item], GiftRegistryId: '7310442' },
    optional: ['GiftRegistryId'],
    wrongWithin: [...wrongItems(item), { GiftRegistryId: '12345' }],
  },
  addForPickup: {
    body: { items: [{ ...item, IsPickupSelected: true }], GiftRegistryId: '7310442', storeNumber: '104' },
    optional: ['GiftRegistryId'],
    wrongWithin: [...wrongItems({ ...item, IsPickupSelected: true }), { items: [item] }],
  },
  addGiftCard: {
    body: { grid: '7310442', amount: '50', giftCardImageType: 'LATTE23', quantity: 1 },
  },
  addEGiftCard: {
    body: { grid: '7310442', amount: '50', sku: 0, giftcardtype: 'EGiftCard' },
  },
  addContribution: {
    body: { grId: '7310442', sku: '4821', personalizationId: 0, amount: 25 },
    isKeyed: true,
    wrongWithin: [-5, 0.001, 1e308, 1e16, '10', null].map((amount) => ({ amount })),
  },
  changeCartLine: {
    body: { quantity: 2 },
    wrongPaths: [`/api/cart/lines/${'a'.repeat(81)}`, '/api/cart/lines/a%20b'],
  },
  chooseGifts: {
    body: { grId: '7310442', hasCard: true, hasReceipt: true, wrap: 'linen' },
    optional: ['wrap'],
    wrongWithin: [{ hasCard: 'yes' }, { hasReceipt: null }, { wrap: 'x'.repeat(33) }],
  },
  redeemCode: {
    body: { code: 'HF15 4K7Q' },
    wrongWithin: [{ code: 'x'.repeat(41) }, { code: 'two\nlines' }, { code: null }],
  },
  changeContribution: {
    body: { amount: 25 },
    wrongWithin: [-5, 0.001, 1e308, 1e16, '10', null].map((amount) => ({ amount })),
    wrongPaths: [`/api/cart/lines/${'a'.repeat(81)}/amount`, '/api/cart/lines/a%20b/amount'],
  },
  removeCartLine: {
    wrongPaths: [`/api/cart/lines/${'a'.repeat(81)}`, '/api/cart/lines/a%20b'],
  },
  shipLine: {
    wrongPaths: [`/api/cart/lines/${'a'.repeat(81)}/pickup`],
  },
  shipAll: { body: {} },
  placeOrder: {
    body: { giver, message: '', accept: [], shippingMethod: 'standard', payment: { token: 'demo_succeeds_4242_test' } },
    optional: ['accept', 'shippingMethod', 'payment'],
    isKeyed: true,
    wrongWithin: [
      { giver: { firstName: 'Ruth', lastName: 'Okafor' } },
      { giver: { ...giver, email: 5 } },
      { giver: { ...giver, isOwner: true } },
      { accept: [{ grId: '7310442', sku: '4821', personalizationId: 0, quantity: 0 }] },
      { accept: [{ grId: '7310442', sku: '4821', personalizationId: 0, quantity: '1' }] },
      { accept: [{ grId: '7310442', sku: '4821', quantity: 1 }] },
      { payment: {} },
      { payment: { token: '4242424242424242' } },
      { payment: { token: 'demo_succeeds_4242_test', authorization: 'demo_1' } },
      { postalAddress: { line1: '418 Alder Street' } },
      { total: 14.955 },
      { seen: [] },
      { seen: [{ lineId: '7310442-4821-0', quantity: 0, lineTotal: 14.95 }] },
      { seen: [{ lineId: '7310442-4821-0', quantity: 1, lineTotal: 14.955 }] },
      { seen: [{ lineId: '7310442-4821-0', quantity: 1 }] },
      { seen: [{ lineId: '7310442-4821-0', quantity: 1, lineTotal: 14.95, name: 'Plate' }] },
    ],
  },
  readPaymentSetup: {},
  askPayment: {
    body: { message: { text: 'hello' } },
    wrongWithin: [{ message: 'hello' }],
  },
  reportElsewhere: {
    body: {
      sku: '4821',
      personalizationId: 0,
      quantity: 1,
      shop: 'The Corner Store',
      shopOrder: 'CS-118',
      giver,
      message: '',
      isSurprise: false,
    },
    optional: ['shopOrder', 'isSurprise'],
    isKeyed: true,
    wrongWithin: [
      { quantity: 0 },
      { quantity: 1.5 },
      { quantity: 1_000 },
      { giver: { ...giver, email: 5 } },
      { price: 14.95 },
    ],
    wrongPaths: ['/api/registry/12345/bought-elsewhere'],
  },
  reportOrder: {
    body: {
      orderId: 'web-1',
      grId: '7310442',
      giver,
      message: '',
      lines: [{ sku: '4821', personalizationId: 0, quantity: 1, unitPrice: 14.95 }],
      placedAt: '2027-06-01T11:00:00.000Z',
    },
  },
} as const satisfies Readonly<Record<string, CallForm>>;
