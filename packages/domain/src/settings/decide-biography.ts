/*
 * [SET-01] A registrant tells the guests about the registry in other words, or in none.
 *
 * Laws:
 * - what is too long is refused with its number
 * - the words that stand there already are success and nothing happens
 * - everything else is one fact: these words stand there, as they are kept
 *
 * @example decideBiography({ biography: '' }, 'We met in Lisbon.\r\n') // => E.right([{ _tag: 'BiographyWritten', biography: 'We met in Lisbon.\n' }])
 */
import { either as E, function as F } from 'fp-ts';
import type { Registry, RegistryFact } from '../registry/index.ts';
import { type BiographyTooLong, readBiography } from './biography-text.ts';

/** What follows from telling so about the registry. */
export const decideBiography = (
  { biography }: Pick<Registry, 'biography'>,
  text: string,
): E.Either<BiographyTooLong, ReadonlyArray<RegistryFact>> =>
  F.pipe(
    readBiography(text),
    E.map((written) => (written === biography ? [] : [{ _tag: 'BiographyWritten', biography: written }])),
  );
