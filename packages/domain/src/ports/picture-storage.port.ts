import type { option as O, taskEither as TE } from 'fp-ts';
import type { Unavailable } from './fault.ts';

/** Driven port: where generated pictures are stored, which can all be generated again. Several processes may share one. */
export interface PictureStorage {
  readonly find: (name: string) => TE.TaskEither<Unavailable, O.Option<Uint8Array>>;
  /** Stores a picture; one that is interrupted is never found. A name has letters, digits, dots and hyphens, and always the same bytes. */
  readonly store: (name: string, bytes: Uint8Array) => TE.TaskEither<Unavailable, void>;
}
