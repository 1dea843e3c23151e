import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleImages } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshSku, freshWord } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshProduct } from './scene.ts';

const picture = (name: string) => exampleImages(name, name);

/** What is told beside a product: the pictures of its family, and the terms of an order that is made for its buyer. */
export const browsingFamilies = (getEnvironment: () => ContractEnvironment): void => {
  describe('beside a product', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[API-01] a family shows the pictures of its pieces, each once, but of none that cannot be had', async () => {
      const familyId = freshWord();
      await environment.given({
        products: [
          freshProduct({ familyId, images: picture('red'), carouselImages: [picture('above'), picture('red')] }),
          freshProduct({ familyId, images: picture('gone'), isNla: true }),
        ],
      });
      const images = await answerOf(environment.browser().catalogue.familyImages({ familyId, brand: 'main' }));
      expect(images).toEqual([picture('red'), picture('above')]);
    });

    it('[API-01] a family of which nothing can be had has no pictures', async () => {
      const familyId = freshWord();
      await environment.given({ products: [freshProduct({ familyId, isNla: true })] });
      expect(await answerOf(environment.browser().catalogue.familyImages({ familyId, brand: 'main' }))).toEqual([]);
    });

    it('[API-01] a family is of one brand and one market', async () => {
      const familyId = freshWord();
      await environment.given({ products: [freshProduct({ familyId, brand: 'modern', images: picture('cart') })] });
      const notFound = { _tag: 'FamilyNotFound' };
      const ask = (site: 'main' | 'canada', brand: 'main' | 'modern', id = familyId) =>
        environment.browser({ site }).catalogue.familyImages({ familyId: id, brand });
      expect(await answerOf(ask('main', 'modern'))).toEqual([picture('cart')]);
      expect(await refusalOf(ask('main', 'main'))).toEqual(notFound);
      expect(await refusalOf(ask('canada', 'modern'))).toEqual(notFound);
      expect(await refusalOf(ask('main', 'modern', freshWord()))).toEqual(notFound);
    });

    it('[ADD-06] [API-03] what is made for its buyer has terms, anything else has none', async () => {
      const made = freshProduct({ hasCustomOrderConfirmation: true, availabilityMessage: 'Ships in 6–8 weeks.' });
      const plain = freshProduct();
      await environment.given({ products: [made, plain] });
      const ask = (sku: typeof made.sku) => environment.browser().catalogue.customOrder(sku);
      expect(await answerOf(ask(made.sku))).toEqual(
        O.some({
          title: 'Confirm Your Selection',
          termsHtml: expect.stringMatching(/^(<p>[^<>]+<\/p>|<ul>(<li>[^<>]+<\/li>)+<\/ul>)+$/),
          leadTime: 'Ships in 6–8 weeks.',
        }),
      );
      expect(await answerOf(ask(plain.sku))).toEqual(O.none);
      expect(await refusalOf(ask(freshSku()))).toEqual({ _tag: 'ProductNotFound' });
    });
  });
};
