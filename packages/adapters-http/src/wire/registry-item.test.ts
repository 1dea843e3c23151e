import {
  conditionOf,
  decideContribution,
  offeredIn,
  type RegistryItem,
  type Site,
  siteIn,
} from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  forAll,
  identityOf,
  markets,
  orderNumberOf,
  registryItem,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, function as F, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { registryItem as wire } from './registry-item.ts';
import { answerShape } from './shape.ts';
import { encodeOn } from './site-codec.ts';
import { money } from './value.ts';

const encode = (item: RegistryItem, site: Site = sites.main) => encodeOn(wire, site, item);
const decode = wire.decode;
const overTheWire = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value));

/** The fields of the contract's table, written out again. */
const fields = [
  'sku personalizationId title name urlPath productUrl currentPrice regularPrice formattedPrice priceType markdownType',
  'markdownTypeCode quantityWants quantityPurchased isMostLoved isGroupGift groupGift isNla isSkuOnWeb',
  'isBeingDiscontinued isStockSku isMadeToOrder brand isCB2 availability isCrossBrandAvailabilityEnabled messages',
  'personalizationType isPersonalized personalizedColor personalizedFont personalization optionChoiceParameter images',
  'carouselImages shippingPromoMessage reviewRating totalReviews familyId color details descriptionShort categoryName',
  'department class subclass categorySequence categoryLevels customOrderConfirmation',
].flatMap((line) => line.split(' '));

describe('RegistryItem on the wire', () => {
  it('[API-01] every item comes back as it went', () => {
    forAll(registryItem, fc.constantFrom(...Object.values(sites)), (item, site) => {
      expect(decode(overTheWire(encode(item, site)))).toEqual(E.right(item));
    });
  });

  it('[STATE-01] every item has all fields of the contract and no other', () => {
    forAll(registryItem, (item) => {
      const { gtin, taxClass } = item.product;
      const all = [...fields, ...(O.isSome(gtin) ? ['gtin'] : []), ...(taxClass === 'general' ? [] : ['taxClass'])];
      expect(Object.keys(overTheWire(encode(item))).sort()).toEqual(all.sort());
    });
  });

  it('[STATE-01] [PERS-05] what follows from other fields is written with the rest', () => {
    const item = exampleItem({
      identity: identityOf('4821', 7),
      product: exampleProduct({ personalizationType: 700, currentPrice: centsOf(129_900), brand: 'modern' }),
      groupGift: O.some({ name: 'Plates', goal: centsOf(10_000), raised: centsOf(2_550) }),
      personalization: O.some(examplePersonalization({ color: 'Sage', font: 'Block' })),
    });
    expect(overTheWire(encode(item))).toMatchObject({
      sku: '4821',
      personalizationId: 7,
      title: 'Linden Dinner Plate',
      urlPath: '/product/linden-dinner-plate/4821',
      currentPrice: 1_299,
      formattedPrice: '$1,314.00',
      priceType: 'r',
      markdownTypeCode: 'n',
      isCB2: true,
      isGroupGift: true,
      groupGift: { name: 'Plates', goal: 100, raised: 25.5, missing: 62 },
      isPersonalized: true,
      personalizedColor: 'Sage',
      personalizedFont: 'Block',
      quantityWants: 8,
      quantityPurchased: 3,
      details: { dimensions: { width: 10.5, height: 1, depth: 10.5, unit: 'in' } },
    });
  });

  it('[STATE-01] an item without design, fund or promotion says null', () => {
    expect(overTheWire(encode(exampleItem()))).toMatchObject({
      isPersonalized: false,
      isGroupGift: false,
      groupGift: null,
      personalizedColor: null,
      personalizedFont: null,
      personalization: null,
      shippingPromoMessage: null,
    });
  });

  it('[CA-01] the Canadian site writes its money', () => {
    expect(encode(exampleItem(), sites.canada)).toMatchObject({ formattedPrice: 'CAD 14.95' });
  });

  it('[LANG-04] a French call has prices as French writes them', () => {
    expect(encode(exampleItem(), siteIn(sites.canada, 'fr-CA'))).toMatchObject({ formattedPrice: '14,95\u00A0$' });
  });

  it('[API-01] nothing is missing from a fund that has more than its goal', () => {
    const item = exampleItem({ groupGift: O.some({ name: '', goal: centsOf(100), raised: centsOf(300) }) });
    expect(encode(item)).toMatchObject({ groupGift: { missing: 0 } });
  });

  it('[GG-01] [GG-03] who gives exactly what is missing is not refused, and a cent more is too much', () => {
    const outside = exampleItem({
      product: exampleProduct({ currentPrice: centsOf(2_500) }),
      wanted: 4,
      purchased: 3,
      groupGift: O.some({ name: 'Plates', goal: centsOf(10_000), raised: centsOf(3_000) }),
    });
    expect(overTheWire(encode(outside))).toMatchObject({ groupGift: { goal: 100, raised: 30, missing: 20 } });
    forAll(registryItem, (item) => {
      const offered = offeredIn(markets.US)(item);
      fc.pre(O.isSome(offered.groupGift) && conditionOf(offered) === 'normal');
      const { groupGift } = overTheWire(encode(offered));
      const read = answerShape({ missing: money }).decode(groupGift);
      if (E.isLeft(read)) throw new Error('The fund says what is missing');
      const { missing } = read.right;
      const give = (amount: number) => decideContribution(markets.US, item, centsOf(amount), orderNumberOf('HF-1'));
      expect(E.isRight(give(missing))).toBe(missing > 0);
      expect(E.isLeft(give(missing + 1))).toBe(true);
    });
  });

  it('[API-01] what follows from other fields is not believed', () => {
    const wire = {
      ...overTheWire(encode(exampleItem())),
      title: 'Other',
      formattedPrice: '$0.00',
      isPersonalized: true,
    };
    expect(decode(wire)).toEqual(E.right(exampleItem()));
  });

  it.each([
    [0, 0],
    [1, 0],
    [-100, 0],
    [99, 0],
    [100, 100],
    [101, 0],
    [699, 0],
    [700, 700],
    [700.5, 0],
    [701, 0],
    [704, 0],
    [705, 705],
    [706, 0],
  ])('[PERS-01] the personalization type %d is read as %d; an unknown one is none', (number, expected) => {
    const wire = { ...overTheWire(encode(exampleItem())), personalizationType: number };
    expect(
      F.pipe(
        decode(wire),
        E.map(({ product }) => product.personalizationType),
      ),
    ).toEqual(E.right(expected));
  });

  it('[ITEM-06] a message goes out with the numbers of its names', () => {
    const messages = [{ type: 'storePickup', level: 'danger', text: 'Ask us', popupName: O.none }] as const;
    expect(overTheWire(encode(exampleItem({ product: exampleProduct({ messages }) })))).toMatchObject({
      messages: [{ type: 6, level: 3, text: 'Ask us', popupName: null }],
    });
  });

  it.each([
    [8, 4, 'default', 'info'],
    [-1, -1, 'default', 'info'],
    [1.5, 99, 'default', 'info'],
    [0, 0, 'vendorDropShip', 'success'],
    [7, 3, 'default', 'danger'],
  ] as const)(
    '[ITEM-06] a message of type %d and level %d is read as %s and %s',
    (type, level, knownType, knownLevel) => {
      const wire = {
        ...overTheWire(encode(exampleItem())),
        messages: [{ type, level, text: 'Ask us', popupName: null }],
      };
      const message = { type: knownType, level: knownLevel, text: 'Ask us', popupName: O.none };
      expect(
        F.pipe(
          decode(wire),
          E.map(({ product }) => product.messages),
        ),
      ).toEqual(E.right([message]));
    },
  );

  it.each([
    ['quantityWants', 0],
    ['quantityWants', 1_000],
    ['quantityPurchased', -1],
    ['currentPrice', '14.95'],
    ['priceType', 'x'],
    ['productUrl', 'javascript:alert(1)'],
    ['images', null],
    ['reviewRating', 5.1],
  ])('[API-01] %s %j is not read', (field, value) => {
    expect(E.isLeft(decode({ ...overTheWire(encode(exampleItem())), [field]: value }))).toBe(true);
  });
});
