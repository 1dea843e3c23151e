import { oneOf, storeNumber } from '@gift-registry/adapters-http/wire';
import { marketsOf, type Sites, type Store } from '@gift-registry/domain';
import * as t from 'io-ts';
import { type FileMistake, nonBlankText, nonEmptyList, strictObject } from '../json-file/file-codec.ts';
import { timeZone } from './shop-codecs.ts';

/** The services of each kind of store besides pickup. */
const offers = {
  flagship: ['Gift registry appointments', 'Free design services', 'Gift wrapping', 'Furniture to try'],
  home: ['Gift registry appointments', 'Gift wrapping'],
  outlet: ['Outlet finds', 'Gift wrapping'],
} as const;

const open = (days: ReadonlyArray<number>, opens: string, closes: string): Store['hours'] =>
  days.map((day) => ({ day, opens, closes }));

/** When each kind of store is open. */
const hours = {
  flagship: [...open([0], '11:00', '18:00'), ...open([1, 2, 3, 4, 5, 6], '10:00', '20:00')],
  home: [...open([0], '11:00', '18:00'), ...open([1, 2, 3, 4, 5, 6], '10:00', '19:00')],
  outlet: open([0, 1, 2, 3, 4, 5, 6], '10:00', '21:00'),
} as const;

const StoreGroup = strictObject({
  market: nonBlankText,
  brands: nonEmptyList(nonBlankText),
  stores: t.readonlyArray(
    strictObject({
      storeNumber,
      name: nonBlankText,
      street: nonBlankText,
      city: nonBlankText,
      region: t.string,
      postalCode: nonBlankText,
      phone: nonBlankText,
      timeZone,
      latitude: t.number,
      longitude: t.number,
      kind: oneOf('flagship', 'home', 'outlet'),
    }),
    'a list of stores',
  ),
});

/** `catalogue/stores.json`. */
export const storesCodec = t.readonlyArray(StoreGroup, 'a list of groups of stores');

type StoreGroups = t.TypeOf<typeof storesCodec>;

/** The stores of the file. */
export const storesOf = (groups: StoreGroups): ReadonlyArray<Store> =>
  groups.flatMap(({ market, brands, stores }) =>
    stores.map(({ kind, ...store }) => ({
      ...store,
      market,
      brands,
      offers: ['Store pickup', ...offers[kind]],
      hours: hours[kind],
    })),
  );

/** What the file names that the sites do not have. */
export const storeMistakes = (groups: StoreGroups, sites: Sites): ReadonlyArray<FileMistake> => {
  const numbers = storesOf(groups).map(({ storeNumber }) => storeNumber);
  return groups.flatMap(({ market, brands, stores }, index) => {
    const inMarket = sites.filter((site) => site.market === market);
    const known = [...new Set(inMarket.map(({ brand }) => brand))];
    if (inMarket.length === 0)
      return [{ place: `[${index}].market`, expected: `one of ${marketsOf(sites).join(', ')}` }];
    return [
      ...brands.flatMap((brand, nth) =>
        known.includes(brand)
          ? []
          : [{ place: `[${index}].brands[${nth}]`, expected: `a brand of a site in ${market}: ${known.join(', ')}` }],
      ),
      ...stores.flatMap(({ storeNumber }, nth) =>
        numbers.filter((number) => number === storeNumber).length > 1
          ? [{ place: `[${index}].stores[${nth}].storeNumber`, expected: 'a number of its own' }]
          : [],
      ),
    ];
  });
};
