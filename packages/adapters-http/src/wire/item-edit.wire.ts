import type { EditableItem, Edited, ItemEdit, ItemUpdate } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { grId, personalizationId, sku, version } from './identity.ts';
import { orMissing, orNull } from './option.ts';
import { patchFromWire, patchToWire, patchWire } from './patch.wire.ts';
import { answerShape, requestShape } from './shape.ts';
import { flag, text, whole } from './text.ts';

const seen = requestShape({
  isMostLoved: orMissing(flag),
  isGroupGift: orMissing(flag),
  fundName: orMissing(orNull(text)),
  quantityWants: orMissing(whole),
});

const form = requestShape({
  sku,
  grId,
  personalizationId,
  isMostLoved: orMissing(flag),
  isGroupGift: orMissing(flag),
  fundName: orMissing(text),
  quantityWants: orMissing(whole),
  seen,
});

type ItemEditWire = t.TypeOf<typeof form>;

const changeable = ['isMostLoved', 'isGroupGift', 'fundName', 'quantityWants'] as const;

const isSeen = (wire: ItemEditWire): boolean => changeable.every((field) => wire[field]._tag === wire.seen[field]._tag);

/** What is changed of an item at once, each with what was seen of it; 1 to 999 and the rest are the rules' business. */
export const itemEditWire: t.Type<ItemEditWire, unknown> = new t.Type<ItemEditWire, unknown>(
  form.name,
  (raw): raw is ItemEditWire => form.is(raw) && isSeen(raw),
  (raw, context) => {
    const read = form.validate(raw, context);
    return E.isRight(read) && !isSeen(read.right)
      ? t.failure(raw, context, 'seen: must name what is changed, and nothing else')
      : read;
  },
  form.encode,
);

const edited = <A, Seen>(to: O.Option<A>, before: O.Option<Seen>): O.Option<Edited<A, Seen>> =>
  O.isSome(to) && O.isSome(before) ? O.some({ to: to.value, seen: before.value }) : O.none;

/** The edit that such a body asks for. */
export const itemEditFromWire = (wire: ItemEditWire): ItemEdit => ({
  isMostLoved: edited(wire.isMostLoved, wire.seen.isMostLoved),
  isGroupGift: edited(wire.isGroupGift, wire.seen.isGroupGift),
  fundName: edited(wire.fundName, wire.seen.fundName),
  wanted: edited(wire.quantityWants, wire.seen.quantityWants),
});

const to = <A, Seen>(field: O.Option<Edited<A, Seen>>): O.Option<A> => O.map((its: Edited<A, Seen>) => its.to)(field);
const was = <A, Seen>(field: O.Option<Edited<A, Seen>>): O.Option<Seen> =>
  O.map((its: Edited<A, Seen>) => its.seen)(field);

/** The body that asks for the edit. */
export const itemEditToWire = ({ isMostLoved, isGroupGift, fundName, wanted }: ItemEdit) => ({
  isMostLoved: to(isMostLoved),
  isGroupGift: to(isGroupGift),
  fundName: to(fundName),
  quantityWants: to(wanted),
  seen: {
    isMostLoved: was(isMostLoved),
    isGroupGift: was(isGroupGift),
    fundName: was(fundName),
    quantityWants: was(wanted),
  },
});

/** What holds of an item, as a refusal tells it. */
const storedWire = answerShape({ isMostLoved: flag, isGroupGift: flag, fundName: orNull(text), quantityWants: whole });

/** What holds of an item, of all that can be changed. */
export const editableItem: t.Type<EditableItem, unknown> = new t.Type<EditableItem, unknown>(
  storedWire.name,
  (raw): raw is EditableItem =>
    t.type({ isMostLoved: flag, isGroupGift: flag, fundName: t.UnknownRecord, wanted: whole }).is(raw),
  (raw, context) =>
    E.map(({ quantityWants: wanted, ...rest }: t.TypeOf<typeof storedWire>): EditableItem => ({ ...rest, wanted }))(
      storedWire.validate(raw, context),
    ),
  ({ wanted, ...rest }) => storedWire.encode({ ...rest, quantityWants: wanted }),
);

/** What an edit did. */
export const itemUpdate: AnswerCodec<ItemUpdate> = answerCodec(
  answerShape({ isSuccess: flag, version, patch: patchWire }),
  (wire): ItemUpdate => ({ version: wire.version, patch: patchFromWire(wire.patch) }),
  (site, { version: reached, patch }) => ({ isSuccess: true, version: reached, patch: patchToWire(site, patch) }),
);
