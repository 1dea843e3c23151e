import { counted, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { nearEdges } from '../../testing/arbitrary/index.ts';
import { addedQuantityField, changeWanted, minimumWanted, wantedQuantityField } from './wanted-quantity.ts';

const outOfRange = (minimum: number) => E.left({ _tag: 'QuantityOutOfRange', minimum, maximum: 999 });
const below = (purchased: number) => E.left({ _tag: 'BelowPurchased', purchased });

/** An item and a number requested, near the bounds of that item. */
const asking = counted.chain(({ wanted, purchased }) =>
  nearEdges(-2, 1_005, [0, 1, 999, wanted, purchased]).map((requested) => ({
    item: { wanted, purchased },
    requested,
  })),
);

describe('wanted quantity', () => {
  it.each([
    { requested: 2, expected: E.right(2) },
    { requested: 3, expected: below(5) },
    { requested: 4, expected: below(5) },
    { requested: 5, expected: E.right(5) },
  ])('[MAN-09] 2 wanted and 5 bought beyond the wish, $$requested requested', ({ requested, expected }) => {
    expect(changeWanted({ wanted: 2, purchased: 5 }, requested)).toEqual(expected);
  });

  it.each([
    ['', ''],
    ['5', '5'],
    ['05', '05'],
    ['999', '999'],
    ['1000', '1000'],
    ['-5', '8'],
    ['1.5', '8'],
    ['12a', '8'],
    ['1e2', '8'],
    ['٣', '8'],
    ['1 2', '8'],
    [' 12 ', '12'],
    ['1234567890123', '123456789012'],
  ])('[MAN-05] typing "%s" where 8 stood leaves "%s"', (typed, expected) => {
    expect(wantedQuantityField.type(typed, '8')).toBe(expected);
  });

  it.each([
    ['', outOfRange(3)],
    ['0', below(3)],
    ['000', below(3)],
    ['2', below(3)],
    ['3', E.right(3)],
    ['008', E.right(8)],
    ['999', E.right(999)],
    ['1000', outOfRange(3)],
    ['9990', outOfRange(3)],
    ['1.5', outOfRange(3)],
    ['1e2', outOfRange(3)],
    ['0x9', outOfRange(3)],
    ['-5', outOfRange(3)],
    ['12a', outOfRange(3)],
    [' 9 ', E.right(9)],
  ])('[MAN-05] the field "%s", with 3 of 8 purchased', (text, expected) => {
    expect(wantedQuantityField.read({ wanted: 8, purchased: 3 }, text)).toEqual(expected);
  });

  it('[MAN-05] the field takes digits only: anything that would add a letter, a sign or a dot changes nothing', () => {
    forAll(fc.oneof(fc.string(), nearEdges(-9, 99_999, [0, 999]).map(String)), (typed) => {
      const isDigits = [...typed.trim()].every((sign) => '0123456789'.includes(sign));
      const shown = wantedQuantityField.type(typed, '8');
      expect(shown).toBe(isDigits ? typed.trim().slice(0, 12) : '8');
      expect(wantedQuantityField.type(shown, '')).toBe(shown);
    });
  });

  it.each([
    ['', ''],
    ['0', '0'],
    ['000', '0'],
    ['008', '8'],
    [' 12 ', '12'],
    ['1000', '1000'],
  ])('[MAN-05] a field with "%s" that was left holds "%s"', (typed, expected) => {
    expect(wantedQuantityField.blur(typed)).toBe(expected);
  });

  it('[MAN-05] a field that was left holds the number that it is read as, without zeros in front of it, and leaving it again changes nothing', () => {
    forAll(
      fc.oneof(
        fc.string(),
        nearEdges(-9, 99_999, [0, 999]).map((requested) => `0${requested}`),
      ),
      (text) => {
        const typed = wantedQuantityField.type(text, '');
        const left = wantedQuantityField.blur(typed);
        expect(wantedQuantityField.read({ wanted: 8, purchased: 3 }, left)).toEqual(
          wantedQuantityField.read({ wanted: 8, purchased: 3 }, typed),
        );
        expect(left).toMatch(/^(0|[1-9]\d*)?$/);
        expect(wantedQuantityField.blur(left)).toBe(left);
      },
    );
  });

  it('[MAN-09] the number that is wanted already is accepted, whatever was bought', () => {
    forAll(counted, (item) => {
      expect(changeWanted(item, item.wanted)).toEqual(E.right(item.wanted));
    });
  });

  it('[MAN-05] any other number is accepted exactly from the purchased amount, 1 at least, to 999', () => {
    forAll(asking, ({ item, requested }) => {
      fc.pre(requested !== item.wanted);
      expect(E.isRight(changeWanted(item, requested))).toBe(
        requested >= minimumWanted(item.purchased) && requested <= 999,
      );
    });
  });

  it('[MAN-05] every whole number below the purchased amount, 0 included, is reported as that; everything else that is refused, with the bounds that hold for this item', () => {
    forAll(asking, ({ item, requested }) => {
      const change = changeWanted(item, requested);
      if (E.isRight(change)) return;
      expect(change).toEqual(
        item.purchased > 0 && requested < item.purchased
          ? below(item.purchased)
          : outOfRange(Math.min(999, Math.max(1, item.purchased))),
      );
    });
  });

  it.each([
    ['8', 1, '9'],
    ['8', -1, '7'],
    ['3', -1, '3'],
    ['999', 1, '999'],
    ['998', 1, '999'],
    ['2', 1, '3'],
    ['', 1, '3'],
    ['', -1, '3'],
    ['1000', 1, '999'],
    ['1000', -1, '999'],
    ['4.5', 1, '3'],
  ] as const)(
    '[MAN-05] one step more or fewer stays within the bounds, and from nothing leads to one of them: with 3 purchased "%s" and %d make "%s"',
    (text, by, expected) => {
      expect(wantedQuantityField.step({ purchased: 3 }, text, by)).toBe(expected);
    },
  );

  it('[MAN-05] with nothing bought one step from nothing leads to one piece', () => {
    for (const by of [1, -1] as const) expect(wantedQuantityField.step({ purchased: 0 }, '', by)).toBe('1');
  });
});

const text = fc.oneof(fc.string(), nearEdges(-5, 10_000, [0, 1, 99, 999]).map(String));
const isQuantity = (field: string): boolean => /^[1-9]\d{0,2}$/.test(field);

describe('the quantity that is added to a registry', () => {
  it('[ADD-01] while typing the field holds nothing or a whole number from 1 to 999, and the point that was typed behind it', () => {
    forAll(text, (typed) => {
      const field = addedQuantityField.type(typed);
      expect(field === '' || isQuantity(field.replace(/\.$/, ''))).toBe(true);
    });
  });

  it('[ADD-01] typed key by key, what comes after a point is no part of the number', () => {
    forAll(fc.integer({ min: 1, max: 999 }), fc.stringMatching(/^[\d.]{0,4}$/), (whole, behind) => {
      const field = [...`${whole}.${behind}`].reduce((before, key) => addedQuantityField.type(before + key), '');
      expect(field).toBe(`${whole}.`);
      expect(Number(field)).toBe(whole);
      expect(addedQuantityField.blur(field)).toBe(String(whole));
    });
  });

  it('[ADD-01] more than 999 is 999', () => {
    forAll(nearEdges(1, 99_999, [999, 1_000]), (typed) => {
      expect(addedQuantityField.type(String(typed))).toBe(String(Math.min(typed, 999)));
    });
  });

  it('[ADD-01] a field that was left holds a whole number from 1 to 999', () => {
    forAll(text, (typed) => isQuantity(addedQuantityField.blur(typed)));
  });

  it('[ADD-01] typing the same again changes nothing', () => {
    forAll(text, (typed) => {
      const field = addedQuantityField.type(typed);
      expect(addedQuantityField.type(field)).toBe(field);
    });
  });

  it('[ADD-01] a step from any such number stays from 1 to 999', () => {
    forAll(text, fc.constantFrom<1 | -1>(1, -1), (typed, by) =>
      isQuantity(addedQuantityField.step(addedQuantityField.type(typed), by)),
    );
  });

  it.each([
    ['', '', '1'],
    ['0', '', '1'],
    ['1', '1', '1'],
    ['99', '99', '99'],
    ['100', '100', '100'],
    ['999', '999', '999'],
    ['1000', '999', '999'],
    ['9990000000001', '999', '999'],
    ['-5', '', '1'],
    ['4.', '4.', '4'],
    ['4.5', '4.', '4'],
    ['1200.5', '999.', '999'],
    ['.5', '', '1'],
    ['0.5', '', '1'],
    ['1,000', '999', '999'],
    ['1,000.5', '999.', '999'],
    ['1,00', '1', '1'],
    ['1,0000', '1', '1'],
    ['1 000', '1', '1'],
  ])('[ADD-01] "%s" typed is "%s", and left "%s"', (typed, field, left) => {
    expect([addedQuantityField.type(typed), addedQuantityField.blur(typed)]).toEqual([field, left]);
  });

  it.each<[string, 1 | -1, string]>([
    ['', 1, '1'],
    ['1', -1, '1'],
    ['2', -1, '1'],
    ['99', 1, '100'],
    ['998', 1, '999'],
    ['999', 1, '999'],
    ['4.', 1, '5'],
  ])('[ADD-01] from "%s" a step of %d leads to %s', (from, by, to) => {
    expect(addedQuantityField.step(from, by)).toBe(to);
  });
});
