import type { Fault, GiftCardRefusal } from '@gift-registry/domain';
import {
  centsOf,
  exampleLine,
  exampleOrder,
  exampleRegistry,
  exampleSettings,
  giftIdOf,
  grIdOf,
  identityOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import * as calls from './calls.ts';
import { type FailedAnswer, failedAnswer, faultAnswer, readFailure } from './failure.ts';
import type { AnyRefusal } from './refusal.ts';
import { overTheWire } from './testing/over-the-wire.ts';

const identity = identityOf('4821', 7);
const grId = grIdOf('7310442');
const range = { _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 } as const;
const overClaim = { _tag: 'OverClaim', lines: [{ grId, identity, asked: 3, remaining: 1 }] } as const;
const gone = [
  { grId: O.none, identity },
  { grId: O.some(grId), identity },
];
const { eventType, primaryFirstName, secondaryFirstName } = exampleRegistry();
const changedLine = exampleLine({
  registry: { eventType, primaryFirstName, secondaryFirstName },
  personalization: { type: 700, lines: ['A & J'], font: O.some('Block'), color: O.none },
});
const stored = { isMostLoved: true, isGroupGift: true, fundName: O.some('Plates'), wanted: 6 };
const giftId = giftIdOf('HF-1001:1');

const read = <Request, Answer, Refusal extends AnyRefusal>(
  call: Call<Request, Answer, Refusal>,
  { status, headers, body }: FailedAnswer,
) => readFailure(call, status, O.fromNullable(headers['Retry-After']), overTheWire(body));

const refused = <Request, Answer, Refusal extends AnyRefusal>(
  call: Call<Request, Answer, Refusal>,
  status: number,
  ...refusals: ReadonlyArray<Refusal>
) =>
  refusals.map((refusal) => ({
    refusal,
    status,
    path: call.paths[0],
    failed: () => failedAnswer(call)(refusal),
    back: () => read(call, failedAnswer(call)(refusal)),
  }));

const ofItem = (
  ...tags: ReadonlyArray<'NotOnRegistry' | 'OtherBrand' | 'NoLongerAvailable' | 'PersonalizationError'>
) => tags.map((_tag) => ({ _tag, identity }));

/** Refusals of calls with their statuses, written out again. */
const refusals = [
  ...refused(calls.signIn, 401, { _tag: 'BadCredentials' }),
  ...refused(calls.addToCart, 404, { _tag: 'RegistryNotFound' }, { _tag: 'ProductUnknown', identity }),
  ...refused(
    calls.addToCart,
    422,
    { _tag: 'RegistryMissing' },
    range,
    ...ofItem('NotOnRegistry', 'NoLongerAvailable', 'OtherBrand', 'PersonalizationError'),
    { _tag: 'PersonalizationRequired', identity },
    { _tag: 'MadeToOrder', identity },
    { _tag: 'OutOfStock', identity },
    { _tag: 'GroupGiftBegun', identity },
    { _tag: 'CartFull', maximum: 100 },
    { _tag: 'IdempotencyKeyReused' },
  ),
  ...refused(calls.addToCart, 409, { _tag: 'RequestInProgress' }),
  ...refused(calls.addForPickup, 409, { _tag: 'NotAtStore', identity, units: 2 }),
  ...refused(calls.changeCartLine, 404, { _tag: 'LineUnknown' }),
  ...refused(calls.changeCartLine, 422, range),
  ...refused(
    calls.addContribution,
    422,
    ...ofItem('NotOnRegistry', 'OtherBrand', 'NoLongerAvailable', 'PersonalizationError'),
    { _tag: 'NotInMarket' },
    { _tag: 'NotAGroupGift' },
    { _tag: 'ContributionTooSmall', minimum: centsOf(450) },
  ),
  ...refused(
    calls.addContribution,
    409,
    { _tag: 'FundFull', missing: centsOf(70_950) },
    { _tag: 'AlreadyInCart', inCart: centsOf(5_000), missing: centsOf(1) },
  ),
  ...refused(calls.changeContribution, 409, { _tag: 'NotAGroupGift' }, { _tag: 'FundFull', missing: centsOf(450) }),
  ...refused(calls.changeContribution, 422, { _tag: 'NotInMarket' }),
  ...refused(calls.placeOrder, 422, { _tag: 'CartEmpty' }, { _tag: 'GiverInvalid', field: 'email' }),
  ...refused(
    calls.placeOrder,
    409,
    { _tag: 'CartChanged', lines: [changedLine], subtotal: exampleOrder().subtotal },
    { _tag: 'ItemGone', lines: gone },
    { _tag: 'PaidTogether', lines: gone },
    { _tag: 'FundFull', lines: [{ grId, identity, asked: centsOf(6_000), missing: centsOf(450) }] },
    overClaim,
  ),
  ...refused(calls.placeOrder, 402, { _tag: 'PaymentRefused' }, { _tag: 'PaymentNotAccepted', why: 'tooSmall' }),
  ...refused(calls.readConfirmation, 404, { _tag: 'CartNotFound' }, { _tag: 'RegistryNotFound' }),
  ...refused(calls.readConfirmation, 422, { _tag: 'LengthsDiffer' }, range),
  ...refused(calls.beginRegistry, 401, { _tag: 'SignInNeeded' }),
  ...refused(calls.beginRegistry, 422, { _tag: 'RegistryFormInvalid', field: 'postalCode', problem: 'unreadable' }),
  ...refused(calls.findRegistries, 422, { _tag: 'FindTooShort' }, { _tag: 'FindTooLong', maximum: 120 }),
  ...refused(calls.changeWantedQuantity, 404, { _tag: 'RegistryNotFound' }, { _tag: 'ItemUnknown' }),
  ...refused(calls.changeWantedQuantity, 403, { _tag: 'NotOwner' }),
  ...refused(calls.changeWantedQuantity, 409, { _tag: 'BelowPurchased', purchased: 3 }),
  ...refused(calls.startGroupGift, 422, { _tag: 'NotInMarket' }, { _tag: 'NoLongerAvailable', identity }),
  ...refused(calls.startGroupGift, 409, { _tag: 'ItemSettled' }, { _tag: 'HasContributions' }),
  ...refused(calls.nameFund, 422, { _tag: 'FundNameInvalid', maximum: 60 }),
  ...refused(calls.nameFund, 409, { _tag: 'NotAGroupGift' }),
  ...refused(
    calls.updateItem,
    409,
    { _tag: 'ItemVersionConflict', stored },
    { _tag: 'ItemVersionConflict', stored: { ...stored, fundName: O.none } },
  ),
  ...refused(calls.changeSettings, 409, {
    _tag: 'SettingsVersionConflict',
    fields: ['biography'],
    settings: exampleSettings(),
  }),
  ...refused(calls.uploadPhoto, 415, { _tag: 'WrongFileKind' }),
  ...refused(calls.uploadPhoto, 413, { _tag: 'FileTooLarge', maximumBytes: 3_145_728 }),
  ...refused(calls.uploadPhoto, 422, { _tag: 'NotBase64' }, { _tag: 'NotAJpeg' }, { _tag: 'PictureEmpty' }),
  ...refused(calls.writeNote, 404, { _tag: 'GiftUnknown', id: giftId }),
  ...refused(calls.writeNote, 409, { _tag: 'NoteVersionConflict', id: giftId, note: 'heron' }),
  ...refused(calls.saveDesign, 404, { _tag: 'ProductNotFound' }),
  ...refused(calls.saveDesign, 422, { _tag: 'DesignBlank' }, { _tag: 'DesignTooLong', maximum: 30 }),
];

const giftCardRange = {
  _tag: 'GiftCardAmountOutOfRange',
  kind: 'GiftCard',
  minimum: centsOf(1_000),
  maximum: centsOf(100_000),
} as const;

describe('a refusal on the wire', () => {
  it.each(refusals)(
    '[API-01] [API-02] [CART-02] [GG-01] [PERS-02] [PHOTO-07] $path: $refusal has the status $status and is read back',
    ({ refusal, status, failed, back }) => {
      expect(failed().status).toBe(status);
      expect(back()).toEqual(refusal);
    },
  );

  it.each<[GiftCardRefusal, string | undefined]>([
    [{ _tag: 'NotInMarket' }, undefined],
    [range, undefined],
    [{ _tag: 'GiftCardAmountMissing' }, "'Amount' must not be empty."],
    [giftCardRange, 'Invalid gift card amount.  Must be between $10 and $1000'],
    [{ ...giftCardRange, kind: 'EGiftCard' }, 'Invalid e-gift card amount.  Must be between $10 and $1000'],
    [{ _tag: 'GiftCardRejected', message: 'Sold out today.' }, 'Sold out today.'],
  ])('[GC-05] [GC-08] [API-01] a gift card that is refused with %j says %j', (refusal, message) => {
    for (const { failed, back } of [
      ...refused(calls.addGiftCard, 422, refusal),
      ...refused(calls.addEGiftCard, 422, refusal),
    ]) {
      expect([failed().status, failed().body.message]).toEqual([422, message]);
      expect('message' in failed().body).toBe(message !== undefined);
      expect(back()).toEqual(refusal);
    }
  });

  it.each([
    { isSuccess: false, message: 'Sold out today.' },
    { isSuccess: false, error: { _tag: 'SoldOut' }, message: 'Sold out today.' },
    { isSuccess: false, error: { ...giftCardRange, kind: 'Voucher' }, message: 'Sold out today.' },
  ])('[GC-07] a rejection for a reason that is not in the table is read by its message: %j', (body) => {
    const rejected = { _tag: 'GiftCardRejected', message: 'Sold out today.' };
    expect(readFailure(calls.addGiftCard, 422, O.none, body)).toEqual(rejected);
    expect(readFailure(calls.addEGiftCard, 422, O.none, body)).toEqual(rejected);
    expect(readFailure(calls.addToCart, 422, O.none, body)).toMatchObject({ _tag: 'UnreadableResponse' });
  });

  it.each([
    [422, {}],
    [422, { message: ' ' }],
    [422, { message: 50 }],
    [404, { message: 'Sold out today.' }],
  ])('[GC-07] %d with %j is no rejection', (status, body) => {
    expect(readFailure(calls.addGiftCard, status, O.none, body)).toMatchObject({ _tag: 'UnreadableResponse' });
  });

  it('[GC-07] a message longer than 300 characters is cut after a word', () => {
    const messageOf = (message: string) => readFailure(calls.addGiftCard, 422, O.none, { message });
    const rejected = (message: string) => ({ _tag: 'GiftCardRejected', message });
    expect(messageOf('x'.repeat(300))).toEqual(rejected('x'.repeat(300)));
    expect(messageOf(`${'word '.repeat(60)}end`)).toEqual(rejected(`${'word '.repeat(59)}word…`));
    expect(messageOf(`${'x'.repeat(299)} y`)).toEqual(rejected(`${'x'.repeat(299)}…`));
    expect(messageOf('x'.repeat(301))).toEqual(rejected(`${'x'.repeat(299)}…`));
  });

  it('[GC-05] [GG-03] amounts are in units of the site’s money', () => {
    expect(failedAnswer(calls.addGiftCard)(giftCardRange).body.error).toMatchObject({ minimum: 10, maximum: 1_000 });
    const inCart = { _tag: 'AlreadyInCart', inCart: centsOf(5_000), missing: centsOf(1) } as const;
    expect(failedAnswer(calls.addContribution)(inCart).body.error).toMatchObject({ inCart: 50, missing: 0.01 });
  });

  it('[MAN-06] an item that was changed meanwhile is reported in the names of the contract', () => {
    const { body } = failedAnswer(calls.updateItem)({ _tag: 'ItemVersionConflict', stored });
    expect(overTheWire(body.error)).toEqual({
      _tag: 'ItemVersionConflict',
      stored: { isMostLoved: true, isGroupGift: true, fundName: 'Plates', quantityWants: 6 },
    });
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
});

describe('a fault on the wire', () => {
  it.each<[Fault, number, string | undefined]>([
    [{ _tag: 'Unavailable' }, 503, '5'],
    [{ _tag: 'TooManyRequests', retryAfterSeconds: 42 }, 429, '42'],
    [{ _tag: 'BadRequest', reason: 'grId: is missing' }, 400, undefined],
  ])('[API-01] %j has its status and header and comes back as it went', (fault, status, retryAfter) => {
    const answer = faultAnswer(fault);
    expect([answer.status, answer.headers['Retry-After']]).toEqual([status, retryAfter]);
    expect(read(calls.placeOrder, answer)).toMatchObject(fault);
    expect(read(calls.readCart, answer)).toMatchObject(fault);
  });

  it('[CART-08] a request that was refused by its status alone is known not to have been processed, whatever the body says', () => {
    const unread = { isSuccess: false, error: { _tag: 'BadRequest', reason: 'grId: is missing' } };
    expect(readFailure(calls.readCart, 400, O.none, unread)).toEqual({
      ...unread.error,
      rejectedBeforeProcessing: true,
    });
    expect(readFailure(calls.readCart, 500, O.none, unread)).toEqual(unread.error);
  });

  it('[API-01] a refusal that the call does not have is unreadable', () => {
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
