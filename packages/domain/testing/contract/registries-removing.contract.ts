import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshGrId, freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, fill, freshItem, fromRegistry, opened, orderRequest, sceneIn, signedIn } from './scene.ts';
import { folded, patchesOf } from './watching.ts';

/** What taking an item off a registry promises. */
export const removingFromRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('removing', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[ITEM-08] an item goes for everybody; taking it off again is success and no write', async () => {
      const [item, other] = [freshItem(), freshItem()];
      const { registry, owner } = await sceneIn(environment, [item, other]);
      const owners = await signedIn(environment, owner);
      const guest = environment.browser();
      const before = [await opened(owners, registry), await opened(guest, registry)] as const;
      const told = patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'own' }, registry), 1);
      const removal = await answerOf(owners.registries.removeItem(registry.grId, item.identity));
      expect(removal).toMatchObject({
        version: registry.version + 1,
        patch: { items: [], removed: [item.identity] },
      });
      expect((await opened(guest, registry)).items).toEqual([other]);
      expect(folded(before[0], [removal.patch])).toEqual(await opened(owners, registry));
      expect(folded(before[1], await told)).toEqual(await opened(guest, registry));
      const again = await answerOf(owners.registries.removeItem(registry.grId, item.identity));
      expect(again).toMatchObject({ version: registry.version + 1, patch: { items: [], removed: [] } });
    });

    it('[MAN-04] something bought, or money given, keeps it on the list', async () => {
      const bought = freshItem({ wanted: 2 });
      const fund = { name: 'Plates', goal: centsOf(1_495), raised: centsOf(1) };
      const funded = freshItem({ groupGift: O.some(fund) });
      const { registry, owner } = await sceneIn(environment, [bought, funded]);
      const owners = await signedIn(environment, owner);
      await buy(environment, fromRegistry(registry.grId, bought));
      for (const { identity } of [bought, funded]) {
        expect(await refusalOf(owners.registries.removeItem(registry.grId, identity))).toEqual({
          _tag: 'HasPurchases',
        });
      }
      expect((await opened(owners, registry)).items).toHaveLength(2);
    });

    it('[MAN-04] [AUTH-04] what is no longer available always goes; guests are told nothing of it, and its gifts stay in the ledger', async () => {
      const item = freshItem({ wanted: 2, product: { isNla: true } });
      const sold = freshItem({ wanted: 2 });
      const { registry, owner } = await sceneIn(environment, [{ ...item, purchased: 1 }, sold]);
      const owners = await signedIn(environment, owner);
      const guest = environment.browser();
      await buy(environment, fromRegistry(registry.grId, sold));
      const ledger = await environment.ledger(registry.grId);
      const before = await opened(guest, registry);
      await answerOf(owners.registries.removeItem(registry.grId, item.identity));
      const patches = await patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'own' }, before), 1);
      expect(patches).toMatchObject([{ items: [], removed: [] }]);
      expect(JSON.stringify(patches)).not.toContain(item.identity.sku);
      expect(folded(before, patches)).toEqual(await opened(guest, registry));
      expect(await environment.ledger(registry.grId)).toEqual(ledger);
    });

    it('[ITEM-08] [CART-06] what is in somebody’s cart when it is taken off cannot be ordered, and the cart says that none is needed', async () => {
      const item = freshItem({ wanted: 2 });
      const { registry, owner } = await sceneIn(environment, [item]);
      const guest = environment.browser();
      await fill(guest, fromRegistry(registry.grId, item));
      await answerOf((await signedIn(environment, owner)).registries.removeItem(registry.grId, item.identity));
      expect((await answerOf(guest.cart.read)).lines).toMatchObject([
        { identity: item.identity, name: item.product.name, remaining: O.some(0) },
      ]);
      expect(await refusalOf(guest.orders.place(orderRequest(), freshKey()))).toEqual({
        _tag: 'ItemGone',
        lines: [{ grId: O.some(registry.grId), identity: item.identity }],
      });
    });

    it('[AUTH-03] [ROUTE-17] first the session, then what is there, then whose it is', async () => {
      const stranger = freshAccount();
      const item = freshItem();
      const { registry } = await sceneIn(environment, [item]);
      const hidden = await sceneIn(environment, [item], { visibility: { _tag: 'Private' } });
      await environment.given({ accounts: [stranger] });
      expect(await refusalOf(environment.browser().registries.removeItem(freshGrId(), item.identity))).toEqual({
        _tag: 'SignInNeeded',
      });
      const { registries } = await signedIn(environment, stranger);
      for (const grId of [freshGrId(), hidden.registry.grId]) {
        expect(await refusalOf(registries.removeItem(grId, item.identity))).toEqual({ _tag: 'RegistryNotFound' });
      }
      for (const { identity } of [item, freshItem()]) {
        expect(await refusalOf(registries.removeItem(registry.grId, identity))).toEqual({ _tag: 'NotOwner' });
      }
      expect((await opened(environment.browser(), registry)).items).toEqual([item]);
    });
  });
};
