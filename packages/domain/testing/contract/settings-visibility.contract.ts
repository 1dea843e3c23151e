import type { GrId, VisibleTo } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { firstValueFrom, lastValueFrom, shareReplay, toArray } from 'rxjs';
import { expect, it } from 'vitest';
import { exampleRegistry } from '../arbitrary/index.ts';
import type { Browser } from './contract-environment.ts';
import { freshGrId } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  buy,
  environment,
  fill,
  freshItem,
  fromRegistry,
  givenAccount,
  givenRegistry,
  linesOf,
  opened,
  openPages,
  signedIn,
} from './scene.ts';

const NOT_FOUND = { _tag: 'RegistryNotFound' };

const changeVisibility = ({ settings }: Browser, grId: GrId, was: VisibleTo, now: VisibleTo) =>
  answerOf(settings.changeSettings(grId, { visibility: { was, now } }));

const keyIn = (shareableUrl: string): string => /[?&]key=([^&]*)/.exec(shareableUrl)?.[1] ?? '';

/** What changing the visibility of a registry promises. */
export const testVisibility = (): void => {
  it('[SET-02] a registry by link only exists for those with the whole key', async () => {
    const item = freshItem({ wanted: 3 });
    const { registry, owner } = await givenRegistry([item]);
    const { grId } = registry;
    const owners = await signedIn(owner);
    const { settings } = await changeVisibility(owners, grId, 'findable', 'link');
    const linkKey = keyIn(settings.shareableUrl);
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
    expect(await linesOf(invited)).toMatchObject([{ quantity: 2 }]);
  });

  it('[SET-02] each change to “by link only” makes a new key, and earlier keys stop working', async () => {
    const { registry, owner } = await givenRegistry([]);
    const { grId } = registry;
    const owners = await signedIn(owner);
    const first = keyIn((await changeVisibility(owners, grId, 'findable', 'link')).settings.shareableUrl);
    expect(keyIn((await changeVisibility(owners, grId, 'link', 'private')).settings.shareableUrl)).toBe('');
    const second = keyIn((await changeVisibility(owners, grId, 'private', 'link')).settings.shareableUrl);
    expect(second).not.toBe(first);
    const [before, now] = [environment.browser({ linkKey: first }), environment.browser({ linkKey: second })];
    expect(await refusalOf(before.registries.open({ grId, viewing: 'guest' }))).toEqual(NOT_FOUND);
    expect((await opened(now, registry)).grId).toBe(grId);
  });

  it('[SET-02] [ROUTE-17] a private registry exists for its owners only', async () => {
    const { registry, owner } = await givenRegistry([]);
    const { grId } = registry;
    const owners = await signedIn(owner);
    await changeVisibility(owners, grId, 'findable', 'private');
    expect(await refusalOf(environment.browser().registries.open({ grId, viewing: 'guest' }))).toEqual(NOT_FOUND);
    expect(await opened(owners, registry)).toMatchObject({ owner: { value: { visibility: 'private' } } });
    await changeVisibility(owners, grId, 'private', 'findable');
    expect((await opened(environment.browser(), registry)).grId).toBe(grId);
  });

  it('[SET-02] [LIVE-01] when a registry becomes private, a guest’s page reloads and gets no more patches', async () => {
    const item = freshItem({ wanted: 3 });
    const scene = await givenRegistry([item]);
    const { grId } = scene.registry;
    const { owners, guest } = await openPages(scene, 0);
    const before = await opened(owners, scene.registry);
    const signals$ = guest.registries.watch({ grId, viewing: 'guest' }, scene.registry).pipe(shareReplay());
    const received = lastValueFrom(signals$.pipe(toArray()));
    await firstValueFrom(signals$);
    const { patch } = await changeVisibility(owners, grId, 'findable', 'private');
    await answerOf(owners.registries.changeWantedQuantity(grId, item.identity, 9));
    const signals = await received;
    expect(signals.filter(({ _tag }) => _tag === 'Patched')).toEqual([]);
    expect(signals.filter(({ _tag }) => _tag === 'Reload')).toEqual([{ _tag: 'Reload' }]);
    expect(patch.visibility).toBe('private');
    expect(before.owner).toMatchObject({ value: { visibility: 'findable' } });
  });
};

/** What deleting a registry promises. */
export const testDeletingRegistries = (): void => {
  it('[SET-01] a deleted registry exists for no one; its gifts stay in the ledger', async () => {
    const item = freshItem({ wanted: 3 });
    const { registry, owner } = await givenRegistry([item]);
    const { grId } = registry;
    const bought = await buy(fromRegistry(grId, item, 2));
    const owners = await signedIn(owner);
    await answerOf(owners.settings.deleteRegistry(grId));
    for (const browser of [owners, environment.browser()]) {
      expect(await refusalOf(browser.registries.open({ grId, viewing: 'own' }))).toEqual(NOT_FOUND);
      expect(await refusalOf(browser.registries.items(grId))).toEqual(NOT_FOUND);
    }
    expect(await refusalOf(owners.settings.readSettings(grId))).toEqual(NOT_FOUND);
    expect(await refusalOf(owners.settings.deleteRegistry(grId))).toEqual(NOT_FOUND);
    expect(await answerOf(owners.registries.mine)).toEqual([]);
    expect(await environment.ledger(grId)).toMatchObject([
      { kind: 'purchase', quantity: 2, orderNumber: bought.orderNumber },
    ]);
  });

  it('[SET-01] [AUTH-06] both owners get an email about a deleted registry', async () => {
    const [ida, oto] = [await givenAccount(), await givenAccount()];
    const shared = exampleRegistry({
      grId: freshGrId(),
      owners: [ida.id, oto.id],
      primaryFirstName: 'Ida',
      secondaryFirstName: O.some('Oto'),
      items: [],
    });
    await environment.given({ registries: [shared] });
    await answerOf((await signedIn(oto)).settings.deleteRegistry(shared.grId));
    const [email, ...more] = await environment.mailTo(ida.email);
    expect(more).toEqual([]);
    expect(email?.subject).toContain(`registry was deleted (# ${shared.grId}, `);
    expect(email?.text).toContain('Oto has deleted');
    const [own, ...none] = await environment.mailTo(oto.email);
    expect(none).toEqual([]);
    expect(own?.subject).toContain(`registry was deleted (# ${shared.grId}, `);
    expect(own?.text).toContain('You’ve deleted');
  });

  it('[SET-01] [LIVE-01] open pages of a deleted registry reload and get no more patches', async () => {
    const { registry, owner } = await givenRegistry([freshItem()]);
    const { grId } = registry;
    const owners = await signedIn(owner);
    const signals$ = owners.registries.watch({ grId, viewing: 'own' }, registry).pipe(shareReplay());
    const received = lastValueFrom(signals$.pipe(toArray()));
    await firstValueFrom(signals$);
    await answerOf(owners.settings.deleteRegistry(grId));
    const tags = (await received).map(({ _tag }) => _tag);
    expect(tags).toContain('Reload');
    expect(tags).not.toContain('Patched');
  });
};
