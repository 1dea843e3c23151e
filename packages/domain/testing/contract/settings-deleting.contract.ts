import { firstValueFrom, lastValueFrom, toArray } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractWorld } from './contract-world.ts';
import { freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, fill, freshItem, fromRegistry, orderRequest, sceneIn, signedIn } from './scene.ts';

const NOT_FOUND = { _tag: 'RegistryNotFound' };

/** What taking a registry away promises. */
export const deletingRegistries = (worldOf: () => ContractWorld): void => {
  describe('deleting', () => {
    let world: ContractWorld;
    beforeAll(() => {
      world = worldOf();
    });

    it('[SET-01] a deleted registry is nobody’s any more, its owners’ neither; what was given stays in the ledger', async () => {
      const item = freshItem({ wants: 3 });
      const { registry, owner } = await sceneIn(world, [item]);
      const { grId } = registry;
      const bought = await buy(world, fromRegistry(grId, item, 2));
      const owners = await signedIn(world, owner);
      await answerOf(owners.settings.deleteRegistry(grId));
      for (const browser of [owners, world.browser()]) {
        expect(await refusalOf(browser.registries.open({ grId, viewing: 'own' }))).toEqual(NOT_FOUND);
        expect(await refusalOf(browser.registries.items(grId))).toEqual(NOT_FOUND);
      }
      expect(await refusalOf(owners.settings.readSettings(grId))).toEqual(NOT_FOUND);
      expect(await refusalOf(owners.settings.deleteRegistry(grId))).toEqual(NOT_FOUND);
      expect(await answerOf(owners.registries.mine)).toEqual([]);
      expect(await world.ledger(grId)).toMatchObject([
        { kind: 'purchase', quantity: 2, orderNumber: bought.orderNumber },
      ]);
    });

    it('[SET-01] what lies in a cart for it is not bought any more', async () => {
      const item = freshItem({ wants: 3 });
      const { registry, owner } = await sceneIn(world, [item]);
      const guest = world.browser();
      await fill(guest, fromRegistry(registry.grId, item, 1));
      await answerOf((await signedIn(world, owner)).settings.deleteRegistry(registry.grId));
      expect(await refusalOf(guest.orders.place(orderRequest(), freshKey()))).toMatchObject({ _tag: 'ItemGone' });
      expect((await answerOf(guest.cart.read)).lines).toHaveLength(1);
    });

    it('[SET-01] [LIVE-01] every open page is told to read anew, and nothing after that', async () => {
      const { registry, owner } = await sceneIn(world, [freshItem()]);
      const { grId, version } = registry;
      const owners = await signedIn(world, owner);
      const watch = () => owners.registries.watch({ grId, viewing: 'own' }, version);
      const told = lastValueFrom(watch().pipe(toArray()));
      await firstValueFrom(watch());
      await answerOf(owners.settings.deleteRegistry(grId));
      const tags = (await told).map(({ _tag }) => _tag);
      expect(tags).toContain('Reload');
      expect(tags).not.toContain('Patched');
    });
  });
};
