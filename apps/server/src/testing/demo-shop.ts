import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { DEMO_SHOP, giftGuideOf } from '../settings.ts';
import { readShop } from '../shop/read-shop.ts';

const read = await readShop({
  folder: DEMO_SHOP,
  giftGuide: giftGuideOf(DEMO_SHOP),
  now: instantOf('2027-06-01T11:00:00.000Z'),
})();
if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));

/** The demo in its folder. */
export const demoShop = read.right;

/** Brands, categories and pictures of the demo. */
export const demoCatalogue = demoShop.catalogue;
