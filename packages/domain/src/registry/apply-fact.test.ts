import {
  centsOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  forAll,
  identityOf,
  orderNumberOf,
  registryHistory,
  skuOf,
  touchedBy,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { identityKey } from '../identity/index.ts';
import { type RegistryItem, settledProduct } from '../item/index.ts';
import { applyEvent, applyFact, applyFactWith } from './apply-fact.ts';
import type { Registry } from './registry.ts';
import type { RegistryEvent, RegistryFact } from './registry-fact.ts';
import { isSettled } from './settled.ts';

const [plates, bowls] = [exampleItem(), exampleItem({ identity: identityOf('12'), wanted: 2, purchased: 0 })];
const ownRegistry = exampleRegistry({ items: [plates, bowls] });
const bought = (quantity: number, overPurchased = 0) =>
  ({
    _tag: 'Purchased' as const,
    identity: plates.identity,
    quantity,
    overPurchased,
    orderNumber: orderNumberOf('HF-1'),
  }) satisfies RegistryFact;

describe('a fact applied', () => {
  it('[LIVE-01] a changed quantity is set on its item', () => {
    const wanted: RegistryFact = { _tag: 'WantedChanged', identity: bowls.identity, wanted: 4 };
    expect(applyFact(ownRegistry, wanted).items).toEqual([plates, { ...bowls, wanted: 4 }]);
  });

  it('[ADD-01] an addition sets the wanted quantity of an item that is there, and puts a new one at the end with nothing bought', () => {
    const added: RegistryFact = { _tag: 'Added', identity: plates.identity, wanted: 9, personalization: O.none };
    expect(applyFact(ownRegistry, added).items).toEqual([{ ...plates, wanted: 9 }, bowls]);
    const kettle = exampleProduct({ sku: skuOf('77') });
    const identity = identityOf('77');
    expect(applyFactWith([kettle])(ownRegistry, { ...added, identity }).items).toEqual([
      plates,
      bowls,
      { ...exampleItem({ product: kettle }), wanted: 9, purchased: 0 },
    ]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
  ])('[ITEM-01] an item’s wanted quantity is never below 1: %d is %d', (requested, wanted) => {
    const kettle = exampleProduct({ sku: skuOf('77') });
    const [there, anew] = [plates.identity, identityOf('77')];
    const list = exampleRegistry({ items: [plates, { ...bowls, purchased: requested }] });
    const wantedOf = (fact: RegistryFact) => applyFactWith([kettle])(list, fact).items.map((item) => item.wanted);
    const added = { _tag: 'Added', wanted: requested, personalization: O.none } as const;
    const replaced = {
      _tag: 'Replaced',
      existing: bowls.identity,
      kept: O.some(requested),
      wanted: requested,
      moved: centsOf(0),
      paid: 0,
      isMostLoved: false,
      groupGift: O.none,
      personalization: O.none,
    } as const;
    expect(wantedOf({ _tag: 'WantedChanged', identity: there, wanted: requested })).toEqual([wanted, 2]);
    expect(wantedOf({ ...added, identity: there })).toEqual([wanted, 2]);
    expect(wantedOf({ ...added, identity: anew })).toEqual([8, 2, wanted]);
    expect(wantedOf({ ...replaced, replacement: there })).toEqual([wanted, wanted]);
    expect(wantedOf({ ...replaced, replacement: anew })).toEqual([8, wanted, wanted]);
  });

  it('[ITEM-08] [MAN-04] a removal removes that item and leaves the others; what was bought of it stays at the end, settled', () => {
    const fact = { _tag: 'Removed', identity: plates.identity, wasNla: true, kept: plates.purchased } as const;
    const kept = applyFact(ownRegistry, fact);
    expect(kept.items.map(({ identity, wanted, purchased }) => [identity, wanted, purchased])).toEqual([
      [bowls.identity, bowls.wanted, bowls.purchased],
      [plates.identity, plates.purchased, plates.purchased],
    ]);
    expect(kept.settled).toEqual([plates.identity]);
    const after = applyFact(ownRegistry, { _tag: 'Removed', identity: plates.identity, wasNla: false });
    expect(after.items).toEqual([bowls]);
    expect(after.items[0]).toBe(bowls);
  });

  it('[NLA-03] [NLA-07] a replaced item goes, or moves to the end as settled, with its purchased units as the wanted quantity; most loved and the fund move to the replacement', () => {
    const fund = O.some({ name: 'Kettle', goal: centsOf(5_000), raised: centsOf(700) });
    const gone = exampleItem({
      product: exampleProduct({ sku: skuOf('77'), isNla: true }),
      wanted: 8,
      purchased: 3,
      isMostLoved: true,
      groupGift: fund,
    });
    const list = exampleRegistry({ items: [gone, plates, bowls] });
    const replaced = {
      _tag: 'Replaced',
      existing: gone.identity,
      kept: O.some(3),
      replacement: bowls.identity,
      wanted: 7,
      moved: centsOf(0),
      paid: 0,
      isMostLoved: true,
      groupGift: fund,
      personalization: O.none,
    } as const;
    const left = {
      ...gone,
      wanted: 3,
      isMostLoved: false,
      groupGift: O.some({ name: 'Kettle', goal: centsOf(1_875), raised: centsOf(700) }),
      product: settledProduct(gone.product),
    };
    const grown = { ...bowls, wanted: 7, isMostLoved: true, groupGift: fund };
    expect(applyFact(list, replaced).items).toEqual([plates, grown, left]);
    expect(applyFact(list, { ...replaced, kept: O.none }).items).toEqual([plates, grown]);
    const kettle = exampleProduct({ sku: skuOf('78') });
    const anew = applyFactWith([kettle])(list, { ...replaced, replacement: identityOf('78') });
    expect(anew.items.slice(2)).toEqual([
      left,
      { ...exampleItem({ product: kettle }), wanted: 7, purchased: 0, isMostLoved: true, groupGift: fund },
    ]);
  });

  it('[NLA-03] [SURP-01] what is settled or set aside comes back at the end when it is listed again, with what was given of it, and leaves with the last that is returned', () => {
    const { identity } = plates;
    const added = { _tag: 'Added', identity, wanted: 9, personalization: O.none } as const;
    const returned = (quantity: number) =>
      ({ _tag: 'PurchaseReturned', identity, quantity, orderNumber: orderNumberOf('HF-1') }) as const;
    for (const off of [{ settled: [identity] }, { setAside: [{ identity, what: 'item' as const }] }]) {
      const list = exampleRegistry({ items: [plates, bowls], ...off });
      expect(applyFact(list, added)).toMatchObject({
        items: [bowls, { ...plates, wanted: 9 }],
        settled: [],
        setAside: [],
      });
      expect(applyFact(list, returned(plates.purchased - 1)).items).toHaveLength(2);
      expect(applyFact(list, returned(plates.purchased))).toMatchObject({ items: [bowls], settled: [], setAside: [] });
    }
  });

  it('[GG-03] [NLA-07] decided facts never raise a fund on the list above its goal', () => {
    forAll(registryHistory, ({ after }) => {
      for (const { items, settled } of after) {
        for (const { identity, groupGift } of items) {
          if (isSettled({ settled }, identity)) continue;
          const { raised, goal } = O.isSome(groupGift) ? groupGift.value : { raised: 0, goal: 0 };
          expect(raised).toBeLessThanOrEqual(goal);
        }
      }
    });
  });

  it('[LIST-10] [RET-01] a gift card adds its amount to the registry’s gift cards and leaves every item; a returned one takes it off again', () => {
    const card = (amount: number): Extract<RegistryFact, { readonly _tag: 'GiftCardBought' }> => ({
      _tag: 'GiftCardBought',
      kind: 'EGiftCard',
      amount: centsOf(amount),
      orderNumber: orderNumberOf('HF-1'),
    });
    const after = [2_500, 1].map(card).reduce(applyFact, ownRegistry);
    expect(after).toEqual({ ...ownRegistry, giftCardsBought: 2_501 });
    expect(after.items).toBe(ownRegistry.items);
    expect(applyFact(ownRegistry, bought(1)).giftCardsBought).toBe(0);
    const back = (amount: number): RegistryFact => ({ ...card(amount), _tag: 'GiftCardReturned' });
    expect(applyFact(after, back(2_500))).toEqual({ ...ownRegistry, giftCardsBought: 1 });
    expect(applyFact(after, back(9_999)).giftCardsBought).toBe(0);
  });

  it('[GIVE-03] [RET-01] what is returned is taken off what was bought of its item, and no sum falls below 0', () => {
    const back = (quantity: number): RegistryFact => ({
      _tag: 'PurchaseReturned',
      identity: plates.identity,
      quantity,
      orderNumber: orderNumberOf('HF-1'),
    });
    expect(applyFact(applyFact(ownRegistry, bought(2)), back(2))).toEqual(ownRegistry);
    expect(applyFact(ownRegistry, back(9)).items).toEqual([{ ...plates, purchased: 0 }, bowls]);
  });

  it('[THX-01] a thank-you note changes nothing of the registry, and neither does a gift that is of no item on the list', () => {
    expect(applyFact(ownRegistry, { _tag: 'ThanksWritten' })).toEqual(ownRegistry);
    const { identity } = plates;
    const gift = { _tag: 'Units', identity, quantity: 1, unitPrice: centsOf(100) } as const;
    for (const _tag of ['UnmatchedGiven', 'UnmatchedReturned'] as const)
      expect(applyFact(ownRegistry, { _tag, gift, orderNumber: orderNumberOf('HF-1') })).toEqual(ownRegistry);
  });

  it('[LIVE-01] every other item is unchanged, in the same order', () => {
    forAll(registryHistory, ({ before, events, products }) => {
      for (const event of events) {
        const touched = new Set(event.facts.flatMap(touchedBy).map(identityKey));
        const isOther = ({ identity }: RegistryItem) => !touched.has(identityKey(identity));
        const rest = applyEvent(before, event, products).items.filter(isOther);
        expect(rest).toEqual(before.items.filter(isOther));
        for (const item of rest) expect(before.items).toContain(item);
      }
    });
  });

  it('[LIVE-01] a fact about an item that is not on the list, or of an unknown product, changes nothing', () => {
    const elsewhere = identityOf('99');
    expect(applyFact(ownRegistry, { _tag: 'WantedChanged', identity: elsewhere, wanted: 4 })).toEqual(ownRegistry);
    expect(applyFact(ownRegistry, { ...bought(2), identity: elsewhere })).toEqual(ownRegistry);
    expect(applyFact(ownRegistry, { _tag: 'Removed', identity: elsewhere, wasNla: false })).toEqual(ownRegistry);
    expect(applyFact(ownRegistry, { _tag: 'Added', identity: elsewhere, wanted: 1, personalization: O.none })).toEqual(
      ownRegistry,
    );
  });

  it('[LIVE-01] after an event the registry has the event’s version', () => {
    forAll(registryHistory, ({ before, events }) => {
      for (const event of events) expect(applyEvent(before, event, []).version).toBe(event.version);
    });
  });

  it('[LIVE-01] an event that was applied before returns the same registry', () => {
    forAll(registryHistory, ({ before, events, products }) => {
      const apply = (registry: Registry, event: RegistryEvent) => applyEvent(registry, event, products);
      const after = events.reduce(apply, before);
      for (const event of events) expect(apply(after, event)).toBe(after);
    });
  });
});
