import { access } from 'node:fs/promises';
import { either as E } from 'fp-ts';
import { errorCode } from '../../log/error-code.ts';

/** Nothing where a backup may be written to the path; left is a sentence about a file that is there, unless it is to be replaced (OPS-02). */
export const checkNewFile = async (file: string, replaces: boolean): Promise<E.Either<string, undefined>> => {
  if (replaces) return E.right(undefined);
  try {
    await access(file);
    return E.left(`${file} is there already. Give another name, or replace it with --replace.`);
  } catch (error) {
    return errorCode(error) === 'ENOENT'
      ? E.right(undefined)
      : E.left(`${file} could not be looked for (${errorCode(error)}).`);
  }
};
