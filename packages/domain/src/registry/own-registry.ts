/*
 * [AUTH-03] A person's own registries are named with the latest event first, so that the one that is still to come stands at the top.
 *
 * Laws:
 * - every registry is named once
 * - a later day comes before an earlier one; on one day the higher number comes first
 *
 * @example newestFirst([
 *     exampleRegistry({ eventDate: dayOf('2026-05-02') }),
 *     exampleRegistry({ eventDate: dayOf('2027-06-12') }),
 *   ]).map(({ eventDate }) => eventDate) // => ['2027-06-12', '2026-05-02']
 */
import { number as N, type option as O, ord, readonlyArray as RA, string as S } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { EventType } from '../event/index.ts';
import type { GrId } from '../identity/index.ts';

/** One of a person's own registries; enough to name it. */
export interface OwnRegistry {
  readonly grId: GrId;
  readonly eventType: EventType;
  readonly eventDate: CalendarDay;
  readonly primaryFirstName: string;
  readonly secondaryFirstName: O.Option<string>;
}

const byDay = ord.reverse(ord.contramap(({ eventDate }: OwnRegistry): string => eventDate)(S.Ord));
const byNumber = ord.reverse(ord.contramap(({ grId }: OwnRegistry) => Number(grId))(N.Ord));

/** The registries, the latest event first. */
export const newestFirst: (its: ReadonlyArray<OwnRegistry>) => ReadonlyArray<OwnRegistry> = RA.sortBy([
  byDay,
  byNumber,
]);
