import { option as O } from 'fp-ts';
import { encodeUrlComponent } from '../../address/index.ts';
import type { Instant } from '../../calendar/index.ts';
import { cityLine } from '../../delivery/index.ts';
import type { StoreSearchResult } from '../../ports/index.ts';
import { type OpenState, openAt, type Store, type StoreAddress } from '../../store/index.ts';
import { addressMessages } from './contact.ts';
import { contactSection, type InformationPage, type InformationSite, type StoreEntry } from './information-page.ts';
import { storeAvailabilityMessages } from './store-availability.ts';

const DAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** Opening hours are listed from Monday. */
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

/** "10am", "5:30pm". */
export const clockTime = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}${hour < 12 ? 'am' : 'pm'}`;
};

/** "Mon–Sat 10am–8pm", "Sun 11am–6pm": consecutive days with the same hours share a line. */
export const openingHours = (hours: Store['hours']): ReadonlyArray<string> => {
  const runs: Array<{ readonly from: number; to: number; readonly text: string }> = [];
  for (const day of FROM_MONDAY) {
    const open = hours.find((each) => each.day === day);
    const text = open === undefined ? 'closed' : `${clockTime(open.opens)}–${clockTime(open.closes)}`;
    const last = runs.at(-1);
    if (last?.text === text) last.to = day;
    else runs.push({ from: day, to: day, text });
  }
  return hours.length === 0
    ? []
    : runs.map(({ from, to, text }) => `${DAY_NAMES[from]}${to === from ? '' : `–${DAY_NAMES[to]}`} ${text}`);
};

/** "Open until 8pm", "Closed. Opens tomorrow at 10am". */
export const openMessage = (state: OpenState): string => {
  if (state._tag === 'Open') return `Open until ${clockTime(state.closes)}`;
  const { daysAhead } = state;
  const day = daysAhead === 0 ? '' : daysAhead === 1 ? 'tomorrow ' : `${DAY_NAMES[state.day]} `;
  return `Closed. Opens ${day}at ${clockTime(state.opens)}`;
};

/** The search for stores and its result. */
export const storeFinderMessages = {
  title: 'Find a store near you',
  find: 'Find Stores',
  showAll: 'Show All Stores',
  directions: 'Get Directions',
  directionsTo: (name: string): string => `Get Directions to ${name}`,
  call: (name: string, phone: string): string => `Call ${name}, ${phone}`,
  hours: 'Hours',
} as const;

const mapAddress = (store: StoreAddress): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeUrlComponent(storeAvailabilityMessages.address(store))}`;

const storeEntry = (
  site: InformationSite,
  now: Instant,
  store: Store & { readonly distance?: number },
): StoreEntry => ({
  name: store.name,
  address: [store.street, cityLine(store)],
  distance: store.distance === undefined ? '' : storeAvailabilityMessages.distance(store.distance, site.marketRules),
  mapAddress: mapAddress(store),
  phone: store.phone,
  open: O.map((state: OpenState) => ({ isOpen: state._tag === 'Open', text: openMessage(state) }))(openAt(store, now)),
  hours: openingHours(store.hours),
  offers: store.offers,
});

const foundHeading = (site: InformationSite, found: StoreSearchResult): string => {
  if (found._tag !== 'Near') return 'All stores';
  return found.stores.length === 0
    ? `${storeAvailabilityMessages.nobodyNear(found.typed, site.marketRules, site.marketRules.nearby)} ${storeAvailabilityMessages.weShip}`
    : storeAvailabilityMessages.near(found.typed);
};

/** The stores page at that moment, with all stores or those near a place. */
export const storesPage = (site: InformationSite, found: StoreSearchResult, now: Instant): InformationPage => ({
  title: 'Our stores',
  intro:
    found._tag === 'All' && found.stores.length === 0
      ? `${site.name} has no stores yet. Everything on a registry can be shipped.`
      : 'Pick up a gift, see it before you choose, or ask us for advice.',
  finder:
    found._tag === 'All' && found.stores.length === 0
      ? O.none
      : O.some({
          label: addressMessages.postalCode(site.marketRules),
          typed: found._tag === 'All' ? '' : found.typed,
          problem:
            found._tag === 'Refused'
              ? O.some(storeAvailabilityMessages.refused(found.reason, site.marketRules))
              : O.none,
          heading: foundHeading(site, found),
          stores: found.stores.map((store) => storeEntry(site, now, store)),
        }),
  sections: [contactSection(site)],
});
