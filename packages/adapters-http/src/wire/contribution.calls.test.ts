import { type CartContributionRefusal, type LoweringRefusal, sites } from '@gift-registry/domain';
import {
  cartIdOf,
  centsOf,
  exampleCart,
  exampleContributionLine,
  exampleContributionLineView,
  grId,
  grIdOf,
  identity,
  identityOf,
  nearEdges,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readCart } from './cart.calls.ts';
import { placeOrder } from './order.calls.ts';
import { addContribution, lowerContribution } from './cart.calls.ts';
import { failedAnswer, readFailure } from './failure.ts';
import { answered, asked, ofBody, overTheWire } from './testing/over-the-wire.ts';

const body = { grId: '7310442', sku: '4821', personalizationId: 7, amount: 50.5 };
const its = identityOf('4821', 7);

/** How to read: what is refused on the left, its status on the right. */
const refusals: ReadonlyArray<[CartContributionRefusal, number]> = [
  [{ _tag: 'RegistryNotFound' }, 404],
  [{ _tag: 'NotOnRegistry', identity: its }, 422],
  [{ _tag: 'OtherBrand', identity: its }, 422],
  [{ _tag: 'NotInMarket' }, 422],
  [{ _tag: 'NotAGroupGift' }, 422],
  [{ _tag: 'NoLongerAvailable', identity: its }, 422],
  [{ _tag: 'PersonalizationError', identity: its }, 422],
  [{ _tag: 'ContributionTooSmall', minimum: centsOf(450) }, 422],
  [{ _tag: 'FundFull', missing: centsOf(70_950) }, 409],
  [{ _tag: 'AlreadyInCart', inCart: centsOf(5_000), missing: centsOf(1) }, 409],
  [{ _tag: 'CartFull', maximum: 100 }, 422],
  [{ _tag: 'IdempotencyKeyReused' }, 422],
  [{ _tag: 'RequestInProgress' }, 409],
];

/** How to read: what is refused on the left when money is lowered, its status on the right. */
const lowerings: ReadonlyArray<[LoweringRefusal, number]> = [
  [{ _tag: 'LineUnknown' }, 404],
  [{ _tag: 'RegistryNotFound' }, 404],
  [{ _tag: 'NotOnRegistry', identity: its }, 422],
  [{ _tag: 'MoreThanInCart', inCart: centsOf(5_000) }, 422],
  [{ _tag: 'NotInMarket' }, 422],
  [{ _tag: 'NotAGroupGift' }, 409],
  [{ _tag: 'NoLongerAvailable', identity: its }, 422],
  [{ _tag: 'PersonalizationError', identity: its }, 422],
  [{ _tag: 'ContributionTooSmall', minimum: centsOf(450) }, 422],
  [{ _tag: 'FundFull', missing: centsOf(450) }, 409],
];

describe('money for a group gift on the wire', () => {
  it('[GG-05] [API-01] the request is the contract’s, the amount a number of units of the site’s money', () => {
    const request = { grId: grIdOf('7310442'), identity: its, amount: centsOf(5_050) };
    expect(overTheWire(addContribution.request.encode(request).body)).toEqual(body);
    expect(addContribution.request.decode(ofBody(body))).toEqual(E.right(request));
  });

  it('[GG-05] [API-01] every request comes back as it went, to the cent', () => {
    fc.assert(
      fc.property(grId, identity, nearEdges(0, 99_999_999, [1, 1_000]), (list, item, amount) => {
        const request = { grId: list, identity: item, amount: centsOf(amount) };
        expect(asked(addContribution.request, request)).toEqual(E.right(request));
      }),
    );
  });

  it.each([
    ['amount', '50'],
    ['amount', -5],
    ['amount', 0.001],
    ['amount', 1e308],
    ['amount', Number.NaN],
    ['amount', 2 ** 53],
    ['amount', null],
    ['amount', undefined],
    ['amount', [50]],
    ['grId', 7_310_442],
    ['grId', '1'],
    ['sku', 4_821],
    ['personalizationId', '7'],
    ['personalizationId', -1],
    ['personalizationId', undefined],
    ['currency', 'CAD'],
  ])('[GG-05] [API-01] with the %s %j it does not decode', (field, value) => {
    const decoded = addContribution.request.decode(ofBody({ ...body, [field]: value }));
    expect(E.isLeft(decoded) && decoded.left.startsWith(`${field}: `)).toBe(true);
  });

  it('[GG-05] [API-01] the answer is the contract’s and comes back as it went', () => {
    const addition = { cartId: cartIdOf('cart-1'), count: 3, missing: centsOf(70_950) };
    expect(addContribution.answer.encode(sites.main, addition)).toEqual({
      isSuccess: true,
      basketId: 'cart-1',
      basketCount: 3,
      missing: 709.5,
    });
    expect(answered(addContribution.answer, addition)).toEqual(E.right(addition));
  });

  it.each(refusals)('[GG-01] [API-01] %j is %d and comes back as it went', (refusal, status) => {
    const failed = failedAnswer(addContribution)(refusal);
    expect([failed.status, 'message' in failed.body]).toEqual([status, false]);
    expect(readFailure(addContribution, status, O.none, overTheWire(failed.body))).toEqual(refusal);
  });

  it('[GG-03] amounts of a refusal are in units of the site’s money', () => {
    const refusal = { _tag: 'AlreadyInCart', inCart: centsOf(5_000), missing: centsOf(1) } as const;
    expect(overTheWire(failedAnswer(addContribution)(refusal).body)).toEqual({
      isSuccess: false,
      error: { _tag: 'AlreadyInCart', inCart: 50, missing: 0.01 },
    });
  });

  it('[GG-03] an order that gives more than a fund takes is 409 with what is missing, and comes back as it went', () => {
    const line = { grId: grIdOf('7310442'), identity: its, asked: centsOf(6_000), missing: centsOf(450) };
    const refusal = { _tag: 'FundFull', lines: [line] } as const;
    const failed = failedAnswer(placeOrder)(refusal);
    expect(failed.status).toBe(409);
    expect(overTheWire(failed.body)).toEqual({
      isSuccess: false,
      error: {
        _tag: 'FundFull',
        lines: [{ grId: '7310442', sku: '4821', personalizationId: 7, asked: 60, missing: 4.5 }],
      },
    });
    expect(readFailure(placeOrder, 409, O.none, overTheWire(failed.body))).toEqual(refusal);
  });

  it('[CART-05] [GG-03] lowering names the line in the path and the amount in the body, and comes back as it went, to the cent', () => {
    const { lineId } = exampleContributionLine();
    expect(lowerContribution.request.encode({ lineId, amount: centsOf(450) })).toEqual({
      params: { lineId: 'fund-7310442-4821-0' },
      query: {},
      body: { amount: 4.5 },
    });
    fc.assert(
      fc.property(nearEdges(0, 99_999_999, [1, 1_000]), (cents) => {
        const change = { lineId, amount: centsOf(cents) };
        expect(asked(lowerContribution.request, change)).toEqual(E.right(change));
      }),
    );
    for (const wrong of [{ amount: '4.5' }, { amount: -1 }, { amount: 0.001 }, {}, { amount: 4, quantity: 1 }])
      expect(
        E.isLeft(
          lowerContribution.request.decode({ params: { lineId: 'fund-7310442-4821-0' }, query: {}, body: wrong }),
        ),
      ).toBe(true);
  });

  it.each(lowerings)('[GG-03] [API-01] lowering refused as %j is %d and comes back as it went', (refusal, status) => {
    const failed = failedAnswer(lowerContribution)(refusal);
    expect(failed.status).toBe(status);
    expect(readFailure(lowerContribution, status, O.none, overTheWire(failed.body))).toEqual(refusal);
  });

  it.each([
    [undefined, undefined],
    [O.none, null],
    [O.some(centsOf(450)), 4.5],
    [O.some(centsOf(0)), 0],
  ])('[CART-05] [GG-03] what a fund takes now, %j, stands in a line of the cart as %j', (missing, written) => {
    const cart = exampleCart({ lines: [exampleContributionLineView(missing === undefined ? {} : { missing })] });
    const sent: unknown = overTheWire(readCart.answer.encode(sites.main, cart));
    expect(sent).toMatchObject({ lines: [written === undefined ? {} : { missing: written }] });
    expect(JSON.stringify(sent).includes('"missing"')).toBe(written !== undefined);
    expect(answered(readCart.answer, cart)).toEqual(E.right(cart));
  });
});
