import { describe, expect, it } from 'vitest';
import { departmentPath } from './department.ts';
import { HELP_ANCHOR, shopFronts, startPicture } from './shop-fronts.ts';
import type { SiteId } from './site.ts';

/** What the menu of a site says, and where it leads. */
const menuOf = (site: SiteId): Readonly<Record<string, string>> =>
  Object.fromEntries(
    shopFronts[site].departments.map((department) => [department.name, decodeURIComponent(departmentPath(department))]),
  );

const ROOMS =
  'category=Living Room Furniture&category=Bedroom Furniture&category=Dining Room Furniture&category=Home Office';
const KITCHEN =
  'category=Cookware&category=Bakeware&category=Kitchen Tools&category=Small Appliances&category=Coffee and Tea';
const TABLE =
  'category=Dinnerware&category=Serveware&category=Flatware&category=Table Linens&category=Glassware&category=Bar';

describe('what is over every page of a site', () => {
  it.each([
    ['main', 'Free standard shipping on gifts marked “Ships free”'],
    ['modern', 'Free standard shipping on pieces marked “Ships free”'],
    ['kids', 'Free standard shipping on everything marked “Ships free”'],
    ['canada', 'Prices in Canadian dollars. Ships within Canada'],
  ] as const)('[SITE-01] the strip of %s says: %s', (site, notice) => {
    expect(shopFronts[site].notice).toBe(notice);
  });

  it.each(['main', 'modern', 'kids', 'canada'] as const)(
    '[SITE-01] the strip of %s leads to the stores, the gift cards and the help line',
    (site) => {
      expect(HELP_ANCHOR).toBe('help');
      expect(shopFronts[site].links).toEqual([
        { name: 'Stores', href: '/stores/' },
        { name: 'Gift Cards', href: '/gift-cards/' },
        { name: 'Help', href: '#help' },
      ]);
    },
  );

  it('[SITE-01] the start page has a picture of each brand', () => {
    const { main, modern, kids, canada } = shopFronts;
    expect([main, modern, kids, canada].map(({ picture }) => picture)).toEqual(['main', 'modern', 'kids', 'main']);
    expect(startPicture('canada')[800]).toBe('/pictures/start-main-800.webp');
  });

  it('[SITE-01] the menu of main leads to its rooms, kitchen and table, and to the gifts for weddings', () => {
    expect(menuOf('main')).toEqual({
      Furniture: `/search?${ROOMS}`,
      Kitchen: `/search?${KITCHEN}`,
      Dining: `/search?${TABLE}`,
      'Bed & Bath': '/search?category=Bedding&category=Bath',
      Lighting: '/search?category=Lighting',
      Gifts: '/gift-registry/add-more-gifts/wedding',
    });
  });

  it('[SITE-01] the menu of modern leads to what is of its own brand', () => {
    expect(menuOf('modern')).toEqual({
      Furniture: `/search?${ROOMS}&brand=modern`,
      Tabletop: `/search?${TABLE}&brand=modern`,
      Kitchen: `/search?${KITCHEN}&brand=modern`,
      Lighting: '/search?category=Lighting&brand=modern',
      Objects: '/search?category=Decor&brand=modern',
      Gifts: '/gift-registry/add-more-gifts/wedding',
    });
  });

  it('[SITE-01] the menu of kids leads to the nursery, and to the gifts for children', () => {
    expect(menuOf('kids')).toEqual({
      Nursery: '/search?category=Nursery',
      Bedding: '/search?category=Crib Bedding',
      Bath: '/search?category=Baby Bath',
      Feeding: '/search?category=Feeding',
      Play: '/search?category=Toys and Play',
      Storage: '/search?category=Kids Storage',
      Gifts: '/gift-registry/add-more-gifts/kids',
    });
  });

  it('[SITE-01] the menu of Canada names what main names, with the furniture that is sold there', () => {
    expect(menuOf('canada')).toEqual({
      ...menuOf('main'),
      Furniture: '/search?category=Living Room Furniture&category=Dining Room Furniture',
    });
  });
});
