import { purchaseState, type RegistryItem } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf, dayOf, instantOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshGrId } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, freshItem, fromRegistry, opened, sceneIn, signedIn } from './scene.ts';

const coupon = {
  couponNumber: 'COMPLETE0815',
  expirationDate: dayOf('2027-12-31'),
  isCancelled: false,
  discount: 0.15,
};

/** The numbers of an item as it was read, and what they come to. */
const counted = (item: RegistryItem) => ({
  wanted: item.wanted,
  purchased: item.purchased,
  state: purchaseState(item),
});

/** What reading a registry promises. */
export const readingRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('reading', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[STATE-01] [AUTH-04] [COUP-01] a guest gets the registry without what only its owner may see', async () => {
      const [kept, gone] = [freshItem({ wanted: 4 }), freshItem({ product: { isNla: true } })];
      const { registry, owner } = await sceneIn(environment, [kept, gone], { coupon: O.some(coupon) });
      const view = await opened(environment.browser(), registry);
      expect(view).toMatchObject({
        grId: registry.grId,
        version: registry.version,
        site: 'main',
        role: 'guest',
        isLoggedIn: false,
        canReturnToManagement: false,
        owner: O.none,
        header: { primaryFirstName: 'Amelia', secondaryFirstName: O.some('Jonah'), eventDate: '2027-06-12' },
      });
      expect(view.items).toEqual([kept]);
      const bytes = JSON.stringify(view);
      for (const secret of [gone.identity.sku, coupon.couponNumber, owner.id, owner.email]) {
        expect(bytes).not.toContain(secret);
      }
    });

    it('[STATE-01] [COUP-01] an owner gets the whole registry, with visibility and completion code', async () => {
      const [kept, gone] = [freshItem(), freshItem({ product: { isNla: true } })];
      const { registry, owner } = await sceneIn(environment, [kept, gone], { coupon: O.some(coupon) });
      const view = await opened(await signedIn(environment, owner), registry);
      expect(view).toMatchObject({ role: 'registrant', isLoggedIn: true, canReturnToManagement: false });
      expect(view.items).toEqual([kept, gone]);
      expect(view.owner).toEqual(O.some({ visibility: 'findable', coupon: O.some(coupon), home: [] }));
    });

    it('[ROUTE-20] [AUTH-04] an owner with a guest’s eyes gets what a guest gets, and the way back', async () => {
      const { registry, owner } = await sceneIn(environment, [freshItem(), freshItem({ product: { isNla: true } })]);
      const asGuest = await opened(environment.browser(), registry);
      const owners = await signedIn(environment, owner);
      const view = await answerOf(owners.registries.open({ grId: registry.grId, viewing: 'guest' }));
      expect(view).toEqual({ ...asGuest, isLoggedIn: true, canReturnToManagement: true });
    });

    it('[ROUTE-20] the address to share is the guests’ page of this registry', async () => {
      const { registry } = await sceneIn(environment, []);
      const { header } = await opened(environment.browser(), registry);
      expect(header.shareableUrl).toMatch(new RegExp(`^https?://[^/]+/gift-registry/guest-list/${registry.grId}$`));
    });

    it('the default greeting stands until the registrant has written one', async () => {
      const unwritten = await sceneIn(environment, []);
      const written = await sceneIn(environment, [], { greeting: O.some('Hello, all of you!') });
      const visitor = environment.browser();
      expect((await opened(visitor, unwritten.registry)).header.greeting).toBe(
        'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!',
      );
      expect((await opened(visitor, written.registry)).header.greeting).toBe('Hello, all of you!');
    });

    it('the event is over from midnight in Chicago after its day', async () => {
      const { registry } = await sceneIn(environment, [], { eventDate: dayOf('2027-06-12') });
      environment.setClock(instantOf('2027-06-13T04:59:59.999Z'));
      expect((await opened(environment.browser(), registry)).header.isPostEvent).toBe(false);
      environment.setClock(instantOf('2027-06-13T05:00:00.000Z'));
      expect((await opened(environment.browser(), registry)).header.isPostEvent).toBe(true);
    });

    it('[ROUTE-17] a registry that is private, or visible by link to others, is to a person one that does not exist', async () => {
      const hidden = await sceneIn(environment, [freshItem()], { visibility: { _tag: 'Private' } });
      const linked = await sceneIn(environment, [freshItem()], {
        visibility: { _tag: 'LinkOnly', key: 'a'.repeat(32) },
      });
      const stranger = freshAccount();
      await environment.given({ accounts: [stranger] });
      const strangers = await signedIn(environment, stranger);
      for (const browser of [environment.browser(), strangers]) {
        for (const grId of [freshGrId(), hidden.registry.grId, linked.registry.grId]) {
          for (const viewing of ['own', 'guest'] as const) {
            expect(await refusalOf(browser.registries.open({ grId, viewing }))).toEqual({ _tag: 'RegistryNotFound' });
          }
          expect(await refusalOf(browser.registries.items(grId))).toEqual({ _tag: 'RegistryNotFound' });
        }
      }
      expect((await opened(await signedIn(environment, hidden.owner), hidden.registry)).role).toBe('registrant');
      expect((await opened(await signedIn(environment, linked.owner), linked.registry)).role).toBe('registrant');
    });

    it('[API-02] [AUTH-04] [ROUTE-17] one item is read as the list has it for this reader, or it is not there', async () => {
      const [kept, gone] = [freshItem({ wanted: 4 }), freshItem({ product: { isNla: true } })];
      const { registry, owner } = await sceneIn(environment, [kept, gone]);
      const hidden = await sceneIn(environment, [freshItem()], { visibility: { _tag: 'Private' } });
      const [visitor, owners] = [environment.browser().registries, (await signedIn(environment, owner)).registries];
      expect(await answerOf(visitor.item(registry.grId, kept.identity))).toEqual(kept);
      expect(await answerOf(owners.item(registry.grId, gone.identity))).toEqual(gone);
      for (const { identity } of [gone, freshItem()]) {
        expect(await refusalOf(visitor.item(registry.grId, identity))).toEqual({ _tag: 'ItemUnknown' });
      }
      for (const grId of [freshGrId(), hidden.registry.grId]) {
        expect(await refusalOf(visitor.item(grId, kept.identity))).toEqual({ _tag: 'RegistryNotFound' });
      }
    });

    it('[ITEM-01] none, some and all bought come through as they are', async () => {
      const items = [0, 3, 8].map((purchased) => freshItem({ wanted: 8, purchased }));
      const { registry } = await sceneIn(environment, items);
      const view = await opened(environment.browser(), registry);
      expect(view.items.map(counted)).toEqual([
        { wanted: 8, purchased: 0, state: 'none' },
        { wanted: 8, purchased: 3, state: 'partial' },
        { wanted: 8, purchased: 8, state: 'full' },
      ]);
    });

    it('[ITEM-01] [LIST-10] after three of eight were ordered, whoever opens the registry reads three of eight', async () => {
      const item = freshItem({ wanted: 8 });
      const { registry, owner } = await sceneIn(environment, [item]);
      const readers = [environment.browser(), await signedIn(environment, owner)];
      for (const reader of readers) {
        expect((await opened(reader, registry)).items.map(counted)).toEqual([
          { wanted: 8, purchased: 0, state: 'none' },
        ]);
      }
      await buy(environment, fromRegistry(registry.grId, item, 3));
      for (const [index, role] of (['guest', 'registrant'] as const).entries()) {
        const reader = readers[index] ?? expect.fail('two readers');
        const view = await opened(reader, registry);
        expect(view.role).toBe(role);
        expect(view.items.map(counted)).toEqual([{ wanted: 8, purchased: 3, state: 'partial' }]);
        expect(view.totals).toMatchObject({ items: 8, purchased: 3 });
      }
    });

    it('[CA-01] on the Canadian site no item is a group gift', async () => {
      const fund = { name: 'The big pan', goal: centsOf(10_000), raised: centsOf(2_550) };
      const [alone, together] = [freshItem(), freshItem({ groupGift: O.some(fund) })];
      const states = await sceneIn(environment, [alone, together]);
      expect((await opened(environment.browser(), states.registry)).items).toEqual([alone, together]);
      const { registry, owner } = await sceneIn(environment, [alone, together], { market: 'CA' });
      for (const reader of [environment.browser({ site: 'canada' }), await signedIn(environment, owner, 'canada')]) {
        expect((await opened(reader, registry)).items).toEqual([alone, { ...together, groupGift: O.none }]);
      }
    });

    it('[LIST-10] the totals are over what the reader sees, in pieces', async () => {
      const items = [
        freshItem({ wanted: 8, purchased: 3 }),
        freshItem({ wanted: 2, purchased: 2 }),
        freshItem({ wanted: 5, purchased: 1, product: { isNla: true } }),
      ];
      const { registry, owner } = await sceneIn(environment, items, { giftCardsBought: centsOf(12_550) });
      expect((await opened(environment.browser(), registry)).totals).toEqual({
        items: 10,
        purchased: 5,
        giftCards: O.some(12_550),
      });
      expect((await opened(await signedIn(environment, owner), registry)).totals).toEqual({
        items: 15,
        purchased: 6,
        giftCards: O.some(12_550),
      });
    });

    it('[LIST-10] there is no sum of gift cards in Canada', async () => {
      const { registry } = await sceneIn(environment, [freshItem()], {
        market: 'CA',
        giftCardsBought: centsOf(5_000),
      });
      expect((await opened(environment.browser({ site: 'canada' }), registry)).totals.giftCards).toEqual(O.none);
    });

    it('[API-02] a registry without items has an empty list, and a guest’s list has nothing that is no longer available', async () => {
      const empty = await sceneIn(environment, []);
      const [kept, gone] = [freshItem(), freshItem({ product: { isNla: true } })];
      const { registry, owner } = await sceneIn(environment, [kept, gone]);
      const visitor = environment.browser();
      expect(await answerOf(visitor.registries.items(empty.registry.grId))).toEqual([]);
      expect(await answerOf(visitor.registries.items(registry.grId))).toEqual([kept]);
      const owners = await signedIn(environment, owner);
      expect(await answerOf(owners.registries.items(registry.grId))).toEqual([kept, gone]);
    });
  });
};
