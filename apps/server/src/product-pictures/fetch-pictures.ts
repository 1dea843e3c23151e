/*
 * [INT-06] Fetches the picture that is due longest and keeps what became of it. A fault that may pass is tried again, less and less often; one that lasts is given up at once.
 */
import { type Clock, type Instant, instantAt, type Log, type Unavailable } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { FetchPicture, PictureError } from './fetch-picture.ts';
import { publicAddress } from './picture-addresses.ts';
import type { PictureMaker, StoredPicture } from './picture-maker.ts';
import type { PictureFetch, PictureStore } from './picture-store.ts';

/** What fetching needs. */
export interface PictureFetching {
  readonly pictures: PictureStore;
  readonly fetchPicture: FetchPicture;
  readonly maker: Pick<PictureMaker, 'keep'>;
  readonly clock: Clock;
  readonly log: Log;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long an address is reserved: longer than a fetch, the wait for the picture process and the decoding take. */
const RESERVATION = 5 * MINUTE;

/** The waits after the first attempt and those that follow it. */
const RETRIES = [1, 5, 30, 120, 360, 1_440].map((minutes) => minutes * MINUTE);

const later = (now: Instant, milliseconds: number): Instant =>
  O.getOrElse(() => now)(instantAt(Date.parse(now) + milliseconds));

const made = async (
  { fetchPicture, maker }: PictureFetching,
  address: string,
  stop: AbortSignal,
): Promise<E.Either<PictureError, StoredPicture>> => {
  const bytes = await fetchPicture(address, stop);
  return E.isLeft(bytes) ? bytes : maker.keep(bytes.right);
};

const failed = (
  { pictures, clock, log }: PictureFetching,
  fetch: PictureFetch,
  { _tag, reason }: PictureError,
): ReturnType<PictureStore['giveUp']> => {
  const now = clock.now();
  if (_tag === 'HostNotNamed') return pictures.release(fetch, later(now, HOUR), reason);
  const wait = _tag === 'Permanent' ? undefined : RETRIES[fetch.attempts - 1];
  const data = { address: publicAddress(fetch.address), reason, attempts: fetch.attempts };
  const tag = wait === undefined ? 'product-picture.given-up' : 'product-picture.not-fetched';
  log.write({ level: 'warning', tag, data })();
  return wait === undefined ? pictures.giveUp(fetch, now, reason) : pictures.postpone(fetch, later(now, wait), reason);
};

/** An attempt that left no outcome, again and again: the picture cannot be stored, or the service died of it. */
const NO_OUTCOME: PictureError = { _tag: 'Permanent', reason: 'no-outcome' };

/**
 * Fetches one picture; false if none is due. What cannot be kept, or is abandoned at a stop, is due again when its
 * reservation ends.
 */
export const fetchNextPicture = async (
  fetching: PictureFetching,
  stop: AbortSignal,
): Promise<E.Either<Unavailable, boolean>> => {
  const now = fetching.clock.now();
  const taken = await fetching.pictures.take(now, later(now, RESERVATION))();
  if (E.isLeft(taken)) return taken;
  if (O.isNone(taken.right)) return E.right(false);
  const fetch = taken.right.value;
  const isTriedEnough = fetch.attempts > RETRIES.length + 1;
  const picture = isTriedEnough ? E.left(NO_OUTCOME) : await made(fetching, fetch.address, stop);
  if (stop.aborted && E.isLeft(picture)) return E.right(false);
  const kept = E.isRight(picture)
    ? fetching.pictures.fetched(fetch, picture.right)
    : failed(fetching, fetch, picture.left);
  return E.map(() => true)(await kept());
};
