import {
  centsOf,
  exampleContributionLine,
  exampleGiftCardLine,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  exampleRegistry,
  exampleStore,
  exampleStoreStock,
  grIdOf,
  identityOf,
  sites,
  skuOf,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { ItemLine } from './cart.ts';
import { lineIdOf } from './cart.ts';
import {
  backorderOf,
  blockedBy,
  installationOf,
  linePersonalization,
  registryOfLine,
  regularTotalOf,
  specialOrderOf,
} from './line-details.ts';

const product = exampleProduct({ personalizationType: 700 });
const identity = identityOf('4821', 7);
const worded = (line1: string) =>
  exampleItem({ product, identity, personalization: O.some(examplePersonalization({ line1 })) });
const registry = exampleRegistry({ items: [exampleItem({ product }), worded('Hers')] });
const other = exampleRegistry({ grId: grIdOf('7310443'), items: [worded('Theirs')] });
const design = { identity, font: 'Script', color: '', line1: 'Plain', line2: 'Est. 2027' };
const stock = { registries: [registry, other], products: [product], designs: [design] };
const line = (grId: ItemLine['grId'], itemIdentity = identity): ItemLine => ({
  _tag: 'Item',
  lineId: lineIdOf(grId, itemIdentity),
  grId,
  identity: itemIdentity,
  quantity: 1,
});

describe('what is beside a line', () => {
  it('[ITEM-09] an item with a lowered price has the regular total; nothing else does, and no contribution', () => {
    const sale = { currentPrice: centsOf(4_795), regularPrice: centsOf(6_380), priceType: 'sale' } as const;
    const lowered = { registries: [], products: [exampleProduct(sale)] };
    expect(regularTotalOf(lowered, { ...line(O.none), quantity: 3 })).toEqual({ regularTotal: 19_140 });
    expect(
      regularTotalOf(
        { registries: [], products: [exampleProduct({ ...sale, personalizationType: 700 })] },
        line(O.none),
      ),
    ).toEqual({ regularTotal: 7_880 });
    expect(regularTotalOf(lowered, exampleContributionLine())).toEqual({});
    for (const products of [[], [exampleProduct({ ...sale, priceType: 'regular' })]])
      expect(regularTotalOf({ registries: [], products }, line(O.none))).toEqual({});
  });

  it('[CART-09] a line names its registry, as long as it is visible', () => {
    const { eventType, primaryFirstName, secondaryFirstName } = registry;
    expect(registryOfLine(stock, O.some(registry.grId))).toEqual({
      registry: { eventType, primaryFirstName, secondaryFirstName },
    });
    expect(registryOfLine(stock, O.some(grIdOf('7310449')))).toEqual({});
    expect(registryOfLine(stock, O.none)).toEqual({});
  });

  it('[PERS-03] an item has the personalization of its registry’s item, a plain product that of its design; others have none', () => {
    const linesOf = (line: ItemLine) => linePersonalization(stock, line).personalization?.lines;
    expect(linesOf(line(O.some(registry.grId)))).toEqual(['Hers']);
    expect(linesOf(line(O.some(other.grId)))).toEqual(['Theirs']);
    expect(linesOf(line(O.none))).toEqual(['Plain', 'Est. 2027']);
    expect(linePersonalization(stock, line(O.none)).personalization).toEqual({
      type: 700,
      lines: ['Plain', 'Est. 2027'],
      font: O.some('Script'),
      color: O.none,
    });
    const wordless = [
      line(O.some(registry.grId), identityOf('4821')),
      line(O.none, identityOf('4821')),
      line(O.none, identityOf('4821', 8)),
      line(O.some(grIdOf('7310449'))),
      line(O.none, identityOf('99', 7)),
    ];
    for (const itemLine of wordless) expect(linePersonalization(stock, itemLine)).toEqual({});
    expect(linePersonalization({ registries: [], products: [product] }, line(O.none))).toEqual({});
  });

  it('[CART-05] [BUY-09] an item that is shipped once it is back says so; nothing that is picked up or a special order does, and no contribution', () => {
    const message = 'On backorder; ships around May 14, 2027';
    const later = { ...product, isAvailable: false, isBackorderable: true, availabilityMessage: message };
    const of = (changed: Partial<typeof later>) => ({ ...stock, products: [{ ...later, ...changed }] });
    expect(backorderOf(sites.main, of({}), line(O.none))).toEqual({ backorder: { message } });
    const inFrench = of({ texts: { 'fr-CA': { availabilityMessage: 'Expédié vers le 14 mai' } } });
    expect(backorderOf({ language: 'fr-CA' }, inFrench, line(O.none))).toEqual({
      backorder: { message: 'Expédié vers le 14 mai' },
    });
    for (const [known, cartLine] of [
      [of({ isAvailable: true }), line(O.none)],
      [of({ isBackorderable: false }), line(O.none)],
      [of({ hasCustomOrderConfirmation: true }), line(O.none)],
      [of({}), { ...line(O.none), pickup: { storeNumber: storeNumberOf('104'), name: 'Lincoln Park' } }],
      [of({}), exampleContributionLine({ identity })],
    ] as const)
      expect(backorderOf(sites.main, known, cartLine)).toEqual({});
  });

  it('[ADD-06] [CART-05] an item that is a special order says so, with its lead time; nothing else does, and no contribution', () => {
    const leadTime = 'Made for you in 8 to 10 weeks';
    const special = { ...product, hasCustomOrderConfirmation: true, availabilityMessage: leadTime };
    const made = { ...stock, products: [special] };
    expect(specialOrderOf(sites.main, made, line(O.none))).toEqual({ specialOrder: { leadTime } });
    for (const [known, cartLine] of [
      [stock, line(O.none)],
      [made, line(O.none, identityOf('99'))],
      [made, exampleContributionLine({ identity })],
    ] as const)
      expect(specialOrderOf(sites.main, known, cartLine)).toEqual({});
  });

  it('[CART-02] [CART-05] an item that can be installed has the price for one unit; nothing else does', () => {
    const none = { sku: product.sku, installation: O.none, specialOrderPicture: O.none };
    const installed = { ...none, installation: O.some({ type: 1, fee: centsOf(14_900) }) };
    const others = { ...installed, sku: skuOf('77') };
    const asidesWith = (services: ReadonlyArray<typeof none | typeof installed>) =>
      installationOf({ ...stock, services }, line(O.none));
    expect(asidesWith([others, installed])).toEqual({ installation: 14_900 });
    expect([asidesWith([others]), asidesWith([none]), installationOf(stock, line(O.none))]).toEqual([{}, {}, {}]);
  });

  it('[CART-05] [BUY-08] a line that cannot be ordered says why; a pickup with too few in its store also says how many it has', () => {
    const { storeNumber, name } = exampleStore();
    const pickedUp = { ...line(O.none), pickup: { storeNumber, name } };
    const withUnits = (units: number) => ({ ...stock, shelves: [exampleStoreStock({ units })] });
    const tooFew = O.some('too-few-in-store' as const);
    expect(blockedBy(withUnits(2), pickedUp, tooFew)).toEqual({ blocker: 'too-few-in-store', unitsAtStore: 2 });
    expect(blockedBy({ ...stock, shelves: [] }, pickedUp, tooFew)).toMatchObject({ unitsAtStore: 0 });
    expect(blockedBy(withUnits(2), pickedUp, O.some('taken-off'))).toEqual({ blocker: 'taken-off' });
    for (const cartLine of [line(O.none), exampleGiftCardLine()])
      expect(blockedBy(withUnits(2), cartLine, O.some('registry-closed'))).toEqual({ blocker: 'registry-closed' });
    expect(blockedBy(withUnits(2), pickedUp, O.none)).toEqual({});
  });
});
