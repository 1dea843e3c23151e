import {
  type AdditionRefusal,
  type GiftAddition,
  type GiftId,
  type GiftsChange,
  type GiftsGiven,
  type GiftUnknown,
  type GivenThing,
  type GiverName,
  type GiverNameInvalid,
  type GrId,
  type KeyRefusal,
  type ListRefusal,
  MOST_THANKS_AT_ONCE,
  type NoteEdit,
  type NoteRefusal,
  type NotRejectable,
  parseGiftId,
  type ThanksChange,
  type ThankYouRow,
} from '@gift-registry/domain';
import { either as E, type option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type Call, ignoredBody, noQuery, registryBody, registryRequest, requestCodec } from './call.ts';
import { answerCodec } from './codec.ts';
import { flatIdentity, grId, personalizationId, sku, version } from './identity.ts';
import { keyRefusals, ownerRefusals, ownersOnly, tagged } from './refusal.ts';
import {
  answerShape,
  list,
  listOf,
  merged,
  namedShape,
  onlyKnown,
  optional,
  orMissing,
  orNull,
  requestShape,
} from './shape.ts';
import { count, flag, money, oneOf, parsed, pathOrEmpty, spelled, text, time, whole } from './value.ts';
import { writtenAnswer, writtenWith } from './written.ts';

/** The id of a gift: the order number, a colon, and the position of the gift in that order. */
const giftId = parsed('the number of a gift', t.string, parseGiftId);

const mark = { id: giftId, isThanked: flag, note: text };

const row = {
  ...mark,
  name: text,
  imagePath: pathOrEmpty,
  giver: answerShape({ firstName: text, lastName: text }),
  giverId: giftId,
  postalAddress: orNull(answerShape({ line1: text, line2: orNull(text), city: text, region: text, postalCode: text })),
  givenAt: time,
  message: text,
};

/** Present when all of the gift was taken back, returned or rejected; when it was bought at another shop, and is not confirmed; when owners recorded it; and when it matches no item on the list. */
const returned = optional({
  isReturned: t.literal(true),
  shop: text,
  isUnconfirmed: t.literal(true),
  isAdded: t.literal(true),
  isUnmatched: t.literal(true),
});

const giftWire = t.union([
  merged(merged(answerShape({ ...row, kind: t.literal('item'), quantity: count }), flatIdentity), returned),
  merged(merged(answerShape({ ...row, kind: t.literal('contribution'), amount: money }), flatIdentity), returned),
  merged(
    answerShape({ ...row, kind: spelled({ GiftCard: 'giftCard', EGiftCard: 'eGiftCard' }), amount: money }),
    returned,
  ),
  merged(answerShape({ ...row, kind: t.literal('other'), quantity: count }), returned),
]);

type GiftWire = t.TypeOf<typeof giftWire>;

const givenFromWire = (wire: GiftWire): GivenThing => {
  switch (wire.kind) {
    case 'item':
      return { _tag: 'Units', identity: wire.identity, quantity: wire.quantity };
    case 'contribution':
      return { _tag: 'Contribution', identity: wire.identity, amount: wire.amount };
    case 'other':
      return { _tag: 'Other', quantity: wire.quantity };
    default:
      return { _tag: 'GiftCard', kind: wire.kind, amount: wire.amount };
  }
};

const giftFromWire = (wire: GiftWire): ThankYouRow => {
  const { id, isThanked, note, name, imagePath, giver, giverId, postalAddress, givenAt, message } = wire;
  const { isReturned, shop, isUnconfirmed, isAdded, isUnmatched } = wire;
  const row = { id, isThanked, note, name, imagePath, giver, giverId, postalAddress, givenAt, message };
  return {
    ...row,
    given: givenFromWire(wire),
    ...(isReturned === undefined ? {} : { isReturned }),
    ...(shop === undefined ? {} : { shop }),
    ...(isUnconfirmed === undefined ? {} : { isUnconfirmed }),
    ...(isAdded === undefined ? {} : { isAdded }),
    ...(isUnmatched === undefined ? {} : { isUnmatched }),
  };
};

const giftToWire = ({ given, ...gift }: ThankYouRow): GiftWire => {
  switch (given._tag) {
    case 'Units':
      return { ...gift, kind: 'item', identity: given.identity, quantity: given.quantity };
    case 'Other':
      return { ...gift, kind: 'other', quantity: given.quantity };
    case 'Contribution':
      return { ...gift, kind: 'contribution', identity: given.identity, amount: given.amount };
    case 'GiftCard':
      return { ...gift, kind: given.kind, amount: given.amount };
  }
};

/** All gifts of a registry, oldest first (THX-01). */
export const readGifts: Call<GrId, GiftsGiven, ListRefusal> = {
  status: 200,
  method: 'GET',
  paths: ['/api/registry/{grId}/thank-you'],
  request: registryRequest(ignoredBody),
  answer: answerCodec(
    answerShape({ version, gifts: list(giftWire) }),
    ({ gifts, ...rest }): GiftsGiven => ({ ...rest, gifts: gifts.map(giftFromWire) }),
    (_site, { gifts, ...rest }) => ({ ...rest, gifts: gifts.map(giftToWire) }),
  ),
  refusal: ownersOnly,
};

/** The thanked marks of the named gifts after a write (THX-01). */
const thanksChange = writtenWith(answerShape({ gifts: list(answerShape(mark)) }));

const giftUnknown = tagged('GiftUnknown', { id: giftId });

/** A request to mark gifts as thanked for, or not. */
export interface MarkThanked {
  readonly grId: GrId;
  readonly ids: ReadonlyArray<GiftId>;
  readonly isThanked: boolean;
}

export const markThanked: Call<MarkThanked, ThanksChange, ListRefusal | GiftUnknown> = {
  status: 200,
  method: 'POST',
  paths: ['/api/registry/{grId}/thank-you/thanked'],
  request: registryBody(
    onlyKnown(namedShape({ ids: listOf(giftId, 1, MOST_THANKS_AT_ONCE), isThanked: flag }, { ids: 'gifts' })),
  ),
  answer: thanksChange,
  refusal: t.union([...ownerRefusals, giftUnknown]),
};

export interface WriteNote {
  readonly grId: GrId;
  readonly id: GiftId;
  readonly edit: NoteEdit;
}

export const writeNote: Call<WriteNote, ThanksChange, ListRefusal | NoteRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/registry/{grId}/thank-you/note'],
  request: requestCodec(
    { params: answerShape({ grId }), query: noQuery, body: requestShape({ gift: giftId, was: text, now: text }) },
    ({ params, body: { gift, ...edit } }): WriteNote => ({ grId: params.grId, id: gift, edit }),
    ({ grId: number, id, edit }) => ({ params: { grId: number }, query: {}, body: { gift: id, ...edit } }),
  ),
  answer: thanksChange,
  refusal: t.union([
    ...ownerRefusals,
    giftUnknown,
    tagged('NoteTooLong', { maximum: count }),
    tagged('NoteVersionConflict', { id: giftId, note: text }),
  ]),
};

/** All gifts of a registry after a change (ELSE-02). */
const giftsChange = writtenAnswer(
  answerShape({ gifts: list(giftWire) }),
  ({ gifts }, written): E.Either<string, GiftsChange> => E.right({ ...written, gifts: gifts.map(giftFromWire) }),
  (_site, { gifts }) => ({ gifts: gifts.map(giftToWire) }),
);

const someGifts = listOf(giftId, 1, MOST_THANKS_AT_ONCE);

/** Gifts that were bought elsewhere, and whether they came. */
export interface ConfirmGifts {
  readonly grId: GrId;
  readonly ids: ReadonlyArray<GiftId>;
  readonly isConfirmed: boolean;
}

export const confirmGifts: Call<ConfirmGifts, GiftsChange, ListRefusal | GiftUnknown> = {
  status: 200,
  method: 'POST',
  paths: ['/api/registry/{grId}/thank-you/confirmed'],
  request: registryBody(onlyKnown(namedShape({ ids: someGifts, isConfirmed: flag }, { ids: 'gifts' }))),
  answer: giftsChange,
  refusal: t.union([...ownerRefusals, giftUnknown]),
};

export type RejectGifts = Omit<ConfirmGifts, 'isConfirmed'>;

export const rejectGifts: Call<RejectGifts, GiftsChange, ListRefusal | GiftUnknown | NotRejectable | KeyRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/registry/{grId}/thank-you/rejected'],
  request: registryBody(onlyKnown(namedShape({ ids: someGifts }, { ids: 'gifts' }))),
  answer: giftsChange,
  refusal: t.union([...ownerRefusals, giftUnknown, tagged('NotRejectable', { id: giftId }), ...keyRefusals]),
};

const giverName = requestShape({ firstName: text, lastName: text });

/** A gift that came another way. */
export interface AddGift {
  readonly grId: GrId;
  readonly addition: GiftAddition;
}

export const addGift: Call<AddGift, GiftsChange, ListRefusal | AdditionRefusal | KeyRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/registry/{grId}/thank-you/added'],
  request: requestCodec(
    {
      params: answerShape({ grId }),
      query: noQuery,
      body: requestShape({
        item: orMissing(requestShape({ sku, personalizationId })),
        words: text,
        quantity: whole,
        giver: giverName,
        day: text,
        note: text,
      }),
    },
    ({ params, body }): AddGift => ({ grId: params.grId, addition: body }),
    ({ grId: number, addition }) => ({ params: { grId: number }, query: {}, body: addition }),
  ),
  answer: giftsChange,
  refusal: t.union([
    ...ownerRefusals,
    tagged('ItemUnknown', {}),
    tagged('IsGroupGift', {}),
    tagged('AdditionInvalid', { field: oneOf('words', 'quantity', 'firstName', 'lastName', 'day', 'note') }),
    ...keyRefusals,
  ]),
};

/** The corrected name of the giver of that gift; none restores what they wrote. */
export interface NameGiver {
  readonly grId: GrId;
  readonly id: GiftId;
  readonly name: O.Option<GiverName>;
}

export const nameGiver: Call<NameGiver, GiftsChange, ListRefusal | GiftUnknown | GiverNameInvalid> = {
  status: 200,
  method: 'POST',
  paths: ['/api/registry/{grId}/thank-you/giver'],
  request: requestCodec(
    {
      params: answerShape({ grId }),
      query: noQuery,
      body: requestShape({ gift: giftId, name: orMissing(giverName) }),
    },
    ({ params, body: { gift, name } }): NameGiver => ({ grId: params.grId, id: gift, name }),
    ({ grId: number, id, name }) => ({ params: { grId: number }, query: {}, body: { gift: id, name } }),
  ),
  answer: giftsChange,
  refusal: t.union([
    ...ownerRefusals,
    giftUnknown,
    tagged('GiverNameInvalid', { field: oneOf('firstName', 'lastName') }),
  ]),
};
