import { type CalendarDay, eventTypeOf, type NewRegistry, sites } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { canadian } from '../products/canadian.ts';
import { designed, itemsOf, loved, type Wish, wish } from '../wish.ts';
import { blankRegistry } from './blank-registry.ts';
import { demoOwner, registryNumber, saturdayAfter } from './people-and-days.ts';

/** How to read: SKU in Canada, wanted, bought. */
const wishes: ReadonlyArray<Wish> = [
  wish('430101', 1, 0, loved),
  wish('430102', 2, 1),
  wish('430104', 2, 2),
  wish('430105', 6, 2),
  wish('430107', 1, 1),
  wish('430108', 1, 0, designed({ id: 9201, font: 'Garamond', line1: 'Chloé & Étienne', line2: '', color: 'Natural' })),
  wish('430110', 1, 0),
  wish('430111', 1, 0),
  wish('430113', 1, 0),
  wish('430115', 1, 0),
  wish('430117', 4, 4),
  wish('430119', 4, 1),
  wish('430121', 6, 3),
  wish('430123', 1, 0),
  wish('430126', 1, 0, loved),
  wish('430128', 2, 3),
  wish('430130', 1, 0),
  wish('430132', 1, 1, designed({ id: 9202, font: 'Block', line1: 'Roy', line2: '', color: 'Walnut' })),
  wish('430133', 1, 0),
  wish('430135', 1, 0),
  wish('430138', 2, 1),
  wish('430142', 1, 0),
  wish('430146', 8, 4),
  wish('430149', 2, 1, designed({ id: 9203, font: '', line1: '', line2: '', color: '', hasError: true })),
  wish('430150', 1, 0),
  wish('430155', 1, 0),
  wish('430160', 6, 2),
  wish('430165', 1, 0),
  wish('430169', 2, 1),
  wish('430171', 2, 0),
];

/** Chloé celebrates in Canada. */
export const canadianCelebration = (today: CalendarDay): NewRegistry => ({
  ...blankRegistry,
  grId: registryNumber('100200302'),
  market: 'CA',
  eventType: eventTypeOf('ot'),
  eventDate: saturdayAfter(today, 30),
  primaryFirstName: 'Chloé',
  primaryLastName: O.some('Roy'),
  secondaryFirstName: O.some('Étienne'),
  secondaryLastName: O.some('Tremblay'),
  owners: [demoOwner],
  items: itemsOf(canadian, wishes, sites.canada),
});
