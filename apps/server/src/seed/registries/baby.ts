import { type CalendarDay, cents, eventTypeOf, type NewRegistry } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { certain } from '../certain.ts';
import { catalogue } from '../products/catalogue.ts';
import { itemsOf } from '../wish.ts';
import { babyWishes } from './baby-wishes.ts';
import { blankRegistry } from './blank-registry.ts';
import { demoOwner, registryNumber, saturdayAfter } from './people-and-days.ts';

/** Priya and Daniel expect a child. */
export const baby = (today: CalendarDay): NewRegistry => ({
  ...blankRegistry,
  grId: registryNumber('100200301'),
  eventType: eventTypeOf('bb'),
  eventDate: saturdayAfter(today, 70),
  primaryFirstName: 'Priya',
  primaryLastName: O.some('Rao'),
  secondaryFirstName: O.some('Daniel'),
  secondaryLastName: O.some('Kerr'),
  owners: [demoOwner],
  giftCardsBought: certain(cents(100_00), 'gift cards'),
  items: itemsOf(catalogue, babyWishes),
});
