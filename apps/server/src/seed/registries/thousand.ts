import { type CalendarDay, eventTypeOf, type NewRegistry, needsDesign, type Product } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { catalogue } from '../products/catalogue.ts';
import { variants } from '../products/variants.ts';
import { designed, itemsOf, type Wish, wish } from '../wish.ts';
import { blankRegistry } from './blank-registry.ts';
import { demoOwner, registryNumber, saturdayAfter } from './people-and-days.ts';

/** All that a guest can see of the shop, and lines in colours and sizes up to a thousand. */
export const thousand = [...catalogue.filter(({ isNla }) => !isNla), ...variants].slice(0, 1000);

/** What is nothing without words has some, each under a number of its own. */
const textOn = (product: Product, index: number): Pick<Wish, 'design'> =>
  needsDesign(product) ? designed({ id: 9400 + index, font: 'Roman', line1: 'Amelia', line2: '', color: 'Brass' }) : {};

/** A new home that lacks everything. */
export const everything = (today: CalendarDay): NewRegistry => ({
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
    thousand.map((product, index) => {
      const wanted = 1 + (index % 6);
      const purchased = index % 5 === 0 ? wanted : index % 3 === 0 ? Math.floor(wanted / 2) : 0;
      return wish(product.sku, wanted, purchased, textOn(product, index));
    }),
  ),
});
