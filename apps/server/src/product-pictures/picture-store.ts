import type { Instant, Unavailable } from '@gift-registry/domain';
import type { option as O, taskEither as TE } from 'fp-ts';
import type { StoredPicture } from './picture-maker.ts';

/** An address that is to be fetched, with the number of this attempt. */
export interface PictureFetch {
  readonly address: string;
  readonly attempts: number;
}

/** The addresses of pictures that wait to be fetched, and the pictures that were. Concurrent processes take different addresses. */
export interface PictureStore {
  /** The address that is due longest, reserved until then. */
  readonly take: (now: Instant, until: Instant) => TE.TaskEither<Unavailable, O.Option<PictureFetch>>;
  /** Stores the picture, and shows it with every product that has the address. */
  readonly fetched: (fetch: PictureFetch, picture: StoredPicture) => TE.TaskEither<Unavailable, void>;
  readonly postpone: (fetch: PictureFetch, until: Instant, reason: string) => TE.TaskEither<Unavailable, void>;
  /** Gives the reservation up as if there had been no attempt: this process may not fetch from the host. */
  readonly release: (fetch: PictureFetch, until: Instant, reason: string) => TE.TaskEither<Unavailable, void>;
  readonly giveUp: (fetch: PictureFetch, at: Instant, reason: string) => TE.TaskEither<Unavailable, void>;
  /** The picture of that name, as WebP. */
  readonly find: (name: string) => TE.TaskEither<Unavailable, O.Option<Uint8Array>>;
}
