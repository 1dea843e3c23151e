import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Field } from './fields.ts';
import { offerOf } from './offer-of-cells.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const read = (cells: Partial<Record<Field, string>>) =>
  offerOf({ currency: 'USD', rate: O.none, at: NOW })((field) => cells[field] ?? '');
const costs = (price: number, regular?: number) => E.right({ price, regularPrice: O.fromNullable(regular), bad: [] });

describe('what a product costs', () => {
  it.each([
    ['a price', { price: '65' }, costs(6_500)],
    ['a sale price beside it', { price: '65', sale_price: '40' }, costs(4_000, 6_500)],
    ['a sale price and a regular one', { sale_price: '40', old_price: '55' }, costs(4_000, 5_500)],
    ['a regular price alone', { old_price: '65' }, costs(6_500)],
    ['a lower price than before', { price: '18', old_price: '24' }, costs(1_800, 2_400)],
    ['the same price as before', { price: '24', old_price: '24' }, costs(2_400)],
    ['a sale price of zero', { price: '24', sale_price: '0.0000' }, costs(2_400)],
    ['a sale price that is the price', { price: '24', sale_price: '24.00' }, costs(2_400)],
    ['a sale price alone', { sale_price: '24' }, costs(2_400)],
    ['three prices', { price: '50', sale_price: '40', old_price: '60' }, costs(4_000, 6_000)],
  ] as const)('[INT-06] is told by %s', (_, cells, offer) => {
    expect(read(cells)).toEqual(offer);
  });

  it.each([
    [{ price: '0' }, costs(0)],
    [{ price: '0.00', old_price: '24' }, costs(0)],
    [{ price: '0', sale_price: '40' }, costs(4_000)],
    [{ price: '24', sale_price: '0', old_price: '0' }, costs(2_400)],
  ] as const)(
    '[FEED-01] a price of 0 is one, unless there is a sale; a sale price or an earlier price of 0 is none: %o',
    (cells, offer) => {
      expect(read(cells)).toEqual(offer);
    },
  );

  it.each([
    [{ sale_from: '2026-11-28' }, false],
    [{ sale_from: '2026-11-27' }, true],
    [{ sale_until: '2026-11-26' }, false],
    [{ sale_until: '2026-11-27 00:00:00' }, true],
    [{ sale_until: '11/27/26' }, true],
    [{ sale_until: '11/26/2026, 12:00 AM' }, false],
    [{ sale_dates: '2026-11-24T11:07+0100/2026-11-29T23:07+0100' }, true],
    [{ sale_dates: '2026-11-24T11:07+0100/2026-11-27T12:59+0100' }, false],
  ] as const)(
    '[INT-06] the sale price counts exactly within its dates, and only below the regular price: %o',
    (dates, isOn) => {
      expect(read({ price: '65', sale_price: '40', ...dates })).toEqual(isOn ? costs(4_000, 6_500) : costs(6_500));
    },
  );

  it.each([
    [{ price: '24', sale_price: '30' }, 'sale_price', 'SaleAbovePrice'],
    [{ price: '24', sale_price: '€ 3' }, 'sale_price', 'ForeignPrice'],
    [{ price: '24', old_price: '1.299' }, 'old_price', 'PriceAmbiguous'],
    [{ price: '24', old_price: '23.99' }, 'old_price', 'RegularBelowPrice'],
    [{ price: 'dear', old_price: '24' }, 'price', 'PriceUnreadable'],
    [{ price: '24', sale_price: '20', sale_from: 'soon' }, 'sale_from', 'DateUnreadable'],
  ] as const)('[INT-06] a cell that cannot be read costs the cell: %o', (cells, field, tag) => {
    expect(read(cells)).toMatchObject(
      E.right({ price: 2_400, regularPrice: O.none, bad: [{ field, problem: { _tag: tag } }] }),
    );
  });

  it('[INT-06] without any price is told by the cell at fault', () => {
    expect(read({})).toEqual(E.left({ field: 'price', problem: { _tag: 'Missing' } }));
    expect(read({ price: '1'.repeat(61) })).toMatchObject(
      E.left({ field: 'price', problem: { _tag: 'PriceUnreadable' } }),
    );
  });

  it('[INT-06] the regular price is never under the current one; one that is written so is left out', () => {
    const cell = fc.option(fc.integer({ min: 1, max: 99 }).map(String), { nil: '' });
    fc.assert(
      fc.property(cell, cell, cell, (price, sale_price, old_price) => {
        const offer = read({ price, sale_price, old_price });
        if (E.isRight(offer) && O.isSome(offer.right.regularPrice))
          expect(offer.right.regularPrice.value).toBeGreaterThan(offer.right.price);
      }),
    );
  });
});
