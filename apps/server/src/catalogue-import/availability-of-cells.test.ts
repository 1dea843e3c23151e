import { describe, expect, it } from 'vitest';
import { availabilityOf } from './availability-of-cells.ts';

const said = (online: string, stock = '', backorder = '') => availabilityOf({ online, stock, backorder });

describe('whether a product can be had', () => {
  it.each([
    ['in_stock', 'in-stock'],
    ['In Stock', 'in-stock'],
    ['https://schema.org/InStock', 'in-stock'],
    ['TRUE', 'in-stock'],
    ['out-of-stock', 'out-of-stock'],
    ['http://schema.org/OutOfStock', 'out-of-stock'],
    ['0', 'out-of-stock'],
    ['preorder', 'on-backorder'],
    ['backorder', 'on-backorder'],
    ['discontinued', 'discontinued'],
  ])(
    '[INT-06] words are known in any case, with blanks, hyphens or underscores, and as addresses of schema.org: %s',
    (online, availability) => {
      expect(said(online)).toEqual({ availability, bad: [] });
    },
  );

  it.each([
    ['', '', '', 'in-stock'],
    ['', '10.0000', '', 'in-stock'],
    ['', '0', '', 'out-of-stock'],
    ['', '-2', 'deny', 'out-of-stock'],
    ['', '0', 'continue', 'on-backorder'],
    ['no', '5', 'notify', 'on-backorder'],
    ['yes', '0', '', 'in-stock'],
  ])(
    '[INT-06] no units and no back orders are out of stock: “%s”, “%s” units, “%s”',
    (online, stock, backorder, availability) => {
      expect(said(online, stock, backorder)).toEqual({ availability, bad: [] });
    },
  );

  it.each([
    ['', 'out of stock', 'out-of-stock'],
    ['', 'In Stock', 'in-stock'],
    ['in stock', 'sold out', 'in-stock'],
  ])(
    '[INT-06] a word among the units counts where there is no other word: “%s”, “%s”',
    (online, stock, availability) => {
      expect(said(online, stock)).toEqual({ availability, bad: [] });
    },
  );

  it('[INT-06] a cell that cannot be read makes nothing sellable, and is reported', () => {
    expect(said('', 'some').availability).toBe('out-of-stock');
    expect(said('maybe', '3').availability).toBe('in-stock');
    expect(said('maybe', 'some', 'never?')).toEqual({
      availability: 'out-of-stock',
      bad: [
        { field: 'online', problem: { _tag: 'WordUnknown', text: 'maybe' } },
        { field: 'stock', problem: { _tag: 'NumberUnreadable', text: 'some' } },
        { field: 'backorder', problem: { _tag: 'WordUnknown', text: 'never?' } },
      ],
    });
  });
});
