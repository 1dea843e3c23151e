import {
  exampleItem,
  examplePersonalization,
  exampleProduct,
  forAll,
  identityOf,
  nearEdges,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Product } from '../item/index.ts';
import { additionFacts, decideAdd, resolveAdditions } from './decide-add.ts';

const plates = exampleProduct();
const wantedItem = (wanted: number) => exampleItem({ wanted, purchased: 0 });
const adding = (quantity: number, product: Product = plates, personalizationId = 0) => ({
  addition: { identity: identityOf(product.sku, personalizationId), quantity },
  product,
});
const { identity } = wantedItem(1);
const messages = { priceMessage: 'Adds $15.00', returnPolicyMessage: 'Cannot be returned' };

describe('adding to the list', () => {
  it('[ADD-01] an unknown product is refused before anything else', () => {
    const unknown = { identity: identityOf('99'), quantity: 0 };
    expect(resolveAdditions([{ identity, quantity: 0 }, unknown], [plates])).toEqual(
      E.left({ _tag: 'ProductUnknown', identity: unknown.identity }),
    );
    expect(resolveAdditions([{ identity, quantity: 2 }], [plates])).toEqual(E.right([adding(2)]));
  });

  it.each([0, -1, 1.5, 1_000, Number.NaN])(
    '[ADD-01] below 1, above 999 and what is not a whole number are out of range: %d',
    (quantity) => {
      expect(decideAdd([], [adding(quantity)])).toEqual(
        E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 999 }),
      );
    },
  );

  it.each([1, 999])('[ADD-01] %d units are added', (quantity) => {
    expect(decideAdd([], [adding(quantity)])).toEqual(
      E.right([{ identity, product: plates, added: quantity, wanted: quantity }]),
    );
  });

  it.each([
    ['NoLongerAvailable', { isNla: true }, 0],
    ['NotAddable', { isStockSku: false }, 0],
    ['NotAddable', { isMadeToOrder: true }, 0],
    ['PersonalizationMissing', { personalizationType: 100 }, 0],
    ['PersonalizationMissing', { personalizationType: 700 }, 7],
    ['PersonalizationMissing', {}, 7],
  ] as const)(
    '[ADD-02] [PERS-02] what is no longer available, not from stock, made to order, or lacks the design that it names or needs is refused: %s for %o with design %d',
    (_tag, overrides, design) => {
      const second = adding(1, exampleProduct(overrides), design);
      expect(decideAdd([], [adding(1), second])).toEqual(E.left({ _tag, identity: second.addition.identity }));
    },
  );

  it('[PERS-02] a design that an item has already is known, unless there is a mistake in it', () => {
    const product = exampleProduct({ personalizationType: 700 });
    const item = exampleItem({
      product,
      identity: identityOf(product.sku, 7),
      wanted: 1,
      personalization: O.some(examplePersonalization()),
    });
    expect(decideAdd([item], [adding(1, product, 7)])).toMatchObject(E.right([{ added: 1, wanted: 2 }]));
    const wrong = { ...item, personalization: O.some(examplePersonalization({ hasError: true })) };
    expect(decideAdd([wrong], [adding(1, product, 7)])).toMatchObject(E.left({ _tag: 'PersonalizationMissing' }));
    expect(decideAdd([], [adding(1, product)])).toMatchObject(E.right([{ added: 1, wanted: 1 }]));
  });

  it('[PERS-02] a design that was made is accepted, and its text is the new item’s personalization', () => {
    for (const personalizationType of [700, 100] as const) {
      const product = exampleProduct({ personalizationType });
      const words = { font: 'Block', color: 'Sage', line1: 'A & J', line2: '' };
      const design = { identity: identityOf('4821', 7), ...words };
      const decided = decideAdd([], [adding(1, product, 7)], [design]);
      if (E.isLeft(decided)) throw new Error('refused');
      expect(additionFacts([], decided.right, messages, [design])).toMatchObject([
        { _tag: 'Added', wanted: 1, personalization: O.some({ ...words, ...messages, hasError: false }) },
      ]);
      expect(decideAdd([], [adding(1, product, 8)], [design])).toMatchObject(
        E.left({ _tag: 'PersonalizationMissing' }),
      );
    }
  });

  it('[ADD-02] [PERS-02] more of what is on the list already: with its design though the product needs one, and not when it is no longer available', () => {
    const madeFor = (overrides: Partial<Product>) => {
      const product = exampleProduct({ personalizationType: 100, ...overrides });
      const personalization = O.some(examplePersonalization());
      const item = exampleItem({ product, identity: identityOf(product.sku, 7), wanted: 1, personalization });
      return decideAdd([item], [adding(1, product, 7)]);
    };
    expect(madeFor({})).toMatchObject(E.right([{ added: 1, wanted: 2 }]));
    expect(madeFor({ isNla: true })).toMatchObject(E.left({ _tag: 'NoLongerAvailable' }));
    expect(madeFor({ isMadeToOrder: true })).toMatchObject(E.left({ _tag: 'NotAddable' }));
  });

  it.each([
    [997, 1, 1, 998],
    [998, 1, 1, 999],
    [998, 2, 1, 999],
    [999, 1, 0, 999],
    [1, 999, 998, 999],
  ])(
    '[ADD-01] as many are added as requested, up to 999 in all: %d wanted and %d more, %d are added, %d are wanted',
    (before, quantity, added, wanted) => {
      expect(decideAdd([wantedItem(before)], [adding(quantity)])).toMatchObject(E.right([{ added, wanted }]));
    },
  );

  it('[ADD-01] the wanted quantity afterwards is the one before plus what was added, and never above 999', () => {
    const units = nearEdges(1, 999, [1, 999]);
    forAll(units, fc.array(units, { minLength: 1, maxLength: 3 }), (before, quantities) => {
      const decided = decideAdd(
        [wantedItem(before)],
        quantities.map((quantity) => adding(quantity)),
      );
      if (E.isLeft(decided)) throw new Error('refused');
      const sum = decided.right.reduce((all, { added }) => all + added, before);
      expect(decided.right.at(-1)?.wanted).toBe(sum);
      expect(sum).toBe(
        Math.min(
          999,
          quantities.reduce((all, quantity) => all + quantity, before),
        ),
      );
    });
  });

  it('[ADD-01] an addition that cannot grow is no fact; every other is one fact, in the order requested; only the first of a new item has its personalization', () => {
    const bowls = exampleProduct({ sku: skuOf('12'), personalizationType: 705 });
    const decided = decideAdd([wantedItem(999)], [adding(3), adding(2, bowls), adding(1, bowls)]);
    if (E.isLeft(decided)) throw new Error('refused');
    expect(additionFacts([wantedItem(999)], decided.right, messages)).toEqual([
      {
        _tag: 'Added',
        identity: identityOf('12'),
        wanted: 2,
        personalization: O.some(
          expect.objectContaining({
            line1: '',
            line2: '',
            font: '',
            color: '',
            hasError: false,
            ...messages,
            priceMessage: '',
          }),
        ),
      },
      { _tag: 'Added', identity: identityOf('12'), wanted: 3, personalization: O.none },
    ]);
    const fresh = decideAdd([], [adding(2, bowls), adding(1, bowls)]);
    if (E.isLeft(fresh)) throw new Error('refused');
    expect(additionFacts([], fresh.right, messages)).toMatchObject([
      { wanted: 2, personalization: { _tag: 'Some' } },
      { wanted: 3, personalization: O.none },
    ]);
    const there = exampleItem({ product: bowls, wanted: 1 });
    const grown = decideAdd([there], [adding(2, bowls)]);
    if (E.isLeft(grown)) throw new Error('refused');
    expect(additionFacts([there], grown.right, messages)).toEqual([
      { _tag: 'Added', identity: identityOf('12'), wanted: 3, personalization: O.none },
    ]);
  });
});
