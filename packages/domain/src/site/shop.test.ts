import { demoFiles, demoSites, forAll, markets, marketTaxes, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type Shop, type ShopMistake, shopMistakes, shopOf } from './shop.ts';
import type { ShopFiles, WrittenSite } from './written-shop.ts';

const main = demoFiles.sites['main'];
if (main === undefined) throw new Error('the demo has a site called main');

const withMain = (change: Partial<WrittenSite>): ShopFiles => ({
  ...demoFiles,
  sites: { ...demoFiles.sites, main: { ...main, ...change } },
});
const inMain = (place: string): ReadonlyArray<ShopMistake> => [
  { file: 'sites/main.json', place, expected: expect.any(String) },
];

describe('a shop read from its files', () => {
  it('[INT-01] [SHOP-07] what the files say is what the sites have; what a site leaves out has its default', () => {
    expect(shopOf(demoFiles)).toEqual(E.right({ sites: demoSites, taxes: marketTaxes, emailSenders: {} }));
    expect([sites.canada.currencyPrefix, sites.canada.units, sites.main.homeRegion]).toEqual(['CAD ', 'cm', 'IL']);
    expect(markets.US.regions).toHaveLength(59);
    const { features, returnDays, sortOptions, guestSort, ...written } = main;
    const bare = shopOf({ ...demoFiles, sites: { ...demoFiles.sites, main: written } });
    expect(E.map(({ sites: [first] }: Shop) => first)(bare)).toMatchObject(
      E.right({
        returnDays: 90,
        sortOptions: ['category', 'price'],
        guestSort: 'price',
        features: { overviewTab: true, babyTabs: true },
      }),
    );
  });

  it.each<[string, Partial<WrittenSite>]>([
    ['market', { market: 'MX' }],
    ['sells[0]', { sells: ['outlet'] }],
    ['homeRegion', { homeRegion: 'ON' }],
    ['departments[0].brands[0]', { departments: [{ name: 'A', path: '/search', categories: [], brands: ['outlet'] }] }],
  ])(
    '[INT-01] every name that a file uses is one that the shop has: markets, brands, regions, events: %s',
    (place, change) => {
      expect(shopMistakes(withMain(change))).toContainEqual(inMain(place)[0]);
    },
  );

  it('[INT-01] the events that come first are those of the market', () => {
    const { markets, ...files } = withMain({ firstEvents: ['br', 'kd'] });
    const weddings = Object.fromEntries(
      Object.entries(markets).map(([id, market]) => [id, { ...market, events: ['br'] as const }]),
    );
    expect(shopMistakes({ ...files, markets: weddings })).toContainEqual(inMain('firstEvents[1]')[0]);
  });

  it('[LANG-04] terms of sale are in a language of every site of their market', () => {
    const { canada, ...others } = demoFiles.sites;
    if (canada === undefined) throw new Error('the demo has a site called canada');
    const { languages: _, ...english } = canada;
    expect(shopMistakes({ ...demoFiles, sites: { ...others, canada: english } })).toEqual([
      { file: 'markets/CA.json', place: 'contract.termsFirstIn', expected: expect.any(String) },
    ]);
  });

  it('[INT-01] no host and no shipping code is there twice', () => {
    expect(shopMistakes(withMain({ hosts: ['a.example', 'a.example'] }))).toEqual(inMain('hosts[1]'));
    expect(shopMistakes(withMain({ hosts: ['kids.localhost'] }))).toMatchObject([
      { file: 'sites/kids.json', place: 'hosts[0]' },
    ]);
    const [method] = main.shippingMethods;
    if (method === undefined) throw new Error('the demo ships');
    expect(shopMistakes(withMain({ shippingMethods: [method, method] }))).toEqual(inMain('shippingMethods[1].code'));
  });

  it('[INT-01] all mistakes are reported, each with its file and place', () => {
    forAll(fc.subarray(['main', 'modern', 'kids', 'canada'], { minLength: 1 }), (broken) => {
      const written = Object.entries(demoFiles.sites).map(([id, site]) => [
        id,
        broken.includes(id) ? { ...site, sells: ['outlet'] } : site,
      ]);
      const mistakes = shopMistakes({ ...demoFiles, sites: Object.fromEntries(written) });
      expect(mistakes.map(({ file, place }) => [file, place]).sort()).toEqual(
        broken.map((id) => [`sites/${id}.json`, 'sells[0]']).sort(),
      );
    });
    expect(shopMistakes({ ...demoFiles, shop: { ...demoFiles.shop, sites: ['main', 'moon'] } })).toMatchObject([
      { file: 'shop.json', place: 'markets[1]', expected: 'the market of a site' },
      { file: 'shop.json', place: 'sites[1]' },
    ]);
  });
});
