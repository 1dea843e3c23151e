import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshGrId, freshKey, freshWord } from './fresh.ts';
import { openPages } from './open-pages.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshItem, freshProduct, opened, sceneIn, signedIn } from './scene.ts';

const fund = (goal: number, raised: number, name = 'Hearth Dinner Plate') =>
  O.some({ name, goal: centsOf(goal), raised: centsOf(raised) });

/** What making items group gifts promises: who may, where, and what comes of it. */
export const sharingInRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('sharing', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[ITEM-07] [GG-02] [GG-03] an item becomes a group gift for everybody, with all that is wanted as its goal, and is none again; every open page is told', async () => {
      const [item, other] = [freshItem({ wanted: 4 }), freshItem()];
      const scene = await sceneIn(environment, [item, other]);
      const { registry } = scene;
      const { grId, version } = registry;
      const { owners, guest, keptUp } = await openPages(environment, scene, 2);
      const together = { ...item, groupGift: fund(5_980, 0) };
      const begun = await answerOf(owners.registries.changeGroupGift(grId, item.identity, true));
      expect(begun).toMatchObject({
        version: version + 1,
        isGroupGift: true,
        patch: { version: version + 1, items: [together], removed: [] },
      });
      expect((await opened(guest, registry)).items).toEqual([together, other]);
      const ended = await answerOf(owners.registries.changeGroupGift(grId, item.identity, false));
      expect(ended).toMatchObject({ version: version + 2, isGroupGift: false, patch: { items: [item] } });
      const patches = await keptUp([begun.patch, ended.patch]);
      expect(patches.map(({ items }) => items)).toEqual([[together], [item]]);
    });

    it('[ITEM-07] [GG-05] as it is already is success and no write, also with money in the fund', async () => {
      const [together, alone] = [freshItem({ groupGift: fund(1_495, 1_000) }), freshItem()];
      const { registry, owner } = await sceneIn(environment, [together, alone]);
      const { registries } = await signedIn(environment, owner);
      for (const { identity, groupGift } of [together, alone]) {
        const isGroupGift = O.isSome(groupGift);
        expect(await answerOf(registries.changeGroupGift(registry.grId, identity, isGroupGift))).toMatchObject({
          version: registry.version,
          isGroupGift,
          patch: { items: [], removed: [] },
        });
      }
      expect((await opened(environment.browser(), registry)).items).toEqual([together, alone]);
    });

    it('[GG-05] [GG-02] money in the fund keeps it; what is no longer available does not become one', async () => {
      const together = freshItem({ groupGift: fund(1_495, 1) });
      const gone = freshItem({ product: { isNla: true } });
      const { registry, owner } = await sceneIn(environment, [together, gone]);
      const owners = await signedIn(environment, owner);
      const { changeGroupGift } = owners.registries;
      expect(await refusalOf(changeGroupGift(registry.grId, together.identity, false))).toEqual({
        _tag: 'HasContributions',
      });
      expect(await refusalOf(changeGroupGift(registry.grId, gone.identity, true))).toEqual({
        _tag: 'NoLongerAvailable',
        identity: gone.identity,
      });
      expect(await opened(owners, registry)).toMatchObject({ version: registry.version, items: [together, gone] });
    });

    it('[NLA-03] [GG-02] [MAN-08] what stays of a replaced item is neither loved nor a group gift', async () => {
      const categoryName = freshWord();
      const gone = freshItem({ wanted: 3, purchased: 1, product: { isNla: true, categoryName } });
      const kettle = freshProduct({ categoryName });
      const { registry, owner } = await sceneIn(environment, [gone]);
      await environment.given({ products: [kettle] });
      const { registries } = await signedIn(environment, owner);
      const { grId } = registry;
      const instead = { ...gone.identity, sku: kettle.sku };
      await answerOf(registries.replaceItem(grId, gone.identity, instead, O.some(freshKey())));
      const settled = { _tag: 'ItemSettled' };
      expect(await refusalOf(registries.changeGroupGift(grId, gone.identity, true))).toEqual(settled);
      expect(await refusalOf(registries.changeMostLoved(grId, gone.identity, true))).toEqual(settled);
      const same = { version: registry.version + 1, patch: { items: [] } };
      expect(await answerOf(registries.changeGroupGift(grId, gone.identity, false))).toMatchObject(same);
      expect(await answerOf(registries.changeMostLoved(grId, gone.identity, false))).toMatchObject(same);
    });

    it('[MAN-07] [CA-01] [GG-04] in Canada none begins and none is named', async () => {
      const item = freshItem();
      const { registry, owner } = await sceneIn(environment, [item], { market: 'CA' });
      const { registries } = await signedIn(environment, owner, 'canada');
      const refused = { _tag: 'NotInMarket' };
      expect(await refusalOf(registries.changeGroupGift(registry.grId, item.identity, true))).toEqual(refused);
      expect(await refusalOf(registries.nameFund(registry.grId, item.identity, 'Our kitchen'))).toEqual(refused);
      expect(await refusalOf(registries.changeGroupGift(registry.grId, freshItem().identity, true))).toEqual({
        _tag: 'ItemUnknown',
      });
      expect(await answerOf(registries.changeGroupGift(registry.grId, item.identity, false))).toMatchObject({
        version: registry.version,
        isGroupGift: false,
      });
    });

    it('[AUTH-03] [ROUTE-17] [AUTH-04] first the session, then what is there, then whose it is', async () => {
      const stranger = freshAccount();
      const item = freshItem();
      const { registry } = await sceneIn(environment, [item]);
      const hidden = await sceneIn(environment, [item], { visibility: { _tag: 'Private' } });
      await environment.given({ accounts: [stranger] });
      const visitor = environment.browser().registries;
      const strangers = (await signedIn(environment, stranger)).registries;
      for (const [{ changeGroupGift, nameFund }, grId, { identity }, expected] of [
        [visitor, registry.grId, item, 'SignInNeeded'],
        [visitor, freshGrId(), item, 'SignInNeeded'],
        [strangers, freshGrId(), item, 'RegistryNotFound'],
        [strangers, hidden.registry.grId, item, 'RegistryNotFound'],
        [strangers, registry.grId, freshItem(), 'ItemUnknown'],
        [strangers, registry.grId, item, 'NotOwner'],
      ] as const) {
        expect(await refusalOf(changeGroupGift(grId, identity, true))).toEqual({ _tag: expected });
        expect(await refusalOf(nameFund(grId, identity, ''))).toEqual({ _tag: expected });
      }
      expect((await opened(environment.browser(), registry)).items).toEqual([item]);
    });
  });
};
