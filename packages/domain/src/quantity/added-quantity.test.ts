import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearEdges } from '../../testing/arbitrary/index.ts';
import { addedQuantityField } from './added-quantity.ts';

const text = fc.oneof(fc.string(), nearEdges(-5, 10_000, [0, 1, 99, 999]).map(String));
const isQuantity = (field: string): boolean => /^[1-9]\d{0,2}$/.test(field);

describe('the quantity that is added to a registry', () => {
  it('[ADD-01] while typing the field holds nothing or a whole number from 1 to 999, and the point that was typed behind it', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const field = addedQuantityField.type(typed);
        expect(field === '' || isQuantity(field.replace(/\.$/, ''))).toBe(true);
      }),
    );
  });

  it('[ADD-01] typed key by key, what comes after a point is no part of the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.stringMatching(/^[\d.]{0,4}$/), (whole, behind) => {
        const field = [...`${whole}.${behind}`].reduce((before, key) => addedQuantityField.type(before + key), '');
        expect(field).toBe(`${whole}.`);
        expect(Number(field)).toBe(whole);
        expect(addedQuantityField.blur(field)).toBe(String(whole));
      }),
    );
  });

  it('[ADD-01] more than 999 is 999', () => {
    fc.assert(
      fc.property(nearEdges(1, 99_999, [999, 1_000]), (typed) => {
        expect(addedQuantityField.type(String(typed))).toBe(String(Math.min(typed, 999)));
      }),
    );
  });

  it('[ADD-01] a field that was left holds a whole number from 1 to 999', () => {
    fc.assert(fc.property(text, (typed) => isQuantity(addedQuantityField.blur(typed))));
  });

  it('[ADD-01] typing the same again changes nothing', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const field = addedQuantityField.type(typed);
        expect(addedQuantityField.type(field)).toBe(field);
      }),
    );
  });

  it('[ADD-01] a step from any such number stays from 1 to 999', () => {
    fc.assert(
      fc.property(text, fc.constantFrom<1 | -1>(1, -1), (typed, by) =>
        isQuantity(addedQuantityField.step(addedQuantityField.type(typed), by)),
      ),
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
