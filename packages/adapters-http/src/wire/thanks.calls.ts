import {
  type GiftId,
  type GiftsGiven,
  type GiftUnknown,
  type GrId,
  type ListRefusal,
  type NoteEdit,
  type NoteRefusal,
  THANKS_AT_ONCE,
  type ThanksChange,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import type { Call } from './call.ts';
import { grId } from './identity.ts';
import { ownerRefusals, tagged } from './refusal.wire.ts';
import { bodyPassedOver, noQuery, requestCodec } from './request.ts';
import { answerShape, listOf, requestShape } from './shape.ts';
import { count, flag, text } from './text.ts';
import { giftId, giftsGiven, thanksChange } from './thanks.wire.ts';

/** Gifts shall be marked as thanked for, or as not. */
export interface MarkThanked {
  readonly grId: GrId;
  readonly ids: ReadonlyArray<GiftId>;
  readonly isThanked: boolean;
}

/** A note shall stand on a gift. */
export interface WriteNote {
  readonly grId: GrId;
  readonly id: GiftId;
  readonly edit: NoteEdit;
}

const unknown = tagged('GiftUnknown', { id: giftId });

export const readGifts: Call<GrId, GiftsGiven, ListRefusal> = {
  status: 200,
  method: 'GET',
  paths: ['/api/registry/{grId}/thank-you'],
  request: requestCodec(
    { params: answerShape({ grId }), query: noQuery, body: bodyPassedOver },
    ({ params }) => params.grId,
    (number) => ({ params: { grId: number }, query: {}, body: undefined }),
  ),
  answer: giftsGiven,
  refusal: t.union([...ownerRefusals]),
};

export const markThanked: Call<MarkThanked, ThanksChange, ListRefusal | GiftUnknown> = {
  status: 200,
  method: 'POST',
  paths: ['/api/registry/{grId}/thank-you/thanked'],
  request: requestCodec(
    {
      params: answerShape({ grId }),
      query: noQuery,
      body: requestShape({ gifts: listOf(giftId, 1, THANKS_AT_ONCE), isThanked: flag }),
    },
    ({ params, body }): MarkThanked => ({ grId: params.grId, ids: body.gifts, isThanked: body.isThanked }),
    ({ grId: number, ids, isThanked }) => ({ params: { grId: number }, query: {}, body: { gifts: ids, isThanked } }),
  ),
  answer: thanksChange,
  refusal: t.union([...ownerRefusals, unknown]),
};

export const writeNote: Call<WriteNote, ThanksChange, ListRefusal | NoteRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/registry/{grId}/thank-you/note'],
  request: requestCodec(
    {
      params: answerShape({ grId }),
      query: noQuery,
      body: requestShape({ gift: giftId, was: text, now: text }),
    },
    ({ params, body: { gift, ...edit } }): WriteNote => ({ grId: params.grId, id: gift, edit }),
    ({ grId: number, id, edit }) => ({ params: { grId: number }, query: {}, body: { gift: id, ...edit } }),
  ),
  answer: thanksChange,
  refusal: t.union([
    ...ownerRefusals,
    unknown,
    tagged('NoteTooLong', { maximum: count }),
    tagged('NoteVersionConflict', { id: giftId, note: text }),
  ]),
};
