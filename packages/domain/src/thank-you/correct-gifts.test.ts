import {
  centsOf,
  exampleItem,
  exampleRecord,
  exampleRecordLine,
  exampleRegistry,
  exampleThankYouRow,
  forAll,
  giftIdOf,
  identityOf,
  instantOf,
  orderNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { applyFact } from '../registry/index.ts';
import type { AddedGift } from './added-gift.ts';
import { canArrive, decideArrival, decideConfirmation, decideRejection, type GiftSources } from './correct-gifts.ts';

const at = instantOf('2027-06-01T12:00:00.000Z');
const [first, second, here, own, back] = ['HF-1:1', 'HF-2:1', 'HF-3:1', 'HF-4:1', 'HF-5:1'].map(giftIdOf);
if (!first || !second || !here || !own || !back) throw new Error('no gifts');
const unknown = giftIdOf('HF-9:1');

const rows = [
  exampleThankYouRow({ id: first, shop: 'The Corner Store', isUnconfirmed: true }),
  exampleThankYouRow({ id: second, shop: 'The Corner Store' }),
  exampleThankYouRow({ id: here }),
  exampleThankYouRow({ id: own, isAdded: true }),
  exampleThankYouRow({ id: back, shop: 'The Corner Store', isReturned: true, isThanked: true }),
];

const elsewhere = (number: string, overrides: Parameters<typeof exampleRecord>[0] = {}) =>
  exampleRecord({
    orderNumber: orderNumberOf(number),
    source: 'elsewhere',
    boughtAt: O.some({ shop: 'The Corner Store', shopOrder: '' }),
    isPaidHere: false,
    lines: [exampleRecordLine({ quantity: 2 })],
    ...overrides,
  });
const recorded: AddedGift = {
  number: orderNumberOf('HF-4'),
  giver: { firstName: 'Ida', lastName: '' },
  given: { _tag: 'Units', identity: identityOf('4821'), quantity: 3 },
  counted: 1,
  name: 'Linden Dinner Plate',
  imagePath: '',
  givenAt: at,
};
const gone = {
  reference: 'return-1',
  line: 1,
  kind: 'takenBack' as const,
  units: 2,
  amount: exampleRecord().discount,
  at,
};
const sources: GiftSources = {
  registry: exampleRegistry({ items: [exampleItem({ wanted: 8, purchased: 5 })] }),
  orders: [elsewhere('HF-1'), elsewhere('HF-2'), elsewhere('HF-5', { returns: [gone] })],
  added: [recorded],
};
const reject = (...ids: ReadonlyArray<typeof first>) => decideRejection(rows, ids, sources, at);

describe('putting gifts right', () => {
  it('[ELSE-02] an unknown gift refuses them all', () => {
    const refused = E.left({ _tag: 'GiftUnknown', id: unknown });
    expect(decideConfirmation(rows, [first, unknown], true)).toEqual(refused);
    expect(reject(first, unknown)).toEqual(refused);
  });

  it('[ELSE-02] confirming changes the named gifts that were bought elsewhere, and again nothing', () => {
    forAll(fc.subarray(rows.map(({ id }) => id)), fc.boolean(), (ids, isConfirmed) => {
      const changeable = isConfirmed ? first : second;
      expect(decideConfirmation(rows, ids, isConfirmed)).toEqual(
        E.right(ids.filter((id) => id === changeable).map((id) => ({ id, isConfirmed }))),
      );
    });
  });

  it('[ELSE-02] a gift that was bought here, or reported by the retailer, is not rejected', () => {
    expect(reject(first, here)).toEqual(E.left({ _tag: 'NotRejectable', id: here }));
  });

  it('[ELSE-02] what is rejected or taken out counts on its item no more; what came back before is left as it is', () => {
    const identity = identityOf('4821');
    expect(reject(first, own, back)).toMatchObject(
      E.right({
        facts: [
          { _tag: 'PurchaseReturned', identity, quantity: 2, orderNumber: 'HF-1', isRejected: true },
          { _tag: 'PurchaseReturned', identity, quantity: 1, orderNumber: 'HF-4', isAdded: true },
        ],
        removed: [recorded],
        orders: [{ orderNumber: 'HF-1', returns: [{ kind: 'rejected', units: 2, amount: 0 }] }],
      }),
    );
    expect(reject(back)).toEqual(E.right({ orders: [], removed: [], facts: [], rejected: [] }));
  });

  it('[ELSE-02] [NLA-03] of two gifts of a settled item the first lowers what stays, and the second removes it', () => {
    const identity = identityOf('4821');
    const item = exampleItem({ wanted: 4, purchased: 4 });
    const settled = { ...sources, registry: exampleRegistry({ items: [item], settled: [identity] }) };
    const decided = decideRejection(rows, [first, second], settled, at);
    const facts = E.isRight(decided) ? decided.right.facts : [];
    const left = facts.map((_, at) => facts.slice(0, at + 1).reduce(applyFact, settled.registry));
    expect(left.map(({ items, settled }) => [items.length, settled])).toEqual([
      [1, [identity]],
      [0, []],
    ]);
  });

  it('[ELSE-02] there is one email for each giver of a rejected gift, and none for a gift that owners recorded', () => {
    expect(reject(first, second, own, first)).toMatchObject(
      E.right({ rejected: [{ to: 'ruth@example.com', orderNumbers: ['HF-1', 'HF-2'] }] }),
    );
    expect(reject(own)).toMatchObject(E.right({ rejected: [] }));
  });
});

describe('gifts that came', () => {
  const ordered = (number: string) => exampleRecord({ orderNumber: orderNumberOf(number) });
  const gift = (id: string, overrides: Parameters<typeof exampleThankYouRow>[0] = {}) =>
    exampleThankYouRow({
      id: giftIdOf(id),
      given: { _tag: 'Units', identity: identityOf('4821'), quantity: 2 },
      ...overrides,
    });
  const registry = exampleRegistry();
  const arrivals = (orders: ReturnType<typeof decideArrival>) =>
    E.map((changed: ReadonlyArray<ReturnType<typeof ordered>>) =>
      changed.map(({ orderNumber, lines }) => [orderNumber, lines.map(({ arrived }) => arrived)]),
    )(orders);

  it('[GIFT-01] what owners say of a gift is on the line of its order, and nothing else changes; saying it again changes nothing', () => {
    const orders = [ordered('HF-3'), ordered('HF-6')];
    const said = decideArrival([gift('HF-3:1'), gift('HF-6:1')], [here], 'damaged', { registry, orders }, at);
    expect(arrivals(said)).toEqual(E.right([['HF-3', [O.some({ at, isDamaged: true })]]]));
    if (E.isLeft(said)) throw new Error(said.left._tag);
    const after = { registry, orders: said.right };
    expect(decideArrival([gift('HF-3:1')], [here], 'damaged', after, at)).toEqual(E.right([]));
    expect(arrivals(decideArrival([gift('HF-3:1')], [here], 'awaited', after, at))).toEqual(
      E.right([['HF-3', [O.none]]]),
    );
  });

  it('[GIFT-01] what comes to nobody’s door, came back or was recorded by the owners stays as it is; an unknown gift is refused', () => {
    const money = { _tag: 'Contribution', identity: identityOf('4821'), amount: centsOf(2_500) } as const;
    const card = (kind: 'GiftCard' | 'EGiftCard') => ({ _tag: 'GiftCard', kind, amount: centsOf(2_500) }) as const;
    const can = (overrides: Parameters<typeof exampleThankYouRow>[0]) => canArrive(gift('HF-3:1', overrides));
    expect([can({}), can({ given: card('GiftCard') })]).toEqual([true, true]);
    expect(
      [{ given: money }, { given: card('EGiftCard') }, { isAdded: true } as const, { isReturned: true } as const].map(
        can,
      ),
    ).toEqual([false, false, false, false]);
    const orders = [ordered('HF-3')];
    expect(decideArrival([gift('HF-3:1', { given: money })], [here], 'received', { registry, orders }, at)).toEqual(
      E.right([]),
    );
    expect(decideArrival([], [unknown], 'received', { registry, orders }, at)).toEqual(
      E.left({ _tag: 'GiftUnknown', id: unknown }),
    );
  });
});
