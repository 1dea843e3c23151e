import { option as O } from 'fp-ts';
import { encodeUrlComponent } from '../../address/index.ts';
import type { Instant } from '../../calendar/index.ts';
import { cityLine } from '../../delivery/index.ts';
import type { StoreSearchResult } from '../../ports/index.ts';
import { type OpenState, openAt, type Store, type StoreAddress } from '../../store/index.ts';
import type { InformationSite, StoreEntry } from '../en/information-page.ts';
import type * as en from '../en/stores-page.ts';
import type { Translated } from '../translated.ts';
import { addressMessages } from './contact.ts';
import { formatTime } from './formats.ts';
import { contactSection } from './information-page.ts';
import { storeAvailabilityMessages } from './store-availability.ts';

const DAY_NAMES = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
/** Opening hours are listed from Monday. */
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

const shortDay = (day: number): string => `${DAY_NAMES[day]?.slice(0, 3)}.`;

export const clockTime = formatTime satisfies Translated<typeof en.clockTime>;

/** "lun. au sam. 10 h à 20 h", "sam. et dim. 11 h à 18 h": consecutive days with the same hours share a line. */
export const openingHours = ((hours) => {
  const runs: Array<{ readonly from: number; to: number; days: number; readonly text: string }> = [];
  for (const day of FROM_MONDAY) {
    const open = hours.find((each) => each.day === day);
    const text = open === undefined ? 'fermé' : `${clockTime(open.opens)} à ${clockTime(open.closes)}`;
    const last = runs.at(-1);
    if (last?.text === text) {
      last.to = day;
      last.days += 1;
    } else runs.push({ from: day, to: day, days: 1, text });
  }
  const named = ({ from, to, days }: (typeof runs)[number]): string =>
    days === 1 ? shortDay(from) : `${shortDay(from)} ${days === 2 ? 'et' : 'au'} ${shortDay(to)}`;
  return hours.length === 0 ? [] : runs.map((run) => `${named(run)} ${run.text}`);
}) satisfies Translated<typeof en.openingHours>;

export const openMessage = ((state) => {
  if (state._tag === 'Open') return `Ouvert jusqu’à ${clockTime(state.closes)}`;
  const { daysAhead } = state;
  const day = daysAhead === 0 ? '' : daysAhead === 1 ? 'demain ' : `${DAY_NAMES[state.day]} `;
  return `Fermé. Ouvre ${day}à ${clockTime(state.opens)}`;
}) satisfies Translated<typeof en.openMessage>;

export const storeFinderMessages = {
  title: 'Trouver un magasin près de chez vous',
  find: 'Trouver un magasin',
  showAll: 'Afficher tous les magasins',
  directions: 'Obtenir l’itinéraire',
  directionsTo: (name) => `Obtenir l’itinéraire\u00A0: ${name}`,
  call: (name, phone) => `Appeler\u00A0: ${name}, ${phone}`,
  hours: 'Heures d’ouverture',
} satisfies Translated<typeof en.storeFinderMessages>;

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
  if (found._tag !== 'Near') return 'Tous les magasins';
  return found.stores.length === 0
    ? `${storeAvailabilityMessages.nobodyNear(found.typed, site.marketRules, site.marketRules.nearby)} ${storeAvailabilityMessages.weShip}`
    : storeAvailabilityMessages.near(found.typed);
};

export const storesPage: typeof en.storesPage = (site, found, now) => ({
  title: 'Nos magasins',
  intro:
    found._tag === 'All' && found.stores.length === 0
      ? `${site.name} n’a pas encore de magasin. Tout ce qui est sur une liste peut être livré.`
      : 'Ramassez un cadeau, voyez-le avant de choisir, ou demandez-nous conseil.',
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
