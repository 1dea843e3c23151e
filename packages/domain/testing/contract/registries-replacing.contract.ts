import { type Product, type RegistryItem, sectionCounts } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf, examplePersonalization, identityOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshGrId, freshKey, freshSku } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshItem, freshProduct, fromRegistry, opened, sceneIn, signedIn } from './scene.ts';
import { folded, patchesOf } from './watching.ts';

/** What replacing an item promises. */
export const replacingInRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('replacing', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    /** An owner's registry with an item that will not come back, and something in its category that can stand in. */
    const gone = async (
      overrides: Partial<Omit<RegistryItem, 'product'>> = {},
      rest: ReadonlyArray<RegistryItem> = [],
    ) => {
      const categoryName = `Category ${freshSku()}`;
      const words = { isAvailable: false, availabilityMessage: 'No longer available' };
      const old = freshItem({ wanted: 8, ...overrides, product: { isNla: true, categoryName, ...words } });
      const scene = await sceneIn(environment, [old, ...rest]);
      const stand: Product = freshProduct({ categoryName, currentPrice: centsOf(2_000) });
      await environment.given({ products: [stand] });
      const owners = await signedIn(environment, scene.owner);
      const replace = (existing = old.identity, replacement = identityOf(stand.sku), key = O.some(freshKey())) =>
        owners.registries.replaceItem(scene.registry.grId, existing, replacement, key);
      return { ...scene, categoryName, old, stand, owners, replace };
    };

    it('[NLA-02] what can stand in is of the brand and category and can be had; at most twelve', async () => {
      const { categoryName, old, stand } = await gone();
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
      const others = await answerOf(registries.replacements(stand.sku));
      expect(others.map(({ product }) => product.isNla)).not.toContain(true);
      expect(await refusalOf(registries.replacements(freshSku()))).toEqual({ _tag: 'ProductNotFound' });
      expect(await refusalOf(environment.browser({ site: 'canada' }).registries.replacements(stand.sku))).toEqual({
        _tag: 'ProductNotFound',
      });
    });

    it('[NLA-03] nobody had bought it: it goes, and as many of the replacement are wanted', async () => {
      const { registry, old, stand, owners, replace } = await gone();
      const before = await opened(owners, registry);
      const done = await answerOf(replace());
      const view = await opened(owners, registry);
      expect(done).toMatchObject({
        version: registry.version + 1,
        replacement: { product: stand, wanted: 8, purchased: 0 },
        existing: O.none,
        patch: { removed: [old.identity] },
      });
      expect(view.items).toEqual([done.replacement]);
      expect(folded(before, [done.patch])).toEqual(view);
    });

    it('[NLA-03] [LIST-10] some of it was bought: those stay as what was given, the rest is wanted of the replacement; the totals stay', async () => {
      const other = freshItem();
      const { registry, old, stand, owners, replace } = await gone({ purchased: 3 }, [other]);
      const guest = environment.browser();
      const before = [await opened(owners, registry), await opened(guest, registry)] as const;
      const told = patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'own' }, registry), 1);
      const done = await answerOf(replace());
      const left = {
        ...old,
        wanted: 3,
        product: {
          ...old.product,
          isNla: false,
          isOnWeb: false,
          path: '',
          isAvailable: true,
          availabilityMessage: '',
          isCrossBrandAvailabilityEnabled: true,
          messages: [],
          shippingPromo: O.none,
        },
      };
      expect(done.existing).toEqual(O.some(left));
      const view = await opened(owners, registry);
      expect(view.items).toEqual([other, left, done.replacement]);
      expect(done.replacement).toMatchObject({ product: stand, wanted: 5, purchased: 0 });
      expect(sectionCounts(view.items)).toEqual(sectionCounts(before[0].items));
      expect(folded(before[0], [done.patch])).toEqual(view);
      const seen = await opened(guest, registry);
      expect(seen.items).toEqual(view.items);
      expect(folded(before[1], await told)).toEqual(seen);
    });

    it('[NLA-03] [CART-06] what stayed behind can be bought by nobody', async () => {
      const { registry, old, replace } = await gone({ purchased: 3 });
      await answerOf(replace());
      expect(await refusalOf(environment.browser().cart.add([fromRegistry(registry.grId, old)], O.none))).toMatchObject(
        {
          _tag: 'NoLongerAvailable',
        },
      );
    });

    it('[NLA-03] [MAN-05] of what stayed behind no more can be wanted than were given, by no door', async () => {
      const { registry, old, stand, owners, replace } = await gone({ purchased: 3 });
      const { replacement } = await answerOf(replace());
      const change = (wanted: number) => owners.registries.changeWantedQuantity(registry.grId, old.identity, wanted);
      for (const wanted of [4, 999]) expect(await refusalOf(change(wanted))).toEqual({ _tag: 'ItemSettled' });
      expect(await refusalOf(change(2))).toEqual({ _tag: 'BelowPurchased', purchased: 3 });
      expect(await answerOf(change(3))).toMatchObject({ version: registry.version + 1, wanted: 3, purchased: 3 });
      const addition = { identity: old.identity, quantity: 1 };
      expect(await refusalOf(owners.registries.addItems(registry.grId, [addition], O.none))).toMatchObject({
        _tag: 'NoLongerAvailable',
      });
      expect(await refusalOf(replace())).toEqual({ _tag: 'NotReplaceable' });
      expect(
        await answerOf(owners.registries.changeWantedQuantity(registry.grId, replacement.identity, 9)),
      ).toMatchObject({
        wanted: 9,
      });
      expect(replacement.product).toEqual(stand);
    });

    it('[NLA-04] a replacement that is on the list grows, up to 999, and keeps what was bought of it', async () => {
      const { registry, old, stand, owners, replace } = await gone();
      const other = freshItem();
      await environment.given({ products: [other.product] });
      await answerOf(
        owners.registries.addItems(registry.grId, [{ identity: identityOf(stand.sku), quantity: 4 }], O.none),
      );
      await answerOf(owners.registries.addItems(registry.grId, [{ identity: other.identity, quantity: 1 }], O.none));
      expect(await answerOf(replace())).toMatchObject({ replacement: { wanted: 12, purchased: 0 } });
      const view = await opened(owners, registry);
      expect(view.items.map(({ product, wanted }) => [product.sku, wanted])).toEqual([
        [stand.sku, 12],
        [other.identity.sku, 1],
      ]);
      expect(await refusalOf(replace(old.identity))).toEqual({ _tag: 'ItemUnknown' });
    });

    it('[NLA-07] the replacement is most loved in its place, and its fund has the money and its own goal', async () => {
      const fund = { name: 'Kettle', goal: centsOf(11_960), raised: centsOf(700) };
      const { registry, owners, replace } = await gone({ purchased: 3, isMostLoved: true, groupGift: O.some(fund) });
      const done = await answerOf(replace());
      expect(done.replacement).toMatchObject({
        isMostLoved: true,
        groupGift: O.some({ name: 'Kettle', goal: 10_000, raised: 700 }),
      });
      expect(done.existing).toMatchObject(O.some({ isMostLoved: false, groupGift: O.none }));
      expect((await opened(owners, registry)).items.map(({ isMostLoved }) => isMostLoved)).toEqual([false, true]);
    });

    it('[NLA-07] [GG-03] a replacement for which guests gave already keeps the price at which they gave, also when no money comes over', async () => {
      for (const begun of [0, 700]) {
        const product = { categoryName: `Category ${freshSku()}` };
        const plates = { name: 'Plates', goal: centsOf(4_000), raised: centsOf(begun) };
        const kettle = { name: 'Kettle', goal: centsOf(9_000), raised: centsOf(50) };
        const old = freshItem({
          product: { ...product, isNla: true },
          wanted: 2,
          groupGift: begun === 0 ? O.none : O.some(plates),
        });
        const stand = freshItem({ product, wanted: 3, groupGift: O.some(kettle) });
        const { registry, owner } = await sceneIn(environment, [old, stand]);
        const owners = await signedIn(environment, owner);
        await answerOf(owners.registries.replaceItem(registry.grId, old.identity, stand.identity, O.some(freshKey())));
        expect((await opened(owners, registry)).items).toEqual([
          { ...stand, wanted: 5, groupGift: O.some({ ...kettle, goal: 15_000, raised: 50 + begun }) },
        ]);
      }
    });

    it('[NLA-07] [GG-03] money that came over is a row of the ledger, with the pieces that it paid for at once and of no order', async () => {
      const fund = (raised: number) => O.some({ name: 'Kettle', goal: centsOf(20_000), raised: centsOf(raised) });
      const { registry, owners, stand, replace } = await gone({ wanted: 4, purchased: 1, groupGift: fund(9_500) });
      const done = await answerOf(replace());
      expect(done.replacement).toMatchObject({
        wanted: 3,
        purchased: 2,
        groupGift: O.some({ goal: 6_000, raised: 4_500 }),
      });
      expect((await opened(owners, registry)).items).toContainEqual(done.replacement);
      expect(await environment.ledger(registry.grId)).toEqual([
        { kind: 'moved', identity: identityOf(stand.sku), quantity: 2, amount: 4_500 },
      ]);
      const whole = await gone({ wanted: 4, purchased: 1, groupGift: fund(5_000) });
      expect(await answerOf(whole.replace())).toMatchObject({ replacement: { groupGift: O.some({ raised: 0 }) } });
      expect(await environment.ledger(whole.registry.grId)).toEqual([]);
    });

    it('[NLA-07] [NLA-06] what is too small for the money that was given is refused, with how much it takes, and the list is untouched', async () => {
      const fund = (raised: number) => O.some({ name: 'Kettle', goal: centsOf(10_000), raised: centsOf(raised) });
      const { registry, owners, replace } = await gone({ wanted: 2, groupGift: fund(4_001) });
      const before = await opened(owners, registry);
      expect(await refusalOf(replace())).toEqual({ _tag: 'FundTooLarge', raised: 4_001, takes: 4_000 });
      expect(await opened(owners, registry)).toEqual(before);
      expect(await environment.ledger(registry.grId)).toEqual([]);
      const just = await gone({ wanted: 2, groupGift: fund(4_000) });
      expect(await answerOf(just.replace())).toMatchObject({
        replacement: { purchased: 2, groupGift: O.some({ goal: 4_000, raised: 4_000 }) },
      });
    });

    it('[NLA-06] what cannot be is refused in the order of the checks, and the list is untouched', async () => {
      const there = freshItem({ wanted: 2 });
      const { registry, old, stand, owners, replace } = await gone({}, [there]);
      expect(await refusalOf(replace(freshItem().identity))).toEqual({ _tag: 'ItemUnknown' });
      expect(await refusalOf(replace(old.identity, old.identity))).toEqual({ _tag: 'SameIdentity' });
      for (const replacement of [there.identity, identityOf(freshSku()), identityOf(stand.sku, 7)]) {
        expect(await refusalOf(replace(old.identity, replacement))).toEqual({ _tag: 'NotACandidate' });
      }
      expect(await opened(owners, registry)).toMatchObject({ version: registry.version, items: registry.items });
      const full = await gone({ purchased: 8 });
      expect(await refusalOf(full.replace())).toEqual({ _tag: 'NotReplaceable' });
      const wrong = await gone({ personalization: O.some(examplePersonalization({ hasError: true })) });
      expect(await refusalOf(wrong.replace())).toEqual({ _tag: 'NotReplaceable' });
      const available = freshItem({ product: { categoryName: stand.categoryName } });
      const fine = await sceneIn(environment, [available]);
      const { registries } = await signedIn(environment, fine.owner);
      expect(
        await refusalOf(registries.replaceItem(fine.registry.grId, available.identity, identityOf(stand.sku), O.none)),
      ).toEqual({ _tag: 'NotReplaceable' });
    });

    it('[CART-08] the same key is one action with one answer', async () => {
      const { registry, old, owners, replace, stand } = await gone({ purchased: 3 });
      const key = O.some(freshKey());
      const first = await answerOf(replace(old.identity, identityOf(stand.sku), key));
      await answerOf(owners.registries.changeWantedQuantity(registry.grId, first.replacement.identity, 77));
      expect(await answerOf(replace(old.identity, identityOf(stand.sku), key))).toEqual(first);
      expect(await refusalOf(replace(identityOf(stand.sku), old.identity, key))).toEqual({
        _tag: 'IdempotencyKeyReused',
      });
    });

    it('[AUTH-03] [ROUTE-17] first the session, then what is there, then whose it is', async () => {
      const { registry, old, stand } = await gone({}, [freshItem()]);
      const there = registry.items[1]?.identity ?? old.identity;
      const stranger = freshAccount();
      await environment.given({ accounts: [stranger] });
      const by = identityOf(stand.sku);
      const visitor = environment.browser().registries;
      expect(await refusalOf(visitor.replaceItem(freshGrId(), there, by, O.none))).toEqual({ _tag: 'SignInNeeded' });
      const { registries } = await signedIn(environment, stranger);
      const refused = (grId = registry.grId, existing = there) =>
        refusalOf(registries.replaceItem(grId, existing, existing, O.none));
      expect(await refused(freshGrId())).toEqual({ _tag: 'RegistryNotFound' });
      expect(await refused(registry.grId, old.identity)).toEqual({ _tag: 'ItemUnknown' });
      expect(await refused()).toEqual({ _tag: 'NotOwner' });
    });
  });
};
