import { type CalendarDay, eventTypeOf, type Registry } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { catalogue } from '../products/catalogue.ts';
import { variants } from '../products/variants.ts';
import { itemsOf, wish } from '../wish.ts';
import { blankRegistry } from './blank-registry.ts';
import { demoOwner, registryNumber, saturdayAfter } from './people-and-days.ts';

/** All that a guest can see of the shop, and lines in colours and sizes up to a thousand. */
export const thousand = [...catalogue.filter(({ isNla }) => !isNla), ...variants].slice(0, 1000);

/** A new home that lacks everything. */
export const everything = (today: CalendarDay): Registry => ({
  ...blankRegistry,
  grId: registryNumber('100200304'),
  eventType: eventTypeOf('hw'),
  eventDate: saturdayAfter(today, 90),
  primaryFirstName: 'Amelia',
  primaryLastName: O.some('Hart'),
  secondaryFirstName: O.none,
  owners: [demoOwner],
  items: itemsOf(
    thousand,
    thousand.map(({ sku }, index) => {
      const wants = 1 + (index % 6);
      return wish(sku, wants, index % 5 === 0 ? wants : index % 3 === 0 ? Math.floor(wants / 2) : 0);
    }),
  ),
});
