import type { EditorialContent } from '@gift-registry/domain';
import { demoSites } from '@gift-registry/domain/testing/arbitrary';
import { either as E, function as F } from 'fp-ts';
import { type FileMistake, mistakesInFile } from '../../json-file/file-codec.ts';
import { editorialOf, giftGuideCodec } from '../gift-guide-file.ts';

type Editorial = E.Either<ReadonlyArray<FileMistake>, EditorialContent>;

/** The gift guide of that content, in the demo's shop. */
export const readEditorial = (content: unknown): Editorial =>
  F.pipe(
    mistakesInFile(giftGuideCodec)(JSON.stringify(content)),
    E.chain((written) => editorialOf(written, demoSites)),
  );

/** Its mistakes, each in a sentence. */
export const mistakesOf = (read: Editorial): ReadonlyArray<string> =>
  E.isLeft(read) ? read.left.map(({ place, expected }) => `${place} must be ${expected}`.trim()) : [];
