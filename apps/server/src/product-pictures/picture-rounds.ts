import { either as E } from 'fp-ts';
import { firstValueFrom, from, map, race, type SchedulerLike, timer } from 'rxjs';
import { backgroundTaskFailed } from '../log/background-task-failed.ts';
import { fetchNextPicture, type PictureFetching } from './fetch-pictures.ts';

/** How often pictures that are due are looked for, and how long a stop waits. */
export interface PictureTimes {
  readonly everyMilliseconds: number;
  readonly patienceMilliseconds: number;
}

/** So many pictures are fetched at a time by one process. */
const AT_A_TIME = 4;

/**
 * Fetches pictures as long as some are due, and looks for others regularly, until it is stopped. A stop abandons the
 * downloads in progress, and waits for the pictures that are being stored as long as the patience lasts; the others
 * are fetched after the next start, or by another process.
 */
export const startPictureRounds = (
  fetching: PictureFetching,
  { everyMilliseconds, patienceMilliseconds }: PictureTimes,
  scheduler: SchedulerLike,
): (() => Promise<void>) => {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  /** Fetches one after the other; each that was due starts another one beside it, as long as there is room. */
  const fetchAll = async (): Promise<void> => {
    let isDue = true;
    while (isDue && !stopping.signal.aborted) {
      const fetched = await fetchNextPicture(fetching, stopping.signal);
      isDue = E.isRight(fetched) && fetched.right;
      if (isDue) start();
    }
  };
  const start = (): void => {
    if (stopping.signal.aborted || running.size >= AT_A_TIME) return;
    const run: Promise<void> = fetchAll()
      .catch((error: unknown) => fetching.log.write(backgroundTaskFailed('product-pictures', error))())
      .finally(() => running.delete(run));
    running.add(run);
  };
  const looks = timer(0, everyMilliseconds, scheduler).subscribe(start);
  return async () => {
    stopping.abort();
    looks.unsubscribe();
    const ended = Promise.all(running);
    await firstValueFrom(race(from(ended), timer(patienceMilliseconds, scheduler)).pipe(map(() => undefined)));
  };
};
