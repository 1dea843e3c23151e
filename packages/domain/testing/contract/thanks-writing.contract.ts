import type { GiftId } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { giftIdOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshGrId } from './fresh.ts';
import { openPages } from './open-pages.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { opened, signedIn } from './scene.ts';
import { givenScene } from './thanks-scene.ts';
import { patchesOf } from './watching.ts';

const nobodys: GiftId = giftIdOf('HF-0:1');

/** What marking gifts and writing notes promises. */
export const writingThanks = (getEnvironment: () => ContractEnvironment): void => {
  describe('writing', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[THX-01] [LIVE-01] many are marked in one write, and the mark is taken back; every open page of an owner is told that something happened, and nothing of what, and a guest with the next that happens', async () => {
      const scene = await givenScene(environment);
      const { registry, ids } = scene;
      const { grId, version, revisionId } = await opened(environment.browser(), registry);
      const { owners, keptUp } = await openPages(
        environment,
        { ...scene, registry: { ...registry, version, revisionId } },
        3,
      );
      const partner = await signedIn(environment, scene.owner);
      const partnerPatches = patchesOf(partner.registries.watch({ grId, viewing: 'own' }, { version, revisionId }), 2);
      const marked = await answerOf(owners.thanks.markThanked(grId, ids, true));
      expect(marked).toMatchObject({
        version: version + 1,
        patch: { version: version + 1, items: [], removed: [], header: O.none },
        gifts: ids.map((id) => ({ id, isThanked: true, note: '' })),
      });
      const taken = await answerOf(owners.thanks.markThanked(grId, [ids[1]], false));
      expect(taken).toMatchObject({ version: version + 2, gifts: [{ id: ids[1], isThanked: false }] });
      const nothing = { items: [], removed: [], header: O.none };
      expect(await partnerPatches).toMatchObject([nothing, nothing]);
      const greeted = await answerOf(owners.settings.writeGreeting(grId, 'Welcome back'));
      const told = await keptUp([marked.patch, taken.patch, greeted.patch]);
      expect(told).toMatchObject([nothing, nothing, { version: version + 3 }]);
      const read = await answerOf(owners.thanks.readGifts(grId));
      expect(read).toMatchObject({ version: version + 3, gifts: [{ isThanked: true }, { isThanked: false }] });
    });

    it('[THX-01] what is marked already is success and no write; a gift that is not there refuses them all', async () => {
      const { registry, first, ids } = await givenScene(environment);
      const { grId } = registry;
      const { version } = await answerOf(first.markThanked(grId, [ids[0]], true));
      expect(await answerOf(first.markThanked(grId, [ids[0], ids[0]], true))).toMatchObject({
        version,
        gifts: [{ id: ids[0], isThanked: true }],
      });
      expect(await answerOf(first.markThanked(grId, [ids[1]], false))).toMatchObject({ version });
      expect(await refusalOf(first.markThanked(grId, [ids[1], nobodys], true))).toEqual({
        _tag: 'GiftUnknown',
        id: nobodys,
      });
      expect(await answerOf(first.readGifts(grId))).toMatchObject({
        version,
        gifts: [{ isThanked: true }, { isThanked: false }],
      });
    });

    it('[THX-01] a note is kept with the mark beside it, without spaces around; it is changed and taken away', async () => {
      const { registry, first, second, ids } = await givenScene(environment);
      const { grId } = registry;
      await answerOf(first.markThanked(grId, [ids[0]], true));
      const written = await answerOf(
        first.writeNote(grId, ids[0], { was: '', now: '  card with a\nheron \u{1f381} ' }),
      );
      expect(written.gifts).toEqual([{ id: ids[0], isThanked: true, note: 'card with a\nheron \u{1f381}' }]);
      expect((await answerOf(second.readGifts(grId))).gifts[0]).toMatchObject({
        isThanked: true,
        note: 'card with a\nheron \u{1f381}',
      });
      const same = { was: 'x', now: 'card with a\nheron \u{1f381}' };
      expect(await answerOf(second.writeNote(grId, ids[0], same))).toMatchObject({ version: written.version });
      const away = { was: 'card with a\nheron \u{1f381}', now: ' ' };
      expect((await answerOf(second.writeNote(grId, ids[0], away))).gifts).toMatchObject([{ note: '' }]);
    });

    it('[THX-01] two registrants write on the same gift: the second is told what stands there now and changes nothing, and then writes over it on purpose', async () => {
      const { registry, first, second, ids } = await givenScene(environment);
      const { grId } = registry;
      await answerOf(first.writeNote(grId, ids[1], { was: '', now: 'heron' }));
      expect(await refusalOf(second.writeNote(grId, ids[1], { was: '', now: 'crane' }))).toEqual({
        _tag: 'NoteVersionConflict',
        id: ids[1],
        note: 'heron',
      });
      expect((await answerOf(first.readGifts(grId))).gifts[1]?.note).toBe('heron');
      const over = await answerOf(second.writeNote(grId, ids[1], { was: 'heron', now: 'crane' }));
      expect(over.gifts).toEqual([{ id: ids[1], isThanked: false, note: 'crane' }]);
    });

    it('[THX-01] a note that is too long, or on a gift that is not there, is refused, and nothing is kept', async () => {
      const { registry, first, ids } = await givenScene(environment);
      const { grId } = registry;
      const { version } = await opened(environment.browser(), registry);
      const long = { was: '', now: 'a'.repeat(501) };
      expect(await refusalOf(first.writeNote(grId, ids[0], long))).toEqual({ _tag: 'NoteTooLong', maximum: 500 });
      expect(await refusalOf(first.writeNote(grId, nobodys, { was: '', now: 'x' }))).toEqual({
        _tag: 'GiftUnknown',
        id: nobodys,
      });
      const full = await answerOf(first.writeNote(grId, ids[0], { was: '', now: '\u{1f381}'.repeat(500) }));
      expect(full.version).toBe(version + 1);
    });

    it('[THX-01] two marks at once are both kept', async () => {
      const { registry, first, second, ids } = await givenScene(environment);
      const { grId } = registry;
      await Promise.all([
        answerOf(first.markThanked(grId, [ids[0]], true)),
        answerOf(second.markThanked(grId, [ids[1]], true)),
        answerOf(second.writeNote(grId, ids[0], { was: '', now: 'heron' })),
      ]);
      expect((await answerOf(first.readGifts(grId))).gifts).toMatchObject([
        { isThanked: true, note: 'heron' },
        { isThanked: true, note: '' },
      ]);
    });

    it('[THX-01] [AUTH-03] owners alone write: first the session, then what is there, then whose it is', async () => {
      const stranger = freshAccount();
      await environment.given({ accounts: [stranger] });
      const { registry, first, ids } = await givenScene(environment);
      const others = (await signedIn(environment, stranger)).thanks;
      const visitor = environment.browser().thanks;
      for (const [thanks, grId, expected] of [
        [visitor, registry.grId, 'SignInNeeded'],
        [others, freshGrId(), 'RegistryNotFound'],
        [others, registry.grId, 'NotOwner'],
      ] as const) {
        expect(await refusalOf(thanks.markThanked(grId, [nobodys], true))).toEqual({ _tag: expected });
        expect(await refusalOf(thanks.writeNote(grId, ids[0], { was: '', now: 'a'.repeat(501) }))).toEqual({
          _tag: expected,
        });
      }
      expect((await answerOf(first.readGifts(registry.grId))).gifts).toMatchObject([
        { isThanked: false, note: '' },
        { isThanked: false, note: '' },
      ]);
    });

    it('[THX-01] [SET-01] what was noted goes with a registry that is deleted', async () => {
      const { registry, first, ids, owner } = await givenScene(environment);
      await answerOf(first.writeNote(registry.grId, ids[0], { was: '', now: 'heron' }));
      const { settings } = await signedIn(environment, owner);
      await answerOf(settings.deleteRegistry(registry.grId));
      expect(await refusalOf(first.readGifts(registry.grId))).toEqual({ _tag: 'RegistryNotFound' });
    });
  });
};
