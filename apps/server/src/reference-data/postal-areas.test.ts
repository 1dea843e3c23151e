import { postalAreaOf, readPostalCode } from '@gift-registry/domain';
import { demoSites, markets } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { postalAreas } from './postal-areas.ts';

const areas = postalAreas(demoSites);
const placeOf = (market: 'US' | 'CA', typed: string) => {
  const code = O.toUndefined(readPostalCode(markets[market])(typed));
  const area =
    code === undefined
      ? undefined
      : O.toUndefined(
          postalAreaOf(
            code,
            areas.filter((area) => area.market === market),
          ),
        );
  return area === undefined ? undefined : `${area.city}, ${area.region}`;
};

describe('the areas of postal codes', () => {
  it('[BUY-08] [INT-01] are those of the country of a market, whatever its name', () => {
    const [{ marketRules, ...site }] = demoSites;
    const inMarket = (country: string) =>
      postalAreas([{ ...site, market: 'north', marketRules: { ...marketRules, id: 'north', country } }]);
    expect(new Set(inMarket('CA').map(({ market }) => market))).toEqual(new Set(['north']));
    expect(inMarket('GB')).toEqual([]);
  });

  it('[BUY-08] each is named once, lies in North America or an island of the States, and has a place', () => {
    expect(new Set(areas.map(({ market, prefix }) => `${market} ${prefix}`)).size).toBe(areas.length);
    for (const { latitude, longitude, city, region, prefix } of areas) {
      expect([prefix, latitude > 6 && latitude < 75, Math.abs(longitude) < 180]).toEqual([prefix, true, true]);
      expect(city).toMatch(/\S/);
      expect(region).toMatch(/^[A-Z]{2}$/);
    }
  });

  it('[BUY-08] well-known codes lie where they lie', () => {
    expect(
      [
        ['US', '10001'],
        ['US', '60614'],
        ['US', '98101'],
        ['US', '99501'],
        ['US', '96815'],
        ['CA', 'M5V 3L9'],
        ['CA', 'V6B 4Y8'],
        ['CA', 'H3B 1A7'],
        ['CA', 'X0A 0H0'],
      ].map(([market, typed]) => placeOf(market === 'CA' ? 'CA' : 'US', typed ?? '')),
    ).toEqual([
      'New York, NY',
      'Chicago, IL',
      'Seattle, WA',
      'Anchorage, AK',
      'Honolulu, HI',
      'Toronto, ON',
      'Vancouver, BC',
      'Montreal, QC',
      'Iqaluit, NU',
    ]);
  });
});
