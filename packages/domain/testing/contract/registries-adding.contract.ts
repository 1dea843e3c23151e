import {
  type IdempotencyKey,
  type ItemAddition,
  type ItemIdentity,
  NO_GUIDE,
  type Product,
  type Registry,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { identityOf } from '../arbitrary/index.ts';
import type { Browser, ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshGrId, freshKey, freshSku } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, freshItem, freshProduct, fromRegistry, opened, sceneIn, signedIn } from './scene.ts';
import { folded, patchesOf } from './watching.ts';

const one = ({ sku }: Product, quantity = 1, design = 0): ItemAddition => ({
  identity: identityOf(sku, design),
  quantity,
});

/** What putting things on a registry promises. */
export const addingToRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('adding', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    const given = async (...overrides: ReadonlyArray<Partial<Product>>): Promise<ReadonlyArray<Product>> => {
      const products = overrides.map(freshProduct);
      await environment.given({ products });
      return products;
    };
    const adding = (browser: Browser, { grId }: Registry, ...additions: ReadonlyArray<ItemAddition>) =>
      browser.registries.addItems(grId, additions, O.none);

    it('[ADD-01] something new comes to the end of the list, with nothing bought', async () => {
      const item = freshItem();
      const { registry, owner } = await sceneIn(environment, [item]);
      const [plates, bowls] = await given({}, { personalizationType: 700 });
      if (plates === undefined || bowls === undefined) throw new Error('no products');
      const owners = await signedIn(environment, owner);
      const before = await opened(owners, registry);
      const added = await answerOf(adding(owners, registry, one(plates, 2), one(bowls, 999)));
      expect(added).toMatchObject({
        version: registry.version + 1,
        items: [
          { identity: identityOf(plates.sku), product: plates, added: 2, wanted: 2 },
          { identity: identityOf(bowls.sku), product: bowls, added: 999, wanted: 999 },
        ],
      });
      const view = await opened(owners, registry);
      expect(view.items.map(({ product, wanted, purchased }) => [product.sku, wanted, purchased])).toEqual([
        [item.product.sku, 1, 0],
        [plates.sku, 2, 0],
        [bowls.sku, 999, 0],
      ]);
      expect(folded(before, [added.patch])).toEqual(view);
    });

    it('[ADD-01] what is there already is wanted so many more times, up to 999; there is one row', async () => {
      const item = freshItem({ wanted: 3, purchased: 2 });
      const { registry, owner } = await sceneIn(environment, [item, freshItem()]);
      const owners = await signedIn(environment, owner);
      const steps: ReadonlyArray<readonly [number, number, number]> = [
        [4, 4, 7],
        [999, 992, 999],
        [1, 0, 999],
      ];
      for (const [asked, added, wanted] of steps) {
        const answer = await answerOf(adding(owners, registry, one(item.product, asked)));
        expect(answer).toMatchObject({ items: [{ product: item.product, added, wanted }] });
        expect(answer.patch.items).toEqual([{ ...item, wanted }]);
      }
      const view = await opened(owners, registry);
      expect(view.version).toBe(registry.version + 2);
      expect(view.items).toEqual([{ ...item, wanted: 999 }, registry.items[1]]);
    });

    it('[ADD-04] what was chosen to go with it comes along, first what was chosen for the very product; a repeat says the same', async () => {
      const word = `Shelf ${freshSku()}`;
      const { registry, owner } = await sceneIn(environment, [freshItem()]);
      const [pan, towels, spoons, gone] = await given(
        { categoryName: word },
        { name: 'Towels' },
        { name: 'Spoons' },
        { isNla: true },
      );
      if (pan === undefined || towels === undefined || spoons === undefined || gone === undefined)
        throw new Error('no products');
      await environment.given({
        giftGuide: {
          ...NO_GUIDE,
          extras: [
            { goesWith: { _tag: 'Category', category: word }, skus: [towels.sku, pan.sku, gone.sku] },
            { goesWith: { _tag: 'Product', sku: pan.sku }, skus: [spoons.sku] },
          ],
        },
      });
      const owners = await signedIn(environment, owner);
      const key = O.some(freshKey());
      const add = () => owners.registries.addItems(registry.grId, [one(pan)], key);
      const { extras } = await answerOf(add());
      expect(extras).toEqual(
        [spoons, towels].map(({ sku, name, path, images }) => ({
          sku,
          name,
          path,
          picture: images.desktop,
          formattedPrice: '$14.95',
        })),
      );
      await environment.given({ giftGuide: NO_GUIDE });
      expect((await answerOf(add())).extras).toEqual(extras);
      expect((await answerOf(adding(owners, registry, one(towels)))).extras).toEqual([]);
    });

    it('[LIVE-01] others see it arrive', async () => {
      const { registry, owner } = await sceneIn(environment, [freshItem()]);
      const [plates] = await given({});
      if (plates === undefined) throw new Error('no product');
      const guest = environment.browser();
      const before = await opened(guest, registry);
      const told = patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'own' }, before), 1);
      await answerOf(adding(await signedIn(environment, owner), registry, one(plates)));
      expect(folded(before, await told)).toEqual(await opened(guest, registry));
    });

    it('[CART-08] the same key and request is one action with one answer; another request under it is refused', async () => {
      const { registry, owner } = await sceneIn(environment, [freshItem()]);
      const [plates] = await given({});
      if (plates === undefined) throw new Error('no product');
      const owners = await signedIn(environment, owner);
      const key = O.some(freshKey());
      const add = (quantity: number) => owners.registries.addItems(registry.grId, [one(plates, quantity)], key);
      const first = await answerOf(add(2));
      await answerOf(adding(owners, registry, one(plates, 5)));
      expect(await answerOf(add(2))).toEqual(first);
      expect(await refusalOf(add(3))).toEqual({ _tag: 'IdempotencyKeyReused' });
      const view = await opened(owners, registry);
      expect(view.items[1]).toMatchObject({ wanted: 7 });
      expect(view.version).toBe(registry.version + 2);
    });

    it('[CART-08] a repeat under its key is answered as the first was, also after the product has gone', async () => {
      const { registry, owner } = await sceneIn(environment, []);
      const [plates] = await given({});
      if (plates === undefined) throw new Error('no product');
      const { registries } = await signedIn(environment, owner);
      const add = (key: O.Option<IdempotencyKey>) => registries.addItems(registry.grId, [one(plates)], key);
      const key = O.some(freshKey());
      const first = await answerOf(add(key));
      await environment.given({ products: [{ ...plates, isNla: true }] });
      expect(await answerOf(add(key))).toEqual(first);
    });

    it('[ADD-01] what words would cost stands by what can carry them, and stays when it grows', async () => {
      const { registry, owner } = await sceneIn(environment, []);
      const [bowls] = await given({ personalizationType: 700 });
      if (bowls === undefined) throw new Error('no product');
      const owners = await signedIn(environment, owner);
      for (const wanted of [1, 2]) {
        await answerOf(adding(owners, registry, one(bowls)));
        expect((await opened(owners, registry)).items).toMatchObject([
          {
            wanted,
            personalization: O.some({ line1: '', priceMessage: '' }),
          },
        ]);
      }
    });

    it('[ADD-01] [PERS-02] what cannot be added is refused with its name, and nothing of the rest is added', async () => {
      const { registry, owner } = await sceneIn(environment, []);
      const products = await given(
        {},
        { isNla: true },
        { isStockSku: false },
        { isMadeToOrder: true },
        { personalizationType: 100 },
      );
      const [plates, gone, special, made, worded] = products;
      if (!plates || !gone || !special || !made || !worded) throw new Error('no products');
      const owners = await signedIn(environment, owner);
      const refused = (...additions: ReadonlyArray<ItemAddition>) =>
        refusalOf(adding(owners, registry, one(plates), ...additions));
      const named = (_tag: string, identity: ItemIdentity) => ({ _tag, identity });
      const unknown = { identity: identityOf(freshSku()), quantity: 0 };
      expect(await refused(one(plates, 0), unknown)).toEqual(named('ProductUnknown', unknown.identity));
      expect(await refused({ ...one(plates), brand: 'modern' })).toEqual({
        ...named('BrandMismatch', identityOf(plates.sku)),
        brand: 'main',
      });
      for (const quantity of [0, -1, 1_000]) {
        expect(await refused(one(plates, quantity))).toEqual({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 999 });
      }
      expect(await refused(one(gone))).toEqual(named('NoLongerAvailable', identityOf(gone.sku)));
      expect(await refused(one(special))).toEqual(named('NotAddable', identityOf(special.sku)));
      expect(await refused(one(made))).toEqual(named('NotAddable', identityOf(made.sku)));
      expect(await refused(one(worded))).toEqual(named('PersonalizationMissing', identityOf(worded.sku)));
      expect(await refused(one(plates, 1, 7))).toEqual(named('PersonalizationMissing', identityOf(plates.sku, 7)));
      expect(await opened(owners, registry)).toMatchObject({ version: registry.version, items: [] });
    });

    it('[CA-01] a registry takes products of its own market only', async () => {
      const { registry, owner } = await sceneIn(environment, [], { market: 'CA' });
      const [american] = await given({});
      const canadian = freshProduct();
      await environment.given({ canadianProducts: [canadian] });
      if (american === undefined) throw new Error('no product');
      const owners = await signedIn(environment, owner, 'canada');
      expect(await refusalOf(adding(owners, registry, one(american)))).toMatchObject({ _tag: 'ProductUnknown' });
      expect(await answerOf(adding(owners, registry, one(canadian)))).toMatchObject({ items: [{ product: canadian }] });
    });

    it('[AUTH-03] [ROUTE-17] first the session, then what is there, then whose it is', async () => {
      const [stranger, hidden] = [freshAccount(), await sceneIn(environment, [], { visibility: { _tag: 'Private' } })];
      const { registry } = await sceneIn(environment, []);
      const [plates] = await given({});
      if (plates === undefined) throw new Error('no product');
      await environment.given({ accounts: [stranger] });
      const unknown = { identity: identityOf(freshSku()), quantity: 1 };
      const add = (browser: Browser, grId = registry.grId, addition = one(plates, 0)) =>
        refusalOf(browser.registries.addItems(grId, [addition], O.some(freshKey())));
      expect(await add(environment.browser(), freshGrId())).toEqual({ _tag: 'SignInNeeded' });
      const strangers = await signedIn(environment, stranger);
      for (const grId of [freshGrId(), hidden.registry.grId]) {
        expect(await add(strangers, grId, unknown)).toEqual({ _tag: 'RegistryNotFound' });
      }
      expect(await add(strangers, registry.grId, unknown)).toMatchObject({ _tag: 'ProductUnknown' });
      expect(await add(strangers)).toEqual({ _tag: 'NotOwner' });
    });

    it('[ADD-01] what was bought of an item before it was taken off is not counted again when it is added anew', async () => {
      const item = freshItem({ wanted: 2, product: { isNla: false } });
      const { registry, owner } = await sceneIn(environment, [item, freshItem({ wanted: 2 })]);
      const owners = await signedIn(environment, owner);
      await answerOf(owners.registries.removeItem(registry.grId, item.identity));
      await answerOf(adding(owners, registry, one(item.product, 2)));
      await buy(environment, fromRegistry(registry.grId, item, 2));
      const view = await opened(owners, registry);
      expect(view.items).toEqual([registry.items[1], { ...item, purchased: 2 }]);
    });
  });
};
