import {
  centsOf,
  exampleCartContents,
  exampleContributionLine,
  exampleGiftCardLine,
  exampleItem,
  forAll,
  grIdOf,
  identityOf,
  nearEdges,
  orderNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type CartLine, itemLines, lineIdOf } from '../cart/index.ts';
import { factsOfOrder } from './order-facts.ts';

const orderNumber = orderNumberOf('HF-000001');
const registries = ['111111', '222222', '333333'].map(grIdOf);
const five = exampleItem({ wanted: 8, purchased: 3 });
const itemOf = (line: CartLine) => (line._tag === 'Item' && O.isSome(line.grId) ? O.some(five) : O.none);

const anyLine = fc
  .tuple(fc.constantFrom(...registries), fc.constantFrom('item', 'plain', 'card', 'eCard'), nearEdges(1, 99, [5, 6]))
  .map(([grId, kind, quantity]): CartLine => {
    if (kind === 'card' || kind === 'eCard')
      return exampleGiftCardLine({
        grId,
        kind: kind === 'card' ? 'GiftCard' : 'EGiftCard',
        amount: centsOf(2_500 + quantity),
      });
    const of = kind === 'item' ? O.some(grId) : O.none;
    return { _tag: 'Item', lineId: lineIdOf(of, identityOf('4821')), grId: of, identity: identityOf('4821'), quantity };
  });
const registryOf = (line: CartLine) =>
  line._tag === 'Item' ? O.getOrElse((): string => 'none')(line.grId) : line.grId;

describe('what an order does to registries', () => {
  it('[CART-09] each registry is named once, with the facts of its lines in the order of the cart', () => {
    forAll(fc.array(anyLine), (lines) => {
      const facts = factsOfOrder(lines, itemOf, orderNumber);
      const named = lines.map(registryOf).filter((grId) => grId !== 'none');
      expect(facts.map(({ grId }) => grId)).toEqual([...new Set(named)]);
      for (const { grId, facts: written } of facts)
        expect(
          written.map((fact) => (fact._tag === 'GiftCardBought' ? fact.amount : 'quantity' in fact && fact.quantity)),
        ).toEqual(
          lines
            .filter((line) => registryOf(line) === grId)
            .map((line) => (line._tag === 'Item' ? line.quantity : line.amount)),
        );
    });
  });

  it('[GC-06] [LIST-10] a gift card is a fact with its kind and amount', () => {
    const lines = [
      exampleGiftCardLine({ kind: 'EGiftCard', amount: centsOf(2_550) }),
      exampleGiftCardLine({ kind: 'GiftCard', amount: centsOf(100_000) }),
    ];
    expect(factsOfOrder(lines, () => O.none, orderNumber)).toEqual([
      {
        grId: '7310442',
        facts: [
          { _tag: 'GiftCardBought', kind: 'EGiftCard', amount: 2_550, orderNumber: 'HF-000001' },
          { _tag: 'GiftCardBought', kind: 'GiftCard', amount: 100_000, orderNumber: 'HF-000001' },
        ],
      },
    ]);
  });

  it('[GG-03] [GG-05] a contribution counts the units whose full price it reached', () => {
    const shared = exampleItem({
      wanted: 2,
      purchased: 0,
      groupGift: O.some({ name: 'Plates', goal: centsOf(2_990), raised: centsOf(495) }),
    });
    const lines = [exampleContributionLine({ amount: centsOf(1_000) })];
    expect(factsOfOrder(lines, () => O.some(shared), orderNumber)).toEqual([
      {
        grId: '7310442',
        facts: [
          { _tag: 'Contributed', identity: identityOf('4821'), amount: 1_000, goal: 2_990, units: 1, orderNumber },
        ],
      },
    ]);
    expect(factsOfOrder(lines, () => O.none, orderNumber)).toEqual([{ grId: '7310442', facts: [] }]);
  });

  it('[CART-09] a plain product is no fact', () => {
    const plain = itemLines(exampleCartContents(3).lines).map((line) => ({ ...line, grId: O.none }));
    expect(plain).toHaveLength(1);
    expect(factsOfOrder(plain, itemOf, orderNumber)).toEqual([]);
  });

  it('[OWN-02] every fact of an order that its giver asked to hide says so, and no other does', () => {
    forAll(fc.array(anyLine), fc.boolean(), (lines, isSurprise) => {
      for (const { facts } of factsOfOrder(lines, itemOf, orderNumber, isSurprise))
        for (const fact of facts) expect('isSurprise' in fact && fact.isSurprise).toBe(isSurprise);
    });
  });
});
