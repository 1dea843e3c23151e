import { type RegistryItem, sectionCounts } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, examplePersonalization, identityOf } from '../arbitrary/index.ts';
import { freshKey, freshSku } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  environment,
  folded,
  freshItem,
  freshProduct,
  fromRegistry,
  fund,
  givenProduct,
  givenRegistry,
  opened,
  patchesOf,
  signedIn,
} from './scene.ts';

/** What replacing an item promises. */
export const testReplacing = (): void => {
  /** A registry with an item that is no longer available, and a product of its category that can replace it. */
  const gone = async (
    overrides: Partial<Omit<RegistryItem, 'product'>> = {},
    rest: ReadonlyArray<RegistryItem> = [],
  ) => {
    const categoryName = `Category ${freshSku()}`;
    const unavailable = { isNla: true, isAvailable: false, availabilityMessage: 'No longer available' };
    const old = freshItem({ wanted: 8, ...overrides, product: { categoryName, ...unavailable } });
    const scene = await givenRegistry([old, ...rest]);
    const substitute = await givenProduct({ categoryName, currentPrice: centsOf(2_000) });
    const owners = await signedIn(scene.owner);
    const replace = (existing = old.identity, replacement = identityOf(substitute.sku), key = O.some(freshKey())) =>
      owners.registries.replaceItem(scene.registry.grId, existing, replacement, key);
    return { ...scene, categoryName, old, stand: substitute, owners, replace };
  };

  it('[NLA-02] at most twelve candidates of the same brand and category are offered', async () => {
    const { categoryName, old, stand: substitute } = await gone();
    const more = Array.from({ length: 12 }, () => freshProduct({ categoryName }));
    const unfit = [freshProduct({ categoryName, isNla: true }), freshProduct({ categoryName, brand: 'modern' })];
    await environment.given({ products: [...unfit, ...more] });
    const { registries } = environment.browser();
    const candidates = await answerOf(registries.replacements(old.identity.sku));
    expect(candidates).toHaveLength(12);
    for (const { identity, product } of candidates) {
      expect(more).toContainEqual(product);
      expect(identity).toEqual(identityOf(product.sku));
    }
    const others = await answerOf(registries.replacements(substitute.sku));
    expect(others.map(({ product }) => product.isNla)).not.toContain(true);
    expect(await refusalOf(registries.replacements(freshSku()))).toEqual({ _tag: 'ProductNotFound' });
    expect(await refusalOf(environment.browser({ site: 'canada' }).registries.replacements(substitute.sku))).toEqual({
      _tag: 'ProductNotFound',
    });
  });

  it('[NLA-03] an item that no one bought is replaced as a whole', async () => {
    const { registry, old, stand: substitute, owners, replace } = await gone();
    const before = await opened(owners, registry);
    const done = await answerOf(replace());
    const view = await opened(owners, registry);
    expect(done).toMatchObject({
      version: registry.version + 1,
      replacement: { product: substitute, wanted: 8, purchased: 0 },
      existing: O.none,
      patch: { removed: [old.identity] },
    });
    expect(view.items).toEqual([done.replacement]);
    expect(folded(before, [done.patch])).toEqual(view);
  });

  it('[NLA-03] [LIST-10] bought units stay as a settled item, the others are wanted of the replacement', async () => {
    const other = freshItem();
    const { registry, old, stand: substitute, owners, replace } = await gone({ purchased: 3 }, [other]);
    const guest = environment.browser();
    const before = [await opened(owners, registry), await opened(guest, registry)] as const;
    const watched = patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'own' }, registry), 1);
    const done = await answerOf(replace());
    const left = {
      ...old,
      wanted: 3,
      product: {
        ...old.product,
        isNla: false,
        isOnWeb: false,
        path: '',
        isAvailable: false,
        availabilityMessage: '',
        isCrossBrandAvailabilityEnabled: true,
        messages: [],
        shippingPromo: O.none,
      },
    };
    expect(done.existing).toEqual(O.some(left));
    const view = await opened(owners, registry);
    expect(view.items).toEqual([other, left, done.replacement]);
    expect(done.replacement).toMatchObject({ product: substitute, wanted: 5, purchased: 0 });
    expect(sectionCounts(view.items)).toEqual(sectionCounts(before[0].items));
    expect(folded(before[0], [done.patch])).toEqual(view);
    const guests = await opened(guest, registry);
    expect(guests.items).toEqual(view.items);
    expect(folded(before[1], await watched)).toEqual(guests);
  });

  it('[NLA-03] [GG-02] [MAN-05] [MAN-08] a settled item is not changed, bought or replaced again', async () => {
    const { registry, old, owners, replace } = await gone({ wanted: 3, purchased: 1 });
    const { registries } = owners;
    const { grId } = registry;
    await answerOf(replace());
    expect(await refusalOf(replace())).toEqual({ _tag: 'NotReplaceable' });
    expect(await refusalOf(environment.browser().cart.add([fromRegistry(grId, old)], O.none))).toMatchObject({
      _tag: 'NoLongerAvailable',
    });
    const settled = { _tag: 'ItemSettled' };
    expect(await refusalOf(registries.changeWantedQuantity(grId, old.identity, 2))).toEqual(settled);
    expect(await refusalOf(registries.changeGroupGift(grId, old.identity, true))).toEqual(settled);
    expect(await refusalOf(registries.changeMostLoved(grId, old.identity, true))).toEqual(settled);
    const same = { version: registry.version + 1, patch: { items: [] } };
    expect(await answerOf(registries.changeGroupGift(grId, old.identity, false))).toMatchObject(same);
    expect(await answerOf(registries.changeMostLoved(grId, old.identity, false))).toMatchObject(same);
  });

  it('[NLA-04] a replacement that is on the list grows, up to 999', async () => {
    const { registry, old, stand: substitute, owners, replace } = await gone();
    const other = freshItem();
    await environment.given({ products: [other.product] });
    await answerOf(
      owners.registries.addItems(registry.grId, [{ identity: identityOf(substitute.sku), quantity: 4 }], O.none),
    );
    await answerOf(owners.registries.addItems(registry.grId, [{ identity: other.identity, quantity: 1 }], O.none));
    expect(await answerOf(replace())).toMatchObject({ replacement: { wanted: 12, purchased: 0 } });
    const view = await opened(owners, registry);
    expect(view.items.map(({ product, wanted }) => [product.sku, wanted])).toEqual([
      [substitute.sku, 12],
      [other.identity.sku, 1],
    ]);
    expect(await refusalOf(replace(old.identity))).toEqual({ _tag: 'ItemUnknown' });
  });

  it('[NLA-07] [GG-03] moved money is a row of the ledger, with the units that it paid for and without an order', async () => {
    const {
      registry,
      owners,
      stand: substitute,
      replace,
    } = await gone({
      wanted: 4,
      purchased: 1,
      groupGift: fund(20_000, 9_500),
    });
    const done = await answerOf(replace());
    expect(done.replacement).toMatchObject({
      wanted: 3,
      purchased: 2,
      groupGift: O.some({ goal: 6_000, raised: 4_500 }),
    });
    expect((await opened(owners, registry)).items).toContainEqual(done.replacement);
    expect(await environment.ledger(registry.grId)).toEqual([
      { kind: 'moved', identity: identityOf(substitute.sku), quantity: 2, amount: 4_500 },
    ]);
    const whole = await gone({ wanted: 4, purchased: 1, groupGift: fund(20_000, 5_000) });
    expect(await answerOf(whole.replace())).toMatchObject({ replacement: { groupGift: O.some({ raised: 0 }) } });
    expect(await environment.ledger(whole.registry.grId)).toEqual([]);
  });

  it('[NLA-06] an impossible replacement is refused, and the list stays', async () => {
    const there = freshItem({ wanted: 2 });
    const { registry, old, stand: substitute, owners, replace } = await gone({}, [there]);
    expect(await refusalOf(replace(freshItem().identity))).toEqual({ _tag: 'ItemUnknown' });
    expect(await refusalOf(replace(old.identity, old.identity))).toEqual({ _tag: 'SameIdentity' });
    for (const replacement of [there.identity, identityOf(freshSku()), identityOf(substitute.sku, 7)]) {
      expect(await refusalOf(replace(old.identity, replacement))).toEqual({ _tag: 'NotACandidate' });
    }
    expect(await opened(owners, registry)).toMatchObject({ version: registry.version, items: registry.items });
    const full = await gone({ purchased: 8 });
    expect(await refusalOf(full.replace())).toEqual({ _tag: 'NotReplaceable' });
    const wrong = await gone({ personalization: O.some(examplePersonalization({ hasError: true })) });
    expect(await refusalOf(wrong.replace())).toEqual({ _tag: 'NotReplaceable' });
    const available = freshItem({ product: { categoryName: substitute.categoryName } });
    const fine = await givenRegistry([available]);
    const { registries } = await signedIn(fine.owner);
    expect(
      await refusalOf(
        registries.replaceItem(fine.registry.grId, available.identity, identityOf(substitute.sku), O.none),
      ),
    ).toEqual({ _tag: 'NotReplaceable' });
  });

  it('[CART-08] an item is replaced once under a key', async () => {
    const { registry, old, owners, replace, stand: substitute } = await gone({ purchased: 3 });
    const key = O.some(freshKey());
    const first = await answerOf(replace(old.identity, identityOf(substitute.sku), key));
    await answerOf(owners.registries.changeWantedQuantity(registry.grId, first.replacement.identity, 77));
    expect(await answerOf(replace(old.identity, identityOf(substitute.sku), key))).toEqual(first);
    expect(await refusalOf(replace(identityOf(substitute.sku), old.identity, key))).toEqual({
      _tag: 'IdempotencyKeyReused',
    });
  });
};
