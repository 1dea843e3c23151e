import { NOT_PERSONALIZED, type Product } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examplePersonalization, identityOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshSku } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, freshProduct, plain, sceneIn, signedIn } from './scene.ts';

const words = { font: 'Block', color: 'Sage', line1: 'A & J', line2: '' };

/** What words on products promise, whatever stands behind them. */
export const personalizationsContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`words on products over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    const given = async (overrides: Partial<Product> = {}): Promise<Product> => {
      const product = freshProduct({ personalizationType: 700, ...overrides });
      await environment.given({ products: [product] });
      return product;
    };
    const save = (product: Product, changed: Partial<typeof words> = {}) =>
      environment.browser().personalizations.saveDesign({
        sku: product.sku,
        personalizationType: product.personalizationType,
        ...words,
        ...changed,
      });

    it('[API-01] equal designs have the same number, whoever asks; others have others', async () => {
      const product = await given();
      const number = await answerOf(save(product));
      expect(number).toBeGreaterThan(0);
      expect(await answerOf(save(product))).toBe(number);
      expect(await answerOf(save(product, { line1: ' A & J ', font: 'Block\u0000' }))).toBe(number);
      const others = [];
      for (const changed of [{ line1: 'A & j' }, { line2: 'x' }, { font: '' }, { color: '' }])
        others.push(await answerOf(save(product, changed)));
      others.push(await answerOf(save(await given())));
      expect(new Set([number, ...others]).size).toBe(6);
    });

    it('[PERS-02] the number of one design says nothing of that of the next', async () => {
      const product = await given();
      const numbers: number[] = [];
      for (const line1 of ['A', 'B', 'C', 'D']) numbers.push(await answerOf(save(product, { line1 })));
      const steps = numbers.slice(1).map((number, place) => Math.abs(number - (numbers[place] ?? 0)));
      expect(steps.every((step) => step > 1_000)).toBe(true);
    });

    it('[API-01] designs that are saved at the same time have one number', async () => {
      const product = await given();
      const numbers = await Promise.all(Array.from({ length: 8 }, () => answerOf(save(product))));
      expect(new Set(numbers).size).toBe(1);
    });

    it('[PERS-02] [API-01] what says nothing, is too long, or cannot be made is refused', async () => {
      const product = await given();
      expect(await refusalOf(save(product, { line1: ' ', line2: '\u200b' }))).toEqual({ _tag: 'DesignBlank' });
      expect(await answerOf(save(product, { line1: 'x'.repeat(30) }))).toBeGreaterThan(0);
      expect(await refusalOf(save(product, { line1: 'x'.repeat(31) }))).toEqual({ _tag: 'DesignTooLong', maximum: 30 });
      expect(await refusalOf(save(product, { color: 'x'.repeat(41) }))).toEqual({ _tag: 'DesignTooLong', maximum: 40 });
      const notPersonalizable = { _tag: 'NotPersonalizable' };
      expect(await refusalOf(save({ ...product, personalizationType: 705 }))).toEqual(notPersonalizable);
      expect(await refusalOf(save(await given({ personalizationType: 0 })))).toEqual(notPersonalizable);
      expect(await refusalOf(save({ ...product, sku: freshSku() }))).toEqual({ _tag: 'ProductNotFound' });
      const canadian = environment.browser({ site: 'canada' }).personalizations;
      expect(await refusalOf(canadian.saveDesign({ sku: product.sku, personalizationType: 700, ...words }))).toEqual({
        _tag: 'ProductNotFound',
      });
    });

    it('[ADD-06] [PERS-02] a product that is put on a registry with a design has its words', async () => {
      for (const personalizationType of [700, 100] as const) {
        const product = await given({ personalizationType });
        const { owner, registry } = await sceneIn(environment, []);
        const browser = await signedIn(environment, owner);
        const identity = identityOf(product.sku, await answerOf(save(product)));
        await answerOf(browser.registries.addItems(registry.grId, [{ identity, quantity: 2 }], O.none));
        expect(await answerOf(browser.registries.item(registry.grId, identity))).toMatchObject({
          identity,
          wanted: 2,
          personalization: O.some({
            ...words,
            images: [product.images.desktop],
            priceMessage: '+ $15.00 personalization',
            returnPolicyMessage: 'Personalized items can’t be returned',
            hasError: false,
          }),
        });
      }
    });

    it('[ADD-06] [PERS-02] a design of another product, and one that nobody made, is not there', async () => {
      const [product, other] = [await given(), await given()];
      const { owner, registry } = await sceneIn(environment, []);
      const browser = await signedIn(environment, owner);
      const theirs = await answerOf(save(other));
      for (const number of [theirs, 987_654_321]) {
        const identity = identityOf(product.sku, number);
        expect(
          await refusalOf(browser.registries.addItems(registry.grId, [{ identity, quantity: 1 }], O.none)),
        ).toEqual({ _tag: 'PersonalizationMissing', identity });
        expect(
          await refusalOf(environment.browser().cart.add([{ grId: O.none, identity, quantity: 1 }], O.none)),
        ).toEqual({
          _tag: 'PersonalizationError',
          identity,
        });
      }
    });

    it('[PERS-02] the words that an item of the list has stay, whatever design is named', async () => {
      const product = freshProduct({ personalizationType: 700 });
      const item = freshItem({
        product,
        identity: identityOf(product.sku, 12),
        personalization: O.some(examplePersonalization({ line1: 'Kept' })),
      });
      const { owner, registry } = await sceneIn(environment, [item]);
      const browser = await signedIn(environment, owner);
      await answerOf(browser.registries.addItems(registry.grId, [{ identity: item.identity, quantity: 1 }], O.none));
      expect(await answerOf(browser.registries.item(registry.grId, item.identity))).toMatchObject({
        wanted: 2,
        personalization: O.some({ line1: 'Kept' }),
      });
    });

    it('[PERS-02] [BUY-03] a plain product goes into the cart and is ordered with its design', async () => {
      const product = await given();
      const identity = identityOf(product.sku, await answerOf(save(product)));
      const browser = environment.browser();
      await fill(browser, { ...plain(product), identity });
      const { lines } = await answerOf(browser.cart.read);
      expect(lines.map((line) => line.identity)).toEqual([identity]);
      expect(identity.personalizationId).not.toBe(NOT_PERSONALIZED);
    });

    it('[PERS-02] [API-01] a monogram is confirmed as it will stand there', async () => {
      const product = await given();
      const ask = (texts: ReadonlyArray<string>, quantity = 1, sku = product.sku) =>
        environment.browser().personalizations.confirmMonogram({ sku, quantity, texts });
      expect(await answerOf(ask([' A & J ', '', 'Est. 2027'], 999))).toEqual({
        lines: ['A & J', 'Est. 2027'],
        images: [product.images.desktop],
        priceMessage: '+ $15.00 personalization',
        returnPolicyMessage: 'Personalized items can’t be returned',
        hasError: false,
      });
      expect(await refusalOf(ask([' ', '']))).toEqual({ _tag: 'DesignBlank' });
      expect(await refusalOf(ask(['x'.repeat(31)]))).toEqual({ _tag: 'DesignTooLong', maximum: 30 });
      for (const quantity of [0, 1_000])
        expect(await refusalOf(ask(['A'], quantity))).toEqual({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 999 });
      expect(await refusalOf(ask(['A'], 1, freshSku()))).toEqual({ _tag: 'ProductNotFound' });
      for (const personalizationType of [0, 100] as const)
        expect(await refusalOf(ask(['A'], 1, (await given({ personalizationType })).sku))).toEqual({
          _tag: 'NotPersonalizable',
        });
    });
  });
};
