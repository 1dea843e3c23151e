import {
  centsOf,
  exampleElsewhereGift,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  forAll,
  identityOf,
  instantOf,
  markets,
  orderNumberOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import { applyFact } from '../registry/index.ts';
import {
  canBeBoughtElsewhere,
  decideBoughtElsewhere,
  type ElsewhereGift,
  elsewhereProblems,
} from './bought-elsewhere.ts';

const receiving = {
  orderNumber: orderNumberOf('HF-1'),
  now: instantOf('2027-06-01T12:00:00.000Z'),
  ...sites.main,
};
const plates = exampleItem({ wanted: 8, purchased: 3 });
const decide = (gift: Partial<ElsewhereGift> = {}, item: RegistryItem = plates) =>
  decideBoughtElsewhere(O.some(exampleRegistry({ items: [item] })), exampleElsewhereGift(gift), receiving);
const decided = (...asked: Parameters<typeof decide>) =>
  E.getOrElseW((refusal) => expect.fail(JSON.stringify(refusal)))(decide(...asked));

describe('a gift bought elsewhere', () => {
  it('[ELSE-01] an item that is not on the list, or that no guest sees, is refused as unknown', () => {
    const unknown = E.left({ _tag: 'ItemUnknown' });
    expect(decide({ identity: identityOf('9') })).toEqual(unknown);
    const gone = exampleItem({ product: exampleProduct({ isNla: true }) });
    expect(decide({}, gone)).toEqual(unknown);
    expect(canBeBoughtElsewhere(markets.US, gone)).toBe(false);
  });

  it('[ELSE-01] a group gift is refused: its fund alone pays for it', () => {
    const groupGift = O.some({ name: 'Plates', goal: centsOf(10_000), raised: centsOf(0) });
    const shared = exampleItem({ groupGift });
    expect(decide({}, shared)).toEqual(E.left({ _tag: 'IsGroupGift' }));
    expect([canBeBoughtElsewhere(markets.US, shared), canBeBoughtElsewhere(markets.US, plates)]).toEqual([false, true]);
  });

  it('[ELSE-01] more than is still wanted, and fewer than 1, is refused with what is left', () => {
    for (const quantity of [0, -1, 1.5, 6, Number.NaN])
      expect(decide({ quantity })).toEqual(E.left({ _tag: 'NotSoMany', left: 5 }));
    expect(E.isRight(decide({ quantity: 5 }))).toBe(true);
  });

  it('[ELSE-01] what counts was wanted: nothing of it is over-purchased, unless owners who do not see what was bought give it themselves', () => {
    forAll(fc.integer({ min: 1, max: 5 }), fc.boolean(), (quantity, isSurprise) => {
      const { facts } = decided({ quantity, isSurprise });
      expect(facts).toMatchObject([{ quantity, overPurchased: 0, isElsewhere: true }]);
      const after = facts.reduce(applyFact, exampleRegistry({ items: [plates] }));
      expect(after.items.map(({ purchased }) => purchased)).toEqual([3 + quantity]);
      expect(after.surpriseGifts).toHaveLength(isSurprise ? 1 : 0);
      const byOwner = decideBoughtElsewhere(
        O.some(exampleRegistry({ items: [{ ...plates, purchased: plates.wanted }] })),
        exampleElsewhereGift({ quantity, isSurprise }),
        receiving,
        () => exampleRegistry({ items: [plates] }),
      );
      expect(byOwner).toMatchObject(E.right({ facts: [{ quantity, overPurchased: quantity }] }));
    });
  });

  it('[ELSE-01] the shop is named in 1 to 60 visible characters on one line; its order number may be left out', () => {
    const refused = (field: 'shop' | 'shopOrder') => E.left({ _tag: 'ShopInvalid', field });
    for (const shop of ['', ' ', 'a\nb', 'x'.repeat(61)]) expect(decide({ shop })).toEqual(refused('shop'));
    for (const shopOrder of ['1\n2', '1'.repeat(61)]) expect(decide({ shopOrder })).toEqual(refused('shopOrder'));
    expect(decided({ shop: ' Corner ', shopOrder: ' ' }).boughtAt).toEqual({ shop: 'Corner', shopOrder: '' });
  });

  it('[ELSE-01] all invalid fields are listed in the form’s order, and none exactly when the gift can be counted as far as its fields go', () => {
    const typed = fc.record({
      shop: fc.constantFrom('', 'Corner'),
      shopOrder: fc.constantFrom('', 'a\nb'),
      giver: fc.record({
        firstName: fc.constantFrom('', 'Ruth'),
        lastName: fc.constantFrom('', 'x'.repeat(61)),
        email: fc.constantFrom('ruth', 'ruth@example.com'),
      }),
      message: fc.constantFrom('', 'x'.repeat(501)),
    });
    forAll(typed, (gift) => {
      const [first] = elsewhereProblems(gift);
      const outcome = decide(gift);
      if (first === undefined) expect(E.isRight(outcome)).toBe(true);
      else expect(outcome).toMatchObject(E.left({ field: first }));
    });
    expect(
      elsewhereProblems({
        shop: '',
        shopOrder: 'a\nb',
        giver: { firstName: '', lastName: 'x'.repeat(61), email: '' },
        message: 'x'.repeat(501),
      }),
    ).toEqual(['shop', 'shopOrder', 'firstName', 'lastName', 'email', 'message']);
  });

  it('[ELSE-01] the order has one line, and no sum', () => {
    const { order } = decided({ quantity: 2 });
    expect(order).toMatchObject({
      subtotal: 0,
      charges: [],
      taxes: [],
      total: 0,
      lines: [{ quantity: 2, lineTotal: 0 }],
    });
    expect(order.lines).toHaveLength(1);
  });
});
