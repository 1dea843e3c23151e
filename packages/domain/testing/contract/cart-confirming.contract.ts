import { type ConfirmationRequest, NO_GUIDE } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { cartIdOf, centsOf, skuOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshGrId, freshSku } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, freshProduct, fromRegistry, plain, sceneIn } from './scene.ts';

type Things = ReadonlyArray<readonly [sku: ConfirmationRequest['skus'][number], quantity: number]>;

const question = (things: Things, overrides: Partial<ConfirmationRequest> = {}): ConfirmationRequest => ({
  skus: things.map(([sku]) => sku),
  quantities: things.map(([, quantity]) => quantity),
  cartId: O.none,
  grId: O.none,
  optionChoice: '',
  ...overrides,
});

/** What is told after something was put into a cart, and who is not told. */
export const confirmingCarts = (getEnvironment: () => ContractEnvironment): void => {
  describe('confirming what was put in', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[CART-02] tells what went in, with what comes with it, and what the whole cart holds and costs', async () => {
      const pendant = freshItem({
        wanted: 4,
        product: {
          name: 'Foundry Pendant',
          currentPrice: centsOf(24_900),
          messages: [{ type: 'vendorDropShip', level: 'info', text: 'From the maker', popupName: O.none }],
        },
      });
      const chair = freshProduct({
        currentPrice: centsOf(94_900),
        shippingPromo: O.some({ message: 'By quote', popupName: 'alaskaHawaii' }),
      });
      const { registry } = await sceneIn(environment, [pendant]);
      await environment.given({
        products: [chair],
        services: [
          {
            sku: pendant.product.sku,
            installation: O.some({ type: 1, fee: centsOf(14_900) }),
            specialOrderPicture: O.none,
          },
          { sku: chair.sku, installation: O.none, specialOrderPicture: O.some('/art/chair-flat.webp') },
        ],
      });
      const browser = environment.browser();
      const { cartId } = await fill(browser, plain(chair), fromRegistry(registry.grId, pendant, 3));
      expect(
        await answerOf(
          browser.cart.confirmation(
            question([[pendant.product.sku, 2]], { cartId: O.some(cartId), grId: O.some(registry.grId) }),
          ),
        ),
      ).toEqual({
        addedItemCount: 2,
        cartItemCount: 4,
        total: '$1,696.00',
        items: [
          {
            sku: pendant.product.sku,
            name: 'Foundry Pendant',
            isPersonalized: false,
            formattedPrice: '$249.00',
            quantity: 2,
            imageUrl: pendant.product.images.desktop,
            installationServiceType: 1,
            installationService: O.some({ formattedFee: '$149.00' }),
            specialOrderPicture: O.none,
          },
        ],
        addOns: [],
        isFreeShipping: false,
        isVendorDropShip: true,
        isAlaskaHawaii: false,
        isRewardsBanner: true,
      });
      expect(await answerOf(browser.cart.confirmation(question([[chair.sku, 1]])))).toMatchObject({
        items: [{ specialOrderPicture: O.some('/art/chair-flat.webp'), installationServiceType: 0 }],
        isAlaskaHawaii: true,
        isVendorDropShip: false,
      });
      const { lines } = await answerOf(browser.cart.read);
      expect(lines.map(({ quantity, installation }) => [quantity, installation])).toEqual([
        [1, undefined],
        [3, 14_900],
      ]);
    });

    it('[CART-02] what the site picked for anything that is in the cart is offered with it: nothing that is in it already, and nothing of the other brand', async () => {
      const word = freshSku();
      const [pan, board, towel, spoons, theirs, gone] = [
        freshProduct({ categoryName: word }),
        freshProduct(),
        freshProduct(),
        freshProduct(),
        freshProduct({ brand: 'modern' }),
        freshProduct({ isNla: true }),
      ];
      await environment.given({
        products: [pan, board, towel, spoons, theirs, gone],
        giftGuide: {
          ...NO_GUIDE,
          extras: [
            { goesWith: { _tag: 'Category', category: word }, skus: [towel.sku, pan.sku, gone.sku, theirs.sku] },
            { goesWith: { _tag: 'Product', sku: board.sku }, skus: [spoons.sku] },
          ],
        },
      });
      const browser = environment.browser();
      await fill(browser, plain(pan), plain(board));
      const { addOns } = await answerOf(browser.cart.confirmation(question([[pan.sku, 1]])));
      expect(addOns).toEqual(
        [spoons, towel].map(({ sku, name, path, images }) => ({
          sku,
          name,
          path,
          picture: images.desktop,
          formattedPrice: '$14.95',
        })),
      );
      await environment.given({ giftGuide: NO_GUIDE });
      expect((await answerOf(browser.cart.confirmation(question([[pan.sku, 1]])))).addOns).toEqual([]);
    });

    it('[CART-02] only what is in the cart is told, in the money and with the rewards of the site', async () => {
      const [there, absent] = [freshProduct({ currentPrice: centsOf(1_000) }), freshProduct()];
      await environment.given({ canadianProducts: [there, absent] });
      const browser = environment.browser({ site: 'canada' });
      await fill(browser, plain(there, 2));
      const told = await answerOf(
        browser.cart.confirmation(
          question([
            [absent.sku, 1],
            [there.sku, 9],
            [freshSku(), 1],
          ]),
        ),
      );
      expect(told).toMatchObject({ addedItemCount: 2, cartItemCount: 2, total: 'CAD 20.00', isRewardsBanner: false });
      expect(told.items.map(({ sku }) => sku)).toEqual([there.sku]);
      expect(await answerOf(environment.browser().cart.confirmation(question([[there.sku, 1]])))).toMatchObject({
        addedItemCount: 0,
        cartItemCount: 0,
        total: '$0.00',
        items: [],
      });
    });

    it('[CART-02] [GC-06] a gift card is told of at what it is worth', async () => {
      const { registry } = await sceneIn(environment, [freshItem()]);
      const browser = environment.browser();
      const { grId } = registry;
      for (const amount of ['25', '60']) {
        await answerOf(browser.cart.addGiftCard({ grId, amount, imageType: 'LATTE23', quantity: 1 }, O.none));
      }
      const told = await answerOf(browser.cart.confirmation(question([[skuOf('999055'), 1]], { grId: O.some(grId) })));
      expect(told).toMatchObject({ addedItemCount: 1, cartItemCount: 2, total: '$85.00' });
      expect(told.items).toMatchObject([{ name: 'Gift Card', formattedPrice: '$60.00' }]);
    });

    it('[CART-02] [CART-09] the cart of somebody else is not found, and neither is a registry that this person does not see', async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
      const hidden = await sceneIn(environment, [freshItem()], { visibility: { _tag: 'Private' } });
      const [browser, other] = [environment.browser(), environment.browser()];
      const { cartId } = await fill(browser, fromRegistry(registry.grId, item));
      await fill(other, fromRegistry(registry.grId, item));
      const things: Things = [[item.identity.sku, 1]];
      const refused = (asking: typeof browser, overrides: Partial<ConfirmationRequest>) =>
        refusalOf(asking.cart.confirmation(question(things, overrides)));
      for (const asking of [other, environment.browser()]) {
        expect(await refused(asking, { cartId: O.some(cartId) })).toEqual({ _tag: 'CartNotFound' });
      }
      expect(await refused(browser, { cartId: O.some(cartIdOf('nobody-has-this-one')) })).toEqual({
        _tag: 'CartNotFound',
      });
      for (const grId of [hidden.registry.grId, freshGrId()]) {
        expect(await refused(browser, { grId: O.some(grId) })).toEqual({ _tag: 'RegistryNotFound' });
      }
      expect(await answerOf(browser.cart.confirmation(question(things, { cartId: O.some(cartId) })))).toMatchObject({
        addedItemCount: 1,
      });
    });

    it('[CART-02] as many quantities as SKUs are needed, each from 1 to 99, once it is known whose cart it is', async () => {
      const product = freshProduct();
      await environment.given({ products: [product] });
      const browser = environment.browser();
      await fill(browser, plain(product));
      const refused = (overrides: Partial<ConfirmationRequest>) =>
        refusalOf(browser.cart.confirmation(question([[product.sku, 1]], overrides)));
      for (const quantities of [[], [1, 1]]) expect(await refused({ quantities })).toEqual({ _tag: 'LengthsDiffer' });
      for (const quantity of [0, 100]) {
        expect(await refused({ quantities: [quantity] })).toEqual({
          _tag: 'QuantityOutOfRange',
          minimum: 1,
          maximum: 99,
        });
      }
      expect(await refused({ quantities: [], cartId: O.some(cartIdOf('nobody-has-this-one')) })).toEqual({
        _tag: 'CartNotFound',
      });
      const many = question(new Array(20).fill([product.sku, 1] as const), {});
      expect(await answerOf(browser.cart.confirmation(many))).toMatchObject({ addedItemCount: 1 });
    });
  });
};
