import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, fill, freshItem, fromRegistry, opened, sceneIn, signedIn } from './scene.ts';
import { patchesOf } from './watching.ts';

const fund = (goal: number, raised: number, name = 'Hearth Dinner Plate') =>
  O.some({ name, goal: centsOf(goal), raised: centsOf(raised) });

/** What the fund of a group gift promises: its name, its goal, and that money in it is not overtaken. */
export const fundsOfRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('funds', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[GG-04] a fund has the name that its registrant gives it, and every open page is told', async () => {
      const together = freshItem({ groupGift: fund(1_495, 0) });
      const { registry, owner } = await sceneIn(environment, [together]);
      const { grId, version } = registry;
      const { registries } = await signedIn(environment, owner);
      const guest = environment.browser();
      const told = patchesOf(guest.registries.watch({ grId, viewing: 'own' }, registry), 1);
      const named = { ...together, groupGift: fund(1_495, 0, 'Our café ☕') };
      const naming = await answerOf(registries.nameFund(grId, together.identity, '  Our cafe\u0301 ☕ '));
      expect(naming).toMatchObject({ version: version + 1, name: 'Our café ☕', patch: { items: [named] } });
      expect(await told).toMatchObject([{ items: [named] }]);
      expect(await answerOf(registries.nameFund(grId, together.identity, 'Our café ☕'))).toMatchObject({
        version: version + 1,
        name: 'Our café ☕',
        patch: { items: [] },
      });
      expect((await opened(guest, registry)).items).toEqual([named]);
    });

    it('[GG-04] 1 to 60 characters are a name, of a group gift only', async () => {
      const [together, alone] = [freshItem({ groupGift: fund(1_495, 0) }), freshItem()];
      const { registry, owner } = await sceneIn(environment, [together, alone]);
      const { registries } = await signedIn(environment, owner);
      const refused = (name: string, { identity } = together) =>
        refusalOf(registries.nameFund(registry.grId, identity, name));
      for (const name of ['', '   ', 'a'.repeat(61)]) {
        expect(await refused(name)).toEqual({ _tag: 'FundNameInvalid', maximum: 60 });
      }
      expect(await refused('a'.repeat(60), alone)).toEqual({ _tag: 'NotAGroupGift' });
      const longest = await answerOf(registries.nameFund(registry.grId, together.identity, 'a'.repeat(60)));
      expect(longest.name).toBe('a'.repeat(60));
    });

    it('[GG-03] [MAN-05] the goal moves with what is wanted, at the price of the money in it, and never below that money', async () => {
      const half = freshItem({ wanted: 4, purchased: 1, groupGift: fund(4_000, 1_500) });
      const { registry, owner } = await sceneIn(environment, [half]);
      const owners = await signedIn(environment, owner);
      const want = (wanted: number) => owners.registries.changeWantedQuantity(registry.grId, half.identity, wanted);
      expect(await refusalOf(want(1))).toEqual({ _tag: 'BelowPurchased', purchased: 2 });
      for (const [wanted, goal] of [
        [6, 6_000],
        [2, 2_000],
      ] as const) {
        const moved = { ...half, wanted, groupGift: fund(goal, 1_500) };
        expect((await answerOf(want(wanted))).patch).toMatchObject({ items: [moved] });
        expect((await opened(environment.browser(), registry)).items).toEqual([moved]);
      }
      const more = [{ identity: half.identity, quantity: 3 }];
      await answerOf(owners.registries.addItems(registry.grId, more, O.none));
      expect((await opened(owners, registry)).items).toEqual([{ ...half, wanted: 5, groupGift: fund(5_000, 1_500) }]);
    });

    it('[GG-03] while nobody has given, the goal is what all that is wanted costs today', async () => {
      const [stale, bought] = [freshItem({ wanted: 2, groupGift: fund(100, 0) }), freshItem({ groupGift: fund(1, 0) })];
      const { registry, owner } = await sceneIn(environment, [stale, bought]);
      const owners = await signedIn(environment, owner);
      expect((await opened(environment.browser(), registry)).items).toEqual([
        { ...stale, groupGift: fund(2_990, 0) },
        { ...bought, groupGift: fund(1_495, 0) },
      ]);
      await buy(environment, fromRegistry(registry.grId, bought));
      const change = await answerOf(owners.registries.changeWantedQuantity(registry.grId, stale.identity, 3));
      expect(change.patch.items).toEqual([{ ...stale, wanted: 3, groupGift: fund(4_485, 0) }]);
    });

    it('[BUY-09] a group gift goes in as a whole piece until money was raised for it; then words say why not', async () => {
      const [empty, begun] = [freshItem({ groupGift: fund(1_495, 0) }), freshItem({ groupGift: fund(1_495, 1) })];
      const { registry } = await sceneIn(environment, [empty, begun]);
      const browser = environment.browser();
      expect(await refusalOf(browser.cart.add([fromRegistry(registry.grId, begun)], O.none))).toEqual({
        _tag: 'GroupGiftBegun',
        identity: begun.identity,
      });
      expect(await fill(browser, fromRegistry(registry.grId, empty))).toMatchObject({ count: 1 });
    });
  });
};
