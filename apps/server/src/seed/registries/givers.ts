import type { CalendarDay } from '@gift-registry/domain';
import type { GivenGiver } from '../given-purchases.ts';

/** How to read: first and last name, how many days ago, the words, and what the owners noted; nothing where they have not thanked yet. */
export type GiverRow = readonly [
  firstName: string,
  lastName: string,
  daysAgo: number,
  message: string,
  thanked?: string,
];

const DAY = 86_400_000;

/** Those givers as of that day. */
export const giversOf =
  (rows: ReadonlyArray<GiverRow>) =>
  (today: CalendarDay): ReadonlyArray<GivenGiver> =>
    rows.map(([firstName, lastName, daysAgo, message, thanked]) => ({
      firstName,
      lastName,
      givenAt: new Date(Date.parse(`${today}T15:00:00Z`) - daysAgo * DAY).toISOString(),
      message,
      isThanked: thanked !== undefined,
      note: thanked ?? '',
    }));
