import { type ItemAddition, type ItemIdentity, NO_GUIDE, type Product, type Registry } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { identityOf } from '../arbitrary/index.ts';
import type { Browser } from './contract-environment.ts';
import { freshKey, freshSku } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  atOnce,
  buy,
  environment,
  folded,
  freshItem,
  freshProduct,
  fromRegistry,
  fund,
  givenProduct,
  givenRegistry,
  opened,
  openPages,
  patchesOf,
  signedIn,
} from './scene.ts';

const one = ({ sku }: Product, quantity = 1, design = 0): ItemAddition => ({
  identity: identityOf(sku, design),
  quantity,
});

/** What adding and removing items promises. */
export const testAddingAndRemoving = (): void => {
  const adding = (browser: Browser, { grId }: Registry, ...additions: ReadonlyArray<ItemAddition>) =>
    browser.registries.addItems(grId, additions, O.none);

  it('[ADD-01] a new item is added at the end of the list', async () => {
    const item = freshItem();
    const { registry, owner } = await givenRegistry([item]);
    const [plates, bowls] = [await givenProduct(), await givenProduct({ personalizationType: 700 })];
    const owners = await signedIn(owner);
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

  it('[ADD-01] adding an item of the list raises its wanted quantity, up to 999', async () => {
    const item = freshItem({ wanted: 3, purchased: 2 });
    const { registry, owner } = await givenRegistry([item, freshItem()]);
    const owners = await signedIn(owner);
    const steps: ReadonlyArray<readonly [number, number, number]> = [
      [4, 4, 7],
      [999, 992, 999],
      [1, 0, 999],
    ];
    for (const [quantity, added, wanted] of steps) {
      const answer = await answerOf(adding(owners, registry, one(item.product, quantity)));
      expect(answer).toMatchObject({ items: [{ product: item.product, added, wanted }] });
      expect(answer.patch.items).toEqual([{ ...item, wanted }]);
    }
    const view = await opened(owners, registry);
    expect(view.version).toBe(registry.version + 2);
    expect(view.items).toEqual([{ ...item, wanted: 999 }, registry.items[1]]);
  });

  it('[ADD-04] the answer has what the site recommends with the product; a repeat has the same', async () => {
    const word = `Shelf ${freshSku()}`;
    const { registry, owner } = await givenRegistry([freshItem()]);
    const pan = await givenProduct({ categoryName: word });
    const [towels, spoons] = [await givenProduct({ name: 'Towels' }), await givenProduct({ name: 'Spoons' })];
    const gone = await givenProduct({ isNla: true });
    await environment.given({
      giftGuide: {
        ...NO_GUIDE,
        extras: [
          { goesWith: { _tag: 'Category', category: word }, skus: [towels.sku, pan.sku, gone.sku] },
          { goesWith: { _tag: 'Product', sku: pan.sku }, skus: [spoons.sku] },
        ],
      },
    });
    const owners = await signedIn(owner);
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

  it('[CART-08] items are added once under a key; another request under it is refused', async () => {
    const { registry, owner } = await givenRegistry([freshItem()]);
    const plates = await givenProduct();
    const owners = await signedIn(owner);
    const key = O.some(freshKey());
    const add = (quantity: number) => owners.registries.addItems(registry.grId, [one(plates, quantity)], key);
    const first = await atOnce(add(2), 4);
    await answerOf(adding(owners, registry, one(plates, 5)));
    await environment.given({ products: [{ ...plates, isNla: true }] });
    expect(await answerOf(add(2))).toEqual(first);
    expect(await refusalOf(add(3))).toEqual({ _tag: 'IdempotencyKeyReused' });
    const view = await opened(owners, registry);
    expect(view.items[1]).toMatchObject({ wanted: 7 });
    expect(view.version).toBe(registry.version + 2);
  });

  it('[ADD-01] [PERS-02] when one item cannot be added, none is', async () => {
    const { registry, owner } = await givenRegistry([]);
    const [plates, gone] = [await givenProduct(), await givenProduct({ isNla: true })];
    const [special, made] = [await givenProduct({ isStockSku: false }), await givenProduct({ isMadeToOrder: true })];
    const personalized = await givenProduct({ personalizationType: 100 });
    const owners = await signedIn(owner);
    const refused = (...additions: ReadonlyArray<ItemAddition>) =>
      refusalOf(adding(owners, registry, one(plates), ...additions));
    const named = (_tag: string, identity: ItemIdentity) => ({ _tag, identity });
    const unknown = { identity: identityOf(freshSku()), quantity: 0 };
    expect(await refused(one(plates, 0), unknown)).toEqual(named('ProductUnknown', unknown.identity));
    expect(await refused({ ...one(plates), brand: 'modern' })).toEqual({
      ...named('BrandMismatch', identityOf(plates.sku)),
      brand: 'main',
    });
    expect(await refused(one(plates, 1_000))).toEqual({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 999 });
    expect(await refused(one(gone))).toEqual(named('NoLongerAvailable', identityOf(gone.sku)));
    expect(await refused(one(special))).toEqual(named('NotAddable', identityOf(special.sku)));
    expect(await refused(one(made))).toEqual(named('NotAddable', identityOf(made.sku)));
    expect(await refused(one(personalized))).toEqual(named('PersonalizationMissing', identityOf(personalized.sku)));
    expect(await refused(one(plates, 1, 7))).toEqual(named('PersonalizationMissing', identityOf(plates.sku, 7)));
    expect(await opened(owners, registry)).toMatchObject({ version: registry.version, items: [] });
  });

  it('[CA-01] a registry takes products of its own market only', async () => {
    const { registry, owner } = await givenRegistry([], { market: 'CA' });
    const american = await givenProduct();
    const canadian = freshProduct();
    await environment.given({ canadianProducts: [canadian] });
    const owners = await signedIn(owner, 'canada');
    expect(await refusalOf(adding(owners, registry, one(american)))).toMatchObject({ _tag: 'ProductUnknown' });
    expect(await answerOf(adding(owners, registry, one(canadian)))).toMatchObject({ items: [{ product: canadian }] });
  });

  it('[ITEM-08] a removed item goes for everybody; removing it again succeeds without a new version', async () => {
    const [item, other] = [freshItem(), freshItem()];
    const scene = await givenRegistry([item, other]);
    const { registry } = scene;
    const { owners, guest, upToDate } = await openPages(scene, 1);
    const removal = await answerOf(owners.registries.removeItem(registry.grId, item.identity));
    expect(removal).toMatchObject({
      version: registry.version + 1,
      patch: { items: [], removed: [item.identity] },
    });
    expect((await opened(guest, registry)).items).toEqual([other]);
    await upToDate([removal.patch]);
    const again = await answerOf(owners.registries.removeItem(registry.grId, item.identity));
    expect(again).toMatchObject({ version: registry.version + 1, patch: { items: [], removed: [] } });
  });

  it('[MAN-04] an item with purchases or contributions is not removed', async () => {
    const bought = freshItem({ wanted: 2 });
    const funded = freshItem({ groupGift: fund(1_495, 1) });
    const { registry, owner } = await givenRegistry([bought, funded]);
    const owners = await signedIn(owner);
    await buy(fromRegistry(registry.grId, bought));
    for (const { identity } of [bought, funded]) {
      expect(await refusalOf(owners.registries.removeItem(registry.grId, identity))).toEqual({
        _tag: 'HasPurchases',
      });
    }
    expect((await opened(owners, registry)).items).toHaveLength(2);
  });

  it('[MAN-04] [AUTH-04] an item no longer available is removed anyway, unseen by guests; what was bought of one stays as purchased and counts on; its gifts stay in the ledger', async () => {
    const [item, given] = [freshItem({ product: { isNla: true } }), freshItem({ wanted: 4, product: { isNla: true } })];
    const sold = freshItem({ wanted: 2 });
    const { registry, owner } = await givenRegistry([item, { ...given, purchased: 3 }, sold]);
    const owners = await signedIn(owner);
    const guest = environment.browser();
    await buy(fromRegistry(registry.grId, sold));
    const ledger = await environment.ledger(registry.grId);
    const before = await opened(guest, registry);
    const { totals } = await opened(owners, registry);
    await answerOf(owners.registries.removeItem(registry.grId, item.identity));
    await answerOf(owners.registries.removeItem(registry.grId, given.identity));
    const patches = await patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'own' }, before), 2);
    expect(patches[0]).toMatchObject({ items: [], removed: [] });
    expect(JSON.stringify(patches)).not.toContain(item.identity.sku);
    expect(folded(before, patches)).toEqual(await opened(guest, registry));
    const after = await opened(owners, registry);
    expect(after.totals).toEqual({ ...totals, items: totals.items - item.wanted - (given.wanted - 3) });
    expect(after.items.at(-1)).toMatchObject({
      identity: given.identity,
      wanted: 3,
      purchased: 3,
      product: { isNla: false },
    });
    expect(await environment.ledger(registry.grId)).toEqual(ledger);
  });

  it('[ADD-01] an item that was removed and added again counts only new purchases', async () => {
    const item = freshItem({ wanted: 2 });
    const { registry, owner } = await givenRegistry([item, freshItem({ wanted: 2 })]);
    const owners = await signedIn(owner);
    await answerOf(owners.registries.removeItem(registry.grId, item.identity));
    await answerOf(adding(owners, registry, one(item.product, 2)));
    await buy(fromRegistry(registry.grId, item, 2));
    const view = await opened(owners, registry);
    expect(view.items).toEqual([registry.items[1], { ...item, purchased: 2 }]);
  });
};
