import {
  type CalendarDay,
  cents,
  eventTypeOf,
  parseAccountId,
  parseCalendarDay,
  parseGrId,
  type Registry,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { certain } from './certain.ts';
import type { Given } from './given.ts';
import { catalogue } from './products/catalogue.ts';
import { variants } from './products/variants.ts';
import { blankRegistry } from './registries/blank-registry.ts';
import { weddingWishes } from './registries/wedding-wishes.ts';
import { itemsOf, type Wish } from './wish.ts';

const DAY = 86_400_000;
const SATURDAY = 6;

/** The registries of the demo that anybody with the link can open. */
export const DEMO_REGISTRIES = ['100200300', '100200303', '100200304', '100200305'] as const;

/** The account that owns them. */
export const DEMO_SIGN_IN = { email: 'demo@example.com', password: 'demo-registry' } as const;

const amelia = certain(parseAccountId('demo'), 'an account');
const stranger = certain(parseAccountId('stranger'), 'an account');
const number = (grId: string) => certain(parseGrId(grId), `${grId} is no registry number`);

/** The first Saturday that is at least that many days after the day. */
const saturdayAfter = (day: CalendarDay, days: number): CalendarDay => {
  const earliest = Date.parse(`${day}T00:00:00Z`) + days * DAY;
  const wait = (SATURDAY - new Date(earliest).getUTCDay() + 7) % 7;
  const date = new Date(earliest + wait * DAY).toISOString().slice(0, 10);
  return certain(parseCalendarDay(date), `${date} is no day`);
};

const wedding = (today: CalendarDay): Registry => ({
  ...blankRegistry,
  grId: number('100200300'),
  eventType: eventTypeOf('br'),
  eventDate: saturdayAfter(today, 40),
  primaryFirstName: 'Amelia',
  secondaryFirstName: O.some('Jonah'),
  owners: [amelia],
  giftCardsBought: certain(cents(450_00), 'gift cards'),
  items: itemsOf(catalogue, weddingWishes),
});

/** All that a guest can see of the shop, and lines in colours and sizes up to a thousand. */
const thousand = [...catalogue.filter(({ isNla }) => !isNla), ...variants].slice(0, 1000);

const everything = (today: CalendarDay): Registry => ({
  ...blankRegistry,
  grId: number('100200304'),
  eventType: eventTypeOf('hw'),
  eventDate: saturdayAfter(today, 90),
  primaryFirstName: 'Amelia',
  secondaryFirstName: O.none,
  owners: [amelia],
  items: itemsOf(
    thousand,
    thousand.map(({ sku }, index): Wish => {
      const wants = 1 + (index % 6);
      return { sku, wants, purchased: index % 5 === 0 ? wants : index % 3 === 0 ? Math.floor(wants / 2) : 0 };
    }),
  ),
});

const celebration = (today: CalendarDay): Registry => ({
  ...blankRegistry,
  grId: number('100200306'),
  eventType: eventTypeOf('ot'),
  eventDate: saturdayAfter(today, 20),
  primaryFirstName: 'Margot',
  secondaryFirstName: O.none,
  visibility: { _tag: 'Private' },
  owners: [stranger],
  items: itemsOf(catalogue, [
    { sku: '410602', wants: 1, purchased: 0 },
    { sku: '410105', wants: 2, purchased: 1 },
    { sku: '410805', wants: 1, purchased: 0, isMostLoved: true },
    { sku: '411402', wants: 1, purchased: 1 },
    { sku: '411502', wants: 1, purchased: 0 },
    { sku: '411702', wants: 2, purchased: 0 },
  ]),
});

/** A new home whose owner has not chosen anything yet. */
const housewarming = (today: CalendarDay): Registry => ({
  ...blankRegistry,
  grId: number('100200303'),
  eventType: eventTypeOf('hw'),
  eventDate: saturdayAfter(today, 60),
  primaryFirstName: 'Amelia',
  secondaryFirstName: O.none,
  owners: [amelia],
  items: [],
});

/** A party that is over; nothing of it was bought, and it can still be given. */
const pastParty = (today: CalendarDay): Registry => ({
  ...blankRegistry,
  grId: number('100200305'),
  eventType: eventTypeOf('ot'),
  eventDate: saturdayAfter(today, -30),
  primaryFirstName: 'Amelia',
  secondaryFirstName: O.none,
  owners: [amelia],
  items: itemsOf(catalogue, [
    { sku: '410602', wants: 1, purchased: 0 },
    { sku: '410105', wants: 2, purchased: 0 },
    { sku: '411402', wants: 2, purchased: 1 },
  ]),
});

const unique = <A extends { readonly sku: string }>(products: ReadonlyArray<A>): ReadonlyArray<A> => [
  ...new Map(products.map((product) => [product.sku, product])).values(),
];

/** The products of the demo: the whole catalogue, and the variants that a registry names. */
export const demoProducts = unique([...catalogue, ...thousand]);

/** What the demo begins with, on that day: two accounts, five registries, the products. The same day gives the same demo. */
export const demoGiven = (today: CalendarDay): Given => ({
  accounts: [
    { id: amelia, ...DEMO_SIGN_IN },
    { id: stranger, email: 'stranger@example.com', password: 'stranger-registry' },
  ],
  registries: [wedding(today), everything(today), housewarming(today), pastParty(today), celebration(today)],
  products: demoProducts,
});
