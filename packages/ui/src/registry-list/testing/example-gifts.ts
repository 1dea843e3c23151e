import type { Product, RegistryItem } from '@gift-registry/domain';
import { centsOf, exampleImages, exampleItem, exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';

const gift = (
  sku: string,
  name: string,
  price: number,
  drawing: string,
  product: Partial<Product>,
  item: Partial<RegistryItem>,
): RegistryItem =>
  exampleItem({
    product: exampleProduct({
      sku: skuOf(sku),
      name,
      currentPrice: centsOf(price),
      images: exampleImages(drawing, name),
      ...product,
    }),
    ...item,
  });

const dining = { categoryName: 'Dining & Entertaining', categorySequence: 10 };
const kitchen = { categoryName: 'Kitchen', categorySequence: 20 };

const sale = (regular: number): Partial<Product> => ({
  regularPrice: centsOf(regular),
  priceType: 'sale',
  markdown: 'temporary',
});

/** Gifts in two categories, in every state that a card can be in. */
export const exampleGifts: ReadonlyArray<RegistryItem> = [
  gift('4821', 'Orchard Stoneware Dinnerware, 16 Pieces', 18_995, 'plates-e9e2d4-8a9a86', dining, {
    isMostLoved: true,
  }),
  gift(
    '4822',
    'Vale Red Wine Glasses, Set of 4',
    4_795,
    'redglasses-7c8a86-7a1f2e',
    { ...dining, ...sale(6_380), rating: 4.6, reviews: 187 },
    { wanted: 4, purchased: 1 },
  ),
  gift('4823', 'Alder Dining Table, 78"', 164_900, 'diningtable-9b6b41-9b6b41', dining, { wanted: 1, purchased: 0 }),
  gift('4824', 'Walnut and Ash Serving Boards', 8_495, 'board-7b4f31-c99a63', dining, { wanted: 1, purchased: 0 }),
  gift(
    '4825',
    'Axis Brass Bar Cart',
    39_900,
    'barcart-c0974f-5a2a1e',
    { ...dining, brand: 'modern' },
    { wanted: 1, purchased: 0 },
  ),
  gift(
    '4826',
    'Wide-Base Wine Decanter',
    5_995,
    'decanter-7c8a86-6d1727',
    { ...dining, isBeingDiscontinued: true },
    { wanted: 1, purchased: 0 },
  ),
  gift('4827', 'Lark 20-Piece Flatware in Brass', 14_995, 'flatwareset-c2a15c-c2a15c', dining, {
    wanted: 2,
    purchased: 0,
    isMostLoved: true,
  }),
  gift('4828', 'Fern Serving Bowl', 4_495, 'bowl-7f8f7a-efe7d8', dining, { wanted: 2, purchased: 2 }),
  gift(
    '4829',
    'Ember Enameled Dutch Oven, 5.5 qt',
    27_995,
    'dutchoven-a8452b-c8a565',
    { ...kitchen, ...sale(34_995), rating: 4.9, reviews: 688 },
    { wanted: 1, purchased: 0, isMostLoved: true },
  ),
  gift('4830', 'Tilt-Head Stand Mixer, Oat', 42_995, 'mixer-d9c9a8-b9bcbb', kitchen, { wanted: 1, purchased: 0 }),
  gift('4831', 'Gooseneck Pour-Over Kettle', 9_800, 'kettle-33363a-a8713f', kitchen, { wanted: 1, purchased: 0 }),
  gift('4832', 'Five-Piece Knife Block, Walnut', 22_900, 'knifeblock-8a5a36-2b2826', kitchen, {
    wanted: 1,
    purchased: 1,
  }),
];

/** Gifts that are no longer available. */
export const goneGifts: ReadonlyArray<RegistryItem> = [
  gift(
    '4901',
    'Steward Saucepan with Lid, 2 qt',
    11_995,
    'saucepan-b9bcbb-2f2b28',
    { ...kitchen, isNla: true },
    {
      wanted: 1,
      purchased: 0,
    },
  ),
  gift(
    '4902',
    'Beeswax Hurricane Candle',
    3_995,
    'pillarcandle-c7a27a-efe6d4',
    { ...kitchen, isNla: true },
    {
      wanted: 2,
      purchased: 1,
    },
  ),
];
