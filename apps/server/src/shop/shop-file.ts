import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { either as E, function as F, readonlyArray as RA } from 'fp-ts';
import type * as t from 'io-ts';
import { type FileMistake, mistakesInFile } from '../json-file/file-codec.ts';
import { errorCode } from '../log/error-code.ts';

/** What is wrong in a file of a shop's folder, as a sentence with its place. */
export interface FileProblem {
  readonly file: string;
  readonly sentence: string;
}

export type Problems = ReadonlyArray<FileProblem>;

/** The sentence on a mistake: what its place must be. */
export const problemIn =
  (file: string) =>
  ({ place, expected }: FileMistake): FileProblem => ({
    file,
    sentence: `${place === '' ? '' : `${place} `}must be ${expected}`,
  });

/** The content of a file of the folder; left is all that is wrong with it. */
export const readShopFile = async <A>(
  folder: string,
  file: string,
  codec: t.Type<A, unknown, unknown>,
): Promise<E.Either<Problems, A>> => {
  try {
    return F.pipe(
      mistakesInFile(codec)(await readFile(resolve(folder, file), 'utf8')),
      E.mapLeft(RA.map(problemIn(file))),
    );
  } catch (error) {
    return E.left([{ file, sentence: `must be a file that can be read (${errorCode(error)})` }]);
  }
};

/** The same of a file that need not be there. */
export const readShopFileIfAny = async <A>(
  folder: string,
  file: string,
  codec: t.Type<A, unknown, unknown>,
  otherwise: A,
): Promise<E.Either<Problems, A>> =>
  existsSync(resolve(folder, file)) ? readShopFile(folder, file, codec) : E.right(otherwise);
