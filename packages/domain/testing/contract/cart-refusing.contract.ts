import type { CartRequest } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { examplePersonalization, identityOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshGrId } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, freshProduct, fromRegistry, opened, plain, sceneIn, signedIn } from './scene.ts';

/** What does not go into a cart, and why. */
export const refusingThings = (getEnvironment: () => ContractEnvironment): void => {
  describe('what does not go in', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[BUY-01] none and a hundred units are refused, and nothing is added', async () => {
      const item = freshItem({ wanted: 99 });
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      for (const quantity of [0, 100]) {
        expect(
          await refusalOf(
            browser.cart.add([fromRegistry(registry.grId, item), fromRegistry(registry.grId, item, quantity)], O.none),
          ),
        ).toEqual({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 });
      }
      expect((await answerOf(browser.cart.read)).lines).toEqual([]);
      expect(await fill(browser, fromRegistry(registry.grId, item, 99))).toMatchObject({ count: 99 });
    });

    it('[BUY-03] [AUTH-04] from a registry only what this person sees on it goes in, all or nothing', async () => {
      const item = freshItem();
      const { registry } = await sceneIn(environment, [item]);
      const elsewhere = await sceneIn(environment, [freshItem()]);
      const browser = environment.browser();
      for (const absent of elsewhere.registry.items) {
        const requests = [fromRegistry(registry.grId, item), fromRegistry(registry.grId, absent)];
        expect(await refusalOf(browser.cart.add(requests, O.none))).toEqual({
          _tag: 'NotOnRegistry',
          identity: absent.identity,
        });
      }
      const unknown = freshItem();
      expect(await refusalOf(browser.cart.add([fromRegistry(registry.grId, unknown)], O.none))).toEqual({
        _tag: 'ProductUnknown',
        identity: unknown.identity,
      });
      expect((await answerOf(browser.cart.read)).lines).toEqual([]);
    });

    it('[BUY-03] [ROUTE-17] a registry that is unknown, private or visible by link to others is not found', async () => {
      const item = freshItem();
      const hidden = await sceneIn(environment, [item], { visibility: { _tag: 'Private' } });
      const linked = await sceneIn(environment, [item], { visibility: { _tag: 'LinkOnly', key: 'b'.repeat(32) } });
      for (const grId of [freshGrId(), hidden.registry.grId, linked.registry.grId]) {
        expect(await refusalOf(environment.browser().cart.add([fromRegistry(grId, item)], O.none))).toEqual({
          _tag: 'RegistryNotFound',
        });
      }
    });

    it('[BUY-03] a plain product needs no registry, but must be one that there is', async () => {
      const [known, unknown] = [freshProduct(), freshProduct()];
      await environment.given({ products: [known] });
      const browser = environment.browser();
      expect(await refusalOf(browser.cart.add([plain(known), plain(unknown)], O.none))).toEqual({
        _tag: 'ProductUnknown',
        identity: identityOf(unknown.sku),
      });
      expect(await fill(browser, plain(known))).toMatchObject({ count: 1 });
    });

    it('[BUY-03] from registries only, a thing that names none does not go in, once it is known that there is such a thing', async () => {
      const [item, known, unknown] = [freshItem({ wanted: 9 }), freshProduct(), freshProduct()];
      const { registry } = await sceneIn(environment, [item]);
      await environment.given({ products: [known] });
      const browser = environment.browser();
      const adding = (...requests: ReadonlyArray<CartRequest>) => browser.cart.addFromRegistry(requests, O.none);
      const listed = fromRegistry(registry.grId, item);
      expect(await refusalOf(adding(listed, plain(known)))).toEqual({ _tag: 'RegistryMissing' });
      expect(await refusalOf(adding({ ...listed, quantity: 100 }, plain(known)))).toEqual({ _tag: 'RegistryMissing' });
      expect(await refusalOf(adding(listed, plain(unknown)))).toEqual({
        _tag: 'ProductUnknown',
        identity: identityOf(unknown.sku),
      });
      expect(await refusalOf(adding(fromRegistry(freshGrId(), item), plain(known)))).toEqual({
        _tag: 'RegistryNotFound',
      });
      expect((await answerOf(browser.cart.read)).lines).toEqual([]);
      expect(await answerOf(adding(listed))).toMatchObject({ count: 1, added: [listed] });
    });

    it('[BUY-09] what is no longer available does not go in, from a page that still shows it, for an owner or without a registry either', async () => {
      const gone = freshItem({ product: { isNla: true } });
      const { registry, owner } = await sceneIn(environment, [gone]);
      const refusal = { _tag: 'NoLongerAvailable', identity: gone.identity };
      const owners = await signedIn(environment, owner);
      for (const { cart } of [owners, environment.browser()])
        expect(await refusalOf(cart.add([fromRegistry(registry.grId, gone)], O.none))).toEqual(refusal);
      expect(await refusalOf(environment.browser().cart.add([plain(gone.product)], O.none))).toEqual(refusal);
    });

    it('[BUY-09] [PERS-02] an item with a personalization error does not go in', async () => {
      const product = freshProduct({ personalizationType: 700 });
      const design = { product, identity: identityOf(product.sku, 12) };
      const broken = freshItem({ ...design, personalization: O.some(examplePersonalization({ hasError: true })) });
      const sound = freshItem({
        ...design,
        identity: identityOf(product.sku, 13),
        personalization: O.some(examplePersonalization()),
      });
      const { registry } = await sceneIn(environment, [broken, sound]);
      const browser = environment.browser();
      expect(await refusalOf(browser.cart.add([fromRegistry(registry.grId, broken)], O.none))).toEqual({
        _tag: 'PersonalizationError',
        identity: broken.identity,
      });
      expect(await fill(browser, fromRegistry(registry.grId, sound))).toMatchObject({ count: 1 });
    });

    it('[PERS-02] words that are missing are flagged as read, and such an item is neither bought nor listed, whatever was kept', async () => {
      const product = freshProduct({ personalizationType: 100 });
      const kept = examplePersonalization({ line1: ' ', line2: '', hasError: false });
      const blank = freshItem({
        product,
        identity: identityOf(product.sku, 14),
        personalization: O.some(kept),
      });
      const { registry, owner } = await sceneIn(environment, [blank]);
      const browser = environment.browser();
      expect((await opened(browser, registry)).items).toEqual([
        { ...blank, personalization: O.some({ ...kept, hasError: true }) },
      ]);
      expect(await refusalOf(browser.cart.add([fromRegistry(registry.grId, blank)], O.none))).toEqual({
        _tag: 'PersonalizationError',
        identity: blank.identity,
      });
      const { registries } = await signedIn(environment, owner);
      const additions = [{ identity: blank.identity, quantity: 1 }];
      expect(await refusalOf(registries.addItems(registry.grId, additions, O.none))).toEqual({
        _tag: 'PersonalizationMissing',
        identity: blank.identity,
      });
    });

    it('[PERS-02] what needs words goes into no cart without them, from a registry or by itself; what is made in house does', async () => {
      const needing = freshItem({ product: { personalizationType: 100 } });
      const inHouse = [700, 705].map((type) =>
        freshItem({ product: { personalizationType: type === 700 ? 700 : 705 } }),
      );
      const { registry } = await sceneIn(environment, [needing, ...inHouse]);
      const browser = environment.browser();
      const { identity } = needing;
      for (const [request, _tag] of [
        [fromRegistry(registry.grId, needing), 'PersonalizationError'],
        [plain(needing.product), 'PersonalizationRequired'],
      ] as const)
        expect(await refusalOf(browser.cart.add([request], O.none))).toEqual({ _tag, identity });
      expect((await answerOf(browser.cart.read)).lines).toEqual([]);
      const wished = inHouse.map((item) => fromRegistry(registry.grId, item));
      expect(await fill(browser, ...wished)).toMatchObject({ count: 2 });
    });

    it('[BUY-09] what is made to order goes into no cart, from a registry or without one', async () => {
      const sofa = freshItem({ product: { isMadeToOrder: true } });
      const { registry } = await sceneIn(environment, [sofa]);
      const browser = environment.browser();
      for (const request of [fromRegistry(registry.grId, sofa), plain(sofa.product)])
        expect(await refusalOf(browser.cart.add([request], O.none))).toEqual({
          _tag: 'MadeToOrder',
          identity: sofa.identity,
        });
      expect((await answerOf(browser.cart.read)).lines).toEqual([]);
    });

    it('[BUY-09] what belongs to the other brand is bought on its own site', async () => {
      const [main, modern] = [freshItem(), freshItem({ product: { brand: 'modern' } })];
      const { registry } = await sceneIn(environment, [main, modern]);
      for (const [site, other, own] of [
        ['main', modern, main],
        ['kids', modern, main],
        ['modern', main, modern],
      ] as const) {
        const browser = environment.browser({ site });
        for (const request of [fromRegistry(registry.grId, other), plain(other.product)]) {
          expect(await refusalOf(browser.cart.add([request], O.none))).toEqual({
            _tag: 'OtherBrand',
            identity: other.identity,
          });
        }
        expect(await fill(browser, fromRegistry(registry.grId, own), plain(own.product))).toMatchObject({ count: 2 });
      }
    });
  });
};
