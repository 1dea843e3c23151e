import { eventTypeOf, type RegistryView, type Site } from '@gift-registry/domain';
import {
  demoSite,
  exampleHeader,
  exampleItem,
  exampleProduct,
  exampleView,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { pageState } from './page-state.ts';
import { siteToWire } from './site.ts';

const all = Object.values(sites);
const switches = ['interactiveChecklist', 'nlaReplacement', 'overviewTab', 'newFlyout'] as const;
const everything = { interactiveChecklist: true, nlaReplacement: true, overviewTab: true, newFlyout: true };

const featuresOf = (site: Site) => {
  const { featureFlags, isEnableNewFlyout } = siteToWire(site, exampleView({ site: site.id }));
  return { ...featureFlags, newFlyout: isEnableNewFlyout };
};
const productsOf = (view: RegistryView): unknown => Object(pageState.encode(demoSite(view.site), view))['products'];

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

  it('[SITE-01] a page state is read back with its site', () => {
    for (const { id } of all)
      expect(pageState.decode(pageState.encode(demoSite(id), exampleView({ site: id })))).toMatchObject(
        E.right({ site: id }),
      );
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
