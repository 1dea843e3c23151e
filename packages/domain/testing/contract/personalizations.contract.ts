import type { Product } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { examplePersonalization, identityOf } from '../arbitrary/index.ts';
import { freshSku } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  contract,
  environment,
  freshItem,
  freshProduct,
  givenProduct,
  givenRegistry,
  present,
  signedIn,
} from './scene.ts';

const TEXTS = { font: 'Block', color: 'Sage', line1: 'A & J', line2: '' };

/** What designs and monograms promise. */
export const personalizationsContract = contract('personalizations', () => {
  const given = (overrides: Partial<Product> = {}) => givenProduct({ personalizationType: 700, ...overrides });
  const save = ({ sku, personalizationType }: Product, changed: Partial<typeof TEXTS> = {}) =>
    environment.browser().personalizations.saveDesign({ sku, personalizationType, ...TEXTS, ...changed });

  it('[API-01] equal designs have the same number, also saved at the same time; others have others', async () => {
    const product = await given();
    const numbers = await Promise.all(Array.from({ length: 8 }, () => answerOf(save(product))));
    const number = present(numbers[0]);
    expect(new Set(numbers).size).toBe(1);
    expect(number).toBeGreaterThan(0);
    expect(await answerOf(save(product, { line1: ' A & J ', font: 'Block\u0000' }))).toBe(number);
    const others = [];
    for (const changed of [{ line1: 'A & j' }, { line2: 'x' }, { font: '' }, { color: '' }])
      others.push(await answerOf(save(product, changed)));
    others.push(await answerOf(save(await given())));
    expect(new Set([number, ...others]).size).toBe(6);
  });

  it('[PERS-02] numbers of designs are not consecutive', async () => {
    const product = await given();
    const numbers: number[] = [];
    for (const line1 of ['A', 'B', 'C', 'D']) numbers.push(await answerOf(save(product, { line1 })));
    const steps = numbers.slice(1).map((number, place) => Math.abs(number - (numbers[place] ?? 0)));
    expect(steps.every((step) => step > 1_000)).toBe(true);
  });

  it('[ADD-06] [PERS-02] a product added to a registry with a design has its texts', async () => {
    for (const personalizationType of [700, 100] as const) {
      const product = await given({ personalizationType });
      const { owner, registry } = await givenRegistry([]);
      const browser = await signedIn(owner);
      const identity = identityOf(product.sku, await answerOf(save(product)));
      await answerOf(browser.registries.addItems(registry.grId, [{ identity, quantity: 2 }], O.none));
      expect(await answerOf(browser.registries.item(registry.grId, identity))).toMatchObject({
        identity,
        wanted: 2,
        personalization: O.some({
          ...TEXTS,
          images: [product.images.desktop],
          priceMessage: '+ $15.00 personalization',
          returnPolicyMessage: 'Personalized gifts can’t be returned',
          hasError: false,
        }),
      });
    }
  });

  it('[ADD-06] [PERS-02] a design of another product, or an unknown one, is refused', async () => {
    const [product, other] = [await given(), await given()];
    const { owner, registry } = await givenRegistry([]);
    const browser = await signedIn(owner);
    const another = await answerOf(save(other));
    for (const number of [another, 987_654_321]) {
      const identity = identityOf(product.sku, number);
      expect(await refusalOf(browser.registries.addItems(registry.grId, [{ identity, quantity: 1 }], O.none))).toEqual({
        _tag: 'PersonalizationMissing',
        identity,
      });
      expect(
        await refusalOf(environment.browser().cart.add([{ grId: O.none, identity, quantity: 1 }], O.none)),
      ).toEqual({
        _tag: 'PersonalizationError',
        identity,
      });
    }
  });

  it('[PERS-02] an item of the list keeps its texts when it is added again', async () => {
    const product = freshProduct({ personalizationType: 700 });
    const item = freshItem({
      product,
      identity: identityOf(product.sku, 12),
      personalization: O.some(examplePersonalization({ line1: 'First' })),
    });
    const { owner, registry } = await givenRegistry([item]);
    const browser = await signedIn(owner);
    await answerOf(browser.registries.addItems(registry.grId, [{ identity: item.identity, quantity: 1 }], O.none));
    expect(await answerOf(browser.registries.item(registry.grId, item.identity))).toMatchObject({
      wanted: 2,
      personalization: O.some({ line1: 'First' }),
    });
  });

  it('[PERS-02] [API-01] a monogram is confirmed as it will be made', async () => {
    const product = await given();
    const confirm = (texts: ReadonlyArray<string>, quantity = 1, sku = product.sku) =>
      environment.browser().personalizations.confirmMonogram({ sku, quantity, texts });
    expect(await answerOf(confirm([' A & J ', '', 'Est. 2027'], 999))).toEqual({
      lines: ['A & J', 'Est. 2027'],
      images: [product.images.desktop],
      priceMessage: '+ $15.00 personalization',
      returnPolicyMessage: 'Personalized gifts can’t be returned',
      hasError: false,
    });
    expect(await refusalOf(confirm([' ', '']))).toEqual({ _tag: 'DesignBlank' });
    expect(await refusalOf(confirm(['x'.repeat(31)]))).toEqual({ _tag: 'DesignTooLong', maximum: 30 });
    for (const quantity of [0, 1_000])
      expect(await refusalOf(confirm(['A'], quantity))).toEqual({
        _tag: 'QuantityOutOfRange',
        minimum: 1,
        maximum: 999,
      });
    expect(await refusalOf(confirm(['A'], 1, freshSku()))).toEqual({ _tag: 'ProductNotFound' });
    for (const personalizationType of [0, 100] as const)
      expect(await refusalOf(confirm(['A'], 1, (await given({ personalizationType })).sku))).toEqual({
        _tag: 'NotPersonalizable',
      });
  });
});
