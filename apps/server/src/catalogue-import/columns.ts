import { either as E } from 'fp-ts';

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
] as const;
export type Field = (typeof fields)[number];

/** Where in a row each field stands; those that the file does not have are left out. */
export interface Columns {
  readonly at: ReadonlyMap<Field, number>;
  /** How many cells a row has. */
  readonly count: number;
}

const required: ReadonlyArray<Field> = ['sku', 'name', 'price'];

/** How to read: common headings of a field, the first that the file has counts. */
const headings: Readonly<Record<Field, ReadonlyArray<string>>> = {
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
};

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

/** Finds the columns by their headings; `chosen` says otherwise for single fields. Left is one sentence for whoever imports. */
export const columnsOf = (
  heading: ReadonlyArray<string>,
  chosen: ReadonlyMap<Field, string>,
): E.Either<string, Columns> => {
  const has = heading.map(plain);
  const at = new Map<Field, number>();
  for (const field of fields) {
    const wish = chosen.get(field);
    const found = (wish === undefined ? headings[field] : [wish]).map(plain).filter((name) => has.includes(name));
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
