import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { either as E, option as O } from 'fp-ts';
import type * as t from 'io-ts';
import { cellsOf, columnsOf } from '../catalogue-import/columns.ts';
import type { Cells } from '../catalogue-import/fields.ts';
import { readStored } from '../sql/json/codec.ts';

/** The value of data that belongs to the build and is tested; throws with the reason if it is invalid. */
export const orThrow = <A>(value: O.Option<A> | E.Either<unknown, A>, what: string): A => {
  if (value._tag === 'Some') return value.value;
  if (value._tag === 'Right') return value.right;
  throw new Error(`The demo data is wrong: ${what} ${value._tag === 'Left' ? JSON.stringify(value.left) : ''}`);
};

/** The path of a demo file, from the sources and from the built service. */
export const demoFile = (name: string): URL => new URL(`./data/${name}`, import.meta.url);

const textOf = (name: string): string => readFileSync(demoFile(name), 'utf8');

/** Reads a JSON file of the demo. */
export const readJson = <A>(codec: t.Type<A, unknown>, name: string): A => readStored(codec, JSON.parse(textOf(name)));

/** Reads a CSV file of the demo as an import does: the cells of each row, by field. */
export const readRows = (name: string): ReadonlyArray<Cells> => {
  const [heading = [], ...rows]: ReadonlyArray<ReadonlyArray<string>> = parse(textOf(name));
  const columns = orThrow(columnsOf(heading, new Map()), name);
  return rows.map((cells) => cellsOf(columns, cells));
};
