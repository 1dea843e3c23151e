import { NOT_PERSONALIZED } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { examplePersonalization, personalizationIdOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshGrId } from './fresh.ts';
import { openPages } from './open-pages.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshItem, freshProduct, opened, sceneIn, signedIn } from './scene.ts';
import { folded, patchesOf } from './watching.ts';

/** What marking items as most loved promises. */
export const lovingInRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('loving', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[ITEM-07] [MAN-08] an item is most loved for everybody, and no longer; every open page is told', async () => {
      const [item, other] = [freshItem(), freshItem()];
      const scene = await sceneIn(environment, [item, other]);
      const { registry } = scene;
      const { grId, version } = registry;
      const { owners, guest, keptUp } = await openPages(environment, scene, 2);
      const loved = { ...item, isMostLoved: true };
      const marked = await answerOf(owners.registries.changeMostLoved(grId, item.identity, true));
      expect(marked).toMatchObject({
        version: version + 1,
        isMostLoved: true,
        patch: { version: version + 1, items: [loved], removed: [] },
      });
      expect((await opened(guest, registry)).items).toEqual([loved, other]);
      const unmarked = await answerOf(owners.registries.changeMostLoved(grId, item.identity, false));
      expect(unmarked).toMatchObject({ version: version + 2, isMostLoved: false, patch: { items: [item] } });
      const patches = await keptUp([marked.patch, unmarked.patch]);
      expect(patches.map(({ items }) => items)).toEqual([[loved], [item]]);
    });

    it('[ITEM-07] a mark that is there, and one that is not there, is success and no write', async () => {
      const [loved, plain] = [freshItem({ isMostLoved: true }), freshItem()];
      const { registry, owner } = await sceneIn(environment, [loved, plain]);
      const { registries } = await signedIn(environment, owner);
      for (const { identity, isMostLoved } of [loved, plain]) {
        expect(await answerOf(registries.changeMostLoved(registry.grId, identity, isMostLoved))).toMatchObject({
          version: registry.version,
          isMostLoved,
          patch: { items: [], removed: [] },
        });
      }
      expect((await opened(environment.browser(), registry)).items).toEqual([loved, plain]);
    });

    it('[ITEM-07] two designs of one product are two items', async () => {
      const product = freshProduct({ personalizationType: 700 });
      const words = O.some(examplePersonalization());
      const [first, second] = [NOT_PERSONALIZED, personalizationIdOf(7)].map((personalizationId) => ({
        ...freshItem({ product }),
        identity: { sku: product.sku, personalizationId },
        personalization: words,
      }));
      if (first === undefined || second === undefined) throw new TypeError('two were made');
      const { registry, owner } = await sceneIn(environment, [first, second]);
      const { registries } = await signedIn(environment, owner);
      await answerOf(registries.changeMostLoved(registry.grId, second.identity, true));
      expect((await opened(environment.browser(), registry)).items).toEqual([first, { ...second, isMostLoved: true }]);
    });

    it('[MAN-08] [AUTH-04] what is no longer available can be loved as well; guests are told nothing of it', async () => {
      const gone = freshItem({ product: { isNla: true } });
      const { registry, owner } = await sceneIn(environment, [gone]);
      const owners = await signedIn(environment, owner);
      const guest = environment.browser();
      const before = await opened(guest, registry);
      await answerOf(owners.registries.changeMostLoved(registry.grId, gone.identity, true));
      expect((await opened(owners, registry)).items).toEqual([{ ...gone, isMostLoved: true }]);
      const patches = await patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'own' }, before), 1);
      expect(JSON.stringify(patches)).not.toContain(gone.identity.sku);
      expect(folded(before, patches)).toEqual(await opened(guest, registry));
    });

    it('[AUTH-03] [ROUTE-17] [AUTH-04] first the session, then what is there, then whose it is', async () => {
      const stranger = freshAccount();
      const [item, gone] = [freshItem(), freshItem({ product: { isNla: true } })];
      const { registry, owner } = await sceneIn(environment, [item, gone]);
      const hidden = await sceneIn(environment, [item], { visibility: { _tag: 'Private' } });
      await environment.given({ accounts: [stranger] });
      const visitor = environment.browser();
      for (const grId of [registry.grId, freshGrId()]) {
        expect(await refusalOf(visitor.registries.changeMostLoved(grId, item.identity, true))).toEqual({
          _tag: 'SignInNeeded',
        });
      }
      const { registries } = await signedIn(environment, stranger);
      const refused = (grId = registry.grId, { identity } = item) =>
        refusalOf(registries.changeMostLoved(grId, identity, true));
      for (const grId of [freshGrId(), hidden.registry.grId]) {
        expect(await refused(grId)).toEqual({ _tag: 'RegistryNotFound' });
      }
      for (const unknown of [freshItem(), gone]) {
        expect(await refused(registry.grId, unknown)).toEqual({ _tag: 'ItemUnknown' });
      }
      expect(await refused()).toEqual({ _tag: 'NotOwner' });
      const owners = await signedIn(environment, owner);
      expect(await refusalOf(owners.registries.changeMostLoved(registry.grId, freshItem().identity, true))).toEqual({
        _tag: 'ItemUnknown',
      });
      expect((await opened(owners, registry)).items).toEqual([item, gone]);
    });
  });
};
