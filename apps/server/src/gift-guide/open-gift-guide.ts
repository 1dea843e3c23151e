import { readFile } from 'node:fs/promises';
import type { EditorialContent } from '@gift-registry/domain';
import { either as E, function as F, taskEither as TE } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';
import { readGiftGuide } from './gift-guide-file.ts';

/** Reads the gift guide from that file. Left is the reason for a failure, in one sentence. */
export const openGiftGuide = (path: string): TE.TaskEither<string, EditorialContent> =>
  F.pipe(
    TE.tryCatch(
      () => readFile(path, 'utf8'),
      (error) => `The gift guide ${path} could not be read (${errorCode(error)}); check GIFT_GUIDE.`,
    ),
    TE.chainEitherK((text) =>
      E.mapLeft((mistake: string) => `The gift guide ${path} has a mistake: ${mistake}.`)(readGiftGuide(text)),
    ),
  );
