import {
  centsOf,
  exampleCart,
  exampleGiftCardLineView,
  exampleLine,
  exampleProduct,
  exampleStore,
  forAll,
  grId,
  grIdOf,
  identity,
  identityOf,
  nearEdges,
  optional,
  sites,
  skuOf,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '../messages/index.ts';
import type { CartLineView, CartRequest, ConfirmationRequest } from './cart-view.ts';
import { checkConfirmation, confirmationOf, confirmCart } from './confirm-cart.ts';

const [plates, lamp, cup] = [skuOf('4821'), skuOf('12'), skuOf('13')];
const [first, second] = [grIdOf('7310442'), grIdOf('7310443')];
const noFacts = { products: [], services: [], addOns: [], formatPrice };

const requestFor = (
  things: ReadonlyArray<readonly [sku: ConfirmationRequest['skus'][number], quantity: number]>,
  grId: ConfirmationRequest['grId'] = O.none,
): ConfirmationRequest => ({
  skus: things.map(([sku]) => sku),
  quantities: things.map(([, quantity]) => quantity),
  cartId: O.none,
  grId,
  optionChoice: '',
});

const line = (overrides: Partial<CartLineView> = {}): CartLineView => exampleLine(overrides);

describe('what is confirmed of a cart', () => {
  it('[CART-02] as many quantities as SKUs are needed, each from 1 to 99', () => {
    const answer = (quantities: ReadonlyArray<number>) =>
      checkConfirmation({ ...requestFor([[plates, 1]]), quantities });
    expect(E.isRight(answer([1])) && E.isRight(answer([99]))).toBe(true);
    expect([answer([]), answer([1, 1])]).toEqual([
      E.left({ _tag: 'LengthsDiffer' }),
      E.left({ _tag: 'LengthsDiffer' }),
    ]);
    for (const quantity of [0, 100, 1.5, -1]) {
      expect(answer([quantity])).toEqual(E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 }));
    }
  });

  it('[CART-02] only lines in the cart are confirmed, never more units than they have, and no line twice', () => {
    forAll(
      nearEdges(1, 99, [3]),
      fc.array(fc.tuple(fc.constantFrom(plates, lamp, cup), nearEdges(1, 99, [3])), { minLength: 1, maxLength: 6 }),
      (held, things) => {
        const cart = exampleCart({
          lines: [line({ quantity: held }), line({ identity: identityOf('12'), quantity: 1 })],
        });
        const { items, addedItemCount } = confirmCart(sites.main, cart, requestFor(things), noFacts);
        expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length);
        for (const { sku, quantity } of items) {
          const [, most = 0] = things.find(([productSku]) => productSku === sku) ?? [];
          expect(quantity).toBe(Math.min(most, sku === plates ? held : 1));
        }
        expect(items.some(({ sku }) => sku === cup)).toBe(false);
        expect(addedItemCount).toBe(items.reduce((sum, { quantity }) => sum + quantity, 0));
      },
    );
    const twice = exampleCart({
      lines: [
        line({ grId: O.some(first), quantity: 5 }),
        line({ grId: O.some(second), quantity: 7 }),
        line({ identity: identityOf('12') }),
      ],
    });
    const both = requestFor([
      [plates, 99],
      [lamp, 1],
    ]);
    expect(confirmCart(sites.main, twice, both, noFacts).items).toMatchObject([{ quantity: 7 }, { quantity: 1 }]);
    const cart = exampleCart({ lines: [line({ quantity: 2 })] });
    expect(confirmCart(sites.main, cart, requestFor([[plates, 3]]), noFacts).items).toMatchObject([{ quantity: 2 }]);
    expect(confirmCart(sites.main, cart, requestFor([[plates, 1]]), noFacts).items).toMatchObject([{ quantity: 1 }]);
  });

  it('[CART-02] with a registry, only its lines are confirmed; contributions never are', () => {
    const cart = exampleCart({
      lines: [
        line({ grId: O.some(second), name: 'of the second' }),
        line({ grId: O.some(first), name: 'of the first' }),
        line({ grId: O.some(first), identity: identityOf('4821', 7), name: 'with a monogram' }),
        line({ grId: O.none, name: 'plain' }),
      ],
    });
    const names = (request: ConfirmationRequest) =>
      confirmCart(sites.main, cart, request, noFacts).items.map(({ name }) => name);
    expect(names(requestFor([[plates, 1]], O.some(second)))).toEqual(['of the second']);
    expect(names(requestFor([[plates, 1]], O.some(first)))).toEqual(['with a monogram']);
    expect(names(requestFor([[plates, 1]]))).toEqual(['plain']);
    expect(names(requestFor([[plates, 1]], O.some(grIdOf('7310449'))))).toEqual([]);
    const fund = line({ kind: 'contribution', name: 'its fund', unitPrice: centsOf(5_000) });
    const grown = exampleCart({ lines: [line({ quantity: 2, unitPrice: centsOf(2_990) }), fund] });
    expect(confirmCart(sites.main, grown, requestFor([[plates, 1]]), noFacts).items).toMatchObject([
      { formattedPrice: '$29.90', quantity: 1 },
    ]);
    const money = exampleCart({ lines: [fund] });
    expect(confirmCart(sites.main, money, requestFor([[plates, 1]]), noFacts).items).toEqual([]);
  });

  it.each([
    [
      'a plain one and two with a design',
      [1, 2],
      [
        ['plain', 1],
        ['designed', 2],
      ],
    ],
    [
      'two plain ones and one with a design',
      [2, 1],
      [
        ['plain', 1],
        ['designed', 1],
      ],
    ],
    ['the last alone', [2], [['designed', 2]]],
    [
      'more than there are',
      [1, 2, 3],
      [
        ['plain', 1],
        ['designed', 2],
      ],
    ],
  ] as const)(
    '[CART-02] of several possible lines the last ones are meant: as many as the SKU has quantities, each with the quantity in its place: %s',
    (_, quantities, expected) => {
      const cart = exampleCart({
        lines: [
          line({ name: 'plain', quantity: 1 }),
          line({ identity: identityOf('12'), name: 'lamp' }),
          line({ identity: identityOf('4821', 7), name: 'designed', quantity: 2 }),
        ],
      });
      const { items } = confirmCart(
        sites.main,
        cart,
        requestFor(quantities.map((quantity) => [plates, quantity])),
        noFacts,
      );
      expect(items.map(({ name, quantity }) => [name, quantity])).toEqual(expected);
    },
  );

  it('[CART-02] a shipping note is set when it applies to a confirmed item that is shipped; rewards are the site’s', () => {
    const message = (
      type: 'freeShippingPopup' | 'vendorDropShip' | 'onlineOnly',
      popupName: O.Option<string> = O.none,
    ) => ({
      messages: [{ type, level: 'info' as const, text: 'So it is', popupName }],
    });
    const promo = (popupName: string) => ({ shippingPromo: O.some({ message: 'So it is', popupName }) });
    const notices = (overrides: Parameters<typeof exampleProduct>[0], sku = plates) => {
      const cart = exampleCart({ lines: [line(), line({ identity: identityOf('12') })] });
      const facts = {
        products: [exampleProduct({ sku, ...overrides }), exampleProduct({ sku: cup })],
        services: [],
        addOns: [],
        formatPrice,
      };
      const { isFreeShipping, isVendorDropShip, isAlaskaHawaii } = confirmCart(
        sites.main,
        cart,
        requestFor([[plates, 1]]),
        facts,
      );
      return [isFreeShipping, isVendorDropShip, isAlaskaHawaii];
    };
    expect(notices({})).toEqual([false, false, false]);
    expect(notices(message('onlineOnly'))).toEqual([false, false, false]);
    for (const free of [message('freeShippingPopup'), promo('freeShipping')])
      expect(notices(free)).toEqual([true, false, false]);
    for (const ship of [message('vendorDropShip'), promo('vendorDropShip')])
      expect(notices(ship)).toEqual([false, true, false]);
    for (const far of [promo('alaskaHawaii'), message('onlineOnly', O.some('alaskaHawaii'))]) {
      expect(notices(far)).toEqual([false, false, true]);
    }
    expect(notices(promo('alaskaHawaii'), lamp)).toEqual([false, false, false]);
    const free = {
      products: [exampleProduct({ sku: plates, ...promo('freeShipping') })],
      services: [],
      addOns: [],
      formatPrice,
    };
    const both = exampleCart({ lines: [line(), line({ identity: identityOf('12') })] });
    const things = requestFor([
      [plates, 1],
      [lamp, 1],
    ]);
    expect(confirmCart(sites.main, both, things, free).isFreeShipping).toBe(true);
    const pickup = { storeNumber: storeNumberOf('104'), name: 'Lincoln Park' };
    const pickedUp = exampleCart({ lines: [line({ pickup }), line({ identity: identityOf('12') })] });
    expect(confirmCart(sites.main, pickedUp, things, free).isFreeShipping).toBe(false);
    const card = exampleCart({ lines: [exampleGiftCardLineView({ identity: identityOf('4821') })] });
    expect(confirmCart(sites.main, card, requestFor([[plates, 1]]), free).isFreeShipping).toBe(false);
    const rewards = Object.values(sites).map((site) => [
      site.id,
      confirmCart(site, exampleCart(), requestFor([[plates, 1]]), noFacts).isRewardsBanner,
    ]);
    expect(rewards).toEqual([
      ['main', true],
      ['modern', true],
      ['kids', true],
      ['canada', false],
    ]);
  });

  it('[CART-02] [BUY-08] a pickup names its store and all units of its line; a shipped line names none', () => {
    const { storeNumber, name } = exampleStore();
    const cart = exampleCart({
      lines: [line({ quantity: 3, pickup: { storeNumber, name } }), line({ identity: identityOf('12') })],
    });
    const things = requestFor([
      [plates, 1],
      [lamp, 1],
    ]);
    const [fetched, shipped] = confirmCart(sites.main, cart, things, noFacts).items;
    expect([fetched?.quantity, fetched?.pickup]).toEqual([1, { storeNumber, name, units: 3 }]);
    expect(Object.keys(shipped ?? { pickup: 'no such line' })).not.toContain('pickup');
  });

  it('[CART-02] installation price and special order picture are included where the catalogue has them', () => {
    const cart = exampleCart({
      lines: [line(), line({ identity: identityOf('12', 7) }), line({ identity: identityOf('13') })],
    });
    const services = [
      { sku: plates, installation: O.some({ type: 2, fee: centsOf(14_900) }), specialOrderPicture: O.none },
      { sku: lamp, installation: O.none, specialOrderPicture: O.some('/pictures/lamp-flat.webp') },
    ];
    expect(
      confirmCart(
        sites.main,
        cart,
        requestFor([
          [plates, 1],
          [lamp, 1],
          [cup, 1],
        ]),
        { products: [], services, addOns: [], formatPrice },
      ).items,
    ).toMatchObject([
      {
        installationServiceType: 2,
        installationService: O.some({ formattedFee: '$149.00' }),
        specialOrderPicture: O.none,
      },
      {
        installationServiceType: 0,
        installationService: O.none,
        specialOrderPicture: O.some('/pictures/lamp-flat.webp'),
        isPersonalized: true,
      },
      { installationServiceType: 0, installationService: O.none, specialOrderPicture: O.none, isPersonalized: false },
    ]);
    const card = exampleCart({ lines: [exampleGiftCardLineView({ identity: identityOf('4821') })] });
    expect(
      confirmCart(sites.main, card, requestFor([[plates, 1]]), { products: [], services, addOns: [], formatPrice })
        .items,
    ).toMatchObject([{ installationService: O.none }]);
  });

  it('[CART-02] add-ons are offered in the given order', () => {
    const addOns = ['77', '78'].map((number) => ({
      sku: skuOf(number),
      name: `Extra ${number}`,
      path: `/product/extra/${number}`,
      picture: '/pictures/extra.webp',
      formattedPrice: '$24.95',
    }));
    expect(confirmCart(sites.main, exampleCart(), requestFor([[plates, 1]]), { ...noFacts, addOns }).addOns).toEqual(
      addOns,
    );
  });
});

const cartRequest: fc.Arbitrary<CartRequest> = fc.record({
  grId: optional(grId),
  identity,
  quantity: nearEdges(1, 99, [2]),
});
const requestOn = (list: CartRequest['grId'], sku = '4821'): CartRequest => ({
  grId: list,
  identity: identityOf(sku),
  quantity: 1,
});

describe('the confirmation request for an addition', () => {
  it('[CART-02] every added item is included with its units, up to 20 items', () => {
    forAll(fc.array(cartRequest, { minLength: 1, maxLength: 22 }), (added) => {
      const request = O.toNullable(confirmationOf(added));
      expect(request?.skus).toEqual(added.slice(0, 20).map(({ identity }) => identity.sku));
      expect(request).toMatchObject({ cartId: O.none, optionChoice: '' });
      expect(request?.quantities).toEqual(added.slice(0, 20).map(({ quantity }) => quantity));
    });
    for (const [count, expected] of [
      [20, 20],
      [21, 20],
    ] as const) {
      const request = confirmationOf(new Array<CartRequest>(count).fill(requestOn(O.none)));
      expect(O.map(({ skus }: { readonly skus: ReadonlyArray<unknown> }) => skus.length)(request)).toEqual(
        O.some(expected),
      );
    }
  });

  it('[CART-02] the registry is included when all items are for it', () => {
    const named = (...lists: ReadonlyArray<CartRequest['grId']>) =>
      O.toNullable(confirmationOf(lists.map((list) => requestOn(list))))?.grId;
    expect(named(O.some(first))).toEqual(O.some(first));
    expect(named(O.some(first), O.some(first))).toEqual(O.some(first));
    expect(named(O.some(first), O.some(second))).toEqual(O.none);
    expect(named(O.some(first), O.none)).toEqual(O.none);
    expect(named(O.none, O.some(first))).toEqual(O.none);
    expect(named(O.none)).toEqual(O.none);
  });

  it('[CART-01] nothing added means no request', () => {
    expect(confirmationOf([])).toEqual(O.none);
  });
});
