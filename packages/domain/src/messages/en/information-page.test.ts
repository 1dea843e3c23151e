import { centsOf, exampleStore, instantOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { alaskaHawaiiPage, giftCardsPage, type StoreFinder } from './information-page.ts';
import { openingHours, openMessage, storesPage } from './stores-page.ts';

describe('information pages', () => {
  it.each(Object.values(sites))('[ROUTE-10] each has a title, sections and the phone number of $name', (site) => {
    for (const page of [
      alaskaHawaiiPage(site),
      giftCardsPage(site),
      storesPage(site, { _tag: 'All', stores: [] }, instantOf('2027-01-04T18:00:00.000Z')),
    ]) {
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

  it('[ROUTE-10] [BUY-08] a store has its address, a way there, its phone, hours and what it offers; a search names what was typed', () => {
    const mondayNoon = instantOf('2027-01-04T18:00:00.000Z');
    const found = { _tag: 'Near', typed: '60614', stores: [{ ...exampleStore(), distance: 1.2 }] } as const;
    const { finder } = storesPage(sites.main, found, mondayNoon);
    expect(finder).toEqual(
      O.some({
        label: 'ZIP code',
        typed: '60614',
        problem: O.none,
        heading: 'Stores near 60614',
        stores: [
          {
            name: 'Lincoln Park',
            address: ['1925 North Halsted Street', 'Chicago, IL 60614'],
            distance: 'About 1.2 mi away',
            mapAddress:
              'https://www.google.com/maps/search/?api=1&query=1925%20North%20Halsted%20Street%2C%20Chicago%2C%20IL%2060614',
            phone: '1-312-555-0104',
            open: O.some({ isOpen: true, text: 'Open until 8pm' }),
            hours: ['Mon–Sat 10am–8pm', 'Sun closed'],
            offers: ['Store pickup'],
          },
        ],
      }),
    );
    const refused = { _tag: 'Refused', typed: '6', reason: { _tag: 'PostalCodeInvalid' }, stores: [] } as const;
    expect(O.chain(({ problem }: StoreFinder) => problem)(storesPage(sites.main, refused, mondayNoon).finder)).toEqual(
      O.some('That’s not a ZIP code. Enter one like 60614.'),
    );
  });

  it('[BUY-08] opening times are read as people write them', () => {
    const open = (day: number, opens: string, closes: string) => ({ day, opens, closes });
    expect(openingHours([open(0, '11:00', '17:30'), open(1, '00:00', '12:05'), open(2, '00:00', '12:05')])).toEqual([
      'Mon–Tue 12am–12:05pm',
      'Wed–Sat closed',
      'Sun 11am–5:30pm',
    ]);
    expect(openingHours([])).toEqual([]);
    const closed = (daysAhead: number) => openMessage({ _tag: 'Closed', opens: '10:00', day: 3, daysAhead });
    expect([0, 1, 2].map(closed)).toEqual([
      'Closed. Opens at 10am',
      'Closed. Opens tomorrow at 10am',
      'Closed. Opens Wed at 10am',
    ]);
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
