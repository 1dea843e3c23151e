import type { ChecklistKey } from '@gift-registry/domain';

/** In which order was asked and answered: an answer knows nothing of a tick that was answered after it was asked for. */
export interface TickOrder {
  /** Notes that something is asked now, and answers when that was. */
  readonly begin: () => number;
  /** Notes that the tick of this entry was answered. */
  readonly heard: (key: ChecklistKey) => void;
  /** The entries of which a tick was answered since then. */
  readonly heardSince: (then: number) => ReadonlyArray<ChecklistKey>;
}

/** The order of one page, of which nothing is noted yet. */
export const tickOrder = (): TickOrder => {
  const answered = new Map<ChecklistKey, number>();
  let now = 0;
  return {
    begin: () => {
      now += 1;
      return now;
    },
    heard: (key) => {
      now += 1;
      answered.set(key, now);
    },
    heardSince: (then) => [...answered].filter(([, at]) => at > then).map(([key]) => key),
  };
};
