import type { FundNaming, GroupGiftChange, MostLovedChange } from '@gift-registry/domain';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { version } from './identity.ts';
import { patchFromWire, patchToWire, patchWire } from './patch.wire.ts';
import { answerShape } from './shape.ts';
import { flag, text } from './text.ts';

const written = { isSuccess: flag, version, patch: patchWire };

/** Whether the item is most loved now (MAN-08). */
export const mostLovedChange: AnswerCodec<MostLovedChange> = answerCodec(
  answerShape({ ...written, isMostLoved: flag }),
  ({ version: reached, patch, isMostLoved }): MostLovedChange => ({
    version: reached,
    patch: patchFromWire(patch),
    isMostLoved,
  }),
  (site, { version: reached, patch, isMostLoved }) => ({
    isSuccess: true,
    version: reached,
    patch: patchToWire(site, patch),
    isMostLoved,
  }),
);

/** Whether the item is a group gift now (GG-02). */
export const groupGiftChange: AnswerCodec<GroupGiftChange> = answerCodec(
  answerShape({ ...written, isGroupGift: flag }),
  ({ version: reached, patch, isGroupGift }): GroupGiftChange => ({
    version: reached,
    patch: patchFromWire(patch),
    isGroupGift,
  }),
  (site, { version: reached, patch, isGroupGift }) => ({
    isSuccess: true,
    version: reached,
    patch: patchToWire(site, patch),
    isGroupGift,
  }),
);

/** How the fund is called now (GG-04). */
export const fundNaming: AnswerCodec<FundNaming> = answerCodec(
  answerShape({ ...written, name: text }),
  ({ version: reached, patch, name }): FundNaming => ({ version: reached, patch: patchFromWire(patch), name }),
  (site, { version: reached, patch, name }) => ({
    isSuccess: true,
    version: reached,
    patch: patchToWire(site, patch),
    name,
  }),
);
