import type { CalendarDay, SiteId } from '@gift-registry/domain';
import type { Given } from './given.ts';
import { canadian } from './products/canadian.ts';
import { catalogue } from './products/catalogue.ts';
import { services } from './products/services.ts';
import { baby } from './registries/baby.ts';
import { canadianCelebration } from './registries/canadian-celebration.ts';
import {
  babyGivers,
  canadianGivers,
  everythingGivers,
  pastPartyGivers,
  privateGivers,
} from './registries/other-givers.ts';
import { demoOwner, stranger } from './registries/people-and-days.ts';
import { housewarming, pastParty, privateCelebration } from './registries/small-registries.ts';
import { everything, thousand } from './registries/thousand.ts';
import { wedding } from './registries/wedding.ts';
import { weddingGivers } from './registries/wedding-givers.ts';
import { demoShelves } from './stores/shelves.ts';
import { demoStores } from './stores/stores.ts';

/** A registry of the demo that anybody with the link can open, and the site on which it is at home. */
export interface DemoRegistry {
  readonly grId: string;
  readonly site: SiteId;
  readonly shows: string;
}

/** How to read: number, site, what there is to see. */
export const DEMO_REGISTRIES = [
  { grId: '100200300', site: 'main', shows: 'a wedding' },
  { grId: '100200301', site: 'kids', shows: 'a baby' },
  { grId: '100200302', site: 'canada', shows: 'a celebration in Canada' },
  { grId: '100200303', site: 'main', shows: 'an empty list' },
  { grId: '100200304', site: 'main', shows: 'a thousand gifts' },
  { grId: '100200305', site: 'main', shows: 'an event that is over' },
] as const satisfies ReadonlyArray<DemoRegistry>;

/** The account that owns them. */
export const DEMO_SIGN_IN = { email: 'demo@example.com', password: 'demo-registry' } as const;

const unique = <A extends { readonly sku: string }>(products: ReadonlyArray<A>): ReadonlyArray<A> => [
  ...new Map(products.map((product) => [product.sku, product])).values(),
];

/** The products of the demo: the whole catalogue, and the variants that a registry names. */
export const demoProducts = unique([...catalogue, ...thousand]);

/** What the demo begins with, on that day: two accounts with their names, seven registries in the order in which they were begun, the products of both markets. The same day gives the same demo. */
export const demoGiven = (today: CalendarDay): Required<Given> => ({
  accounts: [
    { id: demoOwner, ...DEMO_SIGN_IN, firstName: 'Amelia', lastName: 'Hart' },
    {
      id: stranger,
      email: 'stranger@example.com',
      password: 'stranger-registry',
      firstName: 'Margot',
      lastName: 'Vance',
    },
  ],
  registries: [pastParty, privateCelebration, housewarming, everything, canadianCelebration, baby, wedding].map(
    (registry) => registry(today),
  ),
  givers: {
    '100200300': weddingGivers(today),
    '100200301': babyGivers(today),
    '100200302': canadianGivers(today),
    '100200304': everythingGivers(today),
    '100200305': pastPartyGivers(today),
    '100200306': privateGivers(today),
  },
  products: demoProducts,
  canadianProducts: canadian,
  services,
  stores: demoStores,
  shelves: demoShelves,
  // The migrations bring the postal areas.
  postalAreas: [],
});
