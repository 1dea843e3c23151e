import { eventTypeOf, type RegistryView, type Site, sites } from '@gift-registry/domain';
import {
  exampleHeader,
  exampleItem,
  exampleProduct,
  exampleView,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { pageState } from './page-state.ts';
import { siteFromWire, siteToWire } from './site.ts';

const all = Object.values(sites);
const switches = ['interactiveChecklist', 'nlaReplacement', 'overviewTab', 'newFlyout'] as const;
const everything = { interactiveChecklist: true, nlaReplacement: true, overviewTab: true, newFlyout: true };

const featuresOf = (site: Site) => {
  const { featureFlags, isEnableNewFlyout } = siteToWire(site, exampleView({ site: site.id }));
  return { ...featureFlags, newFlyout: isEnableNewFlyout };
};
const productsOf = (view: RegistryView): unknown => Object(pageState.encode(sites[view.site], view))['products'];

describe('a site in the page state', () => {
  it('[SITE-01] isCb2, isCanada and brandType follow from the site alone', () => {
    const { main, modern, kids, canada } = sites;
    const words = [main, modern, kids, canada].map((site) => {
      const { isCb2, isCanada, isCanadaSite, brandType } = siteToWire(site, exampleView());
      return [site.id, isCb2, isCanada, isCanadaSite, brandType];
    });
    expect(words).toEqual([
      ['main', false, false, false, 'main'],
      ['modern', true, false, false, 'modern'],
      ['kids', false, false, false, 'kids'],
      ['canada', false, true, true, 'main'],
    ]);
  });

  it('[SITE-01] an item’s brand follows from the item alone, on every site', () => {
    const items = [exampleItem(), exampleItem({ product: exampleProduct({ sku: skuOf('7001'), brand: 'modern' }) })];
    for (const { id } of all) {
      expect(productsOf(exampleView({ site: id, items }))).toMatchObject([{ isCB2: false }, { isCB2: true }]);
    }
  });

  it('[SITE-01] what is reported about a site is read back as the first site of its brand and market', () => {
    for (const site of all) {
      const first = all.find(({ brand, market }) => brand === site.brand && market === site.market);
      expect(siteFromWire(siteToWire(site, exampleView()))).toEqual(E.right(first?.id));
    }
  });

  it('[SITE-01] each of the four sites is the first of its brand and market', () => {
    const { main, modern, kids, canada } = sites;
    for (const site of [main, modern, kids, canada])
      expect(siteFromWire(siteToWire(site, exampleView()))).toEqual(E.right(site.id));
  });

  it.each(switches)('[SITE-03] %s is reported as it is switched, and no other with it', (name) => {
    for (const site of all) {
      const features = { ...site.features, ...everything };
      expect(featuresOf({ ...site, features: { ...features, [name]: false } })).toEqual({
        ...everything,
        [name]: false,
      });
      expect(featuresOf({ ...site, features })).toEqual(everything);
    }
  });

  it('[STATE-02] isBabyRegistry is true for the code bb and no other', () => {
    const isBaby = (code: string) =>
      siteToWire(sites.main, exampleView({ header: exampleHeader({ eventType: eventTypeOf(code) }) })).isBabyRegistry;
    expect(['br', 'bb', 'ot', 'hw', 'kd', 'BabyShower'].map(isBaby)).toEqual([false, true, false, false, false, false]);
  });
});
