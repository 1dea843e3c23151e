import type { ItemIdentity, Product } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { examplePersonalization, identityOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, freshProduct, fromRegistry, orderRequest, plain, sceneIn, signedIn } from './scene.ts';

const amelias = {
  registry: {
    eventType: { code: 'br', name: 'Wedding' },
    primaryFirstName: 'Amelia',
    secondaryFirstName: O.some('Jonah'),
  },
};

/** What a cart and its order tell of each line beside its price, and of themselves once they are ordered. */
export const tellingCarts = (getEnvironment: () => ContractEnvironment): void => {
  describe('what stands beside a line', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    /** A plain product with words on it. */
    const designed = async (product: Product): Promise<ItemIdentity> => {
      const personalizationId = await answerOf(
        environment.browser().personalizations.saveDesign({
          sku: product.sku,
          personalizationType: product.personalizationType,
          font: 'Script',
          color: '',
          line1: 'Rosa',
          line2: 'Est. 2027',
        }),
      );
      return identityOf(product.sku, personalizationId);
    };

    it('[CART-09] [GC-06] each line says whose registry it is for, a plain product none, and so does the order, now and when it is asked for again', async () => {
      const [plates, pan] = [freshItem(), freshItem()];
      const lamp = freshProduct();
      await environment.given({ products: [lamp] });
      const first = await sceneIn(environment, [plates]);
      const second = await sceneIn(environment, [pan], {
        eventType: { code: 'bb', name: 'Baby' },
        primaryFirstName: 'Noor',
        secondaryFirstName: O.none,
      });
      const browser = environment.browser();
      await fill(
        browser,
        fromRegistry(first.registry.grId, plates),
        fromRegistry(second.registry.grId, pan),
        plain(lamp),
      );
      await answerOf(browser.cart.addEGiftCard({ grId: first.registry.grId, amount: '50' }, O.none));
      const noors = {
        registry: { eventType: { code: 'bb', name: 'Baby' }, primaryFirstName: 'Noor', secondaryFirstName: O.none },
      };
      const { lines } = await answerOf(browser.cart.read);
      expect(lines).toMatchObject([amelias, noors, {}, amelias]);
      expect(lines[2]).not.toHaveProperty('registry');
      const key = freshKey();
      const order = await answerOf(browser.orders.place(orderRequest(), key));
      expect(order.lines).toMatchObject([amelias, noors, {}, amelias]);
      expect(await answerOf(browser.orders.place(orderRequest(), key))).toEqual(order);
    });

    it('[BUY-09] [CART-05] a gift that was taken off its registry while it lay in a cart says so as soon as the cart is read, and one that can be had says nothing', async () => {
      const [gone, kept] = [freshItem(), freshItem()];
      const { registry, owner } = await sceneIn(environment, [gone, kept]);
      const guest = environment.browser();
      await fill(guest, fromRegistry(registry.grId, gone), fromRegistry(registry.grId, kept));
      const { registries } = await signedIn(environment, owner);
      await answerOf(registries.removeItem(registry.grId, gone.identity));
      const { lines, subtotal } = await answerOf(guest.cart.read);
      const [first, second] = lines;
      expect(first?.blocker).toBe('taken-off');
      expect(second).not.toHaveProperty('blocker');
      expect(subtotal).toBe(second?.lineTotal);
    });

    it('[BUY-09] [CART-05] a gift that is no longer available says so as soon as the cart is read', async () => {
      const lamp = freshProduct();
      await environment.given({ products: [lamp] });
      const guest = environment.browser();
      await fill(guest, plain(lamp));
      await environment.given({ products: [{ ...lamp, isNla: true }] });
      const { lines, subtotal } = await answerOf(guest.cart.read);
      expect(lines[0]?.blocker).toBe('no-longer-available');
      expect([lines[0]?.lineTotal, subtotal]).toEqual([lamp.currentPrice, 0]);
    });

    it('[SET-02] [ROUTE-17] of a registry that became private, or was deleted, a cart tells only the number; its owner reads the name', async () => {
      for (const close of ['private', 'delete'] as const) {
        const item = freshItem();
        const { registry, owner } = await sceneIn(environment, [item]);
        const { grId } = registry;
        const [guest, owners] = [environment.browser(), await signedIn(environment, owner)];
        for (const browser of [guest, owners]) await fill(browser, fromRegistry(grId, item));
        expect((await answerOf(guest.cart.read)).lines).toMatchObject([amelias]);
        if (close === 'private')
          await answerOf(owners.settings.changeSettings(grId, { visibility: { was: 'findable', now: 'private' } }));
        else await answerOf(owners.settings.deleteRegistry(grId));
        const [line] = (await answerOf(guest.cart.read)).lines;
        expect(line).toMatchObject({ grId: O.some(grId), remaining: O.some(0), blocker: 'registry-closed' });
        expect(line).not.toHaveProperty('registry');
        const [own] = (await answerOf(owners.cart.read)).lines;
        expect(own?.registry?.primaryFirstName).toBe(close === 'private' ? 'Amelia' : undefined);
      }
    });

    it('[CART-05] [CART-06] [PERS-05] the words on a piece stand on its line and in the order, and are charged: those of the registry’s item, and those of a plain product’s design', async () => {
      const product = freshProduct({ personalizationType: 700 });
      const towel = freshItem({
        product,
        identity: identityOf(product.sku, 12),
        personalization: O.some(examplePersonalization()),
      });
      const [wordless, glass] = [freshItem(), freshProduct({ personalizationType: 705 })];
      await environment.given({ products: [glass] });
      const { registry } = await sceneIn(environment, [towel, wordless]);
      const browser = environment.browser();
      await fill(
        browser,
        fromRegistry(registry.grId, towel),
        fromRegistry(registry.grId, wordless),
        { ...plain(glass), identity: await designed(glass) },
        plain(glass),
      );
      const words = [
        { type: 700, lines: ['A & J'], font: O.some('Block'), color: O.some('Sage') },
        undefined,
        { type: 705, lines: ['Rosa', 'Est. 2027'], font: O.some('Script'), color: O.none },
        undefined,
      ];
      const { lines } = await answerOf(browser.cart.read);
      expect(lines.map(({ personalization }) => personalization)).toEqual(words);
      const prices = [
        product.currentPrice + 1_500,
        wordless.product.currentPrice,
        glass.currentPrice + 1_500,
        glass.currentPrice,
      ];
      expect(lines.map(({ unitPrice }) => unitPrice)).toEqual(prices);
      const key = freshKey();
      for (const _ of ['placed', 'asked for again']) {
        const order = await answerOf(browser.orders.place(orderRequest(), key));
        expect(order.lines.map(({ personalization }) => personalization)).toEqual(words);
        expect(order.lines.map(({ unitPrice }) => unitPrice)).toEqual(prices);
      }
    });

    it('[CART-08] [CART-09] a cart that was ordered names its order to every window of its visitor, until something is put in again', async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item));
      expect(await answerOf(browser.cart.read)).not.toHaveProperty('orderedAs');
      const { orderNumber } = await answerOf(browser.orders.place(orderRequest(), freshKey()));
      expect(await answerOf(browser.cart.read)).toMatchObject({ lines: [], orderedAs: orderNumber });
      expect(await refusalOf(browser.orders.place(orderRequest(), freshKey()))).toEqual({ _tag: 'CartEmpty' });
      expect(await answerOf(environment.browser().cart.read)).not.toHaveProperty('orderedAs');
      await fill(browser, fromRegistry(registry.grId, item));
      const { lines, ...filled } = await answerOf(browser.cart.read);
      expect(filled).not.toHaveProperty('orderedAs');
      const [line] = lines;
      if (line === undefined) throw new Error('one line was put in');
      expect(await answerOf(browser.cart.remove(line.lineId))).not.toHaveProperty('orderedAs');
      expect(await answerOf(browser.cart.read)).not.toHaveProperty('orderedAs');
    });
  });
};
