import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type Columns, columnsOf } from './columns.ts';
import type { Field } from './fields.ts';

const placesOf = (columns: E.Either<string, Columns>): unknown =>
  E.isRight(columns) ? Object.fromEntries(columns.right.at) : columns.left;
const columns = (heading: string, chosen: ReadonlyArray<readonly [Field, string]> = []) =>
  placesOf(columnsOf(heading.split(';'), new Map(chosen)));

describe('the columns of a file', () => {
  it('are found by common headings, whatever their case, blanks and hyphens', () => {
    expect(columns('Item-ID; Product  Name ;PRICE;Regular price;In-Stock')).toEqual({
      sku: 0,
      name: 1,
      price: 2,
      old_price: 3,
      online: 4,
    });
  });

  it('a specific heading wins over a plain id, in any order of columns', () => {
    expect(columns('id;sku;name;price')).toEqual({ sku: 1, name: 2, price: 3 });
    expect(columns('id;item_id;name;price')).toEqual({ sku: 1, name: 2, price: 3 });
    expect(columns('id;name;price')).toEqual({ sku: 0, name: 1, price: 2 });
  });

  it('a chosen column wins over a guessed one', () => {
    expect(columns('sku;name;price;SALE PRICE', [['price', 'sale_price']])).toEqual({
      sku: 0,
      name: 1,
      price: 3,
      sale_price: 3,
    });
  });

  it.each([
    ['sku;title', [], 'No column for price is found; name it with --map price=HEADING'],
    ['a;b', [], 'No column for sku and name and price is found; name it with --map sku=HEADING'],
    ['sku;name;price;Price', [], 'The file has the column price more than once'],
    [
      'sku;name;price',
      [['price', 'cost']] as const,
      '--map price=cost: the file has no column cost; its columns are sku',
    ],
  ])('%s is refused', (heading, chosen, sentence) => {
    expect(columns(heading, chosen)).toContain(sentence);
  });

  it('a column that is not read may occur twice', () => {
    expect(columns('sku;name;price;note;note')).toEqual({ sku: 0, name: 1, price: 2 });
  });

  it('a very long heading is shortened in the message', () => {
    expect(columns(`${'x'.repeat(41)};b`)).toContain(`${'x'.repeat(40)}…, b.`);
  });
});
