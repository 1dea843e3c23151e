import { grId, identity } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { contributionLineId, lineIdOf, parseLineId, withOwnLineIds } from './line-id.ts';

describe('the name of a line', () => {
  it('[CART-09] the same registry and item have the same id, anything else another', () => {
    fc.assert(
      fc.property(grId, identity, grId, identity, (list, item, otherList, otherItem) => {
        fc.pre(list !== otherList && item.sku !== otherItem.sku);
        const name = lineIdOf(O.some(list), item);
        expect(lineIdOf(O.some(list), { ...item })).toBe(name);
        expect(lineIdOf(O.some(otherList), item)).not.toBe(name);
        expect(lineIdOf(O.some(list), otherItem)).not.toBe(name);
      }),
    );
  });

  it('[CART-09] a plain product has another id than an item of a registry', () => {
    fc.assert(
      fc.property(grId, identity, (list, item) => {
        expect(lineIdOf(O.none, item)).not.toBe(lineIdOf(O.some(list), item));
      }),
    );
  });

  it('[GG-05] [CART-09] a contribution has another id than the item’s units', () => {
    fc.assert(
      fc.property(grId, identity, (list, item) => {
        const name = contributionLineId(list, item);
        expect(name).toBe(contributionLineId(list, { ...item }));
        expect([lineIdOf(O.some(list), item), lineIdOf(O.none, item)]).not.toContain(name);
        expect(parseLineId(name)).toEqual(O.some(name));
      }),
    );
  });

  it('[INT-04] of several lines of an order that hold the same, each has an id of its own', () => {
    fc.assert(
      fc.property(grId, fc.array(identity, { maxLength: 8 }), (list, items) => {
        const lines = [...items, ...items, ...items].map((item) => ({ lineId: lineIdOf(O.some(list), item) }));
        const ids = withOwnLineIds(lines).map(({ lineId }) => lineId);
        expect(new Set(ids).size).toBe(lines.length);
        for (const id of ids) expect(parseLineId(id)).toEqual(O.some(id));
      }),
    );
  });

  it('[CART-09] every id can be parsed', () => {
    fc.assert(
      fc.property(fc.option(grId), identity, (list, item) => {
        const name = lineIdOf(O.fromNullable(list), item);
        expect(parseLineId(name)).toEqual(O.some(name));
      }),
    );
    for (const raw of ['', ' ', 'a b', 'plain/1', 'x'.repeat(81)]) expect(parseLineId(raw)).toEqual(O.none);
  });
});
