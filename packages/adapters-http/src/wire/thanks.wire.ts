import {
  type GiftsGiven,
  type GivenThing,
  parseGiftId,
  type ThanksChange,
  type ThankYouRow,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { spelled } from './choice.ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { personalizationId, sku, version } from './identity.ts';
import { money } from './money.ts';
import { parsed } from './parsed.ts';
import { written, writtenFromWire, writtenToWire } from './patch.wire.ts';
import { answerShape, list } from './shape.ts';
import { count, flag, pathOrEmpty, text } from './text.ts';
import { time } from './time.ts';

/** The number of a gift: its order's, a colon, and which of that order's gifts it is. */
export const giftId = parsed('the number of a gift', t.string, parseGiftId);

const mark = { id: giftId, isThanked: flag, note: text };

const said = {
  ...mark,
  name: text,
  imagePath: pathOrEmpty,
  giver: answerShape({ firstName: text, lastName: text }),
  givenAt: time,
  message: text,
};

const item = { sku, personalizationId };

const giftWire = t.union([
  answerShape({ ...said, ...item, kind: t.literal('item'), quantity: count }),
  answerShape({ ...said, ...item, kind: t.literal('contribution'), amount: money }),
  answerShape({ ...said, kind: spelled({ GiftCard: 'giftCard', EGiftCard: 'eGiftCard' }), amount: money }),
]);

type GiftWire = t.TypeOf<typeof giftWire>;

const givenFromWire = (wire: GiftWire): GivenThing => {
  switch (wire.kind) {
    case 'item':
    case 'contribution': {
      const identity = { sku: wire.sku, personalizationId: wire.personalizationId };
      return wire.kind === 'item'
        ? { _tag: 'Units', identity, quantity: wire.quantity }
        : { _tag: 'Contribution', identity, amount: wire.amount };
    }
    default:
      return { _tag: 'GiftCard', kind: wire.kind, amount: wire.amount };
  }
};

const giftFromWire = (wire: GiftWire): ThankYouRow => {
  const { id, isThanked, note, name, imagePath, giver, givenAt, message } = wire;
  return { id, isThanked, note, name, imagePath, giver, givenAt, message, given: givenFromWire(wire) };
};

const giftToWire = ({ given, ...row }: ThankYouRow): GiftWire => {
  switch (given._tag) {
    case 'Units':
      return { ...row, ...given.identity, kind: 'item', quantity: given.quantity };
    case 'Contribution':
      return { ...row, ...given.identity, kind: 'contribution', amount: given.amount };
    case 'GiftCard':
      return { ...row, kind: given.kind, amount: given.amount };
  }
};

/** All that was given to a registry, oldest first (THX-01). */
export const giftsGiven: AnswerCodec<GiftsGiven> = answerCodec(
  answerShape({ version, gifts: list(giftWire) }),
  (wire): GiftsGiven => ({ version: wire.version, gifts: wire.gifts.map(giftFromWire) }),
  (_site, { version: reached, gifts }) => ({ version: reached, gifts: gifts.map(giftToWire) }),
);

/** What the owners wrote down of the gifts that were named, as it stands now (THX-01). */
export const thanksChange: AnswerCodec<ThanksChange> = answerCodec(
  answerShape({ ...written, gifts: list(answerShape(mark)) }),
  writtenFromWire,
  writtenToWire,
);
