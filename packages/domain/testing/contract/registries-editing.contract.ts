import { type ItemEdit, NOTHING_EDITED } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshGrId } from './fresh.ts';
import { openPages } from './open-pages.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, freshItem, fromRegistry, opened, sceneIn, signedIn } from './scene.ts';

const edit = (changed: Partial<ItemEdit>): ItemEdit => ({ ...NOTHING_EDITED, ...changed });
const wanting = (to: number, seen: number): ItemEdit => edit({ wanted: O.some({ to, seen }) });
const fund = (goal: number, raised: number, name = 'Hearth Dinner Plate') =>
  O.some({ name, goal: centsOf(goal), raised: centsOf(raised) });

/** What changing several things of an item at once promises. */
export const editingInRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('editing', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[MAN-06] [MAN-08] [GG-02] [GG-04] all that is changed is one write, and every open page is told once', async () => {
      const [item, other] = [freshItem({ wanted: 2 }), freshItem()];
      const scene = await sceneIn(environment, [item, other]);
      const { grId, version } = scene.registry;
      const { owners, guest, keptUp } = await openPages(environment, scene, 1);
      const changed = await answerOf(
        owners.registries.updateItem(grId, item.identity, {
          isMostLoved: O.some({ to: true, seen: false }),
          isGroupGift: O.some({ to: true, seen: false }),
          fundName: O.some({ to: ' Our kitchen ', seen: O.none }),
          wanted: O.some({ to: 4, seen: 2 }),
        }),
      );
      const after = { ...item, wanted: 4, isMostLoved: true, groupGift: fund(5_980, 0, 'Our kitchen') };
      expect(changed).toMatchObject({
        version: version + 1,
        patch: { version: version + 1, items: [after], removed: [] },
      });
      expect((await opened(guest, scene.registry)).items).toEqual([after, other]);
      expect((await keptUp([changed.patch])).map(({ items }) => items)).toEqual([[after]]);
    });

    it('[MAN-06] one part that is refused keeps nothing of the rest', async () => {
      const item = freshItem({ wanted: 4, purchased: 1, groupGift: fund(4_000, 1_500) });
      const { registry, owner } = await sceneIn(environment, [item]);
      const owners = await signedIn(environment, owner);
      const love = { isMostLoved: O.some({ to: true, seen: false }) };
      const refused = (changed: Partial<ItemEdit>) =>
        refusalOf(owners.registries.updateItem(registry.grId, item.identity, edit({ ...love, ...changed })));
      expect(await refused({ wanted: O.some({ to: 1, seen: 4 }) })).toEqual({ _tag: 'BelowPurchased', purchased: 2 });
      expect(await refused({ isGroupGift: O.some({ to: false, seen: true }) })).toEqual({ _tag: 'HasContributions' });
      const name = { to: ' ', seen: O.some('Hearth Dinner Plate') };
      expect(await refused({ fundName: O.some(name) })).toEqual({ _tag: 'FundNameInvalid', maximum: 60 });
      expect(await refused({ wanted: O.some({ to: 0, seen: 4 }) })).toEqual({ _tag: 'BelowPurchased', purchased: 2 });
      expect(await refused({ wanted: O.some({ to: 1_000, seen: 4 }) })).toEqual({
        _tag: 'QuantityOutOfRange',
        minimum: 2,
        maximum: 999,
      });
      expect(await opened(owners, registry)).toMatchObject({ version: registry.version, items: [item] });
    });

    it('[MAN-06] what the other registrant has changed meanwhile is not lost: the second one is told, and may say it again', async () => {
      const partner = freshAccount();
      const item = freshItem({ wanted: 8, groupGift: fund(11_960, 0) });
      await environment.given({ accounts: [partner] });
      const { registry, owner } = await sceneIn(environment, [item], { owners: [] });
      const shared = { ...registry, grId: freshGrId(), owners: [owner.id, partner.id] };
      await environment.given({ registries: [shared] });
      const [first, second] = [await signedIn(environment, owner), await signedIn(environment, partner)];
      const update = (browser: typeof first, its: ItemEdit) =>
        browser.registries.updateItem(shared.grId, item.identity, its);
      await answerOf(
        update(first, { ...wanting(10, 8), fundName: O.some({ to: 'Kitchen', seen: O.some('Hearth Dinner Plate') }) }),
      );
      const stored = { isMostLoved: false, isGroupGift: true, fundName: O.some('Kitchen'), wanted: 10 };
      expect(await refusalOf(update(second, wanting(6, 8)))).toEqual({ _tag: 'ItemVersionConflict', stored });
      const love = { isMostLoved: O.some({ to: true, seen: false }) };
      expect(await refusalOf(update(second, { ...wanting(6, 8), ...love }))).toMatchObject({
        _tag: 'ItemVersionConflict',
      });
      expect(await answerOf(update(second, edit(love)))).toMatchObject({
        patch: { items: [{ wanted: 10, isMostLoved: true }] },
      });
      expect(await answerOf(update(second, wanting(6, 10)))).toMatchObject({ patch: { items: [{ wanted: 6 }] } });
      expect(await refusalOf(update(first, wanting(12, 10)))).toMatchObject({
        stored: { isMostLoved: true, wanted: 6 },
      });
    });

    it('[MAN-06] of two that save at the same moment one is told of the other', async () => {
      const item = freshItem({ wanted: 8 });
      const { registry, owner } = await sceneIn(environment, [item]);
      const [one, two] = [await signedIn(environment, owner), await signedIn(environment, owner)];
      const update = ({ registries }: typeof one, to: number) =>
        registries.updateItem(registry.grId, item.identity, wanting(to, 8))();
      const outcomes = (await Promise.all([update(one, 5), update(two, 12)])).map(({ _tag }) => _tag);
      expect(outcomes.toSorted()).toEqual(['Left', 'Right']);
      expect(await opened(one, registry)).toMatchObject({ version: registry.version + 1 });
    });

    it('[MAN-06] what holds already is success and no write; what nobody changes here may have changed', async () => {
      const item = freshItem({ wanted: 3, isMostLoved: true });
      const { registry, owner } = await sceneIn(environment, [item]);
      const owners = await signedIn(environment, owner);
      const alike = { isMostLoved: O.some({ to: true, seen: false }), wanted: O.some({ to: 3, seen: 8 }) };
      for (const its of [NOTHING_EDITED, edit(alike)])
        expect(await answerOf(owners.registries.updateItem(registry.grId, item.identity, its))).toMatchObject({
          version: registry.version,
          patch: { items: [], removed: [] },
        });
      await buy(environment, fromRegistry(registry.grId, item));
      expect(await answerOf(owners.registries.updateItem(registry.grId, item.identity, wanting(5, 3)))).toMatchObject({
        patch: { items: [{ wanted: 5, purchased: 1 }] },
      });
    });

    it('[MAN-09] what was bought beyond the wish is edited as long as its quantity stays or rises to what was bought', async () => {
      const item = freshItem({ wanted: 2, purchased: 5 });
      const { registry, owner } = await sceneIn(environment, [item]);
      const { registries } = await signedIn(environment, owner);
      const update = (its: ItemEdit) => registries.updateItem(registry.grId, item.identity, its);
      const love = { isMostLoved: O.some({ to: true, seen: false }) };
      expect(await answerOf(update(edit(love)))).toMatchObject({
        patch: { items: [{ wanted: 2, purchased: 5, isMostLoved: true }] },
      });
      expect(await answerOf(update(wanting(2, 2)))).toMatchObject({ patch: { items: [] } });
      for (const to of [1, 3, 4])
        expect(await refusalOf(update(wanting(to, 2)))).toEqual({ _tag: 'BelowPurchased', purchased: 5 });
      expect(await answerOf(update(wanting(5, 2)))).toMatchObject({ patch: { items: [{ wanted: 5, purchased: 5 }] } });
    });

    it('[MAN-07] [CA-01] in Canada nothing is made a group gift or named, the rest is edited', async () => {
      const item = freshItem({ wanted: 2 });
      const { registry, owner } = await sceneIn(environment, [item], { market: 'CA' });
      const { registries } = await signedIn(environment, owner, 'canada');
      const update = (changed: Partial<ItemEdit>) => registries.updateItem(registry.grId, item.identity, edit(changed));
      const wanted = O.some({ to: 3, seen: 2 });
      expect(await refusalOf(update({ wanted, isGroupGift: O.some({ to: true, seen: false }) }))).toEqual({
        _tag: 'NotInMarket',
      });
      expect(await refusalOf(update({ wanted, fundName: O.some({ to: '', seen: O.none }) }))).toEqual({
        _tag: 'NotInMarket',
      });
      expect(await answerOf(update({ wanted }))).toMatchObject({ patch: { items: [{ wanted: 3 }] } });
    });

    it('[AUTH-03] [ROUTE-17] first the session, then what is there, then whose it is, then what is asked', async () => {
      const stranger = freshAccount();
      const item = freshItem();
      const { registry, owner } = await sceneIn(environment, [item]);
      const hidden = await sceneIn(environment, [item], { visibility: { _tag: 'Private' } });
      await environment.given({ accounts: [stranger] });
      const bad = wanting(0, 8);
      const refused = async (
        { registries }: Awaited<ReturnType<typeof signedIn>>,
        grId = registry.grId,
        { identity } = item,
      ) => refusalOf(registries.updateItem(grId, identity, bad));
      expect(await refused(environment.browser(), freshGrId())).toEqual({ _tag: 'SignInNeeded' });
      const other = await signedIn(environment, stranger);
      for (const grId of [freshGrId(), hidden.registry.grId])
        expect(await refused(other, grId)).toEqual({ _tag: 'RegistryNotFound' });
      expect(await refused(other, registry.grId, freshItem())).toEqual({ _tag: 'ItemUnknown' });
      expect(await refused(other)).toEqual({ _tag: 'NotOwner' });
      expect(await refused(await signedIn(environment, owner))).toMatchObject({ _tag: 'QuantityOutOfRange' });
    });
  });
};
