import { purchaseState } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, dayOf, instantOf } from '../arbitrary/index.ts';
import { freshGrId } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { testAddingAndRemoving } from './registries-adding.contract.ts';
import { testRegistryItems } from './registries-items.contract.ts';
import { testReplacing } from './registries-replacing.contract.ts';
import { testWatching } from './registries-watching.contract.ts';
import {
  buy,
  contract,
  environment,
  freshItem,
  fromRegistry,
  givenAccount,
  givenRegistry,
  opened,
  present,
  signedIn,
} from './scene.ts';

const coupon = {
  couponNumber: 'COMPLETE0815',
  expirationDate: dayOf('2027-12-31'),
  isCancelled: false,
  discount: 0.15,
};

/** What registries promise: reading them, changing their items, and watching them. */
export const registriesContract = contract('registries', () => {
  it('[STATE-01] [AUTH-04] [COUP-01] a guest’s view has nothing that is for owners only', async () => {
    const [item, gone] = [freshItem({ wanted: 4 }), freshItem({ product: { isNla: true } })];
    const { registry, owner } = await givenRegistry([item, gone], { coupon: O.some(coupon) });
    const view = await opened(environment.browser(), registry);
    expect(view).toMatchObject({
      grId: registry.grId,
      version: registry.version,
      site: 'main',
      role: 'guest',
      isLoggedIn: false,
      canReturnToManagement: false,
      owner: O.none,
      header: { primaryFirstName: 'Amelia', secondaryFirstName: O.some('Jonah'), eventDate: O.some('2027-06-12') },
    });
    expect(view.items).toEqual([item]);
    const bytes = JSON.stringify(view);
    for (const secret of [gone.identity.sku, coupon.couponNumber, owner.id, owner.email]) {
      expect(bytes).not.toContain(secret);
    }
  });

  it('[STATE-01] [COUP-01] an owner’s view has all items, visibility and completion coupon', async () => {
    const [item, gone] = [freshItem(), freshItem({ product: { isNla: true } })];
    const { registry, owner } = await givenRegistry([item, gone], { coupon: O.some(coupon) });
    const view = await opened(await signedIn(owner), registry);
    expect(view).toMatchObject({ role: 'registrant', isLoggedIn: true, canReturnToManagement: false });
    expect(view.items).toEqual([item, gone]);
    expect(view.owner).toEqual(
      O.some({ visibility: 'findable', coupon: O.some(coupon), hiddenUntil: O.none, home: [] }),
    );
  });

  it('[ROUTE-20] the shareable URL is the guests’ page of the registry', async () => {
    const { registry } = await givenRegistry([]);
    const { header } = await opened(environment.browser(), registry);
    expect(header.shareableUrl).toMatch(new RegExp(`^https?://[^/]+/r/${registry.grId}$`));
  });

  it('the event is over from midnight in Chicago after its day', async () => {
    const { registry } = await givenRegistry([], { eventDate: O.some(dayOf('2027-06-12')) });
    environment.setClock(instantOf('2027-06-13T04:59:59.999Z'));
    expect((await opened(environment.browser(), registry)).header.isPostEvent).toBe(false);
    environment.setClock(instantOf('2027-06-13T05:00:00.000Z'));
    expect((await opened(environment.browser(), registry)).header.isPostEvent).toBe(true);
  });

  it('[ROUTE-17] a private registry, or one by link only, does not exist for others', async () => {
    const hidden = await givenRegistry([freshItem()], { visibility: { _tag: 'Private' } });
    const linked = await givenRegistry([freshItem()], {
      visibility: { _tag: 'LinkOnly', key: 'a'.repeat(32) },
    });
    const strangers = await signedIn(await givenAccount());
    for (const browser of [environment.browser(), strangers]) {
      for (const grId of [freshGrId(), hidden.registry.grId, linked.registry.grId]) {
        for (const viewing of ['own', 'guest'] as const) {
          expect(await refusalOf(browser.registries.open({ grId, viewing }))).toEqual({ _tag: 'RegistryNotFound' });
        }
        expect(await refusalOf(browser.registries.items(grId))).toEqual({ _tag: 'RegistryNotFound' });
      }
    }
    expect((await opened(await signedIn(hidden.owner), hidden.registry)).role).toBe('registrant');
    expect((await opened(await signedIn(linked.owner), linked.registry)).role).toBe('registrant');
  });

  it('[API-02] [AUTH-04] [ROUTE-17] one item is read as the reader’s list has it', async () => {
    const [item, gone] = [freshItem({ wanted: 4 }), freshItem({ product: { isNla: true } })];
    const { registry, owner } = await givenRegistry([item, gone]);
    const hidden = await givenRegistry([freshItem()], { visibility: { _tag: 'Private' } });
    const [visitor, owners] = [environment.browser().registries, (await signedIn(owner)).registries];
    expect(await answerOf(visitor.item(registry.grId, item.identity))).toEqual(item);
    expect(await answerOf(owners.item(registry.grId, gone.identity))).toEqual(gone);
    for (const { identity } of [gone, freshItem()]) {
      expect(await refusalOf(visitor.item(registry.grId, identity))).toEqual({ _tag: 'ItemUnknown' });
    }
    for (const grId of [freshGrId(), hidden.registry.grId]) {
      expect(await refusalOf(visitor.item(grId, item.identity))).toEqual({ _tag: 'RegistryNotFound' });
    }
  });

  it('[ITEM-01] [LIST-10] after three of eight were ordered, everybody reads three of eight', async () => {
    const item = freshItem({ wanted: 8 });
    const { registry, owner } = await givenRegistry([item]);
    const readers = [environment.browser(), await signedIn(owner)];
    for (const reader of readers) {
      expect((await opened(reader, registry)).items.map(purchaseState)).toEqual(['none']);
    }
    await buy(fromRegistry(registry.grId, item, 3));
    for (const [index, role] of (['guest', 'registrant'] as const).entries()) {
      const view = await opened(present(readers[index]), registry);
      expect(view.role).toBe(role);
      expect(view.items).toMatchObject([{ wanted: 8, purchased: 3 }]);
      expect(view.items.map(purchaseState)).toEqual(['partial']);
      expect(view.totals).toMatchObject({ items: 8, purchased: 3 });
    }
  });

  it('[LIST-10] totals count units of what the reader sees, and no gift cards in Canada', async () => {
    const items = [
      freshItem({ wanted: 8, purchased: 3 }),
      freshItem({ wanted: 2, purchased: 2 }),
      freshItem({ wanted: 5, purchased: 1, product: { isNla: true } }),
    ];
    const giftCardsBought = centsOf(12_550);
    const { registry, owner } = await givenRegistry(items, { giftCardsBought });
    const canadian = await givenRegistry([], { market: 'CA', giftCardsBought });
    const abroad = environment.browser({ site: 'canada' });
    expect((await opened(abroad, canadian.registry)).totals.giftCards).toEqual(O.none);
    expect((await opened(environment.browser(), registry)).totals).toEqual({
      items: 10,
      purchased: 5,
      giftCards: O.some(12_550),
    });
    expect((await opened(await signedIn(owner), registry)).totals).toEqual({
      items: 15,
      purchased: 6,
      giftCards: O.some(12_550),
    });
  });

  it('[API-02] items are read as the reader’s list has them; an empty registry has an empty list', async () => {
    const empty = await givenRegistry([]);
    const [item, gone] = [freshItem(), freshItem({ product: { isNla: true } })];
    const { registry, owner } = await givenRegistry([item, gone]);
    const visitor = environment.browser();
    expect(await answerOf(visitor.registries.items(empty.registry.grId))).toEqual([]);
    expect(await answerOf(visitor.registries.items(registry.grId))).toEqual([item]);
    const owners = await signedIn(owner);
    expect(await answerOf(owners.registries.items(registry.grId))).toEqual([item, gone]);
  });

  it('[AUTH-03] an account’s registries are those of the site’s market, the newest first', async () => {
    const account = await givenAccount();
    const owners = [account.id];
    const first = await givenRegistry([], { owners, eventDate: O.some(dayOf('2030-01-31')) });
    const second = await givenRegistry([], {
      owners,
      visibility: { _tag: 'Private' },
      secondaryFirstName: O.none,
    });
    const canadian = await givenRegistry([], { owners, market: 'CA' });
    await givenRegistry([]);
    const { registries } = await signedIn(account);
    expect(await answerOf(environment.browser().registries.mine)).toEqual([]);
    expect(await answerOf(registries.mine)).toEqual(
      [second, first].map(
        ({ registry: { grId, eventType, eventDate, isPaused, primaryFirstName, secondaryFirstName } }) => ({
          grId,
          eventType,
          eventDate,
          isPaused,
          primaryFirstName,
          secondaryFirstName,
        }),
      ),
    );
    const abroad = await signedIn(account, 'canada');
    expect((await answerOf(abroad.registries.mine)).map(({ grId }) => grId)).toEqual([canadian.registry.grId]);
  });

  testAddingAndRemoving();
  testRegistryItems();
  testReplacing();
  testWatching();
});
