import { formatPrice, type RecommendedItem } from '@gift-registry/domain';
import { centsOf, exampleImages, exampleRecommendation, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import type { RecommendedCard } from '../carousel-model.ts';

/** The products: name, price in cents, drawing. */
const rows: ReadonlyArray<readonly [name: string, price: number, drawing: string]> = [
  ['Field Iron Skillet, 10 in', 7_995, 'skillet-3a3a38-8a5a36'],
  ['Walnut and Ash Boards', 8_495, 'board-8a5a36-d9c9a8'],
  ['Kiln Mugs, Set of 4', 5_600, 'mug-e9e2d4-8a9a86'],
  ['Gooseneck Pour-Over Kettle', 9_800, 'kettle-2c2b29-8a5a36'],
  ['Fern Serving Bowl', 4_495, 'bowl-7f8f7a-efe7d8'],
  ['Vale Red Wine Glasses, Set of 4', 4_795, 'wineglass-f2ece0-7b2f3a'],
  ['Lark 20-Piece Flatware in Brass', 14_995, 'flatware-c29a3a-8a5a36'],
  ['Linen Throw Blanket', 12_900, 'throwblanket-d9d2c4-8a5a36'],
];

/** The recommendations of a pod in stories. */
export const exampleRecommendations: ReadonlyArray<RecommendedItem> = rows.map(([name, price, drawing], index) => {
  const { desktop, desktopHiRes } = exampleImages(drawing, name);
  return exampleRecommendation({
    sku: skuOf(String(7_001 + index)),
    name,
    price: centsOf(price),
    imagePath: desktop,
    imagePathHiRes: desktopHiRes,
    path: `/product/gift/${7_001 + index}`,
  });
});

/** The same products as cards, none of them added. */
export const exampleCards: ReadonlyArray<RecommendedCard> = exampleRecommendations.map((item) => ({
  item,
  price: formatPrice(sites.main.currencyPrefix, item.price),
  isOnRegistry: false,
  add: O.some({ _tag: 'Idle' }),
}));
