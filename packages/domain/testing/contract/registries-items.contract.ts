import { type ItemEdit, NOT_PERSONALIZED, NOTHING_EDITED } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { examplePersonalization, personalizationIdOf } from '../arbitrary/index.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  environment,
  freshItem,
  freshProduct,
  fund,
  givenAccount,
  givenRegistry,
  type OwnerCall,
  opened,
  openPages,
  patchesOf,
  refusedToOthers,
  signedIn,
} from './scene.ts';

const edit = (changed: Partial<ItemEdit>): ItemEdit => ({ ...NOTHING_EDITED, ...changed });
const wanting = (to: number, seen: number): ItemEdit => edit({ wanted: O.some({ to, seen }) });
const love = { isMostLoved: O.some({ to: true, seen: false }) };

/** The calls that change an item of the list. */
const itemCalls: ReadonlyArray<OwnerCall> = [
  ({ registries }, grId, identity) => registries.changeWantedQuantity(grId, identity, 1_000),
  ({ registries }, grId, identity) => registries.changeMostLoved(grId, identity, true),
  ({ registries }, grId, identity) => registries.changeGroupGift(grId, identity, true),
  ({ registries }, grId, identity) => registries.nameFund(grId, identity, ''),
  ({ registries }, grId, identity) => registries.updateItem(grId, identity, wanting(0, 8)),
];

/** What changing items promises. */
export const testRegistryItems = (): void => {
  it('[AUTH-03] [ROUTE-17] [AUTH-04] only owners change items; others do not learn which items they may not see', async () => {
    await refusedToOthers([
      ...itemCalls,
      ({ registries }, grId, identity) => registries.removeItem(grId, identity),
      ({ registries }, grId, identity) => registries.addItems(grId, [{ identity, quantity: 0 }], O.none),
      ({ registries }, grId, identity) => registries.replaceItem(grId, identity, identity, O.none),
    ]);
    const [item, gone] = [freshItem(), freshItem({ product: { isNla: true } })];
    const { registry, owner } = await givenRegistry([item, gone]);
    const stranger = await signedIn(await givenAccount());
    for (const call of itemCalls) {
      for (const { identity } of [freshItem(), gone])
        expect(await refusalOf(call(stranger, registry.grId, identity))).toEqual({ _tag: 'ItemUnknown' });
      expect(await refusalOf(call(await signedIn(owner), registry.grId, freshItem().identity))).toEqual({
        _tag: 'ItemUnknown',
      });
    }
  });

  it('[AUTH-03] a co-registrant is an owner too', async () => {
    const [partner, second] = [await givenAccount(), await givenAccount()];
    const item = freshItem();
    const { registry } = await givenRegistry([item], { owners: [partner.id, second.id] });
    for (const [account, wanted] of [
      [partner, 2],
      [second, 3],
    ] as const) {
      const owners = await signedIn(account);
      expect(
        await answerOf(owners.registries.changeWantedQuantity(registry.grId, item.identity, wanted)),
      ).toMatchObject({
        wanted,
      });
    }
  });

  it('[ITEM-07] [MAN-05] [MAN-08] [GG-05] what is so already succeeds without a new version', async () => {
    const item = freshItem({ wanted: 8, purchased: 3, isMostLoved: true, groupGift: fund(11_960, 1_000) });
    const { registry, owner } = await givenRegistry([item]);
    const { registries } = await signedIn(owner);
    const { grId, version } = registry;
    const { identity } = item;
    const alike = { isMostLoved: O.some({ to: true, seen: false }), wanted: O.some({ to: 8, seen: 5 }) };
    const unchanged = { version, patch: { items: [], removed: [] } };
    expect(await answerOf(registries.changeWantedQuantity(grId, identity, 8))).toMatchObject(unchanged);
    expect(await answerOf(registries.changeMostLoved(grId, identity, true))).toMatchObject(unchanged);
    expect(await answerOf(registries.changeGroupGift(grId, identity, true))).toMatchObject(unchanged);
    expect(await answerOf(registries.nameFund(grId, identity, 'Linden Dinner Plate'))).toMatchObject(unchanged);
    expect(await answerOf(registries.updateItem(grId, identity, edit(alike)))).toMatchObject(unchanged);
    expect(await answerOf(registries.removeItem(grId, freshItem().identity))).toMatchObject(unchanged);
    expect((await opened(environment.browser(), registry)).items).toEqual([item]);
  });

  it('[MAN-05] an owner changes the wanted quantity, down to what was bought', async () => {
    const item = freshItem({ wanted: 8, purchased: 3 });
    const { registry, owner } = await givenRegistry([item]);
    const owners = await signedIn(owner);
    for (const [step, wanted] of [999, 3].entries()) {
      const change = await answerOf(owners.registries.changeWantedQuantity(registry.grId, item.identity, wanted));
      const version = registry.version + step + 1;
      expect(change).toMatchObject({
        version,
        wanted,
        purchased: 3,
        patch: { version, items: [{ ...item, wanted }] },
      });
      const view = await opened(owners, registry);
      expect(view.version).toBe(version);
      expect(view.items).toEqual([{ ...item, wanted }]);
    }
  });

  it('[ITEM-07] [MAN-08] an item is marked as most loved and unmarked, and open pages are updated', async () => {
    const [item, other] = [freshItem(), freshItem()];
    const scene = await givenRegistry([item, other]);
    const { registry } = scene;
    const { grId, version } = registry;
    const { owners, guest, upToDate } = await openPages(scene, 2);
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
    const patches = await upToDate([marked.patch, unmarked.patch]);
    expect(patches.map(({ items }) => items)).toEqual([[loved], [item]]);
  });

  it('[ITEM-07] two designs of one product are two items', async () => {
    const product = freshProduct({ personalizationType: 700 });
    const texts = O.some(examplePersonalization());
    const [first, second] = [NOT_PERSONALIZED, personalizationIdOf(7)].map((personalizationId) => ({
      ...freshItem({ product }),
      identity: { sku: product.sku, personalizationId },
      personalization: texts,
    }));
    if (first === undefined || second === undefined) throw new TypeError('two designs');
    const { registry, owner } = await givenRegistry([first, second]);
    const { registries } = await signedIn(owner);
    await answerOf(registries.changeMostLoved(registry.grId, second.identity, true));
    expect((await opened(environment.browser(), registry)).items).toEqual([first, { ...second, isMostLoved: true }]);
  });

  it('[ITEM-07] [GG-02] [GG-03] an item becomes a group gift and none again, and open pages are updated', async () => {
    const [item, other] = [freshItem({ wanted: 4 }), freshItem()];
    const scene = await givenRegistry([item, other]);
    const { registry } = scene;
    const { grId, version } = registry;
    const { owners, guest, upToDate } = await openPages(scene, 2);
    const together = { ...item, groupGift: fund(5_980, 0) };
    const begun = await answerOf(owners.registries.changeGroupGift(grId, item.identity, true));
    expect(begun).toMatchObject({
      version: version + 1,
      isGroupGift: true,
      patch: { version: version + 1, items: [together], removed: [] },
    });
    expect((await opened(guest, registry)).items).toEqual([together, other]);
    const ended = await answerOf(owners.registries.changeGroupGift(grId, item.identity, false));
    expect(ended).toMatchObject({ version: version + 2, isGroupGift: false, patch: { items: [item] } });
    const patches = await upToDate([begun.patch, ended.patch]);
    expect(patches.map(({ items }) => items)).toEqual([[together], [item]]);
  });

  it('[GG-05] [GG-02] a fund with money stays; an item no longer available becomes no group gift', async () => {
    const together = freshItem({ groupGift: fund(1_495, 1) });
    const gone = freshItem({ product: { isNla: true } });
    const { registry, owner } = await givenRegistry([together, gone]);
    const owners = await signedIn(owner);
    const { changeGroupGift } = owners.registries;
    expect(await refusalOf(changeGroupGift(registry.grId, together.identity, false))).toEqual({
      _tag: 'HasContributions',
    });
    expect(await refusalOf(changeGroupGift(registry.grId, gone.identity, true))).toEqual({
      _tag: 'NoLongerAvailable',
      identity: gone.identity,
    });
    expect(await opened(owners, registry)).toMatchObject({ version: registry.version, items: [together, gone] });
  });

  it('[MAN-07] [CA-01] [GG-04] in Canada there are no group gifts and no names of funds', async () => {
    const item = freshItem();
    const { registry, owner } = await givenRegistry([item], { market: 'CA' });
    const { registries } = await signedIn(owner, 'canada');
    const { grId } = registry;
    const { identity } = item;
    const refused = { _tag: 'NotInMarket' };
    expect(await refusalOf(registries.changeGroupGift(grId, identity, true))).toEqual(refused);
    expect(await refusalOf(registries.nameFund(grId, identity, 'Our kitchen'))).toEqual(refused);
    const isGroupGift = O.some({ to: true, seen: false });
    expect(await refusalOf(registries.updateItem(grId, identity, edit({ isGroupGift })))).toEqual(refused);
  });

  it('[GG-04] a fund gets the name that its registrant gives it, and open pages are updated', async () => {
    const together = freshItem({ groupGift: fund(1_495, 0) });
    const { registry, owner } = await givenRegistry([together]);
    const { grId, version } = registry;
    const { registries } = await signedIn(owner);
    const guest = environment.browser();
    const patches = patchesOf(guest.registries.watch({ grId, viewing: 'own' }, registry), 1);
    const named = { ...together, groupGift: fund(1_495, 0, 'Our café ☕') };
    const naming = await answerOf(registries.nameFund(grId, together.identity, '  Our cafe\u0301 ☕ '));
    expect(naming).toMatchObject({ version: version + 1, name: 'Our café ☕', patch: { items: [named] } });
    expect(await patches).toMatchObject([{ items: [named] }]);
    expect(await answerOf(registries.nameFund(grId, together.identity, 'Our café ☕'))).toMatchObject({
      version: version + 1,
      name: 'Our café ☕',
      patch: { items: [] },
    });
    expect((await opened(guest, registry)).items).toEqual([named]);
  });

  it('[GG-03] [MAN-05] the goal follows the wanted quantity at the price of the money raised, and never falls below it', async () => {
    const half = freshItem({ wanted: 4, purchased: 1, groupGift: fund(4_000, 1_500) });
    const { registry, owner } = await givenRegistry([half]);
    const owners = await signedIn(owner);
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

  it('[MAN-06] [MAN-08] [GG-02] [GG-04] several changes of an item are one write, and open pages are updated once', async () => {
    const [item, other] = [freshItem({ wanted: 2 }), freshItem()];
    const scene = await givenRegistry([item, other]);
    const { grId, version } = scene.registry;
    const { owners, guest, upToDate } = await openPages(scene, 1);
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
    expect((await upToDate([changed.patch])).map(({ items }) => items)).toEqual([[after]]);
  });

  it('[MAN-06] when one of several changes is refused, none is made', async () => {
    const item = freshItem({ wanted: 4, purchased: 1, groupGift: fund(4_000, 1_500) });
    const { registry, owner } = await givenRegistry([item]);
    const owners = await signedIn(owner);
    const refused = (changed: Partial<ItemEdit>) =>
      refusalOf(owners.registries.updateItem(registry.grId, item.identity, edit({ ...love, ...changed })));
    expect(await refused({ wanted: O.some({ to: 1, seen: 4 }) })).toEqual({ _tag: 'BelowPurchased', purchased: 2 });
    expect(await refused({ isGroupGift: O.some({ to: false, seen: true }) })).toEqual({ _tag: 'HasContributions' });
    const name = { to: ' ', seen: O.some('Linden Dinner Plate') };
    expect(await refused({ fundName: O.some(name) })).toEqual({ _tag: 'FundNameInvalid', maximum: 60 });
    expect(await refused({ wanted: O.some({ to: 0, seen: 4 }) })).toEqual({ _tag: 'BelowPurchased', purchased: 2 });
    expect(await refused({ wanted: O.some({ to: 1_000, seen: 4 }) })).toEqual({
      _tag: 'QuantityOutOfRange',
      minimum: 2,
      maximum: 999,
    });
    expect(await opened(owners, registry)).toMatchObject({ version: registry.version, items: [item] });
  });

  it('[MAN-06] a change on top of the other registrant’s is refused with what is stored, and can be made again', async () => {
    const [owner, partner] = [await givenAccount(), await givenAccount()];
    const item = freshItem({ wanted: 8, groupGift: fund(11_960, 0) });
    const { registry: shared } = await givenRegistry([item], { owners: [owner.id, partner.id] });
    const [first, second] = [await signedIn(owner), await signedIn(partner)];
    const update = (browser: typeof first, changes: ItemEdit) =>
      browser.registries.updateItem(shared.grId, item.identity, changes);
    await answerOf(
      update(first, { ...wanting(10, 8), fundName: O.some({ to: 'Kitchen', seen: O.some('Linden Dinner Plate') }) }),
    );
    const stored = { isMostLoved: false, isGroupGift: true, fundName: O.some('Kitchen'), wanted: 10 };
    expect(await refusalOf(update(second, wanting(6, 8)))).toEqual({ _tag: 'ItemVersionConflict', stored });
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

  it('[MAN-09] the quantity of an over-purchased item stays or rises to what was bought', async () => {
    const item = freshItem({ wanted: 2, purchased: 5 });
    const { registry, owner } = await givenRegistry([item]);
    const { registries } = await signedIn(owner);
    const update = (changes: ItemEdit) => registries.updateItem(registry.grId, item.identity, changes);
    expect(await answerOf(update(edit(love)))).toMatchObject({ patch: { items: [{ wanted: 2, isMostLoved: true }] } });
    expect(await refusalOf(update(wanting(4, 2)))).toEqual({ _tag: 'BelowPurchased', purchased: 5 });
    expect(await answerOf(update(wanting(5, 2)))).toMatchObject({ patch: { items: [{ wanted: 5, purchased: 5 }] } });
  });

  it('[MAN-06] of two changes at the same time one is refused', async () => {
    const item = freshItem({ wanted: 8 });
    const { registry, owner } = await givenRegistry([item]);
    const [one, two] = [await signedIn(owner), await signedIn(owner)];
    const update = ({ registries }: typeof one, to: number) =>
      registries.updateItem(registry.grId, item.identity, wanting(to, 8))();
    const outcomes = (await Promise.all([update(one, 5), update(two, 12)])).map(({ _tag }) => _tag);
    expect(outcomes.toSorted()).toEqual(['Left', 'Right']);
    expect(await opened(one, registry)).toMatchObject({ version: registry.version + 1 });
  });
};
