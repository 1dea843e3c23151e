import { type ConfirmationRequest, NO_GUIDE } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { cartIdOf, centsOf, examplePersonalization, identityOf } from '../arbitrary/index.ts';
import type { Browser } from './contract-environment.ts';
import { freshGrId, freshKey, freshSku } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  environment,
  fill,
  freshItem,
  freshProduct,
  fromRegistry,
  givenRegistry,
  linesOf,
  orderRequest,
  placeOrder,
  plain,
  present,
  signedIn,
} from './scene.ts';

const AMELIAS = {
  registry: {
    eventType: { code: 'br', name: 'Wedding' },
    primaryFirstName: 'Amelia',
    secondaryFirstName: O.some('Jonah'),
  },
};

/** What the cart, its confirmation and its order show. */
export const testCartViews = (): void => {
  const confirming = (
    things: ReadonlyArray<readonly [sku: ConfirmationRequest['skus'][number], quantity: number]>,
    overrides: Partial<ConfirmationRequest> = {},
  ): ConfirmationRequest => ({
    skus: things.map(([sku]) => sku),
    quantities: things.map(([, quantity]) => quantity),
    cartId: O.none,
    grId: O.none,
    optionChoice: '',
    ...overrides,
  });

  it('[BASKET-01] a basket for a budget costs what a cart of it does, and follows what others buy', async () => {
    const [plates, lamp, throwBlanket] = [
      freshItem({ wanted: 8, purchased: 5, product: { currentPrice: centsOf(1_000) } }),
      freshItem({ wanted: 1, product: { currentPrice: centsOf(4_000) } }),
      freshItem({ wanted: 1, product: { currentPrice: centsOf(9_000), hasCustomOrderConfirmation: true } }),
    ];
    const { registry } = await givenRegistry([plates, lamp, throwBlanket]);
    const browser = environment.browser();
    const basketsFor = (budget: number) => browser.cart.baskets({ grId: registry.grId, budget: centsOf(budget) });
    const { baskets, least } = await answerOf(basketsFor(6_000));
    expect(least).toEqual(O.none);
    expect(baskets.map(({ lines }) => lines.map(({ identity, quantity }) => [identity, quantity]))).toEqual([
      [[plates.identity, 3]],
      [[lamp.identity, 1]],
    ]);
    const { lines, ...sums } = present(baskets[0]);
    expect(sums.total).toBeLessThanOrEqual(6_000);
    const other = environment.browser();
    await fill(other, ...lines);
    expect(await answerOf(other.cart.read)).toMatchObject({
      subtotal: 3_000,
      shippingMethods: [{ code: 'standard', ...sums }, { code: 'express' }],
    });
    await answerOf(placeOrder(other));
    expect((await answerOf(basketsFor(6_000))).baskets.map((one) => one.lines.map(({ identity }) => identity))).toEqual(
      [[lamp.identity]],
    );
    expect(await answerOf(basketsFor(4_000))).toEqual({ baskets: [], least: O.some(present(baskets[1]).total) });
    await fill(browser, fromRegistry(registry.grId, lamp));
    expect(await answerOf(basketsFor(99_000))).toEqual({ baskets: [], least: O.none });
    expect(await refusalOf(browser.cart.baskets({ grId: freshGrId(), budget: centsOf(6_000) }))).toEqual({
      _tag: 'RegistryNotFound',
    });
  });

  it('[CART-02] the confirmation has what was added with its services, and the count and total of the cart', async () => {
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
    const { registry } = await givenRegistry([pendant]);
    await environment.given({
      products: [chair],
      services: [
        {
          sku: pendant.product.sku,
          installation: O.some({ type: 1, fee: centsOf(14_900) }),
          specialOrderPicture: O.none,
        },
        { sku: chair.sku, installation: O.none, specialOrderPicture: O.some('/pictures/chair-flat.webp') },
      ],
    });
    const browser = environment.browser();
    const { cartId } = await fill(browser, plain(chair), fromRegistry(registry.grId, pendant, 3));
    expect(
      await answerOf(
        browser.cart.confirmation(
          confirming([[pendant.product.sku, 2]], { cartId: O.some(cartId), grId: O.some(registry.grId) }),
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
    expect(await answerOf(browser.cart.confirmation(confirming([[chair.sku, 1]])))).toMatchObject({
      items: [{ specialOrderPicture: O.some('/pictures/chair-flat.webp'), installationServiceType: 0 }],
      isAlaskaHawaii: true,
      isVendorDropShip: false,
    });
    const lines = await linesOf(browser);
    expect(lines.map(({ quantity, installation }) => [quantity, installation])).toEqual([
      [1, undefined],
      [3, 14_900],
    ]);
  });

  it('[CART-02] the site’s add-ons are offered, without what is in the cart or of the other brand', async () => {
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
    const { addOns } = await answerOf(browser.cart.confirmation(confirming([[pan.sku, 1]])));
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
    expect((await answerOf(browser.cart.confirmation(confirming([[pan.sku, 1]])))).addOns).toEqual([]);
  });

  it('[CART-02] [CART-09] another visitor’s cart, or a registry that the visitor may not see, is not found', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const hidden = await givenRegistry([freshItem()], { visibility: { _tag: 'Private' } });
    const [browser, other] = [environment.browser(), environment.browser()];
    const { cartId } = await fill(browser, fromRegistry(registry.grId, item));
    await fill(other, fromRegistry(registry.grId, item));
    const things = [[item.identity.sku, 1]] as const;
    const refused = (asker: Browser, overrides: Partial<ConfirmationRequest>) =>
      refusalOf(asker.cart.confirmation(confirming(things, overrides)));
    for (const asker of [other, environment.browser()]) {
      expect(await refused(asker, { cartId: O.some(cartId) })).toEqual({ _tag: 'CartNotFound' });
    }
    expect(await refused(browser, { cartId: O.some(cartIdOf('unknown-cart')) })).toEqual({
      _tag: 'CartNotFound',
    });
    for (const grId of [hidden.registry.grId, freshGrId()]) {
      expect(await refused(browser, { grId: O.some(grId) })).toEqual({ _tag: 'RegistryNotFound' });
    }
    expect(await answerOf(browser.cart.confirmation(confirming(things, { cartId: O.some(cartId) })))).toMatchObject({
      addedItemCount: 1,
    });
  });

  it('[CART-09] [GC-06] lines of the cart and the order name their registry', async () => {
    const [plates, pan] = [freshItem(), freshItem()];
    const lamp = freshProduct();
    await environment.given({ products: [lamp] });
    const first = await givenRegistry([plates]);
    const second = await givenRegistry([pan], {
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
    const lines = await linesOf(browser);
    expect(lines).toMatchObject([AMELIAS, noors, {}, AMELIAS]);
    expect(lines[2]).not.toHaveProperty('registry');
    const key = freshKey();
    const order = await answerOf(browser.orders.place(orderRequest(), key));
    expect(order.lines).toMatchObject([AMELIAS, noors, {}, AMELIAS]);
    expect(await answerOf(browser.orders.place(orderRequest(), key))).toEqual(order);
  });

  it('[BUY-09] [CART-05] a gift that was removed from its registry is marked in the cart and not counted', async () => {
    const [gone, remaining] = [freshItem(), freshItem()];
    const { registry, owner } = await givenRegistry([gone, remaining]);
    const guest = environment.browser();
    await fill(guest, fromRegistry(registry.grId, gone), fromRegistry(registry.grId, remaining));
    const { registries } = await signedIn(owner);
    await answerOf(registries.removeItem(registry.grId, gone.identity));
    const { lines, subtotal } = await answerOf(guest.cart.read);
    const [first, second] = lines;
    expect(first?.blocker).toBe('taken-off');
    expect(second).not.toHaveProperty('blocker');
    expect(subtotal).toBe(second?.lineTotal);
  });

  it('[SET-02] [ROUTE-17] the cart names a registry that became private or was deleted by its number only', async () => {
    for (const close of ['private', 'delete'] as const) {
      const item = freshItem();
      const { registry, owner } = await givenRegistry([item]);
      const { grId } = registry;
      const [guest, owners] = [environment.browser(), await signedIn(owner)];
      for (const browser of [guest, owners]) await fill(browser, fromRegistry(grId, item));
      expect(await linesOf(guest)).toMatchObject([AMELIAS]);
      if (close === 'private')
        await answerOf(owners.settings.changeSettings(grId, { visibility: { was: 'findable', now: 'private' } }));
      else await answerOf(owners.settings.deleteRegistry(grId));
      const [line] = await linesOf(guest);
      expect(line).toMatchObject({ grId: O.some(grId), remaining: O.some(0), blocker: 'registry-closed' });
      expect(line).not.toHaveProperty('registry');
      const [own] = await linesOf(owners);
      expect(own?.registry?.primaryFirstName).toBe(close === 'private' ? 'Amelia' : undefined);
    }
  });

  it('[CART-05] [CART-06] [PERS-05] personalization is on the line and in the order, and charged', async () => {
    const product = freshProduct({ personalizationType: 700 });
    const towel = freshItem({
      product,
      identity: identityOf(product.sku, 12),
      personalization: O.some(examplePersonalization()),
    });
    const [wordless, glass] = [freshItem(), freshProduct({ personalizationType: 705 })];
    await environment.given({ products: [glass] });
    const { registry } = await givenRegistry([towel, wordless]);
    const browser = environment.browser();
    const design = await answerOf(
      browser.personalizations.saveDesign({
        sku: glass.sku,
        personalizationType: 705,
        font: 'Script',
        color: '',
        line1: 'Rosa',
        line2: 'Est. 2027',
      }),
    );
    await fill(
      browser,
      fromRegistry(registry.grId, towel),
      fromRegistry(registry.grId, wordless),
      { ...plain(glass), identity: identityOf(glass.sku, design) },
      plain(glass),
    );
    const words = [
      { type: 700, lines: ['A & J'], font: O.some('Block'), color: O.some('Sage') },
      undefined,
      { type: 705, lines: ['Rosa', 'Est. 2027'], font: O.some('Script'), color: O.none },
      undefined,
    ];
    const lines = await linesOf(browser);
    expect(lines.map(({ personalization }) => personalization)).toEqual(words);
    const prices = [
      product.currentPrice + 1_500,
      wordless.product.currentPrice,
      glass.currentPrice + 1_500,
      glass.currentPrice,
    ];
    expect(lines.map(({ unitPrice }) => unitPrice)).toEqual(prices);
    const key = freshKey();
    for (const _ of ['placed', 'repeated']) {
      const order = await answerOf(browser.orders.place(orderRequest(), key));
      expect(order.lines.map(({ personalization }) => personalization)).toEqual(words);
      expect(order.lines.map(({ unitPrice }) => unitPrice)).toEqual(prices);
    }
  });

  it('[CART-08] [CART-09] an ordered cart names its order until something is added again', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item));
    expect(await answerOf(browser.cart.read)).not.toHaveProperty('orderedAs');
    const { orderNumber } = await answerOf(placeOrder(browser));
    expect(await answerOf(browser.cart.read)).toMatchObject({ lines: [], orderedAs: orderNumber });
    expect(await refusalOf(placeOrder(browser))).toEqual({ _tag: 'CartEmpty' });
    expect(await answerOf(environment.browser().cart.read)).not.toHaveProperty('orderedAs');
    await fill(browser, fromRegistry(registry.grId, item));
    const { lines, ...filled } = await answerOf(browser.cart.read);
    expect(filled).not.toHaveProperty('orderedAs');
    const line = present(lines[0]);
    expect(await answerOf(browser.cart.remove(line.lineId))).not.toHaveProperty('orderedAs');
    expect(await answerOf(browser.cart.read)).not.toHaveProperty('orderedAs');
  });
};
