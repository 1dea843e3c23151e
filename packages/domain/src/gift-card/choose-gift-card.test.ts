import { centsOf, eventType, forAll, nearEdges, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf, isBabyOrKids } from '../event/index.ts';
import { writeAmount } from '../money/index.ts';
import { chooseGiftCard, type RequestedGiftCard } from './choose-gift-card.ts';

const wedding = eventTypeOf('br');
const card = (overrides: Partial<Extract<RequestedGiftCard, { _tag: 'GiftCard' }>> = {}): RequestedGiftCard => ({
  _tag: 'GiftCard',
  amount: '50',
  imageType: 'LATTE23',
  quantity: 1,
  ...overrides,
});
const eCard = (amount = '50'): RequestedGiftCard => ({ _tag: 'EGiftCard', amount });
const american = fc.constantFrom(sites.main, sites.modern, sites.kids);
const code = fc.constantFrom('CB2GOLD', 'KIDS23', 'LATTE23');
const chosen = fc.oneof(
  fc.record({
    _tag: fc.constant('GiftCard' as const),
    amount: fc.oneof(fc.string(), fc.constantFrom('', '9', '10', '1000', '1001')),
    imageType: fc.oneof(code, fc.string()),
    quantity: nearEdges(-1, 3, [0, 1, 2]),
  }),
  fc.record({ _tag: fc.constant('EGiftCard' as const), amount: fc.constantFrom('', '24', '25', '1000', '1001') }),
);

describe('choosing a gift card', () => {
  it.each([
    ['main', 'br', 'LATTE23'],
    ['main', 'bb', 'KIDS23'],
    ['modern', 'bb', 'CB2GOLD'],
    ['kids', 'br', 'LATTE23'],
    ['kids', 'kd', 'KIDS23'],
  ] as const)('[GC-06] on %s for an event %s the card has the code %s', (site, event, image) => {
    const sold = { code: image, amount: 5_000 };
    const choose = (ask: RequestedGiftCard) => chooseGiftCard(sites[site], eventTypeOf(event), ask);
    expect(choose(card({ imageType: image }))).toEqual(E.right({ kind: 'GiftCard', ...sold }));
    expect(choose(eCard())).toEqual(E.right({ kind: 'EGiftCard', ...sold }));
    for (const other of ['CB2GOLD', 'KIDS23', 'LATTE23', 'latte23', '', ' LATTE23', 'GOLD'].filter(
      (no) => no !== image,
    ))
      expect(choose(card({ imageType: other }))).toEqual(E.left({ _tag: 'GiftCardImageWrong' }));
  });

  it.each([-1, 0, 2, 1.5, Number.NaN])('[GC-06] %d cards at a time are refused', (quantity) => {
    expect(chooseGiftCard(sites.main, wedding, card({ quantity }))).toEqual(
      E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 1 }),
    );
  });

  it.each([
    ['', { _tag: 'GiftCardAmountMissing' }, { _tag: 'GiftCardAmountMissing' }],
    ['9.99', 'GiftCard', 'EGiftCard'],
    ['10', 1_000, 'EGiftCard'],
    ['24.99', 2_499, 'EGiftCard'],
    ['25', 2_500, 2_500],
    ['1000', 100_000, 100_000],
    ['1000.01', 'GiftCard', 'EGiftCard'],
  ] as const)('[GC-05] "%s": as a card %o, as an eGift card %o', (amount, ofCard, ofECard) => {
    const outOfRange = { GiftCard: 1_000, EGiftCard: 2_500 } as const;
    for (const [ask, expected] of [
      [card({ amount }), ofCard],
      [eCard(amount), ofECard],
    ] as const)
      expect(chooseGiftCard(sites.main, wedding, ask)).toEqual(
        typeof expected === 'number'
          ? E.right({ kind: ask._tag, code: 'LATTE23', amount: expected })
          : E.left(
              typeof expected === 'string'
                ? {
                    _tag: 'GiftCardAmountOutOfRange',
                    kind: expected,
                    minimum: outOfRange[expected],
                    maximum: 100_000,
                  }
                : expected,
            ),
      );
  });

  it('[GC-08] in Canada none is sold, whatever is requested', () => {
    forAll(eventType, chosen, (event, ask) => {
      expect(chooseGiftCard(sites.canada, event, ask)).toEqual(E.left({ _tag: 'NotInMarket' }));
    });
  });

  it('[GC-06] a card is sold one at a time', () => {
    forAll(nearEdges(-2, 99, [0, 1, 2]), (quantity) => {
      expect(E.isRight(chooseGiftCard(sites.main, wedding, card({ quantity })))).toBe(quantity === 1);
    });
  });

  it('[GC-06] only the code that the shop gives to the event is taken', () => {
    forAll(american, eventType, fc.oneof(code, fc.string()), (site, event, imageType) => {
      const right = site.id === 'modern' ? 'CB2GOLD' : isBabyOrKids(event) ? 'KIDS23' : 'LATTE23';
      expect(E.isRight(chooseGiftCard(site, event, card({ imageType })))).toBe(imageType === right);
    });
  });

  it('[GC-06] a card by mail needs no picture and no quantity, and has the same code', () => {
    forAll(american, eventType, nearEdges(2_500, 100_000, [2_500, 99_900, 100_000]), (site, event, amount) => {
      const right = site.id === 'modern' ? 'CB2GOLD' : isBabyOrKids(event) ? 'KIDS23' : 'LATTE23';
      expect(chooseGiftCard(site, event, eCard(writeAmount(centsOf(amount))))).toEqual(
        E.right({ kind: 'EGiftCard', code: right, amount }),
      );
    });
  });

  it('[GC-05] the amount is looked at last', () => {
    expect(chooseGiftCard(sites.main, wedding, card({ amount: '', imageType: 'KIDS23', quantity: 2 }))).toEqual(
      E.left({ _tag: 'GiftCardImageWrong' }),
    );
    expect(chooseGiftCard(sites.main, wedding, card({ amount: '', quantity: 2 }))).toMatchObject(
      E.left({ _tag: 'QuantityOutOfRange' }),
    );
  });
});
