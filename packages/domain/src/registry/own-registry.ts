import type { option as O } from 'fp-ts';
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
