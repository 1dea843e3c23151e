import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ShopMistake } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type * as t from 'io-ts';
import { mistakesInFile } from '../json-file/file-codec.ts';
import { errorCode } from '../log/error-code.ts';

type Mistakes = ReadonlyArray<ShopMistake>;

/** What could be read of files, and what is wrong in them. */
export interface Read<A> {
  readonly value: A;
  readonly mistakes: Mistakes;
}

const unread = (file: string, code: string): Mistakes => [
  { file, place: '', expected: `a file that can be read (${code})` },
];

/** The content of a file of the folder, which need not be there. */
export const readBytes = async (folder: string, file: string): Promise<Read<O.Option<Buffer>>> => {
  try {
    return { value: O.some(await readFile(resolve(folder, file))), mistakes: [] };
  } catch (error) {
    const code = errorCode(error);
    return { value: O.none, mistakes: code === 'ENOENT' ? [] : unread(file, code) };
  }
};

const parse = <A>(file: string, codec: t.Type<A, unknown, unknown>, bytes: Buffer): E.Either<Mistakes, A> =>
  E.mapLeft((found: ReadonlyArray<Omit<ShopMistake, 'file'>>) => found.map((mistake) => ({ file, ...mistake })))(
    mistakesInFile(codec)(bytes.toString()),
  );

/** A JSON file of the folder; if it is not there or has mistakes, what `fallback` makes of its content. */
export const readShopFileIfAny = async <A>(
  folder: string,
  file: string,
  codec: t.Type<A, unknown, unknown>,
  fallback: (raw: unknown) => A,
): Promise<Read<A>> => {
  const { value: bytes, mistakes } = await readBytes(folder, file);
  if (O.isNone(bytes)) return { value: fallback(undefined), mistakes };
  const read = parse(file, codec, bytes.value);
  if (E.isRight(read)) return { value: read.right, mistakes };
  const raw = O.tryCatch((): unknown => JSON.parse(bytes.value.toString()));
  return { value: fallback(O.toUndefined(raw)), mistakes: read.left };
};

/** A JSON file of the folder that must be there. */
export const readShopFile = async <A>(
  folder: string,
  file: string,
  codec: t.Type<A, unknown, unknown>,
): Promise<E.Either<Mistakes, A>> => {
  const { value: bytes, mistakes } = await readBytes(folder, file);
  if (O.isSome(bytes)) return parse(file, codec, bytes.value);
  return E.left(mistakes.length === 0 ? unread(file, 'ENOENT') : mistakes);
};
