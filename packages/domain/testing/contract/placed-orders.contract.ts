import { formatPrice, type LinkToken, type RegistryItem, taxTotal } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, instantOf, orderNumberOf, reportedOrderIdOf } from '../arbitrary/index.ts';
import { testClosingFunds } from './closing-funds.contract.ts';
import type { Browser } from './contract-environment.ts';
import { freshKey } from './fresh.ts';
import { bought, freshEmail, placed, refundsDuring, statesOf, takeBack } from './given-orders.ts';
import { testLanguages } from './languages.contract.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { testRefunds } from './refunds.contract.ts';
import {
  atOnce,
  contract,
  environment,
  fill,
  folded,
  freshItem,
  fromRegistry,
  givenRegistry,
  linkIn,
  moneyDuring,
  opened,
  orderRequest,
  patchesOf,
  present,
  sharedGift,
  signedIn,
  subjectsTo,
  towards,
} from './scene.ts';

const NOW = '2027-06-01T11:00:00.000Z';
const purchasedOf = async (browser: Browser, registry: Parameters<typeof opened>[1], item: RegistryItem) =>
  (await opened(browser, registry)).items.find(({ identity }) => identity.sku === item.identity.sku)?.purchased;

/** What an order that was placed promises its giver. */
export const placedOrdersContract = contract('placed orders', () => {
  it('[GIVE-01] the giver gets a receipt with the lines, the sums and a private link that opens the order', async () => {
    const item = freshItem({ wanted: 8 });
    const { registry, owner } = await givenRegistry([item]);
    const given = await bought(fromRegistry(registry.grId, item, 2));
    const token = await linkIn(given.email);
    const [receipt] = await environment.mailTo(given.email);
    for (const words of [
      item.product.name,
      given.order.orderNumber,
      '$29.90',
      formatPrice('$', given.order.total),
      'With love to you both.',
      'Quantity 2',
    ])
      expect(receipt?.text).toContain(words);
    expect(receipt?.subject).toContain(`Your gift for Amelia & Jonah (order ${given.order.orderNumber}, `);
    const view = await answerOf(environment.browser().placedOrders.open(token));
    expect(view).toMatchObject({
      orderNumber: given.order.orderNumber,
      giver: { email: given.email },
      message: 'With love to you both.',
      subtotal: 2_990,
      total: given.order.total,
      refund: { total: 0 },
      lines: [{ line: 1, quantity: 2, left: 2, state: 'preparing', isOnList: true }],
    });
    expect(JSON.stringify(view)).not.toContain(owner.email);
  });

  it('[GIVE-02] a link that was never given opens nothing, nor does one on another site', async () => {
    const item = freshItem();
    const { registry } = await givenRegistry([item]);
    const { token, order } = await bought(fromRegistry(registry.grId, item));
    const unknown = `${token.slice(0, -4)}zzzz` as LinkToken;
    expect(await refusalOf(environment.browser().placedOrders.open(unknown))).toEqual({ _tag: 'OrderLinkUnknown' });
    const elsewhere = environment.browser({ site: 'modern' }).placedOrders;
    expect(await refusalOf(elsewhere.open(token))).toEqual({ _tag: 'OrderLinkUnknown' });
    expect(await refusalOf(environment.browser().placedOrders.findOwn(order.orderNumber))).toEqual({
      _tag: 'OrderNotFound',
    });
  });

  it('[GIVE-02] an order is found by its number and email together, in any case; a wrong one of them is answered the same, and tries are limited', async () => {
    const item = freshItem();
    const { registry } = await givenRegistry([item]);
    const { email, order } = await bought(fromRegistry(registry.grId, item));
    const { placedOrders } = environment.browser({ networkAddress: '203.0.113.90' });
    const typed = ` #${order.orderNumber.toLowerCase().replaceAll('-', ' – ')} `;
    const token = await answerOf(placedOrders.find(typed, ` ${email.toUpperCase()}`));
    expect((await answerOf(placedOrders.open(token))).orderNumber).toBe(order.orderNumber);
    for (const [number, address] of [
      [order.orderNumber, 'other@example.com'],
      ['GR-22222-22222', email],
      ['no number', email],
    ] as const)
      expect(await refusalOf(placedOrders.find(number, address))).toEqual({ _tag: 'OrderNotFound' });
    for (let tries = 0; tries < 8; tries += 1)
      await refusalOf(placedOrders.find(order.orderNumber, 'other@example.com'));
    expect(await refusalOf(placedOrders.find(order.orderNumber, email))).toMatchObject({ _tag: 'TooManyRequests' });
  });

  it('[GIVE-03] [LIVE-01] what is taken back counts no more on every open page, its money goes back once, the thank-you list follows, and the giver is told', async () => {
    const item = freshItem({ wanted: 8 });
    const { registry, owner } = await givenRegistry([item]);
    const { grId } = registry;
    const given = await bought(fromRegistry(grId, item, 2));
    const guest = environment.browser();
    const view = await opened(guest, registry);
    const watched = patchesOf(guest.registries.watch({ grId, viewing: 'own' }, view), 1);
    const key = freshKey();
    const [first = 0, both = 0] = present(
      (await answerOf(given.browser.placedOrders.open(given.token))).lines[0],
    ).takeBack.map(({ total }) => total);
    expect([both, first > 1_495]).toEqual([given.order.total, true]);
    const money = await refundsDuring(async () => {
      const after = await answerOf(takeBack(given, 1, 1, key));
      expect(after).toMatchObject({
        lines: [
          {
            left: 1,
            state: 'preparing',
            cameBack: O.some({ units: 1, refund: { total: first, subtotal: 1_495 }, at: NOW }),
          },
        ],
        refund: { total: first },
      });
      expect(await answerOf(takeBack(given, 1, 1, key))).toEqual(after);
      expect(
        await answerOf(takeBack({ ...given, browser: environment.browser() }, 1, 1, key)),
        'from another device',
      ).toEqual({ ...after, isOwn: false });
    });
    expect(money).toEqual({ refunds: 1, amount: first });
    const patches = await watched;
    expect(folded(view, patches)).toEqual(await opened(guest, registry));
    expect(await purchasedOf(guest, registry, item)).toBe(1);
    const { orderNumber } = given.order;
    expect((await environment.ledger(grId)).slice(-2)).toEqual([
      { kind: 'purchase', identity: item.identity, quantity: 2, overPurchased: 0, orderNumber },
      { kind: 'purchaseReturned', identity: item.identity, quantity: 1, orderNumber },
    ]);
    const { thanks } = await signedIn(owner);
    expect((await answerOf(thanks.readGifts(grId))).gifts).toMatchObject([{ given: { quantity: 1 } }]);
    expect(statesOf(await answerOf(takeBack(given)))).toEqual(['takenBack']);
    expect((await answerOf(thanks.readGifts(grId))).gifts).toEqual([]);
    expect(await refusalOf(takeBack(given))).toEqual({ _tag: 'NotSoMany', left: 0 });
    expect(await subjectsTo(given.email)).toEqual([
      expect.stringContaining(`Your gift for Amelia & Jonah (order ${orderNumber}, `),
      expect.stringContaining(`Canceled: ${item.product.name} (1 of 2) (order ${orderNumber}, `),
      expect.stringContaining(`Canceled: ${item.product.name} (1 of 2) (order ${orderNumber}, `),
    ]);
  });

  it('[GIVE-03] of twenty presses under one key, and of twenty under keys of their own, one takes the gift back', async () => {
    const item = freshItem({ wanted: 8 });
    const { registry } = await givenRegistry([item]);
    const [one, other] = [
      await bought(fromRegistry(registry.grId, item)),
      await bought(fromRegistry(registry.grId, item)),
    ];
    const money = await refundsDuring(async () => {
      await atOnce(takeBack(one));
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => takeBack(other)()));
      expect(outcomes.filter(E.isRight)).toHaveLength(1);
      for (const { left } of outcomes.filter(E.isLeft)) expect(left).toEqual({ _tag: 'NotSoMany', left: 0 });
    });
    expect(money).toEqual({ refunds: 2, amount: one.order.total + other.order.total });
    expect(await purchasedOf(environment.browser(), registry, item)).toBe(0);
  });

  it('[GIVE-03] what was shipped is not taken back; what was taken back is not shipped', async () => {
    const [plates, kettle] = [freshItem(), freshItem()];
    const { registry } = await givenRegistry([plates, kettle]);
    const { grId } = registry;
    const given = await bought(fromRegistry(grId, plates), fromRegistry(grId, kettle));
    const { orderReports } = environment.browser();
    const { orderNumber } = given.order;
    const ship = (...lines: ReadonlyArray<number>) =>
      orderReports.ship(orderNumber, { lines, at: instantOf('2027-06-01T10:00:00.000Z') });
    expect(await answerOf(ship(1))).toMatchObject({
      lines: [
        { line: 1, left: 1, state: 'shipped' },
        { line: 2, left: 1, state: 'preparing' },
      ],
    });
    expect(await refusalOf(takeBack(given))).toEqual({ _tag: 'AlreadyShipped' });
    await answerOf(takeBack(given, 2));
    expect(await refusalOf(ship(1, 2))).toEqual({ _tag: 'LinesTakenBack', lines: [2] });
    expect(await answerOf(ship(1))).toMatchObject({ lines: [{ state: 'shipped' }, { state: 'takenBack' }] });
    expect(await refusalOf(ship(3))).toEqual({ _tag: 'LineUnknown' });
    expect(
      await refusalOf(orderReports.ship(orderNumberOf('GR-22222-22222'), { lines: [], at: instantOf(NOW) })),
    ).toEqual({ _tag: 'OrderNotFound' });
  });

  it('[GIVE-03] a contribution leaves its fund, and stays in it once that is full', async () => {
    const kettle = sharedGift();
    const { registry, owner } = await givenRegistry([kettle]);
    const { grId } = registry;
    const give = async (amount: number) => {
      const browser = environment.browser();
      await answerOf(browser.cart.addContribution(towards(grId, kettle, amount), freshKey()));
      return placed(browser);
    };
    const raised = async () =>
      (await opened(environment.browser(), registry)).items.map(({ groupGift, purchased }) => [
        O.isSome(groupGift) && groupGift.value.raised,
        purchased,
      ]);
    const first = await give(4_000);
    const second = await give(1_000);
    expect(await raised()).toEqual([[5_000, 0]]);
    expect(statesOf(await answerOf(takeBack(first)))).toEqual(['takenBack']);
    expect(await raised()).toEqual([[1_000, 0]]);
    await give(9_000);
    expect(await raised()).toEqual([[10_000, 1]]);
    expect(await refusalOf(takeBack(second))).toEqual({ _tag: 'FundFull' });
    expect(statesOf(await answerOf(second.browser.placedOrders.open(second.token)))).toEqual(['fundFull']);
    const { gifts } = await answerOf((await signedIn(owner)).thanks.readGifts(grId));
    expect(gifts.map(({ given }) => given._tag === 'Contribution' && given.amount)).toEqual([1_000, 9_000]);
  });

  it('[GIVE-03] [LIST-10] a gift card is taken off the registry’s sum until it is mailed; an eGift card is sent at once', async () => {
    const { registry } = await givenRegistry([freshItem()]);
    const { grId } = registry;
    const browser = environment.browser();
    await answerOf(browser.cart.addGiftCard({ grId, amount: '50', imageType: 'LATTE23', quantity: 1 }, O.none));
    await answerOf(browser.cart.addEGiftCard({ grId, amount: '25' }, O.none));
    const given = await placed(browser);
    const sum = async () => (await opened(browser, registry)).totals.giftCards;
    expect(await sum()).toEqual(O.some(7_500));
    const after = await answerOf(takeBack(given));
    expect(statesOf(after)).toEqual(['takenBack', 'sent']);
    expect(after.lines[1]?.takeBack).toEqual([]);
    expect(await sum()).toEqual(O.some(2_500));
    expect(await refusalOf(takeBack(given, 2))).toEqual({ _tag: 'AlreadyShipped' });
    expect((await environment.ledger(grId)).map(({ kind }) => kind)).toEqual([
      'giftCard',
      'eGiftCard',
      'giftCardReturned',
    ]);
  });

  it('[RET-01] a return that is reported after shipping counts once for its reference, and what was noted of it stays', async () => {
    const plates = freshItem({ wanted: 4 });
    const { registry, owner } = await givenRegistry([plates]);
    const { grId } = registry;
    const given = await bought(fromRegistry(grId, plates, 2));
    const { thanks } = await signedIn(owner);
    const { gifts } = await answerOf(thanks.readGifts(grId));
    await answerOf(thanks.markThanked(grId, [present(gifts[0]).id], true));
    const { orderReports } = environment.browser();
    const { orderNumber } = given.order;
    const back = () => orderReports.returned(orderNumber, { reference: 'return-1', line: 1, units: 2 });
    expect(await refusalOf(back())).toEqual({ _tag: 'NotShipped' });
    await answerOf(orderReports.ship(orderNumber, { lines: [], at: instantOf(NOW) }));
    const money = await refundsDuring(async () => {
      expect(await answerOf(back())).toMatchObject({ lines: [{ left: 0, state: 'returned' }] });
      await answerOf(back());
    });
    expect(money).toEqual({ refunds: 1, amount: 2_990 + taxTotal({ taxes: given.order.lines[0]?.taxes ?? [] }) });
    expect(await purchasedOf(environment.browser(), registry, plates)).toBe(0);
    expect((await environment.ledger(grId)).map(({ kind }) => kind)).toEqual(['purchase', 'purchaseReturned']);
    expect((await answerOf(thanks.readGifts(grId))).gifts).toMatchObject([{ isThanked: true, isReturned: true }]);
  });

  it('[RET-01] where the item has left the list, order and ledger change all the same; an order that was reported pays nothing back', async () => {
    const dropped = freshItem({ wanted: 4, product: { isNla: true } });
    const { registry, owner } = await givenRegistry([dropped, freshItem()]);
    const { grId } = registry;
    const { orderReports } = environment.browser();
    const { orderNumber } = await answerOf(
      orderReports.report({
        orderId: reportedOrderIdOf(freshKey()),
        grId,
        giver: { firstName: 'Rosa', lastName: 'Almeida', email: freshEmail() },
        message: '',
        lines: [{ identity: dropped.identity, quantity: 1, unitPrice: centsOf(1_495) }],
        placedAt: instantOf(NOW),
      }),
    );
    await answerOf(orderReports.ship(orderNumber, { lines: [1], at: instantOf(NOW) }));
    const owners = await signedIn(owner);
    await answerOf(owners.registries.removeItem(grId, dropped.identity));
    const { version } = await opened(owners, registry);
    const money = await refundsDuring(async () => {
      const back = orderReports.returned(orderNumber, { reference: 'return-1', line: 1, units: 1 });
      expect(await answerOf(back)).toMatchObject({ lines: [{ left: 0, state: 'returned' }] });
    });
    expect(money).toEqual({ refunds: 0, amount: 0 });
    expect((await environment.ledger(grId)).map(({ kind }) => kind)).toEqual(['purchase', 'purchaseReturned']);
    expect((await answerOf(owners.thanks.readGifts(grId))).gifts).toEqual([]);
    expect((await opened(owners, registry)).version).toBe(version + 1);
  });

  testRefunds();
  testLanguages();
  testClosingFunds();

  it('[GIVE-03] [CART-06] what is all taken back before its money was captured is let go of, at once or later, and pays nothing back', async () => {
    const item = freshItem({ wanted: 8 });
    const { registry } = await givenRegistry([item]);
    await environment.settle();
    const refunds = await refundsDuring(async () => {
      const money = await moneyDuring(async () => {
        environment.failNextCapture();
        const first = await bought(fromRegistry(registry.grId, item, 2));
        await answerOf(takeBack(first, 1, 1));
        environment.failNextRelease();
        await answerOf(takeBack(first, 1, 1));
        environment.failNextCapture();
        const again = await bought(fromRegistry(registry.grId, item));
        await answerOf(takeBack(again));
        await environment.settle();
        expect(await environment.settle()).toBe(0);
      });
      expect(money).toEqual({ authorized: 2, captured: 0, released: 2 });
    });
    expect(refunds).toEqual({ refunds: 0, amount: 0 });
  });

  it('[GIVE-03] the message is changed until everything is shipped, and the owners read the new one', async () => {
    const item = freshItem();
    const { registry, owner } = await givenRegistry([item]);
    const { grId } = registry;
    const { browser, token, order } = await bought(fromRegistry(grId, item));
    const { placedOrders } = browser;
    const { version } = await opened(browser, registry);
    expect((await answerOf(placedOrders.changeMessage(token, '  With more love ')))?.message).toBe('With more love');
    await answerOf(placedOrders.changeMessage(token, 'With more love'));
    const { thanks } = await signedIn(owner);
    expect(await answerOf(thanks.readGifts(grId))).toMatchObject({
      version: version + 1,
      gifts: [{ message: 'With more love' }],
    });
    expect(await refusalOf(placedOrders.changeMessage(token, 'a'.repeat(501)))).toEqual({ _tag: 'MessageInvalid' });
    await answerOf(environment.browser().orderReports.ship(order.orderNumber, { lines: [], at: instantOf(NOW) }));
    expect(await refusalOf(placedOrders.changeMessage(token, 'Too late'))).toEqual({ _tag: 'AlreadyShipped' });
  });

  it('[GIVE-03] [ADDR-01] a giver leaves a postal address for a card of thanks in any country, changes it and takes it away', async () => {
    const item = freshItem();
    const { registry, owner } = await givenRegistry([item]);
    const { browser, token } = await bought(fromRegistry(registry.grId, item));
    const { placedOrders } = browser;
    const { thanks } = await signedIn(owner);
    const ownersSee = async () => (await answerOf(thanks.readGifts(registry.grId))).gifts[0]?.postalAddress;
    expect(await refusalOf(placedOrders.shareAddress(token, true))).toEqual({ _tag: 'PostalAddressMissing' });
    const address = { line1: '418 Alder Street', line2: O.none, city: 'Portland', region: 'or', postalCode: '97205' };
    expect((await answerOf(placedOrders.changeAddress(token, O.some(address)))).postalAddress).toEqual(
      O.some({ ...address, region: 'OR' }),
    );
    expect(await ownersSee()).toEqual(O.some({ ...address, region: 'OR' }));
    expect(await refusalOf(placedOrders.changeAddress(token, O.some({ ...address, city: '' })))).toEqual({
      _tag: 'AddressInvalid',
      field: 'city',
    });
    const abroad = { ...address, city: 'Paris', region: '', postalCode: '75011', country: 'FR' };
    expect((await answerOf(placedOrders.changeAddress(token, O.some(abroad)))).postalAddress).toEqual(O.some(abroad));
    expect(await ownersSee()).toEqual(O.some(abroad));
    expect(await refusalOf(placedOrders.changeAddress(token, O.some({ ...abroad, country: 'XX' })))).toEqual({
      _tag: 'AddressInvalid',
      field: 'country',
    });
    expect((await answerOf(placedOrders.changeAddress(token, O.none))).postalAddress).toEqual(O.none);
    expect(await ownersSee()).toEqual(O.none);
    await answerOf(placedOrders.changeAddress(token, O.some(address)));
    expect((await answerOf(placedOrders.shareAddress(token, false))).postalAddress).toEqual(O.none);
  });

  it('[ADDR-01] an order is placed with the postal address of a giver in another country', async () => {
    const item = freshItem();
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item));
    const abroad = {
      line1: '12 rue des Lilas',
      line2: O.none,
      city: 'Paris',
      region: '',
      postalCode: '75011',
      country: 'FR',
    };
    const { orderNumber } = await answerOf(
      browser.orders.place(orderRequest({ postalAddress: abroad, isAddressShared: true }), freshKey()),
    );
    const token = await answerOf(browser.placedOrders.findOwn(orderNumber));
    expect((await answerOf(browser.placedOrders.open(token))).postalAddress).toEqual(O.some(abroad));
  });

  it('[OWN-02] [GIVE-03] a giver hides a placed order until the event and shows it again; owners’ counts and gifts follow, guests always see true counts', async () => {
    const item = freshItem({ wanted: 8 });
    const { registry, owner } = await givenRegistry([item]);
    const { browser, token } = await bought(fromRegistry(registry.grId, item, 2));
    const { placedOrders } = browser;
    const owners = await signedIn(owner);
    const seen = async () => [
      await purchasedOf(owners, registry, item),
      (await answerOf(owners.thanks.readGifts(registry.grId))).gifts.length,
      await purchasedOf(browser, registry, item),
    ];
    const shown = await seen();
    const { version } = await opened(browser, registry);
    expect(await answerOf(placedOrders.changeSurprise(token, true))).toMatchObject({
      isSurprise: true,
      canChangeSurprise: true,
    });
    await answerOf(placedOrders.changeSurprise(token, true));
    expect(await seen()).toEqual([(shown[0] ?? 0) - 2, 0, shown[2]]);
    expect((await opened(browser, registry)).version).toBe(version + 1);
    const right = freshEmail();
    await answerOf(placedOrders.changeEmail(token, right));
    expect((await environment.mailTo(right))[0]?.text).toContain('It’s a surprise.');
    await answerOf(placedOrders.changeSurprise(token, false));
    expect(await seen()).toEqual(shown);
  });

  it('[GIVE-03] a corrected email gets a receipt, the old one a word, and other links end', async () => {
    const item = freshItem();
    const { registry } = await givenRegistry([item]);
    const { browser, token, email } = await bought(fromRegistry(registry.grId, item));
    const { placedOrders } = browser;
    const old = await linkIn(email);
    const right = freshEmail();
    expect(await refusalOf(placedOrders.changeEmail(token, 'rosa'))).toEqual({ _tag: 'EmailInvalid' });
    expect(await answerOf(placedOrders.changeEmail(token, right))).toMatchObject({
      giver: { email: right },
      emailBefore: O.none,
    });
    expect(await refusalOf(environment.browser().placedOrders.open(old))).toEqual({ _tag: 'OrderLinkUnknown' });
    await answerOf(placedOrders.open(await linkIn(right)));
    await answerOf(placedOrders.open(token));
    expect((await subjectsTo(email))[1]).toMatch(/^Your email was changed \(order .+\)$/);
    expect(await subjectsTo(right)).toEqual([expect.stringMatching(/^Your gift for Amelia & Jonah/)]);
  });

  it('[EDIT-01] whatever the link’s holder does, the browser that placed the order keeps it: both addresses are told of a changed email, and that browser changes it back and ends the link', async () => {
    const item = freshItem();
    const { registry } = await givenRegistry([item]);
    const { browser, token, email, order } = await bought(fromRegistry(registry.grId, item));
    const stranger = environment.browser({ networkAddress: '203.0.113.91' }).placedOrders;
    const link = await linkIn(email);
    const theirs = [freshEmail(), freshEmail()];
    for (const [index, address] of theirs.entries()) {
      const seen = await answerOf(stranger.changeEmail(link, address));
      expect(seen).toMatchObject({ giver: { email: address }, isOwn: false, emailBefore: O.none });
      const notice = (await environment.mailTo(theirs[index - 1] ?? email)).at(-1);
      expect(notice?.subject).toMatch(/^Your email was changed \(order .+\)$/);
      expect(notice?.text).toContain(`/order?number=${order.orderNumber}`);
      expect(await subjectsTo(address)).toContainEqual(expect.stringMatching(/^Your gift for Amelia & Jonah \(order /));
    }
    // The stranger uses up the changes of a day; the browser has its own.
    for (let change = 2; change < 5; change += 1) await answerOf(stranger.changeEmail(link, theirs[1] ?? ''));
    expect(await refusalOf(stranger.changeEmail(link, email))).toMatchObject({ _tag: 'TooManyRequests' });
    const { placedOrders } = browser;
    expect(await answerOf(placedOrders.open(token))).toMatchObject({ isOwn: true, emailBefore: O.some(email) });
    const received = await linkIn(theirs[1] ?? '');
    const again = await answerOf(placedOrders.find(order.orderNumber, email));
    await answerOf(placedOrders.findOwn(order.orderNumber));
    expect(await answerOf(placedOrders.changeEmail(again, email))).toMatchObject({
      giver: { email },
      emailBefore: O.none,
    });
    for (const ended of [link, received])
      expect(await refusalOf(stranger.open(ended))).toEqual({ _tag: 'OrderLinkUnknown' });
    expect(await subjectsTo(email)).toHaveLength(3);
    await answerOf(environment.browser().placedOrders.open(await linkIn(email)));
  });

  it('[EDIT-01] the link shows no postal address and neither changes it, deletes it nor gives it to the owners; the browser that placed the order does', async () => {
    const item = freshItem();
    const { registry, owner } = await givenRegistry([item]);
    const { browser, token, email } = await bought(fromRegistry(registry.grId, item));
    const address = { line1: '418 Alder Street', line2: O.none, city: 'Portland', region: 'OR', postalCode: '97205' };
    const own = await answerOf(browser.placedOrders.changeAddress(token, O.some(address)));
    expect(own).toMatchObject({ hasPostalAddress: true, postalAddress: O.some(address) });
    const { placedOrders } = environment.browser();
    const link = await linkIn(email);
    for (const seen of [
      await answerOf(placedOrders.open(link)),
      await answerOf(placedOrders.open(token)),
      await answerOf(placedOrders.changeMessage(link, 'Hello')),
    ]) {
      expect(seen).toMatchObject({ hasPostalAddress: true, postalAddress: O.none });
      expect(JSON.stringify(seen)).not.toContain('Alder');
    }
    for (const { text } of await environment.mailTo(email)) expect(text).not.toContain('Alder');
    const { thanks } = await signedIn(owner);
    const ownersSee = async () => (await answerOf(thanks.readGifts(registry.grId))).gifts[0]?.postalAddress;
    for (const other of [O.some({ ...address, city: 'Salem' }), O.none])
      expect(await refusalOf(placedOrders.changeAddress(link, other))).toEqual({ _tag: 'OwnBrowserNeeded' });
    expect(await ownersSee()).toEqual(O.some(address));
    expect(await answerOf(placedOrders.shareAddress(link, false))).toMatchObject({ hasPostalAddress: true });
    expect(await ownersSee()).toEqual(O.none);
    expect(await refusalOf(placedOrders.shareAddress(link, true))).toEqual({ _tag: 'OwnBrowserNeeded' });
    await answerOf(browser.placedOrders.shareAddress(token, true));
    expect(await ownersSee()).toEqual(O.some(address));
  });
});
