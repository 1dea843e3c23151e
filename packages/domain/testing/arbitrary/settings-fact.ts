import type { SettingsFact, Visibility } from '@gift-registry/domain';
import fc from 'fast-check';
import { day, deliveryDates, eventType, optional, writing } from './value.ts';

const visibility: fc.Arbitrary<Visibility> = fc.oneof(
  fc.constantFrom<Visibility>({ _tag: 'Findable' }, { _tag: 'Findable', isIndexed: true }),
  fc.constantFrom('first-key', 'second-key').map((key): Visibility => ({ _tag: 'LinkOnly', key })),
  fc.constant<Visibility>({ _tag: 'Private' }),
);

/** Anything that owners can change about their registry, except who owns it and what is hidden from them. */
export const settingsFact: fc.Arbitrary<SettingsFact> = fc.oneof(
  fc.record({ _tag: fc.constant('GreetingWritten' as const), greeting: optional(writing(1, 60)) }),
  fc.record({ _tag: fc.constant('BiographyWritten' as const), biography: writing(0, 60) }),
  fc.record({
    _tag: fc.constant('Renamed' as const),
    primaryFirstName: writing(1, 60),
    primaryLastName: optional(writing(1, 60)),
    secondaryFirstName: optional(writing(1, 60)),
    secondaryLastName: optional(writing(1, 60)),
  }),
  fc.record({ _tag: fc.constant('PauseChanged' as const), isPaused: fc.boolean() }),
  fc.record({ _tag: fc.constant('DeliveryDatesChanged' as const), deliveryDates }),
  fc.record({ _tag: fc.constant('DateMoved' as const), eventDate: optional(day) }),
  fc.record({ _tag: fc.constant('EventChanged' as const), eventType }),
  fc.record({ _tag: fc.constant('VisibilityChanged' as const), visibility }),
  fc.record({ _tag: fc.constant('PhotoChanged' as const), photo: optional(fc.constantFrom('0a1b', '2c3d')) }),
  fc.record({ _tag: fc.constant('AddressChanged' as const) }),
);
