import { type CartConfirmation, type ConfirmationRefusal, sites } from '@gift-registry/domain';
import { cartIdOf, grId, grIdOf, optional, sku, skuOf, storeNumberOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readConfirmation } from './confirmation.calls.ts';
import { failedAnswer, readFailure } from './failure.ts';
import { answered, asked, ofBody, overTheWire } from './testing/over-the-wire.ts';

const question = {
  skus: ['004821'],
  quantityItem: [2],
  basketId: '',
  optionChoiceParameter: '',
  registryId: '7310442',
};

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
      imageUrl: '/art/lamp.webp',
      pickup: { storeNumber: storeNumberOf('104'), name: 'Lincoln Park', units: 3 },
      installationServiceType: 2,
      installationService: O.some({ formattedFee: '$149.00' }),
      specialOrderPicture: O.some('/art/lamp-flat.webp'),
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
      picture: '/art/napkins.webp',
      formattedPrice: '$24.95',
    },
  ],
  isFreeShipping: true,
  isVendorDropShip: false,
  isAlaskaHawaii: true,
  isRewardsBanner: true,
};

describe('the confirmation on the wire', () => {
  it('[CART-02] [API-01] the question is the contract’s, under both paths', () => {
    const ours = {
      skus: [skuOf('4821')],
      quantities: [2],
      cartId: O.none,
      grId: O.some(grIdOf('7310442')),
      optionChoice: '',
    };
    expect(readConfirmation.paths).toEqual([
      '/productconfirmation/getconfirmationdata',
      '/productconfirmation/displayaddtocartconfirmationcheck',
    ]);
    expect(readConfirmation.request.decode(ofBody(question))).toEqual(E.right(ours));
    expect(overTheWire(readConfirmation.request.encode({ ...ours, cartId: O.some(cartIdOf('cart-1')) }).body)).toEqual({
      ...question,
      skus: ['4821'],
      basketId: 'cart-1',
    });
  });

  it('[CART-02] [API-01] every question comes back as it went, also with other lengths', () => {
    fc.assert(
      fc.property(
        fc.array(sku, { minLength: 1, maxLength: 20 }),
        fc.array(fc.integer(), { maxLength: 21 }),
        optional(grId),
        fc.string(),
        (skus, quantities, list, optionChoice) => {
          const request = { skus, quantities, cartId: O.some(cartIdOf('cart-1')), grId: list, optionChoice };
          expect(asked(readConfirmation.request, request)).toEqual(E.right(request));
        },
      ),
    );
  });

  it.each([
    ['skus', [], 'skus: must be a list of 1 to 20'],
    ['skus', new Array(21).fill('1'), 'skus: must be a list of 1 to 20'],
    ['skus', ['plate'], 'skus[0]: must be a SKU of 1 to 12 digits, not all 0'],
    ['skus', '4821', 'skus: must be a list'],
    ['quantityItem', ['2'], 'quantityItem[0]: must be a whole number'],
    ['quantityItem', [1.5], 'quantityItem[0]: must be a whole number'],
    ['quantityItem', undefined, 'quantityItem: is missing'],
    ['basketId', null, 'basketId: must be the name of a cart, or empty'],
    ['basketId', 'a b', 'basketId: must be the name of a cart, or empty'],
    ['optionChoiceParameter', 7, 'optionChoiceParameter: must be a text'],
    ['registryId', '1', 'registryId: must be a registry number of 6 to 12 digits, or empty'],
    ['price', 1, 'price: is not known here'],
  ])('[CART-02] [API-01] with %s %j it is refused', (field, value, complaint) => {
    const told = readConfirmation.request.decode(ofBody({ ...question, [field]: value }));
    expect(told).toEqual(E.left(expect.stringContaining(complaint)));
  });

  it('[CART-02] the answer is in Pascal case, and comes back as it went', () => {
    expect(readConfirmation.answer.encode(sites.main, confirmation)).toEqual({
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
          ImagePath: '/art/lamp.webp',
          Pickup: { storeNumber: '104', name: 'Lincoln Park', units: 3 },
          FormattedPrice: '$600.00',
          QuantityItem: 2,
          IsPersonalized: false,
          InstallationServiceType: 2,
          InstallationService: { FormattedFee: '$149.00' },
          IsSpecialOrderEnabled: true,
          SpecialOrderDetail: { FlatImage: '/art/lamp-flat.webp' },
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
          Image: '/art/napkins.webp',
          FormattedPrice: '$24.95',
        },
      ],
    });
    expect(answered(readConfirmation.answer, confirmation)).toEqual(E.right(confirmation));
  });

  it('[CART-02] the address of a picture is its server’s and its path together', () => {
    const wired = overTheWire(readConfirmation.answer.encode(sites.main, confirmation));
    const elsewhere = { ...Object(wired), ImageServer: 'https://pictures.example' };
    expect(readConfirmation.answer.decode(elsewhere)).toMatchObject(
      E.right({ items: [{ imageUrl: 'https://pictures.example/art/lamp.webp' }, {}] }),
    );
  });

  it.each<[ConfirmationRefusal, number]>([
    [{ _tag: 'CartNotFound' }, 404],
    [{ _tag: 'RegistryNotFound' }, 404],
    [{ _tag: 'LengthsDiffer' }, 422],
    [{ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 }, 422],
  ])('[CART-02] [API-02] %j is answered with %i and reads back', (refusal, status) => {
    const failed = failedAnswer(readConfirmation)(refusal);
    expect(failed.status).toBe(status);
    expect(readFailure(readConfirmation, status, O.none, overTheWire(failed.body))).toEqual(refusal);
  });
});
