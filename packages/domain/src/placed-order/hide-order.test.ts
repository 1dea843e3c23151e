import {
  centsOf,
  dayOf,
  exampleHeldOrder,
  exampleItem,
  exampleRecordLine,
  exampleRegistry,
  instantOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { applyFact, asOwnersSee, type Registry } from '../registry/index.ts';
import { canHideOrder, decideHideOrder } from './hide-order.ts';
import type { HeldOrder } from './return-lines.ts';

const eve = dayOf('2027-01-02');
const theDay = dayOf('2027-01-03');
const line = exampleRecordLine;
const at = instantOf('2027-01-01T12:00:00.000Z');

const held = (overrides: Parameters<typeof exampleHeldOrder>[0] = {}): HeldOrder => ({
  ...exampleHeldOrder(overrides),
  registries: [
    exampleRegistry({
      eventDate: O.some(theDay),
      giftCardsBought: centsOf(10_000),
      items: [exampleItem({ wanted: 8, purchased: 5 })],
    }),
  ],
});

/** The registry after what was decided, as far as the facts are about it. */
const registryAfter = (
  { registries: [registry] }: HeldOrder,
  decided: ReturnType<typeof decideHideOrder>,
): Registry => {
  if (registry === undefined || E.isLeft(decided)) throw new Error('Nothing was decided');
  return decided.right.facts.flatMap(({ facts }) => facts).reduce(applyFact, registry);
};

describe('an order that its giver hides after it was placed', () => {
  it('[OWN-02] [GIVE-03] hidden later, an order is hidden as one that was hidden from the start; shown again, nothing of it is hidden', () => {
    const order = held({
      lines: [
        line(),
        line({ line: 2, quantity: 1 }),
        line({ line: 3, kind: 'eGiftCard', quantity: 1, unitPrice: centsOf(2_500) }),
      ],
      returns: [{ reference: 'return-1', line: 1, kind: 'takenBack', units: 1, amount: centsOf(1_495), at }],
    });
    const hiding = decideHideOrder(order, true, eve);
    const hidden = registryAfter(order, hiding);
    expect(hidden.surpriseGifts.map(({ units, amount }) => [units, amount])).toEqual([
      [2, 0],
      [0, 2_500],
    ]);
    const { items, giftCardsBought } = asOwnersSee(hidden, eve);
    expect([items[0]?.purchased, giftCardsBought]).toEqual([3, 7_500]);
    if (E.isLeft(hiding)) throw new Error(hiding.left._tag);
    const again = { order: hiding.right.order, registries: [hidden] };
    const shown = registryAfter(again, decideHideOrder(again, false, eve));
    expect([shown.surpriseGifts, asOwnersSee(shown, eve).items[0]?.purchased]).toEqual([[], 5]);
  });

  it('[OWN-02] [GIVE-03] from the day of the event on, and once nothing is left of it for a registry, an order is neither hidden nor shown', () => {
    const back = { reference: 'return-1', line: 1, kind: 'takenBack', units: 2, amount: centsOf(2_990), at } as const;
    const orders = [held({ returns: [back] }), held({ source: 'reported' }), held({ lines: [line({ grId: O.none })] })];
    expect([canHideOrder(held(), eve), canHideOrder(held(), theDay)]).toEqual([true, false]);
    expect(orders.map((each) => canHideOrder(each, eve))).toEqual([false, false, false]);
    expect(decideHideOrder(held(), true, theDay)).toEqual(E.left({ _tag: 'EventHasCome' }));
  });

  it('[GIVE-03] an order that already is as its giver wants it changes nothing', () => {
    const order = held({ isSurprise: true });
    expect(decideHideOrder(order, true, theDay)).toEqual(E.right({ order: order.order, facts: [] }));
  });
});
