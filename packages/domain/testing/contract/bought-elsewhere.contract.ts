import type { ElsewhereGift, RegistryItem } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { exampleElsewhereGift } from '../arbitrary/index.ts';
import { freshKey, freshNetworkAddress, freshWord } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  atOnce,
  contract,
  environment,
  freshItem,
  givenRegistry,
  moneyDuring,
  opened,
  present,
  sharedGift,
  signedIn,
} from './scene.ts';

const giftOf = (
  { grId }: Pick<ElsewhereGift, 'grId'>,
  { identity }: RegistryItem,
  overrides: Partial<ElsewhereGift> = {},
): ElsewhereGift => ({
  ...exampleElsewhereGift(),
  grId,
  identity,
  giver: { firstName: 'Ruth', lastName: 'Moran', email: `${freshWord()}@example.com` },
  ...overrides,
});

const guest = () => environment.browser({ networkAddress: freshNetworkAddress() });

const subjectsTo = async (email: string): Promise<ReadonlyArray<string>> =>
  (await environment.mailTo(email)).map(({ subject }) => subject);

/** What telling of gifts that were bought at other shops promises. */
export const boughtElsewhereContract = contract('gifts bought elsewhere', () => {
  it('[ELSE-01] a gift counts at once and moves no money; its owners read where it was bought, and the private link undoes it', async () => {
    const item = freshItem({ wanted: 3 });
    const { registry, owner } = await givenRegistry([item]);
    const { grId } = registry;
    const browser = guest();
    const gift = giftOf(registry, item, { quantity: 2, shop: ' The Corner Store ' });
    const key = freshKey();
    const purchased = async () => (await opened(browser, registry)).items.map((each) => each.purchased);
    const money = await moneyDuring(async () => {
      const orderNumber = await answerOf(browser.boughtElsewhere.report(gift, key));
      expect(await answerOf(browser.boughtElsewhere.report(gift, key))).toBe(orderNumber);
      expect(await refusalOf(browser.boughtElsewhere.report({ ...gift, quantity: 1 }, key))).toEqual({
        _tag: 'IdempotencyKeyReused',
      });
      expect(await purchased()).toEqual([2]);
      const owners = await signedIn(owner);
      expect((await answerOf(owners.thanks.readGifts(grId))).gifts).toMatchObject([
        { given: { quantity: 2 }, shop: 'The Corner Store', giver: { firstName: 'Ruth', lastName: 'Moran' } },
      ]);
      const token = await answerOf(browser.placedOrders.findOwn(orderNumber));
      const order = await answerOf(browser.placedOrders.open(token));
      expect(order).toMatchObject({
        source: 'elsewhere',
        boughtAt: O.some({ shop: 'The Corner Store', shopOrder: 'CS-118' }),
        lines: [{ state: 'boughtElsewhere', left: 2, takeBack: [{ total: 0 }, { total: 0 }], isOnList: true }],
        total: 0,
      });
      const looked = await answerOf(guest().placedOrders.find(orderNumber, gift.giver.email));
      const after = await answerOf(guest().placedOrders.takeBack(looked, { line: 1, units: 2 }, freshKey()));
      expect(after.lines.map(({ state }) => state)).toEqual(['takenBack']);
      expect(await purchased()).toEqual([0]);
      expect((await answerOf(owners.thanks.readGifts(grId))).gifts).toEqual([]);
      expect(await environment.ledger(grId)).toEqual([
        { kind: 'boughtElsewhere', identity: item.identity, quantity: 2, overPurchased: 0, orderNumber },
        { kind: 'purchaseReturned', identity: item.identity, quantity: 2, orderNumber },
      ]);
    });
    expect(money).toEqual({ authorized: 0, captured: 0, released: 0 });
    const [first, second] = await subjectsTo(gift.giver.email);
    expect([first, second]).toEqual([
      expect.stringMatching(/^Your gift for Amelia & Jonah is marked as bought \(order /),
      expect.stringContaining(`2 of ${item.product.name} aren’t marked as bought anymore (order `),
    ]);
  });

  it('[ELSE-01] of ten who have the last one, one counts, and the others read that none is left; so does a request sent ten times', async () => {
    const [last, twice] = [freshItem(), freshItem({ wanted: 9 })];
    const { registry } = await givenRegistry([last, twice]);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => guest().boughtElsewhere.report(giftOf(registry, last), freshKey())()),
    );
    expect(outcomes.filter(E.isRight)).toHaveLength(1);
    for (const { left } of outcomes.filter(E.isLeft)) expect(left).toEqual({ _tag: 'NotSoMany', left: 0 });
    await atOnce(guest().boughtElsewhere.report(giftOf(registry, twice), freshKey()));
    const { items } = await opened(guest(), registry);
    expect(items.map(({ purchased }) => purchased)).toEqual([1, 1]);
    expect(await environment.ledger(registry.grId)).toHaveLength(2);
  });

  it('[ELSE-01] what cannot be given so is refused and counts nothing: a registry that is not seen, a group gift, more than is wanted, bad fields', async () => {
    const [plates, shared] = [freshItem({ wanted: 2 }), sharedGift()];
    const { registry } = await givenRegistry([plates, shared]);
    const hidden = await givenRegistry([plates], { visibility: { _tag: 'Private' } });
    const refused = (of: Pick<ElsewhereGift, 'grId'>, item: RegistryItem, overrides: Partial<ElsewhereGift> = {}) =>
      refusalOf(guest().boughtElsewhere.report(giftOf(of, item, overrides), freshKey()));
    expect(await refused(hidden.registry, plates)).toEqual({ _tag: 'RegistryNotFound' });
    expect(await refused(registry, freshItem())).toEqual({ _tag: 'ItemUnknown' });
    expect(await refused(registry, shared)).toEqual({ _tag: 'IsGroupGift' });
    expect(await refused(registry, plates, { quantity: 3 })).toEqual({ _tag: 'NotSoMany', left: 2 });
    expect(await refused(registry, plates, { shop: ' ' })).toEqual({ _tag: 'ShopInvalid', field: 'shop' });
    expect(await refused(registry, plates, { giver: { firstName: 'Ruth', lastName: '', email: 'ruth' } })).toEqual({
      _tag: 'GiverInvalid',
      field: 'email',
    });
    expect(await environment.ledger(registry.grId)).toEqual([]);
  });

  it('[ELSE-01] one network address marks twenty gifts of a registry a day, refusals and repeats not counted, and others go on', async () => {
    const item = freshItem({ wanted: 99 });
    const { registry } = await givenRegistry([item]);
    const browser = guest();
    const report = (from = browser) => from.boughtElsewhere.report(giftOf(registry, item), freshKey());
    const tooMany = giftOf(registry, item, { quantity: 100 });
    expect(await refusalOf(browser.boughtElsewhere.report(tooMany, freshKey()))).toMatchObject({ _tag: 'NotSoMany' });
    const [gift, key] = [giftOf(registry, item), freshKey()];
    const send = () => answerOf(browser.boughtElsewhere.report(gift, key));
    expect(await send()).toBe(await send());
    for (let time = 1; time < 20; time += 1) await answerOf(report());
    expect(await refusalOf(report())).toMatchObject({ _tag: 'TooManyRequests' });
    await answerOf(report(guest()));
    expect(present((await opened(guest(), registry)).items[0]).purchased).toBe(21);
  });

  it('[ELSE-01] [OWN-02] a surprise is hidden from the owners until the event', async () => {
    const item = freshItem({ wanted: 2 });
    const { registry, owner } = await givenRegistry([item]);
    await answerOf(guest().boughtElsewhere.report(giftOf(registry, item, { isSurprise: true }), freshKey()));
    const { thanks } = await signedIn(owner);
    expect((await answerOf(thanks.readGifts(registry.grId))).gifts).toEqual([]);
    expect((await opened(guest(), registry)).items).toMatchObject([{ purchased: 1 }]);
  });
});
