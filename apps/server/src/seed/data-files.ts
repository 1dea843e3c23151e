import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sites } from '@gift-registry/domain';
import { parse } from 'csv-parse/sync';
import type { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { cellsOf, columnsOf } from '../catalogue-import/columns.ts';
import type { Cells } from '../catalogue-import/fields.ts';
import { decodeFile } from '../json-file/file-codec.ts';
import type { ShopCatalogue } from '../shop/shop-catalogue.ts';

/** The shop whose data is written: its folder, what its products can name of it, and its sites. */
export interface SeededShop {
  readonly folder: string;
  readonly catalogue: ShopCatalogue;
  readonly sites: Sites;
}

/** The value in that place of the shop's data; throws with the reason if it is invalid. */
export const orThrow = <A>(value: O.Option<A> | E.Either<unknown, A>, what: string): A => {
  if (value._tag === 'Some') return value.value;
  if (value._tag === 'Right') return value.right;
  throw new Error(`The shop's data is wrong: ${what} ${value._tag === 'Left' ? JSON.stringify(value.left) : ''}`);
};

/** The text of a file; a shop need not have each of them. */
const textOf = (path: string, otherwise: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : otherwise);

/** Reads a JSON file of the shop's folder that has a list; without the file it is empty. */
export const readList = <A>(codec: t.Type<A, unknown>, { folder }: SeededShop, name: string): ReadonlyArray<A> => {
  const path = join(folder, name);
  return orThrow(decodeFile(t.readonlyArray(codec))(textOf(path, '[]')), path);
};

/** Reads a CSV file of the shop's folder as an import does: the cells of each row, by field. */
export const readRows = ({ folder }: SeededShop, name: string): ReadonlyArray<Cells> => {
  const path = join(folder, name);
  const [heading = [], ...rows]: ReadonlyArray<ReadonlyArray<string>> = parse(textOf(path, ''));
  if (heading.length === 0) return [];
  const columns = orThrow(columnsOf(heading, new Map()), path);
  return rows.map((cells) => cellsOf(columns, cells));
};
