import type { VisibleTo } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { firstValueFrom, lastValueFrom, shareReplay, toArray } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, ContractEnvironment } from './contract-environment.ts';
import { openPages } from './open-pages.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, fromRegistry, opened, sceneIn, signedIn } from './scene.ts';

const NOT_FOUND = { _tag: 'RegistryNotFound' };

const becomes = (
  { settings }: Browser,
  grId: Parameters<typeof settings.readSettings>[0],
  was: VisibleTo,
  now: VisibleTo,
) => answerOf(settings.changeSettings(grId, { visibility: { was, now } }));

const keyIn = (shareableUrl: string): string | undefined => /[?&]key=([^&]*)/.exec(shareableUrl)?.[1];

/** What a change of who sees a registry promises. */
export const seeingRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('who sees it', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[SET-02] by link only: nobody finds it without the key, whoever has the whole key sees it and may give', async () => {
      const item = freshItem({ wanted: 3 });
      const { registry, owner } = await sceneIn(environment, [item]);
      const { grId } = registry;
      const owners = await signedIn(environment, owner);
      const { settings } = await becomes(owners, grId, 'findable', 'link');
      const linkKey = keyIn(settings.shareableUrl) ?? '';
      expect(linkKey).toMatch(/^[\w-]{22,}$/);
      const without = environment.browser();
      expect(await refusalOf(without.registries.open({ grId, viewing: 'guest' }))).toEqual(NOT_FOUND);
      expect(await refusalOf(without.cart.add([fromRegistry(grId, item)], O.none))).toEqual(NOT_FOUND);
      const wrong = environment.browser({ linkKey: linkKey.slice(1) });
      expect(await refusalOf(wrong.registries.open({ grId, viewing: 'guest' }))).toEqual(NOT_FOUND);
      const invited = environment.browser({ linkKey });
      expect((await opened(invited, registry)).header.shareableUrl).toBe(settings.shareableUrl);
      expect((await answerOf(invited.registries.items(grId))).length).toBe(1);
      expect((await answerOf(invited.registries.item(grId, item.identity))).wanted).toBe(3);
      await fill(invited, fromRegistry(grId, item, 2));
      expect((await answerOf(invited.cart.read)).lines).toMatchObject([{ quantity: 2 }]);
    });

    it('[SET-02] each time it becomes visible by link a new key is drawn, and the one of before opens nothing', async () => {
      const { registry, owner } = await sceneIn(environment, []);
      const { grId } = registry;
      const owners = await signedIn(environment, owner);
      const first = keyIn((await becomes(owners, grId, 'findable', 'link')).settings.shareableUrl);
      expect(keyIn((await becomes(owners, grId, 'link', 'private')).settings.shareableUrl)).toBeUndefined();
      const second = keyIn((await becomes(owners, grId, 'private', 'link')).settings.shareableUrl);
      expect(second).not.toBe(first);
      const [before, now] = [
        environment.browser({ linkKey: first ?? '' }),
        environment.browser({ linkKey: second ?? '' }),
      ];
      expect(await refusalOf(before.registries.open({ grId, viewing: 'guest' }))).toEqual(NOT_FOUND);
      expect((await opened(now, registry)).grId).toBe(grId);
    });

    it('[SET-02] [ROUTE-17] private: its owners alone see it, and to everybody else there is none', async () => {
      const { registry, owner } = await sceneIn(environment, []);
      const { grId } = registry;
      const owners = await signedIn(environment, owner);
      await becomes(owners, grId, 'findable', 'private');
      expect(await refusalOf(environment.browser().registries.open({ grId, viewing: 'guest' }))).toEqual(NOT_FOUND);
      expect(await opened(owners, registry)).toMatchObject({ owner: { value: { visibility: 'private' } } });
      await becomes(owners, grId, 'private', 'findable');
      expect((await opened(environment.browser(), registry)).grId).toBe(grId);
    });

    it('[SET-02] [LIVE-01] a guest’s open page is told to read anew when the guest may not see it any more, and is told nothing after that; the owner’s is told who sees it', async () => {
      const item = freshItem({ wanted: 3 });
      const scene = await sceneIn(environment, [item]);
      const { grId } = scene.registry;
      const { owners, guest } = await openPages(environment, scene, 0);
      const before = await opened(owners, scene.registry);
      const signals$ = guest.registries.watch({ grId, viewing: 'guest' }, scene.registry).pipe(shareReplay());
      const told = lastValueFrom(signals$.pipe(toArray()));
      await firstValueFrom(signals$);
      const { patch } = await becomes(owners, grId, 'findable', 'private');
      await answerOf(owners.registries.changeWantedQuantity(grId, item.identity, 9));
      const signals = await told;
      expect(signals.filter(({ _tag }) => _tag === 'Patched')).toEqual([]);
      expect(signals.filter(({ _tag }) => _tag === 'Reload')).toEqual([{ _tag: 'Reload' }]);
      expect(patch.visibility).toBe('private');
      expect(before.owner).toMatchObject({ value: { visibility: 'findable' } });
    });
  });
};
