import { type Market, marketRulesOf, marketsOf, type PostalArea, type Sites } from '@gift-registry/domain';
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

/** The tables that there are, by country. */
const tables: Readonly<Record<string, string>> = { US: unitedStatesAreas, CA: canadianAreas };

/** The locations of postal codes in the sites' markets, as far as there is a table of their country. */
export const postalAreas = (sites: Sites): ReadonlyArray<PostalArea> =>
  marketsOf(sites).flatMap((market) => {
    const table = tables[marketRulesOf(sites, market).country];
    return table === undefined ? [] : areasOf(market, table);
  });
