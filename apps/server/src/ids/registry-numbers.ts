import { randomInt } from 'node:crypto';
import { type GrId, type IdGenerator, parseGrId } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';

const FIRST = 100_000_000;
const AFTER_LAST = 1_000_000_000;

/** The numbers of registries: nine digits, drawn at random, so that one says nothing of the next. */
export const registryNumbers: Pick<IdGenerator, 'registryNumber'> = {
  registryNumber: (): GrId =>
    F.pipe(
      parseGrId(String(randomInt(FIRST, AFTER_LAST))),
      O.getOrElse((): GrId => {
        throw new Error('A number of nine digits is none that a registry may have.');
      }),
    ),
};
