import { demoSite, sites } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { offeredEvents } from '../settings/index.ts';
import type { SiteId } from '../site/index.ts';
import { siteEvents, startPageEvents } from './event-order.ts';

const codesAt = (site: SiteId): ReadonlyArray<string> => siteEvents(demoSite(site)).map(({ code }) => code);

describe('the events of the form', () => {
  it('[HOME-01] every site offers its market’s types, each once', () => {
    for (const site of Object.values(sites))
      expect(codesAt(site.id).toSorted()).toEqual(
        offeredEvents(site.marketRules)
          .map(({ code }) => code)
          .toSorted(),
      );
  });

  it('[HOME-01] [SITE-01] children’s events come first on the children’s site; every other site has its market’s order', () => {
    expect(codesAt('kids')).toEqual(['bb', 'kd', 'br', 'ot', 'hw']);
    for (const site of ['main', 'modern', 'canada'] as const)
      expect(codesAt(site)).toEqual(['br', 'bb', 'ot', 'hw', 'kd']);
  });

  it('[HOME-01] the start page shows each picture once, in the order of the form', () => {
    const shownAt = (site: keyof typeof sites) => startPageEvents(sites[site]).map(({ code }) => code);
    expect(shownAt('kids')).toEqual(['bb', 'br', 'ot', 'hw']);
    expect(shownAt('main')).toEqual(['br', 'bb', 'ot', 'hw']);
  });
});
