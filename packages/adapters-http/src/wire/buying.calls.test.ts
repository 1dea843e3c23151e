import { sites } from '@gift-registry/domain';
import {
  exampleCart,
  exampleLine,
  exampleOrder,
  exampleRegistry,
  grIdOf,
  identityOf,
  orderNumberOf,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addFromGuestList } from './add-to-cart.calls.ts';
import { changeCartLine, readCart, removeCartLine } from './cart.calls.ts';
import { placeOrder } from './order.calls.ts';
import { answered, asked, overTheWire } from './testing/over-the-wire.ts';

describe('the cart and its order', () => {
  it('[CART-05] [API-01] the cart is the contract’s and comes back as it went', () => {
    const cart = exampleCart({ lines: [exampleLine(), exampleLine({ grId: O.none, remaining: O.none })] });
    expect(overTheWire(readCart.answer.encode(sites.canada, cart))).toEqual({
      basketId: '',
      lines: [
        {
          lineId: '7310442-4821-0',
          kind: 'item',
          grId: '7310442',
          sku: '4821',
          personalizationId: 0,
          name: 'Hearth Dinner Plate',
          imagePath: '/art/plates-e9e2d4-8a9a86-400.webp',
          quantity: 2,
          unitPrice: 14.95,
          lineTotal: 29.9,
          remaining: 5,
        },
        expect.objectContaining({ lineId: 'plain-4821-0', grId: null, remaining: null }),
      ],
      subtotal: 59.8,
      formattedSubtotal: 'CAD 59.80',
      shippingMethods: sites.main.shippingMethods,
      shippingMethod: 'standard',
      isAlaskaHawaii: false,
    });
    expect(answered(readCart.answer, cart)).toEqual(E.right(cart));
  });

  it('[CART-09] [PERS-03] [API-01] a line says whose registry it is for and which words are on it, and an empty cart which order it was', () => {
    const { eventType, primaryFirstName, secondaryFirstName } = exampleRegistry();
    const line = exampleLine({
      registry: { eventType, primaryFirstName, secondaryFirstName },
      personalization: { type: 700, lines: ['A & J'], font: O.some('Block'), color: O.none },
    });
    const cart = exampleCart({ lines: [line, exampleLine({ grId: O.none })] });
    expect(overTheWire(readCart.answer.encode(sites.main, cart))).toMatchObject({
      lines: [
        {
          registry: {
            eventTypeName: 'Wedding',
            registryTypeCode: 'br',
            primaryFirstName: 'Amelia',
            secondaryFirstName: 'Jonah',
          },
          personalization: { type: 700, lines: ['A & J'], font: 'Block', color: null },
        },
        { grId: null },
      ],
    });
    const emptied = exampleCart({ lines: [], orderedAs: orderNumberOf('HF-20270101-7Q2M') });
    for (const its of [cart, emptied]) expect(answered(readCart.answer, its)).toEqual(E.right(its));
    const order = exampleOrder({ lines: [line] });
    expect(answered(placeOrder.answer, order)).toEqual(E.right(order));
    const refusal = { _tag: 'CartChanged', lines: [line], subtotal: order.subtotal } as const;
    expect(placeOrder.refusal.is(refusal)).toBe(true);
    expect(placeOrder.refusal.decode(overTheWire(placeOrder.refusal.encode(refusal)))).toEqual(E.right(refusal));
  });

  it('[BUY-08] [CART-05] [API-01] a pickup says that its store has too few of it, and how many it has, also none', () => {
    const pickup = { storeNumber: storeNumberOf('104'), name: 'Lincoln Park' };
    for (const unitsAtStore of [0, 1]) {
      const line = exampleLine({ pickup, blocker: 'too-few-in-store', unitsAtStore });
      const cart = exampleCart({ lines: [line] });
      expect(overTheWire(readCart.answer.encode(sites.main, cart))).toMatchObject({
        lines: [{ pickup: { storeNumber: '104' }, blocker: 'too-few-in-store', unitsAtStore }],
      });
      expect(answered(readCart.answer, cart)).toEqual(E.right(cart));
    }
  });

  it('[API-01] the guest list’s call takes the registry once for all items, or from each', () => {
    const item = { Sku: '4821', Quantity: 2, OptionChoiceParameter: '', Location: '' };
    const request = (registries: readonly [once: string, ofItem: string]) =>
      addFromGuestList.request.decode({
        params: {},
        query: {},
        body: { GiftRegistryId: registries[0], items: [{ ...item, GiftRegistryId: registries[1] }] },
      });
    const wanted = (grId: O.Option<string>) => E.right([{ grId, identity: identityOf('4821'), quantity: 2 }]);
    expect(request(['7310442', ''])).toEqual(wanted(O.some('7310442')));
    expect(request(['', '7310442'])).toEqual(wanted(O.some('7310442')));
    expect(request(['7310442', '7310443'])).toEqual(wanted(O.some('7310443')));
    expect(request(['', ''])).toEqual(wanted(O.none));
  });

  it('[CART-05] a line is named in the path, its quantity in the body', () => {
    const { lineId } = exampleLine();
    const change = { lineId, quantity: 3 };
    expect(changeCartLine.request.encode(change)).toEqual({
      params: { lineId },
      query: {},
      body: { quantity: 3 },
    });
    expect(asked(changeCartLine.request, change)).toEqual(E.right(change));
    expect(asked(removeCartLine.request, lineId)).toEqual(E.right(lineId));
  });

  it('[CART-05] a line that nobody can have is still a line that is not there', () => {
    expect(removeCartLine.request.decode({ params: { lineId: 'no-such-line' }, query: {}, body: undefined })).toEqual(
      E.right('no-such-line'),
    );
  });

  it('[CART-07] [API-01] an order names giver, message and what is bought on purpose', () => {
    const giver = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' };
    const accepted = [{ grId: grIdOf('7310442'), identity: identityOf('4821', 7), quantity: 2 }];
    const request = { giver, message: 'With love', accepted };
    expect(overTheWire(placeOrder.request.encode(request).body)).toEqual({
      giver,
      message: 'With love',
      accept: [{ grId: '7310442', sku: '4821', personalizationId: 7, quantity: 2 }],
    });
    expect(asked(placeOrder.request, request)).toEqual(E.right(request));
    const plain = { ...request, accepted: [] };
    expect(overTheWire(placeOrder.request.encode(plain).body)).toEqual({ giver, message: 'With love' });
    expect(asked(placeOrder.request, plain)).toEqual(E.right(plain));
  });

  it('[CART-06] [API-01] a placed order is the contract’s and comes back as it went', () => {
    const order = exampleOrder();
    expect(overTheWire(placeOrder.answer.encode(sites.main, order))).toMatchObject({
      orderNumber: 'HF-20270101-7Q2M',
      placedAt: '2027-01-01T12:00:00.000Z',
      lines: [{ sku: '4821', lineTotal: 29.9 }],
      subtotal: 29.9,
    });
    expect(answered(placeOrder.answer, order)).toEqual(E.right(order));
    expect(placeOrder.status).toBe(201);
  });
});
