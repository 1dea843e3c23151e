import type { PostalArea, Store, StoreNumber } from '@gift-registry/domain';
import { examplePostalArea, exampleStore, storeNumberOf } from '../arbitrary/index.ts';
import { freshSku } from './fresh.ts';

const freshNumber = (): StoreNumber => storeNumberOf(freshSku());

/** In degrees: so far apart that no store of one place is near another. */
const APART = 6;
const [ROWS, COLUMNS] = [20, 58];
let places = Math.floor(Math.random() * ROWS * COLUMNS);

/** A place far from those of other tests. */
const freshPlace = (): Pick<Store, 'latitude' | 'longitude'> => {
  places = (places + 1) % (ROWS * COLUMNS);
  return { latitude: (places % ROWS) * APART - 60, longitude: Math.floor(places / ROWS) * APART - 174 };
};

/** A postal code with its own area, and stores near it. */
export interface Neighbourhood {
  readonly area: PostalArea;
  readonly postalCode: string;
  /** A store, in degrees north of the middle of the area; one degree is about 69 miles or 111 kilometres. */
  readonly storeAt: (degreesNorth: number, overrides?: Partial<Store>) => Store;
}

const letters = 'ABCEGHJKLMNPRSTVXY';
const someOf = (signs: string): string => signs[Math.floor(Math.random() * signs.length)] ?? 'A';
const digit = (): string => String(Math.floor(Math.random() * 10));

const ZIPS = 90_000;
let zips = Math.floor(Math.random() * ZIPS);
/** A code that no other neighbourhood has; none begins with 000 to 004, which are no codes. */
const freshZip = (): string => {
  zips = (zips + 1) % ZIPS;
  return String(10_000 + zips);
};

/** A fresh neighbourhood. Its area is its whole code, so that no other area is more specific. */
export const freshNeighbourhood = (market: Store['market'] = 'US'): Neighbourhood => {
  const place = freshPlace();
  const postalCode =
    market === 'US'
      ? freshZip()
      : `${someOf(letters)}${digit()}${someOf(letters)} ${digit()}${someOf(letters)}${digit()}`;
  const area = examplePostalArea({ market, prefix: postalCode.replace(' ', ''), ...place });
  return {
    area,
    postalCode,
    storeAt: (degreesNorth, overrides = {}) =>
      exampleStore({
        storeNumber: freshNumber(),
        market,
        ...place,
        latitude: place.latitude + degreesNorth,
        ...overrides,
      }),
  };
};
