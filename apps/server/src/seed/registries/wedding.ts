import { type CalendarDay, cents, eventTypeOf, type NewRegistry } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { certain } from '../certain.ts';
import { catalogue } from '../products/catalogue.ts';
import { itemsOf } from '../wish.ts';
import { blankRegistry } from './blank-registry.ts';
import { demoOwner, registryNumber, saturdayAfter } from './people-and-days.ts';
import { weddingWishes } from './wedding-wishes.ts';

/** Amelia and Jonah's wedding, in six weeks. */
export const wedding = (today: CalendarDay): NewRegistry => ({
  ...blankRegistry,
  grId: registryNumber('100200300'),
  eventType: eventTypeOf('br'),
  eventDate: saturdayAfter(today, 40),
  primaryFirstName: 'Amelia',
  primaryLastName: O.some('Hart'),
  secondaryFirstName: O.some('Jonah'),
  secondaryLastName: O.some('Reyes'),
  owners: [demoOwner],
  giftCardsBought: certain(cents(450_00), 'gift cards'),
  items: itemsOf(catalogue, weddingWishes),
});
