import { concatMap, filter, firstValueFrom, lastValueFrom, take, toArray } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { revisionOf, versionOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshGrId } from './fresh.ts';
import { answerOf } from './outcome.ts';
import { buy, freshItem, fromRegistry, opened, sceneIn, signedIn } from './scene.ts';
import { folded, patchesOf } from './watching.ts';

/** What watching a registry promises: everything, once, in order, and nothing that is not for the reader’s eyes. */
export const watchingRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('watching', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[LIVE-01] a purchase reaches the owner’s and the guests’ open pages', async () => {
      const item = freshItem({ wanted: 5 });
      const { registry, owner } = await sceneIn(environment, [
        freshItem(),
        item,
        freshItem({ product: { isNla: true } }),
      ]);
      const readers = [environment.browser(), await signedIn(environment, owner)];
      const before = await Promise.all(readers.map((reader) => opened(reader, registry)));
      const told = readers.map(({ registries }) =>
        patchesOf(registries.watch({ grId: registry.grId, viewing: 'own' }, registry), 1),
      );
      await buy(environment, fromRegistry(registry.grId, item, 2));
      for (const [index, reader] of readers.entries()) {
        const patches = (await told[index]) ?? [];
        const present = before[index];
        expect(patches.map(({ items }) => items)).toEqual([[{ ...item, purchased: 2 }]]);
        expect(present && folded(present, patches)).toEqual(await opened(reader, registry));
      }
    });

    it('[LIVE-01] after a lost connection nothing is missed and nothing comes twice', async () => {
      const items = [freshItem({ wanted: 5 }), freshItem({ wanted: 5 })];
      const { registry } = await sceneIn(environment, items);
      const guest = environment.browser();
      const before = await opened(guest, registry);
      for (const [index, item] of [...items, ...items].entries()) {
        await buy(environment, fromRegistry(registry.grId, item, 1 + (index % 2)));
      }
      const patches = await patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'own' }, before), 4);
      expect(patches.map(({ version }) => version)).toEqual([1, 2, 3, 4].map((step) => registry.version + step));
      expect(folded(before, patches)).toEqual(await opened(guest, registry));
      const third = patches[2] ?? before;
      const rest = await patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'own' }, third), 1);
      expect(rest).toEqual(patches.slice(3));
    });

    it('[LIVE-01] writes that come thick and fast are all told, in order', async () => {
      const item = freshItem({ wanted: 900 });
      const { registry, owner } = await sceneIn(environment, [item]);
      const owners = await signedIn(environment, owner);
      const guest = environment.browser();
      const before = await opened(guest, registry);
      const told = patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'guest' }, before), 10);
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          answerOf(owners.registries.changeWantedQuantity(registry.grId, item.identity, index + 1)),
        ),
      );
      const patches = await told;
      expect(patches.map(({ version }) => version)).toEqual(
        Array.from({ length: 10 }, (_, index) => registry.version + index + 1),
      );
      expect(folded(before, patches)).toEqual(await opened(guest, registry));
    });

    it('[LIVE-01] [AUTH-04] a guest is told nothing of an item that is no longer available, its owner is', async () => {
      const [kept, gone] = [freshItem(), freshItem({ product: { isNla: true } })];
      const { registry, owner } = await sceneIn(environment, [kept, gone]);
      const owners = await signedIn(environment, owner);
      const guest = environment.browser();
      const address = { grId: registry.grId, viewing: 'own' } as const;
      await answerOf(owners.registries.changeWantedQuantity(registry.grId, gone.identity, 7));
      const [hers] = await patchesOf(owners.registries.watch(address, registry), 1);
      expect(hers?.items).toEqual([{ ...gone, wanted: 7 }]);
      for (const signals$ of [
        guest.registries.watch(address, registry),
        owners.registries.watch({ ...address, viewing: 'guest' }, registry),
      ]) {
        const [told] = await patchesOf(signals$, 1);
        expect(told).toMatchObject({ version: registry.version + 1, items: [], removed: [] });
        expect(JSON.stringify(told)).not.toContain(gone.identity.sku);
      }
      const view = await opened(guest, registry);
      expect(view.items).toEqual([kept]);
    });

    it('[LIVE-01] a reader of what the registry never was is told to read anew, whatever the versions are, then follows', async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
      const { registries } = environment.browser();
      const another = revisionOf(registry.version, 1);
      const ahead = versionOf(registry.version + 1_000);
      for (const seen of [{ ...registry, version: ahead }, { ...another, version: ahead }, another]) {
        const signals$ = registries.watch({ grId: registry.grId, viewing: 'own' }, seen);
        const { version, items } = await opened(environment.browser(), registry);
        const told = await firstValueFrom(
          signals$.pipe(
            filter(({ _tag }) => _tag === 'Patched' || _tag === 'Reload'),
            concatMap(async (signal) => {
              if (signal._tag === 'Reload') await buy(environment, fromRegistry(registry.grId, item, 2));
              return signal;
            }),
            take(2),
            toArray(),
          ),
        );
        const purchased = (items[0]?.purchased ?? 0) + 2;
        expect(told).toMatchObject([
          { _tag: 'Reload' },
          { _tag: 'Patched', patch: { version: version + 1, items: [{ ...item, purchased }] } },
        ]);
      }
    });

    it('[LIVE-01] [ROUTE-17] watching what is not there, or not for this person, ends without a word of it', async () => {
      const hidden = await sceneIn(environment, [freshItem()], { visibility: { _tag: 'Private' } });
      for (const grId of [freshGrId(), hidden.registry.grId]) {
        const signals$ = environment.browser().registries.watch({ grId, viewing: 'own' }, revisionOf(0));
        const told = await lastValueFrom(
          signals$.pipe(
            filter(({ _tag }) => _tag === 'Patched' || _tag === 'Reload'),
            toArray(),
          ),
        );
        expect(told).toEqual([]);
      }
    });
  });
};
