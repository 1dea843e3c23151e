import type { ArrivalState, ElsewhereGift, GiftAddition, GrId, RegistryItem, ThankYouRow } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { dayOf, exampleElsewhereGift, giftIdOf } from '../arbitrary/index.ts';
import { freshKey, freshNetworkAddress, freshWord } from './fresh.ts';
import { bought } from './given-orders.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  buy,
  contract,
  environment,
  folded,
  freshItem,
  fromRegistry,
  givenRegistry,
  opened,
  patchesOf,
  present,
  refusedToOthers,
  sharedGift,
  signedIn,
  subjectsTo,
} from './scene.ts';

const unknownGift = giftIdOf('HF-0:1');

const guest = () => environment.browser({ networkAddress: freshNetworkAddress() });

/** A guest says that they bought the item elsewhere. */
const said = async (
  grId: GrId,
  { identity }: RegistryItem,
  { email = `${freshWord()}@example.com`, ...overrides }: Partial<ElsewhereGift> & { readonly email?: string } = {},
) => {
  const browser = guest();
  const gift = {
    ...exampleElsewhereGift(),
    grId,
    identity,
    giver: { firstName: 'Noor', lastName: 'Haddad', email },
    ...overrides,
  };
  return { browser, email, orderNumber: await answerOf(browser.boughtElsewhere.report(gift, freshKey())) };
};

const sceneOf = async (items: ReadonlyArray<RegistryItem>, overrides: Parameters<typeof givenRegistry>[1] = {}) => {
  const { registry, owner } = await givenRegistry(items, overrides);
  const { grId } = registry;
  const browser = await signedIn(owner);
  const gifts = async (): Promise<ReadonlyArray<ThankYouRow>> => (await answerOf(browser.thanks.readGifts(grId))).gifts;
  const purchased = async () => (await opened(guest(), registry)).items.map((item) => item.purchased);
  return { registry, grId, owner, browser, thanks: browser.thanks, gifts, purchased };
};

const addition = (overrides: Partial<GiftAddition> = {}): GiftAddition => ({
  item: O.none,
  words: 'Hand-knit blanket',
  quantity: 1,
  giver: { firstName: 'Ida', lastName: 'Moran' },
  day: '2027-01-01',
  note: '',
  ...overrides,
});

/** What owners putting their gifts right promises. */
export const giftCorrectionsContract = contract('gifts put right by their owners', () => {
  it('[ELSE-02] a gift bought elsewhere is unconfirmed until owners confirm it, and one bought here never was', async () => {
    const item = freshItem({ wanted: 3 });
    const { grId, thanks, gifts } = await sceneOf([item]);
    await said(grId, item);
    await buy(fromRegistry(grId, item));
    const [first, second] = await gifts();
    expect([present(first).isUnconfirmed, present(second).isUnconfirmed]).toEqual([true, undefined]);
    const ids = [present(first).id, present(second).id];
    const { version, gifts: after } = await answerOf(thanks.confirmGifts(grId, ids, true));
    expect(after).toEqual(await gifts());
    expect(after.map(({ isUnconfirmed }) => isUnconfirmed)).toEqual([undefined, undefined]);
    expect(await answerOf(thanks.confirmGifts(grId, ids, true))).toMatchObject({ version });
    await answerOf(thanks.markThanked(grId, ids, true));
    expect((await gifts())[0]).toMatchObject({ isThanked: true });
    expect((await gifts())[0]).not.toHaveProperty('isUnconfirmed');
    await answerOf(thanks.confirmGifts(grId, ids, false));
    expect((await gifts())[0]).toMatchObject({ isThanked: true, isUnconfirmed: true });
    expect(await refusalOf(thanks.confirmGifts(grId, [...ids, unknownGift], true))).toEqual({
      _tag: 'GiftUnknown',
      id: unknownGift,
    });
  });

  it('[GIFT-01] owners say that a gift came, whole or damaged, and take it back; its giver reads that it arrived, and in what state they do not', async () => {
    const item = freshItem({ wanted: 3 });
    const { grId, thanks, gifts } = await sceneOf([item]);
    const given = await bought(fromRegistry(grId, item, 2));
    const [gift] = await gifts();
    const ids = [present(gift).id];
    const shown = async () => present((await answerOf(given.browser.placedOrders.open(given.token))).lines[0]);
    const say = (state: ArrivalState) => answerOf(thanks.markArrived(grId, ids, state, freshKey()));
    const { gifts: received, version } = await say('received');
    expect(received).toEqual(await gifts());
    expect(present(received[0]).arrived).toMatchObject({ isDamaged: false });
    expect(await shown()).toMatchObject({ state: 'preparing', arrivedAt: O.some(expect.any(String)) });
    expect((await shown()).takeBack).toHaveLength(2);
    const { orderReports } = environment.browser();
    await answerOf(orderReports.ship(given.order.orderNumber, { lines: [], at: present(received[0]).givenAt }));
    expect(await shown()).toMatchObject({ state: 'arrived', takeBack: [] });
    expect(await say('received')).toMatchObject({ version });
    expect(present((await say('damaged')).gifts[0]).arrived).toMatchObject({ isDamaged: true });
    expect(JSON.stringify(await shown())).not.toContain('amaged');
    expect((await say('awaited')).gifts[0]).not.toHaveProperty('arrived');
    expect(await shown()).toMatchObject({ state: 'shipped', arrivedAt: O.none });
    expect(await refusalOf(thanks.markArrived(grId, [unknownGift], 'received', freshKey()))).toEqual({
      _tag: 'GiftUnknown',
      id: unknownGift,
    });
  });

  it('[GIFT-01] until the day of a surprise its owners can say nothing of it', async () => {
    const item = freshItem({ wanted: 3 });
    const until = { _tag: 'UntilDay', day: dayOf('2027-12-24') } as const;
    const { grId, thanks } = await sceneOf([item], { surprise: until });
    const { order } = await bought(fromRegistry(grId, item));
    const id = giftIdOf(`${order.orderNumber}:1`);
    expect(await refusalOf(thanks.markArrived(grId, [id], 'received', freshKey()))).toEqual({
      _tag: 'GiftUnknown',
      id,
    });
  });

  it('[ELSE-02] a rejected gift is wanted again on every open page, its giver is told once and reads why, and a repeat changes nothing', async () => {
    const item = freshItem({ wanted: 3 });
    const { registry, grId, thanks, gifts, purchased } = await sceneOf([item]);
    const { browser, email, orderNumber } = await said(grId, item, { quantity: 2 });
    const watcher = guest();
    const view = await opened(watcher, registry);
    const watched = patchesOf(watcher.registries.watch({ grId, viewing: 'own' }, view), 1);
    const ids = [present((await gifts())[0]).id];
    const key = freshKey();
    const rejected = await answerOf(thanks.rejectGifts(grId, ids, key));
    expect(rejected.gifts).toEqual([]);
    expect(folded(view, await watched)).toEqual(await opened(watcher, registry));
    expect(await purchased()).toEqual([0]);
    const ledger = [
      { kind: 'boughtElsewhere', identity: item.identity, quantity: 2, overPurchased: 0, orderNumber },
      { kind: 'purchaseRejected', identity: item.identity, quantity: 2, orderNumber },
    ];
    expect(await environment.ledger(grId)).toEqual(ledger);
    expect(await answerOf(thanks.rejectGifts(grId, ids, key))).toMatchObject({ version: rejected.version, gifts: [] });
    expect(await refusalOf(thanks.rejectGifts(grId, ids, freshKey()))).toMatchObject({ _tag: 'GiftUnknown' });
    expect(await environment.ledger(grId)).toEqual(ledger);
    const mail = await environment.mailTo(email);
    expect(mail.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your gift for Amelia & Jonah is marked as bought \(order /),
      expect.stringMatching(/^About your gift for Amelia & Jonah \(order /),
    ]);
    expect(present(mail[1]).text).toContain(item.product.name);
    const token = await answerOf(browser.placedOrders.findOwn(orderNumber));
    expect((await answerOf(browser.placedOrders.open(token))).lines).toMatchObject([{ state: 'rejected', left: 0 }]);
    expect(await refusalOf(browser.placedOrders.takeBack(token, { line: 1, units: 1 }, freshKey()))).toEqual({
      _tag: 'NotSoMany',
      left: 0,
    });
    await said(grId, item);
    expect(await purchased(), 'said anew').toEqual([1]);
  });

  it('[ELSE-02] all gifts of a giver are rejected at once, with one email; a gift bought here refuses them all', async () => {
    const [plates, mug, bought] = [freshItem(), freshItem(), freshItem()];
    const { grId, thanks, gifts, purchased } = await sceneOf([plates, mug, bought]);
    const { email } = await said(grId, plates);
    await said(grId, mug, { email });
    await buy(fromRegistry(grId, bought));
    const ids = (await gifts()).map(({ id }) => id);
    expect(new Set((await gifts()).slice(0, 2).map(({ giverId }) => giverId)).size).toBe(1);
    expect(await refusalOf(thanks.rejectGifts(grId, ids, freshKey()))).toEqual({ _tag: 'NotRejectable', id: ids[2] });
    expect(await purchased()).toEqual([1, 1, 1]);
    const { gifts: after } = await answerOf(thanks.rejectGifts(grId, ids.slice(0, 2), freshKey()));
    expect(after.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(await purchased()).toEqual([0, 0, 1]);
    const mail = (await environment.mailTo(email)).filter(({ subject }) => subject.startsWith('About'));
    expect(mail.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^About your gifts for Amelia & Jonah \(order /),
    ]);
    expect(present(mail[0]).text).toContain(plates.product.name);
    expect(present(mail[0]).text).toContain(mug.product.name);
  });

  it('[ELSE-02] of a giver’s undoing and a rejection at once one counts, and so of ten rejections', async () => {
    const item = freshItem({ wanted: 9 });
    const { grId, thanks, gifts, purchased } = await sceneOf([item]);
    const { browser, orderNumber, email } = await said(grId, item, { quantity: 2 });
    await said(grId, item);
    const token = await answerOf(browser.placedOrders.findOwn(orderNumber));
    const ids = [present((await gifts())[0]).id];
    const outcomes = await Promise.all([
      browser.placedOrders.takeBack(token, { line: 1, units: 2 }, freshKey())(),
      ...Array.from({ length: 10 }, () => thanks.rejectGifts(grId, ids, freshKey())()),
    ]);
    expect(outcomes.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1);
    expect(await purchased()).toEqual([1]);
    expect(await environment.ledger(grId)).toHaveLength(3);
    expect((await subjectsTo(email)).length).toBe(2);
  });

  it('[ELSE-02] [OWN-02] what is hidden from owners is answered like a gift that is not there, and stays as it is', async () => {
    const item = freshItem({ wanted: 3 });
    const { registry, grId, thanks, gifts, purchased } = await sceneOf([item]);
    const { orderNumber } = await said(grId, item, { isSurprise: true });
    const { version } = await opened(guest(), registry);
    for (const id of [giftIdOf(`${orderNumber}:1`), unknownGift]) {
      const refused = { _tag: 'GiftUnknown', id };
      const name = O.some({ firstName: 'Nora', lastName: '' });
      expect(await refusalOf(thanks.confirmGifts(grId, [id], true))).toEqual(refused);
      expect(await refusalOf(thanks.rejectGifts(grId, [id], freshKey()))).toEqual(refused);
      expect(await refusalOf(thanks.nameGiver(grId, id, name))).toEqual(refused);
    }
    expect([await gifts(), await purchased()]).toEqual([[], [1]]);
    expect((await opened(guest(), registry)).version).toBe(version);
  });

  it('[ELSE-02] a gift that came another way counts for guests as far as it is wanted, once per key, and is taken out again; nobody gets an email', async () => {
    const [plates, shared] = [freshItem({ wanted: 3 }), sharedGift()];
    const { grId, owner, thanks, gifts, purchased } = await sceneOf([plates, shared]);
    await buy(fromRegistry(grId, plates));
    const key = freshKey();
    const of = addition({ item: O.some(plates.identity), words: '', quantity: 5, note: ' from the porch ' });
    const added = await answerOf(thanks.addGift(grId, of, key));
    expect(await answerOf(thanks.addGift(grId, of, key))).toMatchObject({ version: added.version });
    expect(await purchased()).toEqual([3, 0]);
    const row = present((await gifts())[1]);
    expect(row).toMatchObject({
      name: plates.product.name,
      given: { _tag: 'Units', quantity: 5 },
      giver: { firstName: 'Ida', lastName: 'Moran' },
      isAdded: true,
      note: 'from the porch',
    });
    expect((await environment.ledger(grId)).at(-1)).toMatchObject({ kind: 'added', quantity: 2, overPurchased: 0 });
    const words = await answerOf(thanks.addGift(grId, addition(), freshKey()));
    expect(words.gifts.at(-1)).toMatchObject({ name: 'Hand-knit blanket', given: { _tag: 'Other', quantity: 1 } });
    expect(present(words.gifts.at(-1)).giverId, 'of the same giver').toBe(row.giverId);
    expect(await refusalOf(thanks.addGift(grId, { ...of, item: O.some(shared.identity) }, freshKey()))).toEqual({
      _tag: 'IsGroupGift',
    });
    expect(await refusalOf(thanks.addGift(grId, { ...of, item: O.some(freshItem().identity) }, freshKey()))).toEqual({
      _tag: 'ItemUnknown',
    });
    expect(await refusalOf(thanks.addGift(grId, addition({ words: ' ' }), freshKey()))).toEqual({
      _tag: 'AdditionInvalid',
      field: 'words',
    });
    const ids = [row.id, present(words.gifts.at(-1)).id];
    expect((await answerOf(thanks.rejectGifts(grId, ids, freshKey()))).gifts).toHaveLength(1);
    expect(await purchased()).toEqual([1, 0]);
    expect((await environment.ledger(grId)).at(-1)).toMatchObject({ kind: 'addedReturned', quantity: 2 });
    expect(await subjectsTo(owner.email)).toEqual([]);
  });

  it('[ELSE-02] [OWN-02] owners who hide purchases record a gift as if nothing was bought, and see it; what is bought twice counts as over-purchased', async () => {
    const item = freshItem({ wanted: 2 });
    const { grId, thanks, gifts, purchased } = await sceneOf([item], { surprise: { _tag: 'UntilEvent' } });
    await buy(fromRegistry(grId, item, 2));
    const { version } = await answerOf(thanks.readGifts(grId));
    const added = await answerOf(
      thanks.addGift(grId, addition({ item: O.some(item.identity), quantity: 2 }), freshKey()),
    );
    expect(added.version).toBe(version + 1);
    expect((await gifts()).map(({ isAdded }) => isAdded)).toEqual([true]);
    expect(await purchased()).toEqual([4]);
    expect((await environment.ledger(grId)).at(-1)).toMatchObject({ kind: 'added', quantity: 2, overPurchased: 2 });
  });

  it('[ELSE-02] a corrected name is that of all gifts of the giver, joins those of one email, and can be restored; the order keeps what was written', async () => {
    const [plates, mug] = [freshItem(), freshItem({ wanted: 2 })];
    const { grId, thanks, gifts } = await sceneOf([plates, mug]);
    const { email, browser, orderNumber } = await said(grId, plates);
    const giver = { firstName: 'N.', lastName: 'Haddad', email };
    await said(grId, mug, { email, giver });
    const [first, second] = (await gifts()).map(({ id }) => id);
    const name = { firstName: 'Noor', lastName: 'Haddad' };
    const named = await answerOf(thanks.nameGiver(grId, present(second), O.some(name)));
    expect(named.gifts.map((row) => [row.giver, row.giverId])).toEqual([
      [name, first],
      [name, first],
    ]);
    await said(grId, mug, { email, giver });
    expect(
      (await gifts()).map(({ giverId }) => giverId),
      'also a later gift',
    ).toEqual([first, first, first]);
    const token = await answerOf(browser.placedOrders.findOwn(orderNumber));
    await answerOf(thanks.nameGiver(grId, present(first), O.some({ firstName: ' Nora ', lastName: '' })));
    expect((await gifts()).map((row) => row.giver.firstName)).toEqual(['Nora', 'Nora', 'Nora']);
    expect((await answerOf(browser.placedOrders.open(token))).giver).toMatchObject(name);
    await answerOf(thanks.nameGiver(grId, present(first), O.none));
    expect((await gifts()).map((row) => row.giver.firstName)).toEqual(['Noor', 'N.', 'N.']);
    expect(await refusalOf(thanks.nameGiver(grId, present(first), O.some({ firstName: ' ', lastName: '' })))).toEqual({
      _tag: 'GiverNameInvalid',
      field: 'firstName',
    });
  });

  it('[ELSE-02] [AUTH-03] only owners confirm, reject, add and correct', async () => {
    await refusedToOthers([
      ({ thanks }, grId) => thanks.confirmGifts(grId, [unknownGift], true),
      ({ thanks }, grId) => thanks.markArrived(grId, [unknownGift], 'received', freshKey()),
      ({ thanks }, grId) => thanks.rejectGifts(grId, [unknownGift], freshKey()),
      ({ thanks }, grId) => thanks.addGift(grId, addition({ words: '' }), freshKey()),
      ({ thanks }, grId) => thanks.nameGiver(grId, unknownGift, O.none),
    ]);
  });
});
