import { paths } from '../address/index.ts';
import type { KnownEventCode } from '../event/index.ts';
import type { Department } from './department.ts';
import type { SiteId } from './site.ts';

/** A link with its text. */
export interface NamedLink {
  readonly name: string;
  readonly href: string;
}

/** The header of a site's pages beside its name, and the content of its start page (SITE-01, SHOP-02). */
export interface ShopFront {
  /** A sentence that applies to the whole site. */
  readonly notice: string;
  readonly links: ReadonlyArray<NamedLink>;
  /** In menu order; the registry's entry follows them. */
  readonly departments: ReadonlyArray<Department>;
  /** The name of the picture beside the start page's headline. */
  readonly picture: 'main' | 'modern' | 'kids';
  /** The events listed first in the form for a new registry. */
  readonly firstEvents: ReadonlyArray<KnownEventCode>;
}

/** The anchor of the help section at the foot of every page. */
export const HELP_ANCHOR = 'help';

const links: ReadonlyArray<NamedLink> = [
  { name: 'Stores', href: paths.stores },
  { name: 'Gift Cards', href: paths.giftCards },
  { name: 'Help', href: `#${HELP_ANCHOR}` },
];

const categories = (name: string, ...names: ReadonlyArray<string>): Department => ({
  name,
  path: paths.shop,
  categories: names,
  brands: [],
});

const modern = (name: string, ...names: ReadonlyArray<string>): Department => ({
  ...categories(name, ...names),
  brands: ['modern'],
});

const gifts = (shop: 'wedding' | 'kids'): Department => ({
  name: 'Gifts',
  path: paths.giftShop(shop),
  categories: [],
  brands: [],
});

const KITCHEN = ['Cookware', 'Bakeware', 'Kitchen Tools', 'Small Appliances', 'Coffee and Tea'] as const;
const TABLE = ['Dinnerware', 'Serveware', 'Flatware', 'Table Linens', 'Glassware', 'Bar'] as const;
const ROOMS = ['Living Room Furniture', 'Bedroom Furniture', 'Dining Room Furniture', 'Home Office'] as const;

const mainFront: ShopFront = {
  notice: 'Free standard shipping on gifts marked “Ships free”',
  links,
  departments: [
    categories('Furniture', ...ROOMS),
    categories('Kitchen', ...KITCHEN),
    categories('Dining', ...TABLE),
    categories('Bed & Bath', 'Bedding', 'Bath'),
    categories('Lighting', 'Lighting'),
    gifts('wedding'),
  ],
  picture: 'main',
  firstEvents: [],
};

const modernFront: ShopFront = {
  notice: 'Free standard shipping on pieces marked “Ships free”',
  links,
  departments: [
    modern('Furniture', ...ROOMS),
    modern('Tabletop', ...TABLE),
    modern('Kitchen', ...KITCHEN),
    modern('Lighting', 'Lighting'),
    modern('Objects', 'Decor'),
    gifts('wedding'),
  ],
  picture: 'modern',
  firstEvents: [],
};

const kidsFront: ShopFront = {
  notice: 'Free standard shipping on everything marked “Ships free”',
  links,
  departments: [
    categories('Nursery', 'Nursery'),
    categories('Bedding', 'Crib Bedding'),
    categories('Bath', 'Baby Bath'),
    categories('Feeding', 'Feeding'),
    categories('Play', 'Toys and Play'),
    categories('Storage', 'Kids Storage'),
    gifts('kids'),
  ],
  picture: 'kids',
  firstEvents: ['bb', 'kd'],
};

const canadaFront: ShopFront = {
  notice: 'Prices in Canadian dollars. Ships within Canada',
  links,
  departments: [
    categories('Furniture', 'Living Room Furniture', 'Dining Room Furniture'),
    categories('Kitchen', ...KITCHEN),
    categories('Dining', ...TABLE),
    categories('Bed & Bath', 'Bedding', 'Bath'),
    categories('Lighting', 'Lighting'),
    gifts('wedding'),
  ],
  picture: 'main',
  firstEvents: [],
};

/** The header and start page of each site. */
export const shopFronts: Readonly<Record<SiteId, ShopFront>> = {
  main: mainFront,
  modern: modernFront,
  kids: kidsFront,
  canada: canadaFront,
};

/** The paths of a site's start page picture, by width in pixels: 400, 800 and 1600. */
export const startPicture = (site: SiteId): Readonly<Record<400 | 800 | 1600, string>> => {
  const file = (width: number): string => `/pictures/start-${shopFronts[site].picture}-${width}.webp`;
  return { 400: file(400), 800: file(800), 1600: file(1600) };
};
