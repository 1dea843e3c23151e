import { concatMap, filter, firstValueFrom, lastValueFrom, take, toArray } from 'rxjs';
import { expect, it } from 'vitest';
import { revisionOf, versionOf } from '../arbitrary/index.ts';
import { freshGrId } from './fresh.ts';
import { answerOf } from './outcome.ts';
import {
  buy,
  environment,
  folded,
  freshItem,
  fromRegistry,
  givenRegistry,
  opened,
  patchesOf,
  present,
  signedIn,
} from './scene.ts';

/** What watching a registry promises: every write, once, in order, and nothing that is not for the reader. */
export const testWatching = (): void => {
  it('[LIVE-01] a purchase reaches the open pages of owners and guests', async () => {
    const item = freshItem({ wanted: 5 });
    const { registry, owner } = await givenRegistry([freshItem(), item, freshItem({ product: { isNla: true } })]);
    const readers = [environment.browser(), await signedIn(owner)];
    const before = await Promise.all(readers.map((reader) => opened(reader, registry)));
    const watched = readers.map(({ registries }) =>
      patchesOf(registries.watch({ grId: registry.grId, viewing: 'own' }, registry), 1),
    );
    await buy(fromRegistry(registry.grId, item, 2));
    for (const [index, reader] of readers.entries()) {
      const patches = await present(watched[index]);
      expect(patches.map(({ items }) => items)).toEqual([[{ ...item, purchased: 2 }]]);
      expect(folded(present(before[index]), patches)).toEqual(await opened(reader, registry));
    }
  });

  it('[LIVE-01] after a lost connection no patch is missed or repeated', async () => {
    const items = [freshItem({ wanted: 5 }), freshItem({ wanted: 5 })];
    const { registry } = await givenRegistry(items);
    const guest = environment.browser();
    const before = await opened(guest, registry);
    for (const [index, item] of [...items, ...items].entries()) {
      await buy(fromRegistry(registry.grId, item, 1 + (index % 2)));
    }
    const patches = await patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'own' }, before), 4);
    expect(patches.map(({ version }) => version)).toEqual([1, 2, 3, 4].map((step) => registry.version + step));
    expect(folded(before, patches)).toEqual(await opened(guest, registry));
    const third = patches[2] ?? before;
    const rest = await patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'own' }, third), 1);
    expect(rest).toEqual(patches.slice(3));
  });

  it('[LIVE-01] writes at the same time all arrive, in order', async () => {
    const item = freshItem({ wanted: 900 });
    const { registry, owner } = await givenRegistry([item]);
    const owners = await signedIn(owner);
    const guest = environment.browser();
    const before = await opened(guest, registry);
    const watched = patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'guest' }, before), 10);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        answerOf(owners.registries.changeWantedQuantity(registry.grId, item.identity, index + 1)),
      ),
    );
    const patches = await watched;
    expect(patches.map(({ version }) => version)).toEqual(
      Array.from({ length: 10 }, (_, index) => registry.version + index + 1),
    );
    expect(folded(before, patches)).toEqual(await opened(guest, registry));
  });

  it('[LIVE-01] [AUTH-04] a guest’s patches have nothing of an item that is no longer available', async () => {
    const [item, gone] = [freshItem(), freshItem({ product: { isNla: true } })];
    const { registry, owner } = await givenRegistry([item, gone]);
    const owners = await signedIn(owner);
    const guest = environment.browser();
    const address = { grId: registry.grId, viewing: 'own' } as const;
    await answerOf(owners.registries.changeWantedQuantity(registry.grId, gone.identity, 7));
    const [patch] = await patchesOf(owners.registries.watch(address, registry), 1);
    expect(patch?.items).toEqual([{ ...gone, wanted: 7 }]);
    for (const signals$ of [
      guest.registries.watch(address, registry),
      owners.registries.watch({ ...address, viewing: 'guest' }, registry),
    ]) {
      const [patch] = await patchesOf(signals$, 1);
      expect(patch).toMatchObject({ version: registry.version + 1, items: [], removed: [] });
      expect(JSON.stringify(patch)).not.toContain(gone.identity.sku);
    }
    const view = await opened(guest, registry);
    expect(view.items).toEqual([item]);
  });

  it('[LIVE-01] a page at an unknown revision reloads, whatever its version, then gets patches', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const { registries } = environment.browser();
    const another = revisionOf(registry.version, 1);
    const ahead = versionOf(registry.version + 1_000);
    for (const seen of [{ ...registry, version: ahead }, { ...another, version: ahead }, another]) {
      const signals$ = registries.watch({ grId: registry.grId, viewing: 'own' }, seen);
      const { version, items } = await opened(environment.browser(), registry);
      const signals = await firstValueFrom(
        signals$.pipe(
          filter(({ _tag }) => _tag === 'Patched' || _tag === 'Reload'),
          concatMap(async (signal) => {
            if (signal._tag === 'Reload') await buy(fromRegistry(registry.grId, item, 2));
            return signal;
          }),
          take(2),
          toArray(),
        ),
      );
      const purchased = (items[0]?.purchased ?? 0) + 2;
      expect(signals).toMatchObject([
        { _tag: 'Reload' },
        { _tag: 'Patched', patch: { version: version + 1, items: [{ ...item, purchased }] } },
      ]);
    }
  });

  it('[LIVE-01] [ROUTE-17] watching a registry that one may not see ends without a signal', async () => {
    const hidden = await givenRegistry([freshItem()], { visibility: { _tag: 'Private' } });
    for (const grId of [freshGrId(), hidden.registry.grId]) {
      const signals$ = environment.browser().registries.watch({ grId, viewing: 'own' }, revisionOf(0));
      const signals = await lastValueFrom(
        signals$.pipe(
          filter(({ _tag }) => _tag === 'Patched' || _tag === 'Reload'),
          toArray(),
        ),
      );
      expect(signals).toEqual([]);
    }
  });
};
