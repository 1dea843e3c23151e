import {
  type AdditionRefusal,
  type ArrivalState,
  type GiftAddition,
  type GiftId,
  type GiftsChange,
  type GiftsGiven,
  type GiftUnknown,
  type GivenThing,
  type GiverName,
  type GiverNameInvalid,
  type GrId,
  giftNameIn,
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
import type { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type Call, ignoredBody, registryBody, registryRequest } from './call.ts';
import { nameLanguage } from './cart-line.ts';
import { type AnswerCodec, answerOf } from './codec.ts';
import { withForm } from './form.ts';
import { identity, personalizationId, sku, version } from './identity.ts';
import { list, listOf, orMissing, orNull } from './list-and-option.ts';
import { postalAddress } from './postal-address.ts';
import { keyRefusals, ownerRefusals, ownersOnly, tagged } from './refusal.ts';
import { always, answerShape, BESIDE, merged, namedShape, onlyKnown, optional, requestShape } from './shape.ts';
import { asOnSite } from './site-codec.ts';
import { count, flag, money, oneOf, parsed, pathOrEmpty, spelled, text, time, whole } from './value.ts';
import { writtenWith } from './written.ts';

/** The id of a gift: the order number, a colon, and the position of the gift in that order. */
export const giftId = parsed('the number of a gift', t.string, parseGiftId);

const mark = { id: giftId, isThanked: flag, note: text };

const row = {
  ...mark,
  name: text,
  imagePath: pathOrEmpty,
  giver: answerShape({ firstName: text, lastName: text }),
  giverId: giftId,
  postalAddress: orNull(postalAddress),
  givenAt: time,
  message: text,
};

/** Present when all of the gift was taken back, returned or rejected; when it was bought at another shop, and is not confirmed; when owners recorded it; when it matches no item on the list; and when owners said that it came. */
const returned = optional({
  isReturned: t.literal(true),
  shop: text,
  isUnconfirmed: t.literal(true),
  isAdded: t.literal(true),
  isUnmatched: t.literal(true),
  arrived: answerShape({ at: time, isDamaged: flag }),
  ...nameLanguage,
});

const kind = <A extends string>(tag: t.Type<A, string>, word: string) => withForm(tag, { as: t.literal(word) });
const quantified = { quantity: count };
const valued = { amount: money };
const ofItem = { _tag: 'kind', identity: BESIDE } as const;

/** What was given; a gift card has a kind of its own. */
const units = namedShape({ _tag: kind(spelled({ Units: 'item' }), 'item'), identity, ...quantified }, ofItem);
const contribution = namedShape(
  { _tag: kind(spelled({ Contribution: 'contribution' }), 'contribution'), identity, ...valued },
  ofItem,
);
const giftCard = namedShape(
  { _tag: always('GiftCard'), kind: spelled({ GiftCard: 'giftCard', EGiftCard: 'eGiftCard' }), ...valued },
  { _tag: BESIDE },
);
const other = namedShape({ _tag: kind(spelled({ Other: 'other' }), 'other'), ...quantified }, { _tag: 'kind' });

const given: t.Type<GivenThing, object> = t.union([units, contribution, giftCard, other]);

const formOf = <A extends object>(kind: t.Type<A, object>) => merged(merged(answerShape(row), kind), returned);

const gift: t.Type<ThankYouRow, object> = asOnSite(
  withForm(merged(namedShape({ ...row, given }, { given: BESIDE }), returned), {
    any: [formOf(units), formOf(contribution), formOf(giftCard), formOf(other)],
  }),
  (site, value) => ({ ...value, ...giftNameIn(site.language, value) }),
);

/** All gifts of a registry, oldest first (THX-01). */
export const readGifts: Call<GrId, GiftsGiven, ListRefusal> = {
  method: 'GET',
  paths: ['/api/registry/{grId}/thank-you'],
  request: registryRequest(ignoredBody),
  answer: answerOf(answerShape({ version, gifts: list(gift) })),
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
  method: 'POST',
  paths: ['/api/registry/{grId}/thank-you/note'],
  request: registryBody(
    onlyKnown(namedShape({ id: giftId, edit: answerShape({ was: text, now: text }) }, { id: 'gift', edit: BESIDE })),
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
const giftsChange: AnswerCodec<GiftsChange> = writtenWith(answerShape({ gifts: list(gift) }));

const someGifts = listOf(giftId, 1, MOST_THANKS_AT_ONCE);

/** Gifts that were bought elsewhere, and whether they came. */
export interface ConfirmGifts {
  readonly grId: GrId;
  readonly ids: ReadonlyArray<GiftId>;
  readonly isConfirmed: boolean;
}

export const confirmGifts: Call<ConfirmGifts, GiftsChange, ListRefusal | GiftUnknown> = {
  method: 'POST',
  paths: ['/api/registry/{grId}/thank-you/confirmed'],
  request: registryBody(onlyKnown(namedShape({ ids: someGifts, isConfirmed: flag }, { ids: 'gifts' }))),
  answer: giftsChange,
  refusal: t.union([...ownerRefusals, giftUnknown]),
};

/** Gifts, and what owners say of their coming. */
export interface MarkArrived extends Omit<ConfirmGifts, 'isConfirmed'> {
  readonly state: ArrivalState;
}

export const markArrived: Call<MarkArrived, GiftsChange, ListRefusal | GiftUnknown | KeyRefusal> = {
  method: 'POST',
  paths: ['/api/registry/{grId}/thank-you/arrived'],
  request: registryBody(
    onlyKnown(namedShape({ ids: someGifts, state: oneOf('received', 'damaged', 'awaited') }, { ids: 'gifts' })),
  ),
  answer: giftsChange,
  refusal: t.union([...ownerRefusals, giftUnknown, ...keyRefusals]),
};

export type RejectGifts = Omit<ConfirmGifts, 'isConfirmed'>;

export const rejectGifts: Call<RejectGifts, GiftsChange, ListRefusal | GiftUnknown | NotRejectable | KeyRefusal> = {
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
  method: 'POST',
  paths: ['/api/registry/{grId}/thank-you/added'],
  request: registryBody(
    onlyKnown(
      namedShape(
        {
          addition: answerShape({
            item: orMissing(requestShape({ sku, personalizationId })),
            words: text,
            quantity: whole,
            giver: giverName,
            day: text,
            note: text,
          }),
        },
        { addition: BESIDE },
      ),
    ),
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
  method: 'POST',
  paths: ['/api/registry/{grId}/thank-you/giver'],
  request: registryBody(onlyKnown(namedShape({ id: giftId, name: orMissing(giverName) }, { id: 'gift' }))),
  answer: giftsChange,
  refusal: t.union([
    ...ownerRefusals,
    giftUnknown,
    tagged('GiverNameInvalid', { field: oneOf('firstName', 'lastName') }),
  ]),
};
