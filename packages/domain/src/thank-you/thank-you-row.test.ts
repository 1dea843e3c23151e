import {
  centsOf,
  exampleAddress,
  forAll,
  giftIdOf,
  identityOf,
  instantOf,
  nearEdges,
  orderNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  type GiftFact,
  givenBy,
  type LedgerEntry,
  type MarkChange,
  marksAfter,
  parseGiftId,
  thankYouRows,
} from './thank-you-row.ts';

const order = (number: number) => orderNumberOf(`HF-${number}`);
const bought = (number: number, quantity = 1): GiftFact => ({
  _tag: 'Purchased',
  identity: identityOf('4821'),
  quantity,
  overPurchased: 0,
  orderNumber: order(number),
});
const entry = (fact: GiftFact, name = 'Linden Dinner Plate'): LedgerEntry => ({
  orderNumber: fact.orderNumber,
  given: givenBy(fact),
  name,
  imagePath: '/pictures/plate.webp',
  giver: { firstName: 'Rosa', lastName: 'Diaz', email: 'rosa@example.com' },
  postalAddress: O.none,
  isAddressShared: false,
  givenAt: instantOf('2027-05-01T12:00:00.000Z'),
  message: 'All the best',
});

const fact: fc.Arbitrary<GiftFact> = fc.oneof(
  fc
    .record({ number: fc.nat({ max: 3 }), quantity: nearEdges(1, 99, [1]) })
    .map(({ number, quantity }) => bought(number, quantity)),
  fc.record({ number: fc.nat({ max: 3 }), amount: nearEdges(1_000, 99_900, [1_000]) }).map(({ number, amount }) => ({
    _tag: 'Contributed' as const,
    identity: identityOf('77', 1),
    amount: centsOf(amount),
    goal: centsOf(200_000),
    units: 0,
    orderNumber: order(number),
  })),
  fc.record({ number: fc.nat({ max: 3 }), amount: nearEdges(1_000, 99_900, [1_000]) }).map(({ number, amount }) => ({
    _tag: 'GiftCardBought' as const,
    kind: 'EGiftCard' as const,
    amount: centsOf(amount),
    orderNumber: order(number),
  })),
);
const ledger = fc.array(
  fact.map((each) => entry(each)),
  { maxLength: 12 },
);
const numbered = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 5 }), fc.boolean(), fc.string()));

describe('the rows of the Thank You Manager', () => {
  it.each([
    ['HF-1001:1', true],
    ['HF-1001:12', true],
    ['HF-1001:0', false],
    ['HF-1001:01', false],
    ['HF-1001:', false],
    ['HF-1001', false],
    [':1', false],
    ['hf:1', false],
    [`${'A'.repeat(40)}:999999`, true],
    [`${'A'.repeat(41)}:1`, false],
    ['A:1000000', false],
  ])('[THX-01] "%s" is a number of a gift: %s', (raw, expected) => {
    expect(O.isSome(parseGiftId(raw))).toBe(expected);
  });

  it('[THX-01] pieces, money towards an item and a gift card are gifts', () => {
    const facts: ReadonlyArray<GiftFact> = [
      bought(7, 2),
      {
        _tag: 'Contributed',
        identity: identityOf('77', 1),
        amount: centsOf(2_500),
        goal: centsOf(9_900),
        units: 0,
        orderNumber: order(7),
      },
      { _tag: 'GiftCardBought', kind: 'GiftCard', amount: centsOf(5_000), orderNumber: order(8) },
    ];
    expect(
      thankYouRows(
        facts.map((each) => entry(each)),
        [],
        [],
      ).map(({ id, given }) => [id, given]),
    ).toEqual([
      ['HF-7:1', { _tag: 'Units', identity: { sku: '4821', personalizationId: 0 }, quantity: 2 }],
      ['HF-7:2', { _tag: 'Contribution', identity: { sku: '77', personalizationId: 1 }, amount: 2_500 }],
      ['HF-8:1', { _tag: 'GiftCard', kind: 'GiftCard', amount: 5_000 }],
    ]);
  });

  it('[THX-01] giver, date, message, mark and note are in the row', () => {
    const [id] = [O.toUndefined(parseGiftId('HF-1:1'))].flatMap((each) => each ?? []);
    if (id === undefined) return expect.fail('no number');
    expect(thankYouRows([entry(bought(1))], [], [{ id, isThanked: true, note: 'card sent' }])).toEqual([
      {
        id: 'HF-1:1',
        name: 'Linden Dinner Plate',
        imagePath: '/pictures/plate.webp',
        giver: { firstName: 'Rosa', lastName: 'Diaz' },
        giverId: 'HF-1:1',
        postalAddress: O.none,
        givenAt: '2027-05-01T12:00:00.000Z',
        message: 'All the best',
        given: { _tag: 'Units', identity: { sku: '4821', personalizationId: 0 }, quantity: 1 },
        isThanked: true,
        note: 'card sent',
      },
    ]);
  });

  it('[THX-01] [MAN-04] there is one row for each gift of the ledger that was not returned, in its order, and no two have the same number', () => {
    forAll(ledger, (entries) => {
      const rows = thankYouRows(entries, [], []);
      expect(rows.map(({ id }) => id.split(':')[0])).toEqual(entries.map((each) => each.orderNumber));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(entries.length);
      for (const { id } of rows) expect(parseGiftId(id)).toEqual(O.some(id));
    });
  });

  it('[THX-01] a gift keeps its number when others follow it', () => {
    forAll(ledger, ledger, (before, after) => {
      expect(thankYouRows([...before, ...after], [], []).slice(0, before.length)).toEqual(thankYouRows(before, [], []));
    });
  });

  it('[THX-01] a gift without a mark is not thanked for and has no note', () => {
    forAll(ledger, numbered, (entries, drawn) => {
      const marks = new Map(
        drawn.flatMap(([number, nth, isThanked, note]) => {
          const id = O.toUndefined(parseGiftId(`HF-${number}:${nth}`));
          return id === undefined ? [] : [[id, { id, isThanked, note }] as const];
        }),
      );
      for (const { id, isThanked, note } of thankYouRows(entries, [], [...marks.values()]))
        expect({ id, isThanked, note }).toEqual(marks.get(id) ?? { id, isThanked: false, note: '' });
    });
  });

  it('[THX-01] [RET-01] a returned gift that has a mark is still there, and says that it was returned; of several pieces those that were not returned are left', () => {
    const ledger = [entry(bought(1, 3)), entry(bought(2)), entry(bought(2, 2))];
    const back = (number: number, quantity: number) => ({
      orderNumber: order(number),
      given: givenBy(bought(number, quantity)),
    });
    const marks = [O.toUndefined(parseGiftId('HF-2:2'))].flatMap((id) =>
      id === undefined ? [] : [{ id, isThanked: false, note: 'card sent' }],
    );
    const rows = (...returns: ReadonlyArray<ReturnType<typeof back>>) =>
      thankYouRows(ledger, returns, marks).map(({ id, given, isReturned = false }) => [
        id,
        given._tag === 'Units' && given.quantity,
        isReturned,
      ]);
    expect(rows(back(1, 1), back(1, 1))).toEqual([
      ['HF-1:1', 1, false],
      ['HF-2:1', 1, false],
      ['HF-2:2', 2, false],
    ]);
    expect(rows(back(1, 3), back(2, 3))).toEqual([['HF-2:2', 2, true]]);
    expect(rows(back(2, 2))).toEqual([
      ['HF-1:1', 3, false],
      ['HF-2:2', 1, false],
    ]);
    expect(rows(back(9, 1))).toHaveLength(3);
  });

  it('[THX-02] gifts have the same giver exactly when email address and name are the same, capitals and accents aside; no row has an email address', () => {
    const person = fc.record({
      firstName: fc.constantFrom('Zoë', 'ZOE', 'Rosa'),
      lastName: fc.constantFrom('Diaz', 'diaz', ''),
      email: fc.constantFrom('rosa@example.com', 'Rosa@Example.com', 'zoe@example.com'),
    });
    const same = ({ firstName, lastName, email }: LedgerEntry['giver']): string =>
      `${firstName} ${lastName} ${email}`.replace('ë', 'e').toLowerCase();
    forAll(fc.array(fc.tuple(fact, person), { maxLength: 8 }), (drawn) => {
      const entries = drawn.map(([each, giver]) => ({ ...entry(each), giver }));
      const rows = thankYouRows(entries, [], []);
      rows.forEach(({ giverId }, index) => {
        const first = entries.findIndex(({ giver }) => same(giver) === same(entries[index]?.giver ?? giver));
        expect(giverId).toBe(rows[first]?.id);
      });
      expect(JSON.stringify(rows)).not.toMatch(/@example/i);
    });
  });

  it('[ELSE-02] [THX-02] a corrected name is the name of every gift of that giver, later ones included, and gifts of one email address that have the same name then are one giver’s', () => {
    const by = (number: number, firstName: string) => ({
      ...entry(bought(number)),
      giver: { firstName, lastName: 'Diaz', email: 'rosa@example.com' },
    });
    const ledger = [by(1, 'Rosa'), by(2, 'R.'), by(3, 'Zoë'), by(4, 'R.')];
    const mark = { id: giftIdOf('HF-2:1'), isThanked: false, note: '', giver: { firstName: 'Rosa', lastName: 'Diaz' } };
    expect(thankYouRows(ledger, [], [mark]).map(({ giver, giverId }) => [giver.firstName, giverId])).toEqual([
      ['Rosa', 'HF-1:1'],
      ['Rosa', 'HF-1:1'],
      ['Zoë', 'HF-3:1'],
      ['Rosa', 'HF-1:1'],
    ]);
  });

  it('[ELSE-02] a gift that owners recorded is of the first giver with that name', () => {
    const added = (number: number, firstName: string): LedgerEntry => ({
      ...entry(bought(number)),
      giver: { firstName, lastName: 'Diaz', email: '' },
      isAdded: true,
    });
    const rows = thankYouRows([entry(bought(1)), added(2, 'ROSA'), added(3, 'Ida'), added(4, 'Ida')], [], []);
    expect(rows.map(({ giverId }) => giverId)).toEqual(['HF-1:1', 'HF-1:1', 'HF-3:1', 'HF-3:1']);
  });

  it('[ELSE-02] a gift bought elsewhere is unconfirmed until owners confirm it, and no other gift is', () => {
    const id = giftIdOf('HF-1:1');
    const ledger = [{ ...entry(bought(1)), shop: 'The Corner Store' }, entry(bought(2))];
    const unconfirmed = (...changes: ReadonlyArray<MarkChange>) =>
      thankYouRows(ledger, [], marksAfter([], changes)).map(({ isUnconfirmed }) => isUnconfirmed === true);
    expect(unconfirmed()).toEqual([true, false]);
    expect(unconfirmed({ id, isConfirmed: true }, { id, isThanked: true })).toEqual([false, false]);
    expect(unconfirmed({ id, isConfirmed: true }, { id, isConfirmed: false })).toEqual([true, false]);
  });

  it('[THX-02] [CO-01] no row has a postal address that its giver did not share', () => {
    const { recipient: _, ...address } = exampleAddress();
    const rows = [true, false].flatMap((isAddressShared) =>
      thankYouRows([{ ...entry(bought(1)), postalAddress: O.some(address), isAddressShared }], [], []),
    );
    expect(rows.map(({ postalAddress }) => postalAddress)).toEqual([O.some(address), O.none]);
    expect(JSON.stringify(rows[1])).not.toContain(address.line1);
  });
});
