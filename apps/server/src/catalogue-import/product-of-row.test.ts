import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../reference-data/pictures.ts';
import { catalogue } from '../seed/demo-products.ts';
import type { Field } from './columns.ts';
import { drawings, NEUTRAL_DRAWING } from './drawing-of-words.ts';
import { type ImportRules, productOfRow } from './product-of-row.ts';

const rules: ImportRules = { brand: 'main', unit: 'cm', currency: 'USD', rate: O.none };
const cup: Partial<Record<Field, string>> = { sku: '4821', name: 'Ox-Eye Mug', price: '9.50' };
const read = (cells: Partial<Record<Field, string>>) =>
  productOfRow(rules)((field) => ({ ...cup, ...cells })[field] ?? '');

describe('a row of a retailer’s file', () => {
  it('is a product', () => {
    expect(
      read({ category: 'Mugs', description: 'A <mug> & more', depth: '9', width: '0', online: 'FALSE' }),
    ).toMatchObject(
      E.right({
        sku: '4821',
        path: '/product/ox-eye-mug/4821',
        currentPrice: 950,
        regularPrice: 950,
        isAvailable: false,
        summary: '<p>A &lt;mug&gt; &amp; more</p>',
        dimensions: { depth: O.some(9), width: O.none, height: O.none, unit: 'cm' },
        categoryName: 'Mugs',
      }),
    );
  });

  it.each([
    ['Ox-Eye Mug', '6', 'Ox-Eye Mug, Set of 6'],
    ['Ox-Eye Mug, Set of 6', '6', 'Ox-Eye Mug, Set of 6'],
    ['Ox-Eye Mug', '1', 'Ox-Eye Mug'],
    ['Ox-Eye Mug', 'n/a', 'Ox-Eye Mug'],
  ])('with the name %s and %s pieces is called %s', (name, set_size, called) => {
    expect(read({ name, set_size })).toMatchObject(E.right({ name: called }));
  });

  it.each([
    ['9.49', 'regular', 950],
    ['9.50', 'regular', 950],
    ['9.51', 'sale', 951],
    ['No old price', 'regular', 950],
  ])('that cost %s before is %s', (old_price, priceType, regularPrice) => {
    expect(read({ old_price })).toMatchObject(E.right({ priceType, regularPrice }));
  });

  it.each([
    [{ name: ' ' }, { _tag: 'NoName' }],
    [{ name: 'x'.repeat(201) }, { _tag: 'TooLong', field: 'name', most: 200 }],
    [{ price: '' }, { _tag: 'NoPrice' }],
    [{ price: '0' }, { _tag: 'NoPrice' }],
    [{ old_price: 'SR 12' }, { _tag: 'ForeignPrice', field: 'old price', marker: 'SR', expected: 'USD' }],
    [{ price: '1'.repeat(61) }, { _tag: 'PriceUnreadable', field: 'price', text: '1'.repeat(61) }],
    [{ height: 'tall' }, { _tag: 'SizeUnreadable', field: 'height', text: 'tall' }],
    [{ online: 'maybe' }, { _tag: 'OnlineUnreadable', text: 'maybe' }],
  ])('is refused with the reason: %o', (cells, problem) => {
    expect(read(cells)).toEqual(E.left(problem));
  });

  it('nothing of the file becomes markup or an address of another host', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '<', '"', '/', ':', 'É', '&') }), (text) => {
        const product = read({ name: `x${text}`, description: text });
        if (E.isLeft(product)) throw new Error(product.left._tag);
        expect(product.right.summary.replace(/^<p>|<\/p>$/g, '')).not.toMatch(/[<>"]/);
        expect(product.right.path).toMatch(/^\/product\/[a-z0-9-]+\/4821$/);
        expect(product.right.images.desktop).toMatch(/^\/art\/[a-z0-9-]+-desktop\.webp$/);
      }),
    );
  });

  it('is shown by a drawing of the shop', () => {
    const drawn = new Set(
      catalogue.flatMap(({ images, carouselImages }) => [images, ...carouselImages].map(drawingOf)),
    );
    expect([NEUTRAL_DRAWING, ...drawings.map(([, drawing]) => drawing)].filter((each) => !drawn.has(each))).toEqual([]);
  });
});
