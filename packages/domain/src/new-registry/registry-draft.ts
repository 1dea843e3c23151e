import type { option as O } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { DeliveryAddress } from '../delivery/index.ts';
import type { EventType } from '../event/index.ts';

/** What registrants have said, as it is kept. */
export interface RegistryDraft {
  readonly eventType: EventType;
  readonly eventDate: CalendarDay;
  readonly primaryFirstName: string;
  readonly primaryLastName: O.Option<string>;
  readonly secondaryFirstName: O.Option<string>;
  readonly secondaryLastName: O.Option<string>;
  readonly greeting: O.Option<string>;
  readonly address: O.Option<DeliveryAddress>;
}
