import type { AddRefusal, ChangeWantedRefusal, Fault, OrderRefusal, OwnerRefusal } from '@gift-registry/domain';
import { grIdOf, identityOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { failedAnswer, faultAnswer, readFailure } from './failure.ts';
import type { AnyRefusal } from './refusal.ts';

const identity = identityOf('4821', 7);
const range = { _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 } as const;
const overClaim = {
  _tag: 'OverClaim',
  lines: [{ grId: grIdOf('7310442'), identity, asked: 3, remaining: 1 }],
} as const;

/** How to read: what is refused on the left, its status on the right, written out again. */
const adding: ReadonlyArray<[AddRefusal, number]> = [
  [{ _tag: 'RegistryNotFound' }, 404],
  [{ _tag: 'ProductUnknown', identity }, 404],
  [{ _tag: 'RegistryMissing' }, 422],
  [range, 422],
  [{ _tag: 'NotOnRegistry', identity }, 422],
  [{ _tag: 'NoLongerAvailable', identity }, 422],
  [{ _tag: 'OtherBrand', identity }, 422],
  [{ _tag: 'PersonalizationError', identity }, 422],
  [{ _tag: 'PersonalizationRequired', identity }, 422],
  [{ _tag: 'MadeToOrder', identity }, 422],
  [{ _tag: 'GroupGiftBegun', identity }, 422],
  [{ _tag: 'IdempotencyKeyReused' }, 422],
  [{ _tag: 'RequestInProgress' }, 409],
];
const ordering: ReadonlyArray<[OrderRefusal, number]> = [
  [{ _tag: 'CartEmpty' }, 422],
  [{ _tag: 'GiverInvalid', field: 'email' }, 422],
  [
    {
      _tag: 'ItemGone',
      lines: [
        { grId: O.none, identity },
        { grId: O.some(grIdOf('7310442')), identity },
      ],
    },
    409,
  ],
  [{ _tag: 'PaidTogether', lines: [{ grId: O.some(grIdOf('7310442')), identity }] }, 409],
  [overClaim, 409],
  [{ _tag: 'PaymentRefused' }, 402],
];
const wanting: ReadonlyArray<[OwnerRefusal | ChangeWantedRefusal, number]> = [
  [{ _tag: 'SignInNeeded' }, 401],
  [{ _tag: 'RegistryNotFound' }, 404],
  [{ _tag: 'ItemUnknown' }, 404],
  [{ _tag: 'NotOwner' }, 403],
  [{ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 999 }, 422],
  [{ _tag: 'BelowPurchased', purchased: 3 }, 409],
];

const roundTrip = <Request, Answer, Refusal extends AnyRefusal>(
  call: Call<Request, Answer, Refusal>,
  failure: Refusal | Fault,
) => {
  const { status, headers, body } = failedAnswer(call)(failure);
  return readFailure(call, status, O.fromNullable(headers['Retry-After']), JSON.parse(JSON.stringify(body)));
};

describe('a refusal on the wire', () => {
  it.each(adding)('[API-01] adding: %j has its status and comes back as it went', (refusal, status) => {
    expect(failedAnswer(calls.addToCart)(refusal).status).toBe(status);
    expect(roundTrip(calls.addToCart, refusal)).toEqual(refusal);
    expect(roundTrip(calls.addFromGuestList, refusal)).toEqual(refusal);
  });

  it.each(ordering)('[API-01] ordering: %j has its status and comes back as it went', (refusal, status) => {
    expect(failedAnswer(calls.placeOrder)(refusal).status).toBe(status);
    expect(roundTrip(calls.placeOrder, refusal)).toEqual(refusal);
  });

  it.each(wanting)('[MAN-05] changing wants: %j has its status and comes back as it went', (refusal, status) => {
    expect(failedAnswer(calls.changeWantedQuantity)(refusal).status).toBe(status);
    expect(roundTrip(calls.changeWantedQuantity, refusal)).toEqual(refusal);
  });

  it('[API-01] the other calls have theirs', () => {
    expect(failedAnswer(calls.signIn)({ _tag: 'BadCredentials' }).status).toBe(401);
    expect(roundTrip(calls.signIn, { _tag: 'BadCredentials' })).toEqual({ _tag: 'BadCredentials' });
    expect(failedAnswer(calls.removeCartLine)({ _tag: 'LineUnknown' }).status).toBe(404);
    expect(roundTrip(calls.changeCartLine, range)).toEqual(range);
  });

  it('[CART-07] the body of an over-claimed order is the contract’s', () => {
    expect(failedAnswer(calls.placeOrder)(overClaim).body).toEqual({
      isSuccess: false,
      error: {
        _tag: 'OverClaim',
        lines: [{ grId: '7310442', sku: '4821', personalizationId: 7, asked: 3, remaining: 1 }],
      },
    });
  });

  it('[CART-06] the body of an order for what is gone names each line with its registry', () => {
    const lines = [
      { grId: O.some(grIdOf('7310442')), identity },
      { grId: O.none, identity: identityOf('4821') },
    ];
    const { body } = failedAnswer(calls.placeOrder)({ _tag: 'ItemGone', lines });
    expect(JSON.parse(JSON.stringify(body))).toEqual({
      isSuccess: false,
      error: {
        _tag: 'ItemGone',
        lines: [
          { grId: '7310442', sku: '4821', personalizationId: 7 },
          { grId: null, sku: '4821', personalizationId: 0 },
        ],
      },
    });
  });

  it('[MAN-05] the body of a wish below what was bought is the contract’s', () => {
    expect(failedAnswer(calls.changeWantedQuantity)({ _tag: 'BelowPurchased', purchased: 3 }).body).toEqual({
      isSuccess: false,
      error: { _tag: 'BelowPurchased', purchased: 3 },
    });
  });
});

describe('a fault on the wire', () => {
  it.each<[Fault, number, string | undefined]>([
    [{ _tag: 'Unavailable' }, 503, '5'],
    [{ _tag: 'TooManyRequests', retryAfterSeconds: 42 }, 429, '42'],
    [{ _tag: 'BadRequest', reason: 'grId: is missing' }, 400, undefined],
  ])('[API-01] %j has its status and header and comes back as it went', (fault, status, retryAfter) => {
    const answer = faultAnswer(fault);
    expect([answer.status, answer.headers['Retry-After']]).toEqual([status, retryAfter]);
    expect(roundTrip(calls.placeOrder, fault)).toMatchObject(fault);
    expect(roundTrip(calls.readCart, fault)).toMatchObject(fault);
  });

  it('[CART-08] who is turned away by a status knows that nothing was done, whatever the body says', () => {
    const unread = { isSuccess: false, error: { _tag: 'BadRequest', reason: 'grId: is missing' } };
    expect(readFailure(calls.readCart, 400, O.none, unread)).toEqual({
      ...unread.error,
      rejectedBeforeProcessing: true,
    });
    expect(readFailure(calls.readCart, 500, O.none, unread)).toEqual(unread.error);
  });

  it('[API-01] what a call cannot refuse is no refusal of it', () => {
    const body = { isSuccess: false, error: { _tag: 'CartEmpty' } };
    expect(readFailure(calls.changeWantedQuantity, 422, O.none, body)).toEqual({
      _tag: 'UnreadableResponse',
      reason: 'HTTP status 422',
      rejectedBeforeProcessing: true,
    });
  });

  it.each([
    [500, undefined, { _tag: 'Unavailable' }],
    [502, '<html>', { _tag: 'Unavailable' }],
    [
      403,
      { isSuccess: false, error: { _tag: 'ForeignOrigin' } },
      { _tag: 'UnreadableResponse', reason: 'HTTP status 403', rejectedBeforeProcessing: true },
    ],
    [404, null, { _tag: 'UnreadableResponse', reason: 'HTTP status 404', rejectedBeforeProcessing: true }],
    [413, '<html>', { _tag: 'UnreadableResponse', reason: 'HTTP status 413', rejectedBeforeProcessing: true }],
    [408, '<html>', { _tag: 'UnreadableResponse', reason: 'HTTP status 408' }],
    [409, '<html>', { _tag: 'UnreadableResponse', reason: 'HTTP status 409' }],
    [429, '<html>', { _tag: 'TooManyRequests', retryAfterSeconds: 5 }],
    [503, '<html>', { _tag: 'Unavailable' }],
  ])('[API-01] status %d with the body %j is a fault', (status, body, fault) => {
    expect(readFailure(calls.openRegistry, status, O.none, body)).toEqual(fault);
  });
});
