import { either as E } from 'fp-ts';
import { type Cells, commonHeadings, type Field, fields, plainHeading } from './fields.ts';
import { type FileFormat, formatOf } from './file-formats.ts';
import { type LengthUnit, unitNamed } from './measure-of-text.ts';

/** The columns of a file. */
export interface Columns {
  /** The position of each field in a row; fields that the file lacks are left out. */
  readonly at: ReadonlyMap<Field, number>;
  /** The positions of further pictures: Google Merchant allows several columns of one name. */
  readonly morePictures: ReadonlyArray<number>;
  readonly heading: ReadonlyArray<string>;
  /** The position of each heading, written as `plainHeading` does. */
  readonly places: ReadonlyMap<string, number>;
  readonly format: FileFormat;
}

const named = (list: ReadonlyArray<string>): string =>
  list
    .map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name))
    .slice(0, 30)
    .join(', ');

const missing = (at: ReadonlyMap<Field, number>): ReadonlyArray<Field> => {
  const hasPrice = at.has('price') || at.has('sale_price') || at.has('old_price');
  return [...(['sku', 'name'] as const).filter((field) => !at.has(field)), ...(hasPrice ? [] : (['price'] as const))];
};

/** Finds the columns by their headings; `chosen` overrides single fields. Left is one sentence for the person who imports. */
export const columnsOf = (
  heading: ReadonlyArray<string>,
  chosen: ReadonlyMap<Field, string>,
): E.Either<string, Columns> => {
  const has = heading.map(plainHeading);
  const format = formatOf(has);
  const at = new Map<Field, number>();
  for (const field of fields) {
    const wish = chosen.get(field);
    const wished = wish === undefined ? (format.headings[field] ?? commonHeadings[field] ?? []) : [plainHeading(wish)];
    const first = wished.find((name) => has.includes(name));
    if (wish !== undefined && first === undefined)
      return E.left(`--map ${field}=${wish}: the file has no column ${wish}; its columns are ${named(heading)}.`);
    if (first === undefined) continue;
    if (field !== 'more_pictures' && has.indexOf(first) !== has.lastIndexOf(first))
      return E.left(`The file has the column ${first} more than once; give each a name of its own.`);
    at.set(field, has.indexOf(first));
  }
  const lacking = missing(at);
  const more = has[at.get('more_pictures') ?? -1];
  const morePictures = has.flatMap((name, place) => (name === more ? [place] : []));
  return lacking.length === 0
    ? E.right({ at, morePictures, heading, format, places: new Map(has.map((name, place) => [name, place])) })
    : E.left(
        `No column for ${lacking.join(' and ')} is found; name it with --map ${lacking[0]}=HEADING, or the sign between cells with --delimiter. The file's columns are ${named(heading)}.`,
      );
};

export const cellsOf =
  ({ at, morePictures }: Pick<Columns, 'at' | 'morePictures'>, cells: ReadonlyArray<string>): Cells =>
  (field) => {
    if (field === 'more_pictures') return morePictures.map((place) => cells[place] ?? '').join(' ');
    const place = at.get(field);
    return place === undefined ? '' : (cells[place] ?? '');
  };

/** The text of a row under a heading, written as `plainHeading` does; empty when the file has no such column. */
export const cellUnder =
  ({ places }: Pick<Columns, 'places'>, cells: ReadonlyArray<string>) =>
  (heading: string): string =>
    (cells[places.get(heading) ?? -1] ?? '').trim();

/** The file's own heading for the column of a field. */
export const headingOf = ({ at, heading }: Pick<Columns, 'at' | 'heading'>, field: Field): string =>
  heading[at.get(field) ?? -1]?.trim() || field;

/** The unit of the measures in a column, from its heading: `Width (in)`. */
export const unitOf = (columns: Pick<Columns, 'at' | 'heading'>, field: Field): LengthUnit | undefined =>
  unitNamed(/\(([^()]*)\)\s*$/.exec(headingOf(columns, field))?.[1] ?? '');
