import { type CalendarDay, eventTypeOf, type NewRegistry } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { catalogue } from '../products/catalogue.ts';
import { designed, itemsOf, loved, wish } from '../wish.ts';
import { blankRegistry } from './blank-registry.ts';
import { demoOwner, registryNumber, saturdayAfter, stranger } from './people-and-days.ts';

/** A new home whose owner has not chosen anything yet. */
export const housewarming = (today: CalendarDay): NewRegistry => ({
  ...blankRegistry,
  grId: registryNumber('100200303'),
  eventType: eventTypeOf('hw'),
  eventDate: saturdayAfter(today, 60),
  primaryFirstName: 'Amelia',
  primaryLastName: O.some('Hart'),
  secondaryFirstName: O.none,
  owners: [demoOwner],
  items: [],
});

/** A party that is over; some of it was bought, none of it whole, and all of it can still be given; what is left its owner gets for less. */
export const pastParty = (today: CalendarDay): NewRegistry => ({
  ...blankRegistry,
  grId: registryNumber('100200305'),
  eventType: eventTypeOf('ot'),
  eventDate: saturdayAfter(today, -30),
  primaryFirstName: 'Amelia',
  primaryLastName: O.some('Hart'),
  secondaryFirstName: O.none,
  coupon: O.some({
    couponNumber: 'HF15 4K7Q',
    discount: 0.15,
    expirationDate: saturdayAfter(today, 150),
    isCancelled: false,
  }),
  owners: [demoOwner],
  items: itemsOf(catalogue, [
    wish('410602', 1, 0, loved),
    wish('410105', 2, 0),
    wish('411402', 2, 1),
    wish('410408', 4, 2),
    wish('410212', 2, 0),
    wish('410213', 1, 0),
    wish('410506', 2, 1),
    wish('411308', 6, 4),
    wish('411403', 1, 0),
    wish('412109', 1, 0),
    wish('412201', 8, 3),
    wish('412405', 2, 0, designed({ id: 9301, font: 'Roman', line1: 'Amelia writes', line2: '', color: 'Brass' })),
    wish('412510', 3, 1),
    wish('412511', 1, 0),
  ]),
});

/** Somebody else's celebration, for nobody's eyes. */
export const privateCelebration = (today: CalendarDay): NewRegistry => ({
  ...blankRegistry,
  grId: registryNumber('100200306'),
  eventType: eventTypeOf('ot'),
  eventDate: saturdayAfter(today, 20),
  primaryFirstName: 'Margot',
  primaryLastName: O.some('Vance'),
  secondaryFirstName: O.none,
  visibility: { _tag: 'Private' },
  owners: [stranger],
  items: itemsOf(catalogue, [
    wish('410602', 1, 0),
    wish('410105', 2, 1),
    wish('410805', 1, 0, loved),
    wish('411402', 1, 1),
    wish('411502', 1, 0),
    wish('411702', 2, 0),
  ]),
});
