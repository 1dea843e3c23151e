import type { PostalArea, Store, StoreNumber } from '@gift-registry/domain';
import { examplePostalArea, exampleStore, storeNumberOf } from '../arbitrary/index.ts';
import { freshSku } from './fresh.ts';

const freshNumber = (): StoreNumber => storeNumberOf(freshSku());

/** Some place on an ocean or elsewhere, so far from other tests' stores that none of them is near. */
const freshPlace = (): Pick<Store, 'latitude' | 'longitude'> => ({
  latitude: Math.random() * 120 - 60,
  longitude: Math.random() * 350 - 175,
});

/** A postal code of which nobody else has the area, and a way to make stores near it. */
export interface Neighbourhood {
  readonly area: PostalArea;
  readonly postalCode: string;
  /** A store so many degrees north of the middle of the area; one degree is about 69 miles or 111 kilometres. */
  readonly storeAt: (degreesNorth: number, overrides?: Partial<Store>) => Store;
}

const letters = 'ABCEGHJKLMNPRSTVXY';
const someOf = (signs: string): string => signs[Math.floor(Math.random() * signs.length)] ?? 'A';
const digit = (): string => String(Math.floor(Math.random() * 10));

/** A fresh neighbourhood: its area is its whole code, so that it names more than any other. */
export const freshNeighbourhood = (market: Store['market'] = 'US'): Neighbourhood => {
  const place = freshPlace();
  const postalCode =
    market === 'US'
      ? Array.from({ length: 5 }, digit).join('')
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
