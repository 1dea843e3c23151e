import { either as E } from 'fp-ts';

/** Columns of the shop's own format, for what a retailer's file usually lacks; found by exactly these headings. */
export const shopFields = [
  'shop_brand',
  'shop_shelf',
  'shop_subclass',
  'shop_family',
  'shop_color',
  'shop_offer',
  'shop_traits',
  'shop_highlights',
  'shop_rating',
  'shop_reviews',
  'shop_picture',
  'shop_picture_shows',
  'shop_more_pictures',
  'shop_personalization',
  'shop_option',
  'shop_note',
  'shop_notice',
] as const;
export type ShopField = (typeof shopFields)[number];

/** What an import reads of a row. */
export const fields = [
  'sku',
  'name',
  'price',
  'old_price',
  'category',
  'description',
  'online',
  'depth',
  'height',
  'width',
  'set_size',
  ...shopFields,
] as const;
export type Field = (typeof fields)[number];

/** The position of each field in a row; fields that the file lacks are left out. */
export interface Columns {
  readonly at: ReadonlyMap<Field, number>;
  /** The number of cells of a row. */
  readonly count: number;
}

const required: ReadonlyArray<Field> = ['sku', 'name', 'price'];

/** Common headings of each field; the first that the file has counts. */
const headings: Readonly<Record<Exclude<Field, ShopField>, ReadonlyArray<string>>> = {
  sku: ['sku', 'item_id', 'item_number', 'article_number', 'product_id', 'id'],
  name: ['name', 'title', 'product_name', 'item_name'],
  price: ['price', 'current_price', 'sale_price'],
  old_price: ['old_price', 'regular_price', 'list_price', 'was_price', 'original_price'],
  category: ['category', 'category_name', 'product_type'],
  description: ['short_description', 'description', 'summary'],
  online: ['sellable_online', 'online', 'available', 'availability', 'in_stock'],
  depth: ['depth', 'length'],
  height: ['height'],
  width: ['width'],
  set_size: ['set_size', 'pieces', 'piece_count', 'number_of_pieces', 'pack_size'],
};

const isShopField = (field: Field): field is ShopField => shopFields.some((each) => each === field);

const headingsOf = (field: Field): ReadonlyArray<string> => (isShopField(field) ? [field] : headings[field]);

/** Case, blanks and hyphens of a heading do not count. */
const plain = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');

const named = (list: ReadonlyArray<string>): string =>
  list
    .map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name))
    .slice(0, 30)
    .join(', ');

/** Finds the columns by their headings; `chosen` overrides single fields. Left is one sentence for the person who imports. */
export const columnsOf = (
  heading: ReadonlyArray<string>,
  chosen: ReadonlyMap<Field, string>,
): E.Either<string, Columns> => {
  const has = heading.map(plain);
  const at = new Map<Field, number>();
  for (const field of fields) {
    const wish = chosen.get(field);
    const found = (wish === undefined ? headingsOf(field) : [wish]).map(plain).filter((name) => has.includes(name));
    const [first] = found;
    if (wish !== undefined && first === undefined)
      return E.left(`--map ${field}=${wish}: the file has no column ${wish}; its columns are ${named(heading)}.`);
    if (first === undefined) continue;
    if (has.indexOf(first) !== has.lastIndexOf(first))
      return E.left(`The file has the column ${first} more than once; give each a name of its own.`);
    at.set(field, has.indexOf(first));
  }
  const missing = required.filter((field) => !at.has(field));
  return missing.length === 0
    ? E.right({ at, count: heading.length })
    : E.left(
        `No column for ${missing.join(' and ')} is found; name it with --map ${missing[0]}=HEADING, or the sign between cells with --delimiter. The file's columns are ${named(heading)}.`,
      );
};

/** The text of a field in a row; empty when the file has no such column. */
export type Cells = (field: Field) => string;

export const cellsOf =
  ({ at }: Columns, cells: ReadonlyArray<string>): Cells =>
  (field) => {
    const place = at.get(field);
    return place === undefined ? '' : (cells[place] ?? '');
  };
