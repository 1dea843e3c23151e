import {
  exampleItem,
  exampleRegistry,
  identityOf,
  orderNumberOf,
  registryHistory,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityKey } from '../identity/index.ts';
import { applyEvent, applyFact } from './apply-fact.ts';
import type { RegistryFact } from './registry-fact.ts';

const [plates, bowls] = [exampleItem(), exampleItem({ identity: identityOf('12'), wants: 2, purchased: 0 })];
const its = exampleRegistry({ items: [plates, bowls] });
const bought = (quantity: number, beyond = 0): RegistryFact => ({
  _tag: 'Purchased',
  identity: plates.identity,
  quantity,
  beyond,
  orderNumber: orderNumberOf('HF-1'),
});

describe('a fact applied', () => {
  it('[LIVE-01] a purchase adds its pieces to what was bought of that item, also those bought beyond the wish', () => {
    expect(applyFact(its, bought(2)).items).toEqual([{ ...plates, purchased: 5 }, bowls]);
    expect(applyFact(its, bought(7, 2)).items).toEqual([{ ...plates, purchased: 10 }, bowls]);
  });

  it('[LIVE-01] a change of wants sets that item’s wants', () => {
    const wanted: RegistryFact = { _tag: 'WantsChanged', identity: bowls.identity, wants: 4 };
    expect(applyFact(its, wanted).items).toEqual([plates, { ...bowls, wants: 4 }]);
  });

  it('[LIVE-01] every other item stays the very same, and the order stays', () => {
    fc.assert(
      fc.property(registryHistory, ({ before, events }) => {
        for (const event of events) {
          const touched = new Set(event.facts.map(({ identity }) => identityKey(identity)));
          const after = applyEvent(before, event);
          expect(after.items.map(({ identity }) => identity)).toEqual(before.items.map(({ identity }) => identity));
          for (const [index, item] of before.items.entries()) {
            if (!touched.has(identityKey(item.identity))) expect(after.items[index]).toBe(item);
          }
        }
      }),
    );
  });

  it('[LIVE-01] a fact about an item that is not on the list changes nothing', () => {
    const elsewhere = identityOf('99');
    expect(applyFact(its, { _tag: 'WantsChanged', identity: elsewhere, wants: 4 })).toEqual(its);
    expect(applyFact(its, { ...bought(2), identity: elsewhere })).toEqual(its);
  });

  it('[LIVE-01] after an event the registry has the event’s version', () => {
    fc.assert(
      fc.property(registryHistory, ({ before, events }) => {
        for (const event of events) expect(applyEvent(before, event).version).toBe(event.version);
      }),
    );
  });
});
