import type { FundNaming, GroupGiftChange, MostLovedChange } from '@gift-registry/domain';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { written, writtenFromWire, writtenToWire } from './patch.wire.ts';
import { answerShape } from './shape.ts';
import { flag, text } from './text.ts';

/** Whether the item is most loved now (MAN-08). */
export const mostLovedChange: AnswerCodec<MostLovedChange> = answerCodec(
  answerShape({ ...written, isMostLoved: flag }),
  writtenFromWire,
  writtenToWire,
);

/** Whether the item is a group gift now (GG-02). */
export const groupGiftChange: AnswerCodec<GroupGiftChange> = answerCodec(
  answerShape({ ...written, isGroupGift: flag }),
  writtenFromWire,
  writtenToWire,
);

/** How the fund is called now (GG-04). */
export const fundNaming: AnswerCodec<FundNaming> = answerCodec(
  answerShape({ ...written, name: text }),
  writtenFromWire,
  writtenToWire,
);
