import { exampleStore } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { sites } from '../site/index.ts';
import { alaskaHawaiiPage, giftCardsPage, storesPage } from './information-page.en.ts';

describe('pages that only tell something', () => {
  it.each(Object.values(sites))('[ROUTE-10] each names the phone of $name and has a title and words', (site) => {
    for (const page of [alaskaHawaiiPage(site), giftCardsPage(site), storesPage(site, [])]) {
      expect(page.title).toMatch(/\S/);
      expect(JSON.stringify(page)).toContain(site.phone);
      expect(page.sections.length).toBeGreaterThan(0);
    }
  });

  it('[ROUTE-10] the stores are told with their place and what they offer', () => {
    expect(storesPage(sites.main, [exampleStore()]).sections[0]).toEqual({
      heading: 'Lincoln Park',
      paragraphs: ['Chicago, IL'],
      points: ['Store pickup'],
    });
  });

  it('[ROUTE-10] [GC-01] no gift card is promised in Canada', () => {
    expect(giftCardsPage(sites.canada).intro).toContain('no gift cards');
    expect(giftCardsPage(sites.main).intro).toContain('gift card to the registrants');
  });
});
