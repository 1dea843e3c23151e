/*
 * [ITEM-09] [INT-06] What a row of a retailer's file says of a product. A cell that cannot be read is left out, not the product; only a row without SKU, name or price is.
 *
 * @example inputOfRow(rules, columns)(cellsOf({ sku: '4821', name: 'Cup', price: '9.50' })) // => right({ input: product 4821 for 950 cents, bad: [] })
 */
import {
  type CalendarDay,
  type Dimensions,
  type Gs1Number,
  type Gtin,
  gs1Number,
  MOST_PICTURES,
  type ProductInput,
  parseCalendarDay,
  parseGtin,
  type ShopField,
  setSize,
  shopFields,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { availabilityOf } from './availability-of-cells.ts';
import type { Cells, Field } from './fields.ts';
import { textOfHtml } from './html-text.ts';
import { type LengthUnit, measureOfText } from './measure-of-text.ts';
import { offerOf, type PriceReading } from './offer-of-cells.ts';
import type { BadCell, CellProblem } from './problems.ts';
import { type Named, shopColumns } from './shop-columns.ts';
import { skuOfText } from './sku-of-text.ts';
import { unquoted } from './unquoted.ts';

/** Settings of all rows of an import. */
export interface ImportRules extends PriceReading {
  readonly unit: Dimensions['unit'];
  /** What relative addresses of pictures are relative to, with a slash at its end. */
  readonly pictureBase: O.Option<string>;
  readonly catalogue: Named;
}

/** How cells are interpreted by the columns of their file. */
export interface ColumnReading {
  /** The unit of a measure that states none. */
  readonly unitOf: (field: Field) => LengthUnit | undefined;
  readonly levelsOf: (category: string) => ReadonlyArray<string>;
}

/** A product, and the cells of its row that could not be read. */
export interface ReadRow {
  readonly input: ProductInput;
  /** The field of each of its pictures. */
  readonly pictureFields: ReadonlyArray<Field>;
  readonly bad: ReadonlyArray<BadCell>;
}

/** In UTF-16 units, like in the call for listing products. */
const longest = { name: 200, category: 100, description: 10_000, picture: 2_000 } as const;

/** The maximum depth of a category, like in that call. */
const MOST_LEVELS = 10;

const gtinOfText = (text: string): E.Either<CellProblem, O.Option<Gtin>> => {
  const written = O.map(({ digits }: Gs1Number) => digits)(gs1Number(text.trim()));
  const digits = O.getOrElse(() => text)(written).replace(/[\s-]/g, '');
  return digits === ''
    ? E.right(O.none)
    : E.map(O.some<Gtin>)(E.fromOption((): CellProblem => ({ _tag: 'GtinUnreadable', text }))(parseGtin(digits)));
};

/** The day in a cell, which may be followed by a time. */
const dayOfText = (text: string): E.Either<CellProblem, O.Option<CalendarDay>> => {
  if (text === '') return E.right(O.none);
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)([T ].*)?$/.exec(text) ?? [];
  return E.map(O.some<CalendarDay>)(
    E.fromOption((): CellProblem => ({ _tag: 'DayUnreadable', text }))(parseCalendarDay(day)),
  );
};

/** Appends the number of pieces to a name, as the shop writes it and the checklist counts it, when the file has that number in a separate column. */
const sizeBehind = (name: string, cell: string): string => {
  const pieces = /^\d{1,3}$/.test(cell) ? Number(cell) : 1;
  return pieces < 2 || setSize(name) > 1 ? '' : `, Set of ${pieces}`;
};

const isAbsolute = (text: string): boolean => /^https?:\/\//i.test(text);

/** The addresses in a cell, between commas, bars or spaces. One that begins with its host may contain them. */
const addressesIn = (cell: string): ReadonlyArray<string> =>
  cell
    .split(/[\s,;|]+(?=https?:\/\/)/i)
    .flatMap((part) => (isAbsolute(part) ? [part] : part.split(/[,;|]/)))
    .map((part) => part.replace(/^[\s,;|]+|[\s,;|]+$/g, ''))
    .filter((part) => part !== '');

/** The addresses of a row's pictures, none twice. */
const picturesIn = (base: O.Option<string>, cells: Cells): Array<{ readonly field: Field; readonly text: string }> => {
  const found = new Map<string, Field>();
  for (const field of ['pictures', 'more_pictures'] as const)
    for (const text of addressesIn(cells(field))) {
      const address = isAbsolute(text) || O.isNone(base) ? text : `${base.value}${text.replace(/^\/+/, '')}`;
      if (!found.has(address)) found.set(address, field);
    }
  return [...found].map(([text, field]) => ({ field, text }));
};

const published: ReadonlyMap<string, boolean> = new Map([
  ...['', 'true', 'yes', 'y', '1', 'active', 'visible', 'enabled', 'published'].map((word) => [word, true] as const),
  ...[
    'false',
    'no',
    'n',
    '0',
    '-1',
    '2',
    'draft',
    'archived',
    'private',
    'hidden',
    'disabled',
    'unlisted',
    'unpublished',
  ].map((word) => [word, false] as const),
]);

const isPublished = (text: string): E.Either<CellProblem, boolean> =>
  E.fromNullable<CellProblem>({ _tag: 'WordUnknown', text })(published.get(text.trim().toLowerCase()));

/** Shortens a text to that many UTF-16 units, without splitting a character. */
const shortened = (text: string, most: number): string =>
  text.length <= most
    ? text
    : text
        .slice(0, most - 1)
        .replace(/\p{Cs}$/u, '')
        .trimEnd()
        .concat('…');

/** The product described by a row; left is the cell without which there is no product. Missing cells get default values. */
export const inputOfRow =
  (rules: ImportRules, { unitOf, levelsOf }: ColumnReading) =>
  (cells: Cells): E.Either<BadCell, ReadRow> => {
    const sku = skuOfText(cells('sku'));
    if (E.isLeft(sku)) return E.left({ field: 'sku', problem: sku.left });
    const name = textOfHtml(cells('name'));
    if (name === '') return E.left({ field: 'name', problem: { _tag: 'Missing' } });
    const offer = offerOf(rules)(cells);
    if (E.isLeft(offer)) return offer;
    const availability = availabilityOf({
      online: cells('online'),
      stock: cells('stock'),
      backorder: cells('backorder'),
    });
    const bad: Array<BadCell> = [...offer.right.bad, ...availability.bad];
    const read = <A>(field: Field, value: E.Either<CellProblem, A>, otherwise: A): A => {
      if (E.isRight(value)) return value.right;
      bad.push({ field, problem: value.left });
      return otherwise;
    };
    const upTo = (most: number, field: 'name' | 'category' | 'description', text: string, otherwise: string): string =>
      read(field, text.length > most ? E.left({ _tag: 'TooLong', most }) : E.right(text), otherwise);
    const size = (field: 'depth' | 'height' | 'width'): O.Option<number> => {
      const measure = measureOfText(unitOf(field) ?? rules.unit, rules.unit)(unquoted(cells(field)));
      return read(
        field,
        E.mapLeft((text: string): CellProblem => ({ _tag: 'MeasureUnreadable', text }))(measure),
        O.none,
      );
    };
    const shop = shopColumns(rules.catalogue, cells);
    const isBad = (field: ShopField): boolean => shop.bad.some((cell) => cell.field === field);
    const behind = sizeBehind(shortened(name, longest.name), cells('set_size').trim());
    const room = longest.name - behind.length;
    const levels = levelsOf(cells('category'))
      .map(textOfHtml)
      .map((level) => upTo(longest.category, 'category', level, ''))
      .filter((level) => level !== '');
    const description = cells('description');
    const pictures = picturesIn(rules.pictureBase, cells).filter(({ field, text }) =>
      read(
        field,
        text.length > longest.picture ? E.left({ _tag: 'TooLong', most: longest.picture }) : E.right(true),
        false,
      ),
    );
    const [firstTooMany] = pictures.splice(MOST_PICTURES);
    if (firstTooMany !== undefined)
      bad.push({ field: firstTooMany.field, problem: { _tag: 'TooManyPictures', most: MOST_PICTURES } });
    const input: ProductInput = {
      sku: sku.right,
      gtin: read('gtin', gtinOfText(unquoted(cells('gtin'))), O.none),
      name: `${upTo(room, 'name', name, shortened(name, room))}${behind}`,
      price: offer.right.price,
      regularPrice: offer.right.regularPrice,
      categories: read(
        'category',
        levels.length > MOST_LEVELS ? E.left({ _tag: 'TooManyLevels', most: MOST_LEVELS }) : E.right(levels),
        levels.slice(-MOST_LEVELS),
      ),
      description: upTo(longest.description, 'description', description, shortened(description, longest.description)),
      stock: availability.availability,
      shipsOn: read('ships_on', dayOfText(unquoted(cells('ships_on'))), O.none),
      isPublished: read('published', isPublished(cells('published')), true),
      dimensions: { width: size('width'), height: size('height'), depth: size('depth'), unit: rules.unit },
      pictures: pictures.map(({ text }) => text),
      details: Object.fromEntries(
        shopFields
          .filter((field) => cells(field).trim() !== '' && !isBad(field))
          .map((field) => [field, cells(field).trim()]),
      ),
    };
    return E.right({ input, pictureFields: pictures.map(({ field }) => field), bad: [...bad, ...shop.bad] });
  };
