import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshGrId } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshItem, opened, sceneIn, signedIn } from './scene.ts';

/** What keeping a registry promises: who may, in which order it is asked, and what comes of it. */
export const keepingRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('keeping', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[MAN-05] an owner changes how many are wanted, down to what was bought', async () => {
      const item = freshItem({ wanted: 8, purchased: 3 });
      const { registry, owner } = await sceneIn(environment, [item]);
      const owners = await signedIn(environment, owner);
      for (const [step, wanted] of [999, 3].entries()) {
        const change = await answerOf(owners.registries.changeWantedQuantity(registry.grId, item.identity, wanted));
        const version = registry.version + step + 1;
        expect(change).toMatchObject({
          version,
          wanted,
          purchased: 3,
          patch: { version, items: [{ ...item, wanted }] },
        });
        const view = await opened(owners, registry);
        expect(view.version).toBe(version);
        expect(view.items).toEqual([{ ...item, wanted }]);
      }
    });

    it('[MAN-05] fewer than were bought, none and more than 999 are refused, and nothing changes', async () => {
      const item = freshItem({ wanted: 8, purchased: 3 });
      const { registry, owner } = await sceneIn(environment, [item]);
      const owners = await signedIn(environment, owner);
      const refused = (wanted: number) =>
        refusalOf(owners.registries.changeWantedQuantity(registry.grId, item.identity, wanted));
      expect(await refused(2)).toEqual({ _tag: 'BelowPurchased', purchased: 3 });
      expect(await refused(0)).toEqual({ _tag: 'BelowPurchased', purchased: 3 });
      expect(await refused(1_000)).toEqual({ _tag: 'QuantityOutOfRange', minimum: 3, maximum: 999 });
      const view = await opened(owners, registry);
      expect(view.version).toBe(registry.version);
      expect(view.items).toEqual([item]);
    });

    it('[MAN-05] the number that is wanted already is success and no write', async () => {
      const item = freshItem({ wanted: 8, purchased: 3 });
      const { registry, owner } = await sceneIn(environment, [item]);
      const owners = await signedIn(environment, owner);
      const change = await answerOf(owners.registries.changeWantedQuantity(registry.grId, item.identity, 8));
      expect(change).toMatchObject({ version: registry.version, wanted: 8, purchased: 3, patch: { items: [] } });
      expect((await opened(owners, registry)).version).toBe(registry.version);
    });

    it('[AUTH-03] the co-registrant is an owner too', async () => {
      const partner = freshAccount();
      const second = freshAccount();
      const item = freshItem();
      await environment.given({ accounts: [partner, second] });
      const { registry } = await sceneIn(environment, [item], { owners: [partner.id, second.id] });
      for (const [account, wanted] of [
        [partner, 2],
        [second, 3],
      ] as const) {
        const owners = await signedIn(environment, account);
        expect(
          await answerOf(owners.registries.changeWantedQuantity(registry.grId, item.identity, wanted)),
        ).toMatchObject({
          wanted,
        });
      }
    });

    it('[AUTH-03] [ROUTE-17] who is not signed in is asked to, whatever the call is about', async () => {
      const item = freshItem();
      const { registry } = await sceneIn(environment, [item]);
      const visitor = environment.browser();
      for (const grId of [registry.grId, freshGrId()]) {
        expect(await refusalOf(visitor.registries.changeWantedQuantity(grId, item.identity, 1_000))).toEqual({
          _tag: 'SignInNeeded',
        });
      }
    });

    it('[AUTH-03] [ROUTE-17] [AUTH-04] a signed-in stranger: first what that person may not know of, then that it is not theirs', async () => {
      const stranger = freshAccount();
      const [item, gone] = [freshItem(), freshItem({ product: { isNla: true } })];
      await environment.given({ accounts: [stranger] });
      const open = await sceneIn(environment, [item, gone]);
      const hidden = await sceneIn(environment, [freshItem()], { visibility: { _tag: 'Private' } });
      const strangers = await signedIn(environment, stranger);
      const refused = (grId = open.registry.grId, { identity } = item) =>
        refusalOf(strangers.registries.changeWantedQuantity(grId, identity, 1_000));
      expect(await refused(freshGrId())).toEqual({ _tag: 'RegistryNotFound' });
      expect(await refused(hidden.registry.grId, hidden.registry.items[0])).toEqual({ _tag: 'RegistryNotFound' });
      expect(await refused(open.registry.grId, freshItem())).toEqual({ _tag: 'ItemUnknown' });
      expect(await refused(open.registry.grId, gone)).toEqual({ _tag: 'ItemUnknown' });
      expect(await refused()).toEqual({ _tag: 'NotOwner' });
      const view = await opened(await signedIn(environment, open.owner), open.registry);
      expect(view.version).toBe(open.registry.version);
      expect(view.items).toEqual([item, gone]);
    });

    it('[AUTH-03] an owner is told that an item is not on the list before anything of its quantity', async () => {
      const { registry, owner } = await sceneIn(environment, [freshItem()]);
      const owners = await signedIn(environment, owner);
      expect(await refusalOf(owners.registries.changeWantedQuantity(registry.grId, freshItem().identity, 0))).toEqual({
        _tag: 'ItemUnknown',
      });
    });
  });
};
