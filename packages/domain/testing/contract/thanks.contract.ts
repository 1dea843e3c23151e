import type { GiftId } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, giftIdOf, identityOf, instantOf, reportedOrderIdOf } from '../arbitrary/index.ts';
import { freshKey, freshSku } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  buy,
  contract,
  environment,
  fill,
  freshItem,
  fromRegistry,
  givenAccount,
  givenProduct,
  givenRegistry,
  opened,
  openPages,
  orderRequest,
  patchesOf,
  plain,
  postalAddress,
  present,
  refusedToOthers,
  sharedGift,
  signedIn,
  towards,
} from './scene.ts';

const unknownGift: GiftId = giftIdOf('HF-0:1');

/** A registry with two owners, which got two gifts of two orders. */
const givenGifts = async () => {
  const [owner, other] = [await givenAccount(), await givenAccount()];
  const items = [freshItem({ wanted: 8 }), freshItem()];
  const { registry } = await givenRegistry(items, { owners: [owner.id, other.id] });
  for (const item of items) await buy(fromRegistry(registry.grId, item));
  const [first, second] = [(await signedIn(owner)).thanks, (await signedIn(other)).thanks];
  const { gifts } = await answerOf(first.readGifts(registry.grId));
  return { registry, owner, first, second, ids: [present(gifts[0]).id, present(gifts[1]).id] as const };
};

/** What the Thank You Manager promises. */
export const thanksContract = contract('thanks', () => {
  it('[THX-01] each gift has its name, picture, giver, postal address, day and message', async () => {
    const [plates, kettle] = [freshItem({ wanted: 8 }), sharedGift(0)];
    const { registry, owner } = await givenRegistry([plates, kettle]);
    const { grId } = registry;
    const browser = environment.browser();
    await fill(browser, fromRegistry(grId, plates, 2));
    await answerOf(browser.cart.addContribution(towards(grId, kettle, 2_550), freshKey()));
    await answerOf(browser.cart.addEGiftCard({ grId, amount: '50' }, O.none));
    const order = await answerOf(
      browser.orders.place(orderRequest({ message: '=With love\n& care', isAddressShared: true }), freshKey()),
    );
    const { thanks } = await signedIn(owner);
    const common = {
      giver: { firstName: 'Rosa', lastName: 'Almeida' },
      giverId: `${order.orderNumber}:1`,
      postalAddress: O.some(postalAddress),
      givenAt: order.placedAt,
      message: '=With love\n& care',
      isThanked: false,
      note: '',
    };
    const { version, gifts } = await answerOf(thanks.readGifts(grId));
    expect(version).toBe(registry.version + 1);
    expect(gifts).toEqual([
      {
        ...common,
        id: `${order.orderNumber}:1`,
        name: plates.product.name,
        imagePath: plates.product.images.desktop,
        given: { _tag: 'Units', identity: plates.identity, quantity: 2 },
      },
      {
        ...common,
        id: `${order.orderNumber}:2`,
        name: kettle.product.name,
        imagePath: kettle.product.images.desktop,
        given: { _tag: 'Contribution', identity: kettle.identity, amount: 2_550 },
      },
      {
        ...common,
        id: `${order.orderNumber}:3`,
        name: 'eGift Card',
        imagePath: order.lines[2]?.imagePath,
        given: { _tag: 'GiftCard', kind: 'EGiftCard', amount: 5_000 },
      },
    ]);
  });

  it('[CO-01] [AUTH-06] an address to which the giver’s own things ship is in no gift, list, email or export of the owners unless its giver shares it', async () => {
    const item = freshItem({ wanted: 8 });
    const { registry, owner } = await givenRegistry([item]);
    const { grId } = registry;
    const owners = await signedIn(owner);
    const readGifts = async () => present((await answerOf(owners.thanks.readGifts(grId))).gifts[0]).postalAddress;
    const browser = environment.browser();
    await fill(browser, fromRegistry(grId, item), plain(await givenProduct()));
    const secret = `${freshSku()} Hidden Lane`;
    const address = { ...postalAddress, line1: secret };
    const { orderNumber } = await answerOf(browser.orders.place(orderRequest({ postalAddress: address }), freshKey()));
    expect(await readGifts()).toEqual(O.none);
    const token = await answerOf(browser.placedOrders.findOwn(orderNumber));
    const { placedOrders } = browser;
    const share = async (isShared: boolean) => answerOf(placedOrders.shareAddress(token, isShared));
    expect(await share(true)).toMatchObject({ isAddressShared: true, postalAddress: O.some(address) });
    await share(true);
    expect(await readGifts()).toEqual(O.some(address));
    expect(await share(false)).toMatchObject({ isAddressShared: false, postalAddress: O.some(address) });
    expect(await readGifts()).toEqual(O.none);
    const seen = [
      await answerOf(owners.account.data),
      await environment.mailTo(owner.email),
      await opened(owners, registry),
    ];
    expect(JSON.stringify(seen)).not.toContain(secret);
  });

  it('[THX-01] [MAN-04] [NLA-07] a gift stays when its item is removed or replaced; moved money is no gift', async () => {
    const categoryName = `Category ${freshSku()}`;
    const gone = sharedGift(9_000, { wanted: 2, product: { isNla: true, categoryName } });
    const dropped = freshItem({ wanted: 2, product: { isNla: true } });
    const { registry, owner } = await givenRegistry([gone, dropped]);
    const substitute = await givenProduct({ categoryName, currentPrice: centsOf(4_000) });
    const { grId } = registry;
    const report = {
      orderId: reportedOrderIdOf(freshKey()),
      grId,
      giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
      message: '',
      lines: [gone, dropped].map(({ identity }) => ({ identity, quantity: 1, unitPrice: centsOf(999) })),
      placedAt: instantOf('2027-05-30T09:00:00.000Z'),
    };
    await answerOf(environment.browser().orderReports.report(report));
    const owners = await signedIn(owner);
    await answerOf(owners.registries.removeItem(grId, dropped.identity));
    await answerOf(owners.registries.replaceItem(grId, gone.identity, identityOf(substitute.sku), O.some(freshKey())));
    expect((await environment.ledger(grId)).map(({ kind }) => kind)).toContain('moved');
    const { gifts } = await answerOf(owners.thanks.readGifts(grId));
    // What an example registry begins with has its own order.
    expect(gifts.filter(({ id }) => !id.startsWith('GIVEN-'))).toMatchObject(
      [gone, dropped].map(({ identity, product }) => ({
        name: product.name,
        givenAt: '2027-05-30T09:00:00.000Z',
        message: '',
        given: { _tag: 'Units', identity, quantity: 1 },
      })),
    );
  });

  it('[THX-01] gifts come in the order in which they were given, of this registry only', async () => {
    const item = freshItem({ wanted: 8 });
    const { registry, owner } = await givenRegistry([item]);
    const another = freshItem();
    const elsewhere = await givenRegistry([another]);
    const orders = [];
    for (const units of [1, 2, 3]) {
      const other = [fromRegistry(elsewhere.registry.grId, another)];
      orders.push(await buy(...(units === 2 ? other : []), fromRegistry(registry.grId, item, units)));
    }
    const { thanks } = await signedIn(owner);
    const { gifts } = await answerOf(thanks.readGifts(registry.grId));
    expect(gifts.map(({ id, given }) => [id, given._tag === 'Units' && given.quantity])).toEqual(
      orders.map(({ orderNumber }, index) => [`${orderNumber}:1`, index + 1]),
    );
  });

  it('[THX-01] [AUTH-03] [AUTH-04] only owners read and write, and no view names a giver', async () => {
    const { registry, owner, ids } = await givenGifts();
    await refusedToOthers([
      ({ thanks }, grId) => thanks.readGifts(grId),
      ({ thanks }, grId) => thanks.markThanked(grId, [unknownGift], true),
      ({ thanks }, grId) => thanks.writeNote(grId, ids[0], { was: '', now: 'a'.repeat(501) }),
    ]);
    for (const reader of [environment.browser(), await signedIn(owner)])
      expect(JSON.stringify(await opened(reader, registry))).not.toContain('Almeida');
  });

  it('[THX-01] [LIVE-01] gifts are marked and unmarked; owners’ pages get empty patches, guests’ none until the next write', async () => {
    const scene = await givenGifts();
    const { registry, ids } = scene;
    const { grId, version, revisionId } = await opened(environment.browser(), registry);
    const { owners, upToDate } = await openPages({ ...scene, registry: { ...registry, version, revisionId } }, 3);
    const partner = await signedIn(scene.owner);
    const partnerPatches = patchesOf(partner.registries.watch({ grId, viewing: 'own' }, { version, revisionId }), 2);
    const marked = await answerOf(owners.thanks.markThanked(grId, ids, true));
    expect(marked).toMatchObject({
      version: version + 1,
      patch: { version: version + 1, items: [], removed: [], header: O.none },
      gifts: ids.map((id) => ({ id, isThanked: true, note: '' })),
    });
    const unmarked = await answerOf(owners.thanks.markThanked(grId, [ids[1]], false));
    expect(unmarked).toMatchObject({ version: version + 2, gifts: [{ id: ids[1], isThanked: false }] });
    const nothing = { items: [], removed: [], header: O.none };
    expect(await partnerPatches).toMatchObject([nothing, nothing]);
    const greeted = await answerOf(owners.settings.writeGreeting(grId, 'Welcome back'));
    const guests = await upToDate([marked.patch, unmarked.patch, greeted.patch]);
    expect(guests).toMatchObject([nothing, nothing, { version: version + 3 }]);
    const read = await answerOf(owners.thanks.readGifts(grId));
    expect(read).toMatchObject({ version: version + 3, gifts: [{ isThanked: true }, { isThanked: false }] });
  });

  it('[THX-01] a present mark succeeds without a new version; with an unknown gift none is marked', async () => {
    const { registry, first, ids } = await givenGifts();
    const { grId } = registry;
    const { version } = await answerOf(first.markThanked(grId, [ids[0]], true));
    expect(await answerOf(first.markThanked(grId, [ids[0], ids[0]], true))).toMatchObject({
      version,
      gifts: [{ id: ids[0], isThanked: true }],
    });
    expect(await answerOf(first.markThanked(grId, [ids[1]], false))).toMatchObject({ version });
    expect(await refusalOf(first.markThanked(grId, [ids[1], unknownGift], true))).toEqual({
      _tag: 'GiftUnknown',
      id: unknownGift,
    });
    expect(await answerOf(first.readGifts(grId))).toMatchObject({
      version,
      gifts: [{ isThanked: true }, { isThanked: false }],
    });
  });

  it('[THX-01] a note is written, changed and removed, trimmed, beside the mark', async () => {
    const { registry, first, second, ids } = await givenGifts();
    const { grId } = registry;
    await answerOf(first.markThanked(grId, [ids[0]], true));
    const written = await answerOf(first.writeNote(grId, ids[0], { was: '', now: '  card with a\nheron \u{1f381} ' }));
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

  it('[THX-01] a note on top of the other registrant’s is refused with what is stored, and can be written again', async () => {
    const { registry, first, second, ids } = await givenGifts();
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

  it('[THX-01] marks and notes at the same time are all stored', async () => {
    const { registry, first, second, ids } = await givenGifts();
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
});
