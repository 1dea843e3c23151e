import {
  centsOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  forAll,
  identityOf,
  nearEdges,
  registryItem,
  registryView,
  sites,
  sku,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { ActionReader } from '../account/index.ts';
import { eventTypeOf } from '../event/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { addressAfter, type LandingParameters, NO_LANDING_PARAMETERS, readLandingParameters } from '../page/index.ts';
import type { Site } from '../site/index.ts';
import {
  describeRejection,
  type HandoffRejection,
  handoffParameters,
  handoffPayload,
  type RejectionReason,
} from './handoff.ts';

describe('what is handed over', () => {
  it.each([
    [
      { _tag: 'Item', sku: skuOf('4821'), quantity: 1 },
      { purchasedSku: '4821', purchasedQuantity: '1' },
    ],
    [
      { _tag: 'Item', sku: skuOf('4821'), quantity: 99 },
      { purchasedSku: '4821', purchasedQuantity: '99' },
    ],
    [
      { _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(1_000) },
      { purchasedGiftCardAmount: '10.00', purchasedGiftCardType: 'GiftCard' },
    ],
    [
      { _tag: 'GiftCard', kind: 'EGiftCard', amount: centsOf(99_900) },
      { purchasedGiftCardAmount: '999.00', purchasedGiftCardType: 'EGiftCard' },
    ],
    [
      { _tag: 'GiftCard', kind: 'EGiftCard', amount: centsOf(2_505) },
      { purchasedGiftCardAmount: '25.05', purchasedGiftCardType: 'EGiftCard' },
    ],
  ] as const)(
    '[XB-07] an item has no parameters of a gift card, and a gift card none of an item: %#',
    (what, parameters) => {
      expect(handoffParameters(what)).toEqual(parameters);
    },
  );

  it('[XB-07] [ROUTE-16] a handoff is read back unchanged', () => {
    forAll(sku, nearEdges(1, 99, [1, 99]), (sku, quantity) => {
      expect(readLandingParameters(handoffParameters({ _tag: 'Item', sku, quantity }))).toEqual({
        ...NO_LANDING_PARAMETERS,
        purchasedSku: O.some(sku),
        purchasedQuantity: O.some(quantity),
      });
    });
    const kind = fc.constantFrom('GiftCard' as const, 'EGiftCard' as const);
    forAll(kind, nearEdges(1_000, 99_900, [1_000, 2_500, 99_900]).map(centsOf), (kind, amount) => {
      expect(readLandingParameters(handoffParameters({ _tag: 'GiftCard', kind, amount }))).toEqual({
        ...NO_LANDING_PARAMETERS,
        purchasedGiftCardAmount: O.some(amount),
        purchasedGiftCardType: O.some(kind),
      });
    });
  });
});

type Reader = ActionReader & { readonly site: Site };

const guest: Reader = { role: 'guest', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: false };
const plate = exampleItem();
const barCart = exampleItem({ product: exampleProduct({ sku: skuOf('7001'), brand: 'modern' }) });
const designed = (personalizationId: number): RegistryItem => ({
  ...plate,
  product: { ...plate.product, personalizationType: 700 },
  identity: identityOf('4821', personalizationId),
  personalization: O.some(examplePersonalization()),
});
const two = readLandingParameters({ purchasedSku: '004821', purchasedQuantity: '2' });
const arriving = (
  query: Record<string, string>,
  reader: Partial<Reader> = {},
  items = [plate, barCart],
  isOurs = true,
) => handoffPayload({ ...guest, ...reader }, items, readLandingParameters(query), isOurs);
const cardOf = (amount: string, type: string, reader: Partial<Reader> = {}) =>
  arriving({ purchasedGiftCardAmount: amount, purchasedGiftCardType: type }, reader);

const reader: fc.Arbitrary<Reader> = fc.record({
  role: fc.constantFrom('guest' as const, 'registrant' as const),
  site: fc.constantFrom(...Object.values(sites)),
  eventType: fc.constantFrom('br', 'bb', 'kd').map(eventTypeOf),
  isPostEvent: fc.boolean(),
});
/** A list, and an arrival that half of the time is of an item on it. */
const scene = fc
  .tuple(fc.array(registryItem, { minLength: 1, maxLength: 4 }), registryView, fc.boolean())
  .map(([items, { arrival }, isOnIt]): { items: ReadonlyArray<RegistryItem>; arrival: LandingParameters } => ({
    items,
    arrival: isOnIt && items[0] !== undefined ? { ...arrival, purchasedSku: O.some(items[0].identity.sku) } : arrival,
  }));

describe('what the other brand’s site handed over', () => {
  it('[XB-07] with our code it goes into the cart', () => {
    expect(handoffPayload(guest, [plate], two, true)).toEqual([
      { _tag: 'PutIntoCart', what: { _tag: 'Item', identity: { sku: '4821', personalizationId: 0 }, quantity: 2 } },
    ]);
    expect(cardOf('25.50', 'EGiftCard')).toEqual([
      { _tag: 'PutIntoCart', what: { _tag: 'GiftCard', kind: 'EGiftCard', amount: 2_550 } },
    ]);
  });

  it('[XB-07] without our code it is only filled in', () => {
    expect(handoffPayload(guest, [plate], two, false)).toEqual([
      { _tag: 'FillIn', what: { _tag: 'Item', identity: { sku: '4821', personalizationId: 0 }, quantity: 2 } },
    ]);
  });

  it('[XB-07] only with our code anything is added to the cart, and with it exactly what would otherwise be filled in', () => {
    forAll(reader, scene, (who, { items, arrival }) => {
      const without = handoffPayload(who, items, arrival, false);
      expect(without.some(({ _tag }) => _tag === 'PutIntoCart')).toBe(false);
      expect(handoffPayload(who, items, arrival, true)).toEqual(
        without.map((payload) => (payload._tag === 'FillIn' ? { _tag: 'PutIntoCart', what: payload.what } : payload)),
      );
    });
  });

  it.each<[Record<string, string>, object]>([
    [{ purchasedSku: '4821' }, { _tag: 'Incomplete', of: 'Item' }],
    [{ purchasedQuantity: '2' }, { _tag: 'Incomplete', of: 'Item' }],
    [
      { purchasedSku: '4821', purchasedQuantity: '0' },
      { _tag: 'Incomplete', of: 'Item' },
    ],
    [
      { purchasedSku: '4821', purchasedQuantity: '100' },
      { _tag: 'Incomplete', of: 'Item' },
    ],
    [
      { purchasedSku: '0', purchasedQuantity: '1' },
      { _tag: 'Incomplete', of: 'Item' },
    ],
    [
      { purchasedSku: '000000', purchasedQuantity: '1' },
      { _tag: 'Incomplete', of: 'Item' },
    ],
    [
      { purchasedSku: '9999', purchasedQuantity: '1' },
      { _tag: 'NotOnRegistry', sku: '9999' },
    ],
    [
      { purchasedSku: '7001', purchasedQuantity: '1' },
      { _tag: 'OtherBrand', sku: '7001' },
    ],
  ])('[XB-07] [BUY-03] %j is not taken: %j', (query, why) => {
    expect(arriving(query)).toEqual([{ _tag: 'Rejected', why }]);
    expect(arriving(query, {}, [plate, barCart], false)).toEqual([{ _tag: 'Rejected', why }]);
  });

  it.each([
    ['999', 'GiftCard', 'AmountOutOfRange', '9.99'],
    ['10', 'GiftCard', 'AmountOutOfRange', '999.01'],
    ['25', 'EGiftCard', 'AmountOutOfRange', '24.99'],
    ['999.00', 'EGiftCard', 'AmountOutOfRange', '1000'],
    ['10', 'GiftCard', 'Incomplete', 'ten'],
  ])('[XB-07] [GC-03] an amount of %s is taken as %s; it is %s at %s', (amount, type, why, outside) => {
    expect(cardOf(amount, type)[0]?._tag).toBe('PutIntoCart');
    expect(cardOf(outside, type)).toMatchObject([{ _tag: 'Rejected', why: { _tag: why } }]);
  });

  it('[XB-07] a link names no design: the plain one is meant, or the only one', () => {
    const taken = (...items: RegistryItem[]) =>
      handoffPayload(guest, items, two, true).map((payload) =>
        payload._tag !== 'Rejected' && payload.what._tag === 'Item'
          ? payload.what.identity.personalizationId
          : payload._tag,
      );
    expect(taken(designed(7), plate)).toEqual([0]);
    expect(taken(designed(7))).toEqual([7]);
    expect(taken(designed(7), designed(8))).toEqual(['Rejected']);
  });

  it('[XB-07] an item is accepted with SKU and quantity, if it is on the registry, visible, and sold on this site', () => {
    forAll(reader, scene, (who, { items, arrival }) => {
      const { purchasedSku, purchasedQuantity } = arrival;
      const found = items.filter(({ identity }) => O.isSome(purchasedSku) && identity.sku === purchasedSku.value);
      const taken = handoffPayload({ ...who, role: 'guest' }, items, arrival, true).flatMap((payload) =>
        payload._tag === 'PutIntoCart' && payload.what._tag === 'Item' ? [payload.what] : [],
      );
      const [item] = found;
      const isSold = item !== undefined && (item.product.brand === 'modern') === (who.site.brand === 'modern');
      const isThere = O.isSome(purchasedQuantity) && found.length === 1 && O.isSome(purchasedSku);
      fc.pre(found.length < 2);
      expect(taken).toEqual(
        isThere && isSold ? [{ _tag: 'Item', identity: item.identity, quantity: purchasedQuantity.value }] : [],
      );
    });
  });

  it('[XB-07] [CA-01] a gift card is accepted with kind and an amount that the form accepts, in a market with gift cards', () => {
    forAll(reader, scene, (who, { items, arrival }) => {
      const { purchasedGiftCardAmount: amount, purchasedGiftCardType: kind } = arrival;
      const isTaken = handoffPayload({ ...who, role: 'guest' }, items, arrival, true).some(
        (payload) => payload._tag === 'PutIntoCart' && payload.what._tag === 'GiftCard',
      );
      const least = O.isSome(kind) && kind.value === 'EGiftCard' ? 2_500 : 1_000;
      const isGood = O.isSome(amount) && O.isSome(kind) && amount.value >= least && amount.value <= 99_900;
      expect(isTaken).toBe(isGood && who.site.market === 'US');
    });
    expect(cardOf('50', 'GiftCard', { site: sites.canada })).toEqual([
      { _tag: 'Rejected', why: { _tag: 'NotOffered', of: 'GiftCard' } },
    ]);
  });

  it('[XB-07] [PAGE-14] a registrant’s page accepts nothing', () => {
    forAll(reader, scene, fc.boolean(), (who, { items, arrival }, isOurs) => {
      const followed = handoffPayload({ ...who, role: 'registrant' }, items, arrival, isOurs);
      for (const payload of followed) expect(payload).toMatchObject({ _tag: 'Rejected', why: { _tag: 'NotOffered' } });
    });
  });

  it('[XB-07] a refused handoff says why, and an address without a handoff says nothing', () => {
    expect(handoffPayload(guest, [plate], NO_LANDING_PARAMETERS, true)).toEqual([]);
    expect(arriving({ referrerId: 'r', isCrossBrandRedirect: 'true' })).toEqual([]);
    const both = {
      purchasedSku: '4821',
      purchasedQuantity: '1',
      purchasedGiftCardAmount: '5',
      purchasedGiftCardType: 'GiftCard',
    };
    expect(arriving(both).map(({ _tag }) => _tag)).toEqual(['PutIntoCart', 'Rejected']);
  });

  it('[XB-07] the address afterwards hands over nothing', () => {
    const parameter = fc.constantFrom(
      'purchasedSku',
      'purchasedQuantity',
      'purchasedGiftCardAmount',
      'purchasedGiftCardType',
      'crossBrandCode',
      'key',
    );
    forAll(fc.dictionary(parameter, fc.constantFrom('4821', '2', '50', 'GiftCard')), (before) => {
      const after = addressAfter('handOver', before);
      expect(handoffPayload(guest, [plate], readLandingParameters(after), true)).toEqual([]);
      expect(Object.keys(after)).toEqual(Object.keys(before).filter((name) => name === 'key'));
    });
    expect(
      readLandingParameters(addressAfter('handOver', { purchasedSku: '4821', referrerId: 'r' })).referrerId,
    ).toEqual(O.some('r'));
  });

  it('[XB-07] a gift card has an amount in cents', () => {
    expect(cardOf('10', 'GiftCard')).toEqual([
      { _tag: 'PutIntoCart', what: { _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(1_000) } },
    ]);
  });
});

describe('what is reported about what was left out', () => {
  const sku = skuOf('4821');
  const reasons: ReadonlyArray<readonly [HandoffRejection, RejectionReason]> = [
    [{ _tag: 'NotOnRegistry', sku }, 'takenOff'],
    [{ _tag: 'OtherBrand', sku }, 'notSoldHere'],
    [{ _tag: 'SeveralDesigns', sku }, 'severalDesigns'],
    [{ _tag: 'AmountOutOfRange' }, 'wrongAmount'],
    [{ _tag: 'Incomplete', of: 'Item' }, 'notUnderstood'],
    [{ _tag: 'NotOffered', of: 'Item' }, 'notSoldHere'],
  ];
  const shaker = exampleProduct({ name: 'Torque Cocktail Shaker', isNla: false });

  it.each(reasons)('[XB-07] an item that is not on the registry was taken off: %j', (why, expected) => {
    expect(describeRejection(why, O.some(shaker))).toEqual({ what: O.some('Torque Cocktail Shaker'), why: expected });
  });

  it.each(reasons)('[XB-07] an unknown product is reported without a name: %j', (why, expected) => {
    expect(describeRejection(why, O.none)).toEqual({ what: O.none, why: expected });
  });

  it.each(reasons)('[XB-07] [BUY-03] no longer available is reported first: %j', (why) => {
    expect(describeRejection(why, O.some({ ...shaker, isNla: true })).why).toBe('noLongerAvailable');
  });
});
