import { option as O } from 'fp-ts';

/** Counts one more under a name; some when that is above the limit: the seconds until the next minute begins, 1 to 60. */
export type PerMinute = (name: string) => O.Option<number>;

/**
 * Allows `limit` a minute under each name, for this process. `now` is a monotonic time in milliseconds. Only the names of the present minute
 * are remembered, so the memory it takes is bounded by the traffic of a minute.
 */
export const perMinute = (limit: number, now: () => number): PerMinute => {
  const counts = new Map<string, number>();
  let minute = Math.floor(now() / 60_000);
  return (name) => {
    const time = now();
    if (Math.floor(time / 60_000) !== minute) {
      minute = Math.floor(time / 60_000);
      counts.clear();
    }
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > limit ? O.some(Math.ceil(((minute + 1) * 60_000 - time) / 1_000)) : O.none;
  };
};
