import { applyEvent, type Registry, type RegistryFact, type Revision } from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  identityOf,
  orderNumberOf,
  registry,
  revisionOf,
  skuOf,
  versionOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile, empty } from '../testing/test-database.ts';
import { putProducts } from './put-products.ts';

const grId = grIdOf('7310442');
const plates = identityOf('4821');
const wanted = (units: number): RegistryFact => ({ _tag: 'WantedChanged', identity: plates, wanted: units });

/** Gives all items of a SKU the same product, as in the catalogue. */
const withOneProductPerSku = (given: Registry): Registry => {
  const products = new Map(given.items.map(({ product }) => [product.sku, product]));
  return {
    ...given,
    items: given.items.map((item) => ({ ...item, product: products.get(item.identity.sku) ?? item.product })),
  };
};

describe('registries in the database', () => {
  let environment: SqlEnvironment;
  const test = databaseOfFile('server', async () => {
    environment = sqlEnvironment(test.database);
  });

  const change = (facts: ReadonlyArray<RegistryFact>) =>
    environment.registries.change(grId, [plates], () => E.right(facts))();

  it('[STATE-01] any registry reads back as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(registry.map(withOneProductPerSku), async (given) => {
        await empty(test.database);
        await environment.given({ registries: [given] });
        expect(await environment.registries.find(given.grId)()).toEqual(E.right(O.some(given)));
      }),
      { numRuns: 10 },
    );
  });

  it('[STATE-01] a missing registry is none, for reading and for writing', async () => {
    expect(await environment.registries.find(grId)()).toEqual(E.right(O.none));
    const refused = await environment.registries.change(grId, [plates], (found) => E.left(found))();
    expect(refused).toEqual(E.left(O.none));
    expect(await environment.registries.eventsAfter(grId, revisionOf(0), 'guest')()).toEqual(E.right(O.none));
  });

  it('[LIVE-01] a reader who missed 200 writes gets each of them, one who missed more reads anew', async () => {
    await environment.given({ registries: [exampleRegistry()] });
    for (let write = 1; write <= 200; write += 1) await change([wanted((write % 2) + 5)]);
    const missed = await environment.registries.eventsAfter(grId, revisionOf(0), 'guest')();
    expect(E.isRight(missed) && O.isSome(missed.right) && missed.right.value.length).toBe(200);
    await change([wanted(9)]);
    expect(await environment.registries.eventsAfter(grId, revisionOf(0), 'guest')()).toEqual(E.right(O.none));
  });

  it('[STATE-01] [SURP-01] a revision that is written by hand changes the tags of guests and owners, also while the last write is hidden', async () => {
    await environment.given({ registries: [exampleRegistry({ surprise: { _tag: 'UntilEvent' } })] });
    const tags = async () => {
      const access = await environment.registries.access(grId)();
      return E.isRight(access) && O.isSome(access.right)
        ? [access.right.value.contentVersion, access.right.value.ownersContentVersion]
        : [];
    };
    const [guests, owners] = await tags();
    const orderNumber = orderNumberOf('HF-000001');
    await change([{ _tag: 'Purchased', identity: plates, quantity: 1, overPurchased: 0, orderNumber }]);
    expect(await tags()).toEqual([expect.not.stringMatching(guests ?? ''), owners]);
    const [guestsBefore] = await tags();
    await sql`update registries set revision_id = gen_random_uuid()`.execute(test.database.db);
    const [guestsAfter, ownersAfter] = await tags();
    expect([guestsAfter === guestsBefore, ownersAfter === owners]).toEqual([false, false]);
  });

  it('[LIVE-01] facts raise the version by one, no facts leave it', async () => {
    await environment.given({ registries: [exampleRegistry()] });
    expect(await change([wanted(5), wanted(6)])).toMatchObject(E.right({ version: 1, facts: [wanted(5), wanted(6)] }));
    expect(await change([])).toMatchObject(E.right({ version: 1, facts: [] }));
    expect(await environment.registries.eventsAfter(grId, revisionOf(0), 'guest')()).toMatchObject(
      E.right(O.some([{ version: 1, facts: [wanted(5), wanted(6)] }])),
    );
  });

  it('[ADD-01] [ITEM-08] [NLA-03] [NLA-04] every fact changes the list as in the domain, row by row', async () => {
    const [kettle, lamp] = ['77', '78'].map((sku) => exampleProduct({ sku: skuOf(sku) }));
    if (kettle === undefined || lamp === undefined) throw new Error('no products');
    const gone = exampleItem({ product: exampleProduct({ sku: skuOf('79'), isNla: true }) });
    const lost = exampleItem({ product: exampleProduct({ sku: skuOf('80'), isNla: true }), purchased: 0 });
    const before = exampleRegistry({ items: [gone, lost, exampleItem()] });
    await environment.given({ registries: [before], products: [kettle, lamp] });
    const fund = O.some({ name: 'Kettle', goal: centsOf(5_000), raised: centsOf(700) });
    const [toKettle, toLamp] = [identityOf('77'), identityOf('78')];
    const replaced = {
      _tag: 'Replaced',
      moved: centsOf(700),
      paid: 1,
      isMostLoved: true,
      groupGift: fund,
      personalization: O.none,
    } as const;
    const writes: ReadonlyArray<ReadonlyArray<RegistryFact>> = [
      [{ _tag: 'Added', identity: toKettle, wanted: 2, personalization: O.none }],
      [
        { _tag: 'Added', identity: toKettle, wanted: 9, personalization: O.none },
        { _tag: 'Added', identity: identityOf('77', 3), wanted: 1, personalization: O.some(examplePersonalization()) },
      ],
      [{ ...replaced, existing: gone.identity, kept: O.some(3), replacement: toLamp, wanted: 5 }],
      [{ ...replaced, existing: lost.identity, kept: O.none, replacement: toKettle, wanted: 17 }],
      [{ _tag: 'Removed', identity: plates, wasNla: false }],
      [{ _tag: 'Added', identity: plates, wanted: 4, personalization: O.none }],
    ];
    let expected = before;
    for (const facts of writes) {
      const event = await change(facts);
      if (E.isLeft(event)) throw new Error('refused');
      expected = applyEvent(expected, event.right, [kettle, lamp, exampleProduct()]);
      expect(await environment.registries.find(grId)()).toEqual(E.right(O.some(expected)));
    }
    expect(await environment.registries.eventsAfter(grId, revisionOf(0), 'guest')()).toMatchObject(
      E.right(O.some(writes.map((facts, index) => ({ version: index + 1, facts })))),
    );
    expect(await change([{ _tag: 'Removed', identity: identityOf('99'), wasNla: false }])).toEqual(
      E.left({ _tag: 'Unavailable' }),
    );
  });

  it('[NLA-03] the rest of a replaced item stays settled until it is added again, also while its product is available', async () => {
    const gone = exampleItem({ product: exampleProduct({ isNla: true }), wanted: 8, purchased: 3 });
    const lamp = exampleProduct({ sku: skuOf('78') });
    await environment.given({ registries: [exampleRegistry({ items: [gone] })], products: [lamp] });
    const settledWhile = async (isNla: boolean) => {
      await putProducts(test.database.db, 'US', [{ ...gone.product, isNla }]);
      const found = await environment.registries.find(grId)();
      return E.isRight(found) && O.isSome(found.right) ? found.right.value.settled : 'none';
    };
    const replaced: RegistryFact = {
      _tag: 'Replaced',
      existing: plates,
      kept: O.some(3),
      replacement: identityOf('78'),
      wanted: 5,
      moved: centsOf(0),
      paid: 0,
      isMostLoved: false,
      groupGift: O.none,
      personalization: O.none,
    };
    expect(E.isRight(await change([replaced]))).toBe(true);
    expect([await settledWhile(true), await settledWhile(false)]).toEqual([[plates], [plates]]);
    const added: RegistryFact = { _tag: 'Added', identity: plates, wanted: 6, personalization: O.none };
    expect(E.isRight(await change([added]))).toBe(true);
    expect(await settledWhile(true)).toEqual([]);
  });

  it('[LIVE-01] missed events are returned in order; past and future ones are none', async () => {
    await environment.given({ registries: [exampleRegistry({ version: versionOf(7) })] });
    const seen = new Map<number, Revision>([[7, revisionOf(7)]]);
    for (const units of [4, 5, 6]) {
      const event = await change([wanted(units)]);
      if (E.isRight(event)) seen.set(event.right.version, event.right);
    }
    const versionsAfter = async (version: number, { revisionId } = seen.get(version) ?? revisionOf(version)) => {
      const events = await environment.registries.eventsAfter(
        grId,
        { version: versionOf(version), revisionId },
        'guest',
      )();
      return E.isRight(events) && O.isSome(events.right) ? events.right.value.map((event) => event.version) : 'none';
    };
    expect(await versionsAfter(8)).toEqual([9, 10]);
    expect(await versionsAfter(10)).toEqual([]);
    expect(await versionsAfter(7)).toEqual([8, 9, 10]);
    expect(await versionsAfter(6)).toBe('none');
    expect(await versionsAfter(11)).toBe('none');
    for (const version of [7, 8, 9, 10]) expect(await versionsAfter(version, revisionOf(version, 1))).toBe('none');
  });

  it('[LIVE-01] notifies after a write, and only then', async () => {
    await environment.given({ registries: [exampleRegistry()] });
    const woken: Array<string> = [];
    const subscription = environment.registries.written$.subscribe((id) => woken.push(id));
    await environment.registries.change(grId, [plates], () => E.left('refused'))();
    await change([]);
    expect(woken).toEqual([]);
    await change([wanted(5)]);
    subscription.unsubscribe();
    expect(woken).toEqual([grId]);
  });

  it('[AUTH-03] a write is decided on the named items alone, and a refused one changes nothing', async () => {
    const other = exampleItem({ product: exampleProduct({ sku: skuOf('77') }) });
    await environment.given({ registries: [exampleRegistry({ items: [other, exampleItem()] })] });
    const refused = await environment.registries.change(grId, [plates], (found) =>
      E.left(O.isSome(found) ? found.value.items.map(({ identity }) => identity.sku) : []),
    )();
    expect(refused).toEqual(E.left(['4821']));
    const none = await environment.registries.change(grId, [], (found) =>
      E.left(O.map((it: Registry) => it.items)(found)),
    )();
    expect(none).toEqual(E.left(O.some([])));
  });

  it('[GG-03] [GG-05] [LIST-10] contributions and gift cards are stored on the registry and in the ledger, in the order given', async () => {
    const fund = { name: 'Plates', goal: centsOf(5_980), raised: centsOf(0) };
    const before = exampleRegistry({ items: [exampleItem({ wanted: 4, purchased: 0, groupGift: O.some(fund) })] });
    await environment.given({ registries: [before] });
    const orderNumber = orderNumberOf('HF-1');
    const contributed = (amount: number, goal: number, units: number): RegistryFact => ({
      _tag: 'Contributed',
      identity: plates,
      amount: centsOf(amount),
      goal: centsOf(goal),
      units,
      orderNumber,
    });
    const facts: ReadonlyArray<RegistryFact> = [
      contributed(1_000, 6_000, 0),
      contributed(2_500, 6_000, 2),
      { _tag: 'GiftCardBought', kind: 'GiftCard', amount: centsOf(1_000), orderNumber },
      { _tag: 'GiftCardBought', kind: 'EGiftCard', amount: centsOf(2_501), orderNumber },
    ];
    const written = await change(facts);
    expect(written).toMatchObject(E.right({ version: 1, facts }));
    if (E.isLeft(written)) throw new Error('refused');
    const after = applyEvent(before, written.right);
    expect(await environment.registries.find(grId)()).toEqual(E.right(O.some(after)));
    expect(after).toMatchObject({
      giftCardsBought: 3_501,
      items: [{ purchased: 2, groupGift: O.some({ goal: 6_000, raised: 3_500 }) }],
    });
    expect(await environment.registries.eventsAfter(grId, revisionOf(0), 'guest')()).toMatchObject(
      E.right(O.some([{ version: 1, facts }])),
    );
    const rows = await test.database.db
      .selectFrom('ledger')
      .select([
        'kind',
        'sku',
        'personalization_id',
        'quantity',
        'over_purchased',
        'unit_price',
        'amount',
        'order_number',
      ])
      .orderBy('entry')
      .execute();
    const money = { sku: '4821', personalization_id: 0, over_purchased: 0, unit_price: null, order_number: 'HF-1' };
    const card = { sku: null, personalization_id: null, quantity: 1, over_purchased: 0, order_number: 'HF-1' };
    expect(rows).toEqual([
      { ...money, kind: 'contribution', quantity: 0, amount: 1_000 },
      { ...money, kind: 'contribution', quantity: 2, amount: 2_500 },
      { ...card, kind: 'giftCard', unit_price: 1_000, amount: 1_000 },
      { ...card, kind: 'eGiftCard', unit_price: 2_501, amount: 2_501 },
    ]);
  });

  it('[ITEM-07] marks of an item are stored, and a fact without its item is a fault that stores nothing', async () => {
    const before = exampleRegistry({ items: [exampleItem({ wanted: 4, purchased: 0 })] });
    await environment.given({ registries: [before] });
    const facts: ReadonlyArray<RegistryFact> = [
      { _tag: 'MarkedMostLoved', identity: plates },
      { _tag: 'GroupGiftStarted', identity: plates, name: 'Plates', goal: centsOf(5_980) },
      { _tag: 'FundNamed', identity: plates, name: 'Our table' },
      wanted(5),
    ];
    const written = await change(facts);
    if (E.isLeft(written)) throw new Error('refused');
    const after = applyEvent(before, written.right);
    expect(await environment.registries.find(grId)()).toEqual(E.right(O.some(after)));
    const undone: ReadonlyArray<RegistryFact> = [
      { _tag: 'UnmarkedMostLoved', identity: plates },
      { _tag: 'GroupGiftStopped', identity: plates },
    ];
    const taken = await change(undone);
    if (E.isLeft(taken)) throw new Error('refused');
    expect(await environment.registries.find(grId)()).toEqual(E.right(O.some(applyEvent(after, taken.right))));
    const nowhere = await change([{ _tag: 'MarkedMostLoved', identity: identityOf('99') }]);
    expect(nowhere).toEqual(E.left({ _tag: 'Unavailable' }));
    expect(await environment.registries.find(grId)()).toMatchObject(E.right(O.some({ version: 2 })));
  });

  it('[GG-05] the database itself refuses an unknown kind of gift, money without an item, and a card with one', async () => {
    await environment.given({ registries: [exampleRegistry({ items: [exampleItem({ purchased: 1 })] })] });
    const row = await test.database.db.selectFrom('ledger').selectAll().executeTakeFirstOrThrow();
    const { entry: _, ...purchase } = row;
    for (const wrong of [
      { kind: 'contribution' as const, unit_price: null, sku: null },
      { kind: 'contribution' as const },
      { kind: 'giftCard' as const },
      { unit_price: null },
      { quantity: 0 },
      { amount: -1 },
    ])
      await expect(
        test.database.db
          .insertInto('ledger')
          .values({ ...purchase, ...wrong })
          .execute(),
      ).rejects.toMatchObject({ code: '23514' });
  });

  it('[CART-07] the database itself refuses more purchases than wanted that are not counted as over-purchased', async () => {
    await environment.given({ registries: [exampleRegistry({ items: [exampleItem({ wanted: 2, purchased: 2 })] })] });
    const purchase = {
      _tag: 'Purchased',
      identity: plates,
      quantity: 1,
      orderNumber: orderNumberOf('HF-1'),
    } as const;
    expect(await change([{ ...purchase, overPurchased: 0 }])).toEqual(E.left({ _tag: 'Unavailable' }));
    expect(environment.log.entries).toEqual([
      expect.objectContaining({
        level: 'error',
        tag: 'database.failed',
        data: expect.objectContaining({ code: '23514' }),
      }),
    ]);
    expect(E.isRight(await change([{ ...purchase, overPurchased: 1 }]))).toBe(true);
    const found = await environment.registries.find(grId)();
    expect(E.isRight(found) && O.isSome(found.right) && found.right.value.items[0]?.purchased).toBe(3);
  });

  it('[ITEM-01] the database itself refuses a wanted quantity of 0 or over 999, or below what was bought of it', async () => {
    await environment.given({ registries: [exampleRegistry({ items: [exampleItem({ wanted: 5, purchased: 3 })] })] });
    for (const units of [0, -1, 1_000, 2])
      expect(await change([wanted(units)])).toEqual(E.left({ _tag: 'Unavailable' }));
    expect(environment.log.entries.map(({ data }) => data['code'])).toEqual(['23514', '23514', '23514', '23514']);
    for (const units of [999, 3]) expect(E.isRight(await change([wanted(units)]))).toBe(true);
    for (const [column, value] of [
      ['wanted', 1_000],
      ['purchased', 4],
      ['over_purchased', -1],
    ] as const)
      await expect(
        test.database.db
          .updateTable('registry_items')
          .set({ [column]: value })
          .execute(),
      ).rejects.toMatchObject({ code: '23514' });
  });

  it('[LIVE-01] a fault of ours is logged as an error with its place and none of the data', async () => {
    await environment.given({ registries: [exampleRegistry()] });
    const failed = await environment.registries.change(grId, [plates], () => {
      throw new TypeError('secret words');
    })();
    expect(failed).toEqual(E.left({ _tag: 'Unavailable' }));
    expect(environment.log.entries).toEqual([expect.objectContaining({ level: 'error', tag: 'database.failed' })]);
    expect(JSON.stringify(environment.log.entries)).not.toContain('secret');
    expect(JSON.stringify(environment.log.entries)).toContain('registry-store.test.ts');
    expect(E.isRight(await change([wanted(5)]))).toBe(true);
  });

  it('[COUP-01] an incomplete coupon is none and is logged, and the registry stays readable', async () => {
    const coupon = { couponNumber: 'HF15', discount: 0.15, expirationDate: '2027-12-31', isCancelled: false };
    const given = exampleRegistry();
    await environment.given({ registries: [given] });
    const keep = (columns: object) =>
      test.database.db
        .updateTable('registries')
        .set({ coupon: JSON.stringify(columns) })
        .execute();
    for (const part of ['couponNumber', 'discount', 'expirationDate'])
      for (const missing of [null, undefined, part === 'discount' ? 15 : ' ']) {
        await keep({ ...coupon, [part]: missing });
        expect(await environment.registries.find(grId)()).toEqual(E.right(O.some({ ...given, coupon: O.none })));
        expect(environment.log.entries.at(-1)).toEqual({
          level: 'warning',
          tag: 'coupon.incomplete',
          data: { grId: '7310442' },
        });
      }
    expect(environment.log.entries).toHaveLength(9);
    await keep(coupon);
    expect(await environment.registries.find(grId)()).toEqual(E.right(O.some({ ...given, coupon: O.some(coupon) })));
    expect(E.isRight(await change([wanted(5)]))).toBe(true);
    expect(environment.log.entries).toHaveLength(9);
  });
});
