import { type GiftCardRefusal, sites } from '@gift-registry/domain';
import { cartIdOf, centsOf, grId, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addToCart } from './add-to-cart.calls.ts';
import { failedAnswer, readFailure } from './failure.ts';
import { addEGiftCard, addGiftCard } from './gift-card.calls.ts';
import { answered, asked, ofBody, overTheWire } from './testing/over-the-wire.ts';

const card = { grid: '7310442', amount: '50', giftCardImageType: 'LATTE23', quantity: 1 };
const eCard = { grid: '7310442', amount: '50', sku: 0, giftcardtype: 'EGiftCard' };

/** How to read: what is refused on the left, its status and its `message` on the right, written out again. */
const refusals: ReadonlyArray<[GiftCardRefusal, number, string | undefined]> = [
  [{ _tag: 'RegistryNotFound' }, 404, undefined],
  [{ _tag: 'NotInMarket' }, 422, undefined],
  [{ _tag: 'GiftCardImageWrong' }, 422, undefined],
  [{ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 1 }, 422, undefined],
  [{ _tag: 'GiftCardAmountMissing' }, 422, "'Amount' must not be empty."],
  [
    { _tag: 'GiftCardAmountOutOfRange', kind: 'GiftCard', minimum: centsOf(1_000), maximum: centsOf(100_000) },
    422,
    'Invalid gift card amount.  Must be between $10 and $1000',
  ],
  [
    { _tag: 'GiftCardAmountOutOfRange', kind: 'EGiftCard', minimum: centsOf(2_500), maximum: centsOf(100_000) },
    422,
    'Invalid e-gift card amount.  Must be between $25 and $1000',
  ],
  [{ _tag: 'GiftCardRejected', message: 'Gift cards are sold out today.' }, 422, 'Gift cards are sold out today.'],
  [{ _tag: 'CartFull', maximum: 100 }, 422, undefined],
  [{ _tag: 'IdempotencyKeyReused' }, 422, undefined],
  [{ _tag: 'RequestInProgress' }, 409, undefined],
];

describe('gift cards on the wire', () => {
  it('[GC-06] [API-01] the requests are the contract’s', () => {
    const { grid, ...rest } = card;
    const ours = { grId: grIdOf(grid), amount: '50', imageType: 'LATTE23', quantity: 1 };
    expect(overTheWire(addGiftCard.request.encode(ours).body)).toEqual({ grid, ...rest });
    expect(addGiftCard.request.decode(ofBody(card))).toEqual(E.right(ours));
    expect(overTheWire(addEGiftCard.request.encode({ grId: grIdOf(grid), amount: '50' }).body)).toEqual(eCard);
    for (const sku of [0, '0'])
      expect(addEGiftCard.request.decode(ofBody({ ...eCard, sku }))).toEqual(
        E.right({ grId: '7310442', amount: '50' }),
      );
  });

  it('[API-01] every request comes back as it went, whatever stands in the amount', () => {
    fc.assert(
      fc.property(grId, fc.string(), fc.string(), fc.integer(), (list, amount, imageType, quantity) => {
        const request = { grId: list, amount, imageType, quantity };
        expect(asked(addGiftCard.request, request)).toEqual(E.right(request));
        expect(asked(addEGiftCard.request, { grId: list, amount })).toEqual(E.right({ grId: list, amount }));
      }),
    );
  });

  it.each([
    ['amount', 50, 'must be a text'],
    ['amount', undefined, 'is missing'],
    ['amount', null, 'must be a text'],
    ['grid', 7310442, 'must be a registry number of 6 to 12 digits'],
    ['quantity', '1', 'must be a whole number'],
    ['quantity', 1.5, 'must be a whole number'],
    ['giftCardImageType', undefined, 'is missing'],
    ['price', 1, 'is not known here'],
  ])('[GC-05] [API-01] a gift card with the %s %j does not decode', (field, value, complaint) => {
    expect(addGiftCard.request.decode(ofBody({ ...card, [field]: value }))).toEqual(E.left(`${field}: ${complaint}`));
  });

  it.each([
    ['amount', 50, 'must be a text'],
    ['sku', 999055, 'must be 0'],
    ['sku', '', 'must be 0'],
    ['sku', undefined, 'is missing'],
    ['giftcardtype', 'GiftCard', 'must be one of EGiftCard'],
    ['quantity', 1, 'is not known here'],
  ])('[GC-05] [API-01] an eGift card with the %s %j does not decode', (field, value, complaint) => {
    expect(addEGiftCard.request.decode(ofBody({ ...eCard, [field]: value }))).toEqual(E.left(`${field}: ${complaint}`));
  });

  it('[GC-06] [API-01] the answers are the contract’s and come back as they went', () => {
    const addition = { cartId: cartIdOf('cart-1'), count: 3 };
    expect(addGiftCard.answer.encode(sites.main, addition)).toEqual({
      isSuccess: true,
      basketId: 'cart-1',
      basketCount: 3,
    });
    expect(answered(addGiftCard.answer, addition)).toEqual(E.right(addition));
    const popup = { html: '<h2>Ready</h2><p>It is in your cart.</p>' };
    expect(addEGiftCard.answer.encode(sites.main, popup)).toBe(popup.html);
    expect(answered(addEGiftCard.answer, popup)).toEqual(E.right(popup));
    expect([addGiftCard.isHtml, addEGiftCard.isHtml]).toEqual([undefined, true]);
    for (const other of ['', '<html></html>', '{"isSuccess":true}', { html: popup.html }])
      expect(addEGiftCard.answer.decode(other)).toEqual(E.left('the message: must be a fragment of HTML'));
  });

  it.each(refusals)(
    '[GC-05] [GC-08] [API-01] %j is %d with its words and comes back as it went',
    (refusal, status, message) => {
      for (const failed of [failedAnswer(addGiftCard)(refusal), failedAnswer(addEGiftCard)(refusal)]) {
        expect([failed.status, failed.body.message]).toEqual([status, message]);
        expect('message' in failed.body).toBe(message !== undefined);
        expect(readFailure(addGiftCard, status, O.none, overTheWire(failed.body))).toEqual(refusal);
      }
    },
  );

  it.each([
    { isSuccess: false, message: 'Gift cards are sold out today.' },
    { isSuccess: false, error: { _tag: 'SoldOut' }, message: 'Gift cards are sold out today.' },
    {
      isSuccess: false,
      error: { _tag: 'GiftCardAmountOutOfRange', kind: 'Voucher' },
      message: 'Gift cards are sold out today.',
    },
  ])('[GC-07] a rejection for a reason that is not in the table is read by its words: %j', (body) => {
    const rejected = { _tag: 'GiftCardRejected', message: 'Gift cards are sold out today.' };
    expect(readFailure(addGiftCard, 422, O.none, body)).toEqual(rejected);
    expect(readFailure(addEGiftCard, 422, O.none, body)).toEqual(rejected);
    expect(readFailure(addToCart, 422, O.none, body)).toMatchObject({ _tag: 'UnreadableResponse' });
  });

  it.each([
    [422, {}],
    [422, { message: ' ' }],
    [422, { message: 50 }],
    [404, { message: 'Gift cards are sold out today.' }],
  ])('[GC-07] %d with %j is no rejection to be read', (status, body) => {
    expect(readFailure(addGiftCard, status, O.none, body)).toMatchObject({ _tag: 'UnreadableResponse' });
  });

  it('[GC-07] the longest rejection that is read has 300 characters', () => {
    const message = 'x'.repeat(300);
    expect(readFailure(addGiftCard, 422, O.none, { message })).toEqual({ _tag: 'GiftCardRejected', message });
  });

  it('[GC-07] a longer one is told in part, cut after a word, and never longer', () => {
    const told = (message: string) => readFailure(addGiftCard, 422, O.none, { message });
    const rejected = (message: string) => ({ _tag: 'GiftCardRejected', message });
    expect(told(`${'word '.repeat(60)}end`)).toEqual(rejected(`${'word '.repeat(59)}word…`));
    expect(told(`${'x'.repeat(299)} y`)).toEqual(rejected(`${'x'.repeat(299)}…`));
    expect(told('x'.repeat(301))).toEqual(rejected(`${'x'.repeat(299)}…`));
  });

  it('[GC-05] the bounds are in units of the site’s money', () => {
    const [, , , , , [refusal] = []] = refusals;
    expect(refusal === undefined ? undefined : overTheWire(failedAnswer(addGiftCard)(refusal).body)).toEqual({
      isSuccess: false,
      error: { _tag: 'GiftCardAmountOutOfRange', kind: 'GiftCard', minimum: 10, maximum: 1_000 },
      message: 'Invalid gift card amount.  Must be between $10 and $1000',
    });
  });
});
