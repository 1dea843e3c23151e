/*
 * [SET-01] A registrant changes or removes the registry's biography.
 *
 * @example decideBiography({ biography: '' }, 'We met in Lisbon.\r\n') // => E.right([{ _tag: 'BiographyWritten', biography: 'We met in Lisbon.\n' }])
 */
import { either as E, function as F } from 'fp-ts';
import type { Registry, RegistryFact } from '../registry/index.ts';
import { type BiographyTooLong, readBiography } from './biography-text.ts';

/** Decides to set the biography. */
export const decideBiography = (
  { biography }: Pick<Registry, 'biography'>,
  text: string,
): E.Either<BiographyTooLong, ReadonlyArray<RegistryFact>> =>
  F.pipe(
    readBiography(text),
    E.map((written) => (written === biography ? [] : [{ _tag: 'BiographyWritten', biography: written }])),
  );
