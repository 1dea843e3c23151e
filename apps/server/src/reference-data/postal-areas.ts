import type { Market, PostalArea } from '@gift-registry/domain';
import { canadianAreas } from './postal-areas-ca.ts';
import { unitedStatesAreas } from './postal-areas-us.ts';

const areaOf =
  (market: Market, region: string) =>
  (entry: string): ReadonlyArray<PostalArea> => {
    const [, prefix, latitude, longitude, city] = /^(\w+) (-?[\d.]+) (-?[\d.]+) (.+)$/.exec(entry) ?? [];
    return prefix === undefined || city === undefined
      ? []
      : [{ market, prefix, city, region, latitude: Number(latitude), longitude: Number(longitude) }];
  };

const areasOf = (market: Market, table: string): ReadonlyArray<PostalArea> =>
  table.split('\n').flatMap((line) =>
    line
      .slice(line.indexOf(': ') + 2)
      .split('; ')
      .flatMap(areaOf(market, line.slice(0, 2))),
  );

/** The locations of postal codes in both markets. */
export const postalAreas = (): ReadonlyArray<PostalArea> => [
  ...areasOf('US', unitedStatesAreas),
  ...areasOf('CA', canadianAreas),
];
