import { centsOf, exampleStore } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { sites } from '../../site/index.ts';
import { alaskaHawaiiPage, giftCardsPage, storesPage } from './information-page.ts';

describe('information pages', () => {
  it.each(Object.values(sites))('[ROUTE-10] each has a title, sections and the phone number of $name', (site) => {
    for (const page of [alaskaHawaiiPage(site), giftCardsPage(site), storesPage(site, [])]) {
      expect(page.title).toMatch(/\S/);
      expect(JSON.stringify(page)).toContain(site.phone);
      expect(page.sections.length).toBeGreaterThan(0);
    }
  });

  it('[ROUTE-10] [CA-01] the Canadian page on shipping quotes nothing by phone', () => {
    const page = JSON.stringify(alaskaHawaiiPage(sites.canada));
    expect(page).toContain('ships within Canada only');
    expect(page).not.toMatch(/quoted|before you order|place your order with us/);
    expect(JSON.stringify(alaskaHawaiiPage(sites.main))).toContain('is quoted by phone');
  });

  it('[ROUTE-10] a store has its place and what it offers', () => {
    expect(storesPage(sites.main, [exampleStore()]).sections[0]).toEqual({
      heading: 'Lincoln Park',
      paragraphs: ['Chicago, IL'],
      points: ['Store pickup'],
    });
  });

  it("[XB-07] [GC-03] a gift card chosen on the other brand's site comes first, except in Canada", () => {
    const chosen = O.some({ _tag: 'GiftCard', kind: 'EGiftCard', amount: centsOf(2_550) } as const);
    const [first, ...others] = giftCardsPage(sites.modern, chosen).sections;
    expect(first?.heading).toBe('What you chose');
    expect(first?.paragraphs.join()).toContain('An eGift card for $25.50. It isn’t in your cart yet');
    expect(others).toEqual(giftCardsPage(sites.modern).sections);
    expect(giftCardsPage(sites.canada, chosen)).toEqual(giftCardsPage(sites.canada));
  });

  it('[ROUTE-10] [GC-08] the Canadian page on gift cards says where each kind is sold, and offers none', () => {
    const { intro, sections } = giftCardsPage(sites.canada);
    expect(intro).toContain('can’t be ordered on this site or through a registry');
    expect(sections.slice(0, 2).map(({ heading, paragraphs }) => [heading, paragraphs.join(' ')])).toEqual([
      ['eGift card, sent online', expect.stringContaining('sold by phone and arrive by email. Call 1-800-555-0178')],
      ['Gift card, in a store', expect.stringContaining('at the register')],
    ]);
    expect(JSON.stringify(sections)).not.toContain('$');
    expect(JSON.stringify(giftCardsPage(sites.main))).toContain('from $10 to $999.');
    expect(giftCardsPage(sites.main).intro).toContain('Give a Hearth & Field gift card');
  });
});
