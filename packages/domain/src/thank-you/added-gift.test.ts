import {
  centsOf,
  dayOf,
  exampleItem,
  exampleRegistry,
  forAll,
  identityOf,
  instantOf,
  nearEdges,
  orderNumberOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Registry } from '../registry/index.ts';
import { type AdditionField, additionProblems, decideAddition, type GiftAddition } from './added-gift.ts';

const today = dayOf('2027-06-01');
const addition = (overrides: Partial<GiftAddition> = {}): GiftAddition => ({
  item: O.some(identityOf('4821')),
  words: '',
  quantity: 1,
  giver: { firstName: 'Ida', lastName: '' },
  day: '2027-05-30',
  note: '',
  ...overrides,
});
const decide = (registry: Registry, given: GiftAddition, asSeen: (registry: Registry) => Registry = (its) => its) =>
  decideAddition(registry, given, {
    number: orderNumberOf('HF-7'),
    today,
    now: instantOf('2027-06-01T12:00:00.000Z'),
    site: sites.main,
    asSeen,
  });

describe('a gift that came another way', () => {
  it('[ELSE-02] what counts was wanted, as owners see the list; what others had bought already without their seeing it counts as over-purchased', () => {
    forAll(
      nearEdges(1, 9, [1]),
      nearEdges(0, 12, [0]),
      nearEdges(0, 12, [0]),
      nearEdges(1, 12, [1]),
      (wanted, purchased, hidden, quantity) => {
        const withBought = (bought: number) => exampleRegistry({ items: [exampleItem({ wanted, purchased: bought })] });
        const seen = Math.max(0, purchased - hidden);
        const decided = decide(withBought(purchased), addition({ quantity }), () => withBought(seen));
        const counted = Math.min(quantity, Math.max(0, wanted - seen));
        const left = Math.max(0, wanted - purchased);
        expect(decided).toMatchObject(
          E.right({
            gift: { counted, given: { _tag: 'Units', quantity } },
            facts:
              counted === 0
                ? []
                : [
                    {
                      _tag: 'Purchased',
                      quantity: counted,
                      overPurchased: Math.max(0, counted - left),
                      isAdded: true,
                    },
                  ],
          }),
        );
      },
    );
  });

  it('[ELSE-02] a gift in words, and one of which nothing is wanted any more, counts nothing', () => {
    const inWords = addition({ item: O.none, words: ' Hand-knit blanket ', quantity: 2, note: ' soft ' });
    expect(decide(exampleRegistry(), inWords)).toMatchObject(
      E.right({
        gift: {
          name: 'Hand-knit blanket',
          given: { _tag: 'Other', quantity: 2 },
          counted: 0,
          givenAt: '2027-05-30T17:00:00.000Z',
        },
        facts: [],
        marks: [{ id: 'HF-7:1', note: 'soft' }],
      }),
    );
    const full = exampleRegistry({ items: [exampleItem({ wanted: 2, purchased: 2 })] });
    expect(decide(full, addition())).toMatchObject(E.right({ gift: { counted: 0 }, facts: [] }));
  });

  it('[ELSE-02] an item that is not on the list is refused, and so is a group gift: its fund alone counts', () => {
    expect(decide(exampleRegistry({ items: [] }), addition())).toEqual(E.left({ _tag: 'ItemUnknown' }));
    const groupGift = O.some({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(0) });
    expect(decide(exampleRegistry({ items: [exampleItem({ groupGift })] }), addition())).toEqual(
      E.left({ _tag: 'IsGroupGift' }),
    );
  });

  it('[ELSE-02] all invalid fields are listed in the form’s order, and none exactly when the gift is recorded as far as its fields go', () => {
    const wrong = {
      words: ['', ' ', 'two\nlines', 'w'.repeat(121)],
      quantity: [0, -1, 1.5, 1_000, Number.NaN],
      firstName: ['', 'n'.repeat(61)],
      lastName: ['n'.repeat(61)],
      day: ['', '2027-06-02', 'June 1'],
      note: ['n'.repeat(501)],
    };
    const order: ReadonlyArray<AdditionField> = ['words', 'quantity', 'firstName', 'lastName', 'day', 'note'];
    const right = { words: 'Blanket', quantity: 1, firstName: 'Ida', lastName: '', day: '2027-06-01', note: '' };
    forAll(fc.subarray([...order]), fc.nat(), (fields, seed) => {
      const pick = <A>(field: AdditionField, values: ReadonlyArray<A>, good: A): A =>
        fields.includes(field) ? (values[seed % values.length] ?? good) : good;
      const given = addition({
        item: O.none,
        words: pick('words', wrong.words, right.words),
        quantity: pick('quantity', wrong.quantity, right.quantity),
        giver: {
          firstName: pick('firstName', wrong.firstName, right.firstName),
          lastName: pick('lastName', wrong.lastName, right.lastName),
        },
        day: pick('day', wrong.day, right.day),
        note: pick('note', wrong.note, right.note),
      });
      expect(additionProblems(given, today)).toEqual(fields);
      const decided = decide(exampleRegistry(), given);
      expect(decided).toMatchObject(
        fields[0] === undefined ? E.right({}) : E.left({ _tag: 'AdditionInvalid', field: fields[0] }),
      );
    });
  });

  it('[ELSE-02] a gift came today or before', () => {
    expect(['2027-05-31', '2027-06-01', '2027-06-02'].map((day) => additionProblems(addition({ day }), today))).toEqual(
      [[], [], ['day']],
    );
  });
});
