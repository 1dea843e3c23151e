import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshSku } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, freshProduct, plain, sceneIn } from './scene.ts';

/** What reading promises: any product of the site's market, and shipping information by its name. */
export const readingCatalogue = (getEnvironment: () => ContractEnvironment): void => {
  describe('reading', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[ROUTE-19] a product is there, also one that is no longer available or not on the web', async () => {
      const products = [freshProduct(), freshProduct({ isNla: true }), freshProduct({ isOnWeb: false })];
      await environment.given({ products });
      for (const product of products)
        expect(await answerOf(environment.browser({ site: 'modern' }).catalogue.product(product.sku))).toEqual(product);
    });

    it('[ROUTE-19] a product that there is not, and one of the other market, is not found', async () => {
      const [ours, theirs] = [freshProduct(), freshProduct()];
      await environment.given({ products: [ours], canadianProducts: [theirs] });
      const notFound = { _tag: 'ProductNotFound' };
      expect(await refusalOf(environment.browser().catalogue.product(freshSku()))).toEqual(notFound);
      expect(await refusalOf(environment.browser().catalogue.product(theirs.sku))).toEqual(notFound);
      expect(await refusalOf(environment.browser({ site: 'canada' }).catalogue.product(ours.sku))).toEqual(notFound);
      expect(await answerOf(environment.browser({ site: 'canada' }).catalogue.product(theirs.sku))).toEqual(theirs);
    });

    it('[ROUTE-19] the products of a registry’s items are of its market', async () => {
      const item = freshItem();
      await sceneIn(environment, [item], { market: 'CA' });
      expect(await answerOf(environment.browser({ site: 'canada' }).catalogue.product(item.product.sku))).toEqual(
        item.product,
      );
    });

    it('[BUY-01] a product of the other market does not go into a cart', async () => {
      const theirs = freshProduct();
      await environment.given({ canadianProducts: [theirs] });
      const visitor = environment.browser();
      expect(await refusalOf(visitor.cart.add([plain(theirs)], O.none))).toMatchObject({ _tag: 'ProductUnknown' });
      const canadian = environment.browser({ site: 'canada' });
      await fill(canadian, plain(theirs));
      expect(await answerOf(canadian.cart.read)).toMatchObject({ lines: [{ unitPrice: theirs.currentPrice }] });
    });

    it.each(['standard', 'freeShipping', 'vendorDropShip', 'oversized', 'alaskaHawaii', 'storePickup'])(
      '[ROUTE-11] there is shipping information of the name %s',
      async (popupName) => {
        const popup = await answerOf(environment.browser().catalogue.popup(popupName));
        expect(popup).toMatchObject({ popupName, title: expect.stringMatching(/\S/) });
        expect(popup.html).toMatch(/^(<p>[^<>]+<\/p>|<ul>(<li>[^<>]+<\/li>)+<\/ul>)+$/);
      },
    );

    it('[ROUTE-11] shipping information names the phone of the site', async () => {
      for (const [site, phone] of [
        ['main', '1-800-555-0142'],
        ['canada', '1-800-555-0178'],
      ] as const)
        expect((await answerOf(environment.browser({ site }).catalogue.popup('standard'))).html).toContain(phone);
    });

    it.each(['Standard', 'unknown', 'constructor', '-', 'a'.repeat(64)])(
      '[ROUTE-11] there is none of the name %s',
      async (popupName) => {
        expect(await refusalOf(environment.browser().catalogue.popup(popupName))).toEqual({ _tag: 'PopupNotFound' });
      },
    );
  });
};
