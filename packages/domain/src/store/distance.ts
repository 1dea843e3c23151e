/*
 * [BUY-08] [CA-01] How far a store is, as the crow flies: in miles in the United States, in kilometres in Canada, with one decimal.
 *
 * @example distanceIn(markets.US)({ latitude: 41.88, longitude: -87.63 }, { latitude: 43.04, longitude: -87.91 }) // => 81.4
 * @example distanceIn(markets.CA)({ latitude: 43.65, longitude: -79.38 }, { latitude: 45.42, longitude: -75.7 }) // => 351.8
 */
import type { MarketRules } from '../site/index.ts';
import type { Place } from './store.ts';

/** The earth's radius, by unit. */
const earthRadius: Readonly<Record<MarketRules['distances'], number>> = { mi: 3_958.8, km: 6_371 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const halfSineSquared = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;

/** The distance of two places in the market's unit, with one decimal. */
export const distanceIn =
  ({ distances }: MarketRules) =>
  (from: Place, to: Place): number => {
    const haversine =
      halfSineSquared(to.latitude - from.latitude) +
      Math.cos(radians(from.latitude)) *
        Math.cos(radians(to.latitude)) *
        halfSineSquared(to.longitude - from.longitude);
    const distance = 2 * earthRadius[distances] * Math.asin(Math.sqrt(Math.min(1, haversine)));
    return Math.round(distance * 10) / 10;
  };
