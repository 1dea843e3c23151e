/*
 * [INT-06] The exports of shop systems, recognized by their headings, and what a row of each is: not every row is a product.
 *
 * @example formatOf(['handle', 'title', 'variant_sku', 'variant_price']).name // => 'Shopify export'
 */
import { option as O } from 'fp-ts';
import type { Cells, Field, Headings } from './fields.ts';

/** A row, accessible by field and by heading. */
export interface ExportRow {
  readonly cells: Cells;
  readonly under: (heading: string) => string;
}

/** The meaning of a row: a product, with cells completed from other rows, or something else, described in words. */
export type RowMeaning =
  | { readonly _tag: 'Product'; readonly cells: Cells }
  | { readonly _tag: 'NoProduct'; readonly what: string };

export interface FileFormat {
  readonly name: string;
  /** A combination of headings that only this export has. */
  readonly marks: ReadonlyArray<string>;
  /** Headings that differ from the common ones. */
  readonly headings: Headings;
  /** The levels of a category, from the widest to the narrowest. */
  readonly levelsOf: (text: string) => ReadonlyArray<string>;
  /** Rows that follow each other with the same heading's text belong to one product. */
  readonly together: O.Option<string>;
  /** A reader for the rows of one file, which are to be read in order, each with those that it belongs together with. */
  readonly reader: () => (row: ExportRow, together: ReadonlyArray<ExportRow>) => RowMeaning;
}

const product = (cells: Cells): RowMeaning => ({ _tag: 'Product', cells });
const noProduct = (what: string): RowMeaning => ({ _tag: 'NoProduct', what });

/** The cells with some of them replaced. */
const replacing =
  (cells: Cells, replaced: Readonly<Partial<Record<Field, string>>>): Cells =>
  (field) =>
    replaced[field] ?? cells(field);

const inherited: ReadonlyArray<Field> = ['name', 'category', 'description', 'published', 'online', 'pictures'];

/** A variant's cells; empty ones that can be inherited come from its product. */
const inheriting =
  (cells: Cells, parent: Cells | undefined): Cells =>
  (field) => {
    const own = cells(field);
    return own.trim() === '' && parent !== undefined && inherited.includes(field) ? parent(field) : own;
  };

const trimmed = (parts: ReadonlyArray<string>): ReadonlyArray<string> =>
  parts.map((part) => part.trim()).filter((part) => part !== '');

const byArrows = (text: string): ReadonlyArray<string> => trimmed(text.split(/>|&gt;/));

/** The narrowest of a product's categories; the first if several are equally narrow. */
const narrowest = (categories: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> =>
  categories.reduce((best, each) => (each.length > best.length ? each : best), []);

const ownFile: FileFormat = {
  name: 'list of products',
  marks: [],
  headings: {},
  levelsOf: byArrows,
  together: O.none,
  reader:
    () =>
    ({ cells }) =>
      product(cells),
};

const googleMerchant: FileFormat = {
  ...ownFile,
  name: 'Google Merchant feed',
  marks: ['id', 'title', 'image_link'],
  headings: { sku: ['id'], category: ['product_type'], shop_family: ['item_group_id'] },
};

const isYes = (text: string): boolean => /^(true|yes|1)$/i.test(text);

const shopify: FileFormat = {
  ...ownFile,
  name: 'Shopify export',
  marks: ['handle', 'variant_price'],
  headings: {
    sku: ['variant_sku'],
    gtin: ['variant_barcode'],
    name: ['title'],
    price: ['variant_price'],
    old_price: ['variant_compare_at_price'],
    category: ['type', 'product_type', 'product_category'],
    description: ['body'],
    stock: ['variant_inventory_qty'],
    backorder: ['variant_inventory_policy'],
    pictures: ['image_src'],
    shop_family: ['handle'],
  },
  together: O.some('handle'),
  reader: () => {
    let parent: ExportRow | undefined;
    return (row, together) => {
      if (parent?.under('handle') !== row.under('handle')) parent = row;
      if (isYes(parent.under('gift_card'))) return noProduct('a gift card');
      if (row.cells('sku').trim() === '' && row.cells('price').trim() === '') return noProduct('a further picture');
      const cells = inheriting(row.cells, parent.cells);
      const options = ['option1_value', 'option2_value', 'option3_value']
        .map(row.under)
        .filter((option) => option !== '' && option !== 'Default Title');
      const status = parent.under('status');
      return product(
        replacing(cells, {
          name: [cells('name'), ...options].join(', '),
          // The pictures of a product are in its rows, one in each, whichever variant a row is.
          pictures: [row.under('variant_image'), ...together.map((each) => each.cells('pictures'))].join(' '),
          ...(status === '' || status.toLowerCase() === 'active' ? {} : { published: status }),
          // Without an inventory tracker the number of units is meaningless.
          ...(row.under('variant_inventory_tracker') === '' ? { stock: '' } : {}),
        }),
      );
    };
  },
};

const wooCommerce: FileFormat = {
  ...ownFile,
  name: 'WooCommerce export',
  marks: ['type', 'published', 'regular_price', 'categories'],
  headings: { sku: ['sku'], description: ['description'], shop_family: ['parent'] },
  levelsOf: (text) => narrowest(text.split(/(?<!\\),/).map((category) => byArrows(category.replaceAll('\\,', ',')))),
  reader: () => {
    const parents = new Map<string, Cells>();
    return ({ cells: own, under }) => {
      // The export writes a line break as `\n`.
      const text = under('description') || under('short_description');
      const cells = replacing(own, { description: text.replaceAll('\\n', '\n') });
      const [type = ''] = under('type').split(',');
      if (type === 'variable') for (const key of [`id:${under('id')}`, under('sku')]) parents.set(key, cells);
      if (type === 'variation') return product(inheriting(cells, parents.get(under('parent'))));
      return type === 'simple' || type === '' ? product(cells) : noProduct(`of the type ${type}`);
    };
  },
};

const magento: FileFormat = {
  ...ownFile,
  name: 'Magento export',
  marks: ['sku', 'categories', 'product_online'],
  headings: {
    sku: ['sku'],
    category: ['categories'],
    description: ['description'],
    pictures: ['base_image', 'image'],
  },
  levelsOf: (text) =>
    narrowest(
      text.split(',').map((category) => trimmed(category.split('/')).filter((level) => level !== 'Default Category')),
    ),
  reader:
    () =>
    ({ cells, under }) => {
      if (under('store_view_code') !== '') return noProduct('the texts of one store view');
      const type = under('product_type');
      if (['configurable', 'bundle', 'grouped'].includes(type)) return noProduct(`of the type ${type}`);
      return product(
        replacing(cells, {
          description: under('description') || under('short_description'),
          ...(cells('pictures') === 'no_selection' ? { pictures: '' } : {}),
          ...(under('manage_stock') === '0' ? { stock: '' } : {}),
        }),
      );
    },
};

const formats: ReadonlyArray<FileFormat> = [shopify, wooCommerce, magento, googleMerchant];

/** The format of a file with these headings, written as `plainHeading` does. */
export const formatOf = (headings: ReadonlyArray<string>): FileFormat =>
  formats.find(({ marks }) => marks.every((mark) => headings.includes(mark))) ?? ownFile;
