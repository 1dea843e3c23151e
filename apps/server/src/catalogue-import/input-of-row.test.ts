import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { NO_CATALOGUE } from '../shop/shop-catalogue.ts';
import type { Field } from './fields.ts';
import { inputOfRow } from './input-of-row.ts';

const cup: Partial<Record<Field, string>> = { sku: '4821', name: 'Ox-Eye Mug', price: '9.50' };
const read = (cells: Partial<Record<Field, string>>) =>
  inputOfRow(
    { unit: 'cm', currency: 'USD', rate: O.none, at: 0, pictureBase: O.none, catalogue: NO_CATALOGUE },
    { unitOf: (field) => (field === 'width' ? 'in' : undefined), levelsOf: (text) => text.split(' > ') },
  )((field) => ({ ...cup, ...cells })[field] ?? '');

describe('a row of a retailer’s file', () => {
  it('is what it says of a product', () => {
    expect(
      read({
        gtin: '4006381-333931',
        category: 'Kitchen > Pots &amp; pans',
        depth: '9',
        width: '10',
        height: '0',
        published: 'draft',
      }),
    ).toMatchObject(
      E.right({
        input: {
          sku: '4821',
          gtin: O.some('04006381333931'),
          name: 'Ox-Eye Mug',
          categories: ['Kitchen', 'Pots & pans'],
          dimensions: { depth: O.some(9), width: O.some(25.4), height: O.none, unit: 'cm' },
          isPublished: false,
        },
        bad: [],
      }),
    );
  });

  it.each([
    ['Ox-Eye Mug', '6', 'Ox-Eye Mug, Set of 6'],
    ['Ox-Eye Mug, Set of 6', '6', 'Ox-Eye Mug, Set of 6'],
    ['Ox-Eye Mug', '1', 'Ox-Eye Mug'],
    ['Ox-Eye Mug', 'n/a', 'Ox-Eye Mug'],
  ])('with the name %s and %s pieces is called %s', (name, set_size, called) => {
    expect(read({ name, set_size })).toMatchObject(E.right({ input: { name: called } }));
  });

  it.each([
    [{ sku: '' }, 'sku', 'Missing'],
    [{ sku: 'a/b' }, 'sku', 'SkuUnreadable'],
    [{ name: ' ' }, 'name', 'Missing'],
    [{ name: '<b></b>' }, 'name', 'Missing'],
    [{ price: '' }, 'price', 'Missing'],
    [{ price: '€ 5' }, 'price', 'ForeignPrice'],
  ])('[INT-06] a row without a SKU, a name or a price is no product: %o', (cells, field, tag) => {
    expect(read(cells)).toMatchObject(E.left({ field, problem: { _tag: tag } }));
  });

  it.each([
    ['04252614', '00042100005264'],
    ['4252614', '00042100005264'],
    ['042100005264', '00042100005264'],
    ['14006381333938', '14006381333938'],
    ['https://id.gs1.org/01/04006381333931/21/A7?17=281231', '04006381333931'],
    ['(01)04006381333931(21)A7', '04006381333931'],
  ])('[INT-06] a GTIN may be written as its barcode has it: %s', (cell, gtin) => {
    expect(read({ gtin: cell })).toMatchObject(E.right({ input: { gtin: O.some(gtin) }, bad: [] }));
  });

  it.each([
    [{ height: 'tall' }, 'height', 'MeasureUnreadable'],
    [{ backorder: 'maybe' }, 'backorder', 'WordUnknown'],
    [{ gtin: '4006381333932' }, 'gtin', 'GtinUnreadable'],
    [{ old_price: 'SR 12' }, 'old_price', 'ForeignPrice'],
    [{ published: 'perhaps' }, 'published', 'WordUnknown'],
    [{ category: 'x'.repeat(101) }, 'category', 'TooLong'],
    [{ shop_rating: '9' }, 'shop_rating', 'WordUnknown'],
    [{ shop_highlights: 'Oak | '.repeat(667) }, 'shop_highlights', 'TooLong'],
    [{ ships_on: 'soon' }, 'ships_on', 'DayUnreadable'],
  ])('[INT-06] a cell that cannot be read is reported, and read as if it were empty: %o', (cells, field, tag) => {
    const plain = read({});
    if (E.isLeft(plain)) throw new Error(plain.left.field);
    expect(read(cells)).toMatchObject(E.right({ input: plain.right.input, bad: [{ field, problem: { _tag: tag } }] }));
  });

  it('[INT-06] the day on which it ships may have a time behind it', () => {
    expect(read({ online: 'backorder', ships_on: '2027-05-14T00:00-0500' })).toMatchObject(
      E.right({ input: { stock: 'on-backorder', shipsOn: O.some('2027-05-14') }, bad: [] }),
    );
  });

  it('[INT-06] a text that is too long is shortened', () => {
    const long = read({ name: 'x'.repeat(201), description: `${'word '.repeat(2_001)}` });
    if (E.isLeft(long)) throw new Error(long.left.field);
    const { input, bad } = long.right;
    expect([input.name, input.name.length]).toEqual([`${'x'.repeat(199)}…`, 200]);
    expect([input.description.length <= 10_000, input.description.endsWith('word…')]).toEqual([true, true]);
    expect(bad.map(({ field }) => field)).toEqual(['name', 'description']);
  });

  it('[INT-06] a name that is too long with its number of pieces is shortened before them', () => {
    const long = read({ name: 'x'.repeat(195), set_size: '6' });
    if (E.isLeft(long)) throw new Error(long.left.field);
    const { input, bad } = long.right;
    expect([input.name, input.name.length]).toEqual([`${'x'.repeat(189)}…, Set of 6`, 200]);
    expect(bad).toEqual([{ field: 'name', problem: { _tag: 'TooLong', most: 190 } }]);
    expect(read({ name: 'x'.repeat(190), set_size: '6' })).toMatchObject(
      E.right({ input: { name: `${'x'.repeat(190)}, Set of 6` }, bad: [] }),
    );
  });

  it('[INT-06] a text is measured as the call does, and never cut within a character', () => {
    expect(read({ name: '🍵'.repeat(101) })).toMatchObject(E.right({ input: { name: `${'🍵'.repeat(99)}…` } }));
    expect(read({ name: '🍵'.repeat(100) })).toMatchObject(E.right({ input: { name: '🍵'.repeat(100) }, bad: [] }));
  });

  it('[INT-06] of too many pictures the first count; one that is too long is left out', () => {
    const address = (at: number) => `https://a.example/${at}.jpg`;
    const addresses = Array.from({ length: 9 }, (_, at) => address(at));
    expect(read({ pictures: address(0), more_pictures: addresses.join(' | ') })).toMatchObject(
      E.right({
        input: { pictures: addresses.slice(0, 8) },
        bad: [{ field: 'more_pictures', problem: { _tag: 'TooManyPictures', most: 8 } }],
      }),
    );
    expect(read({ pictures: `${address(0)} ${address(1)}${'x'.repeat(2_000)}` })).toMatchObject(
      E.right({ input: { pictures: [address(0)] }, bad: [{ field: 'pictures', problem: { _tag: 'TooLong' } }] }),
    );
  });

  it('[INT-06] of too many levels of a category the narrowest count', () => {
    const levels = Array.from({ length: 11 }, (_, level) => `Level ${level}`);
    expect(read({ category: levels.join(' > ') })).toMatchObject(
      E.right({
        input: { categories: levels.slice(1) },
        bad: [{ field: 'category', problem: { _tag: 'TooManyLevels', most: 10 } }],
      }),
    );
  });
});
