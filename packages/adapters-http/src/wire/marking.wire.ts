import type { FundNaming, GroupGiftChange, MostLovedChange, RegistryPatch, Site } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { version } from './identity.ts';
import { patchFromWire, patchToWire, patchWire } from './patch.wire.ts';
import { answerShape } from './shape.ts';
import { flag, text } from './text.ts';

const written = { isSuccess: flag, version, patch: patchWire };

type PatchWire = t.TypeOf<typeof patchWire>;

/** What was said of the item, with the patch in our words. */
const fromWire = <Its extends { readonly isSuccess: boolean; readonly patch: PatchWire }>({
  isSuccess: _,
  patch,
  ...said
}: Its) => ({ ...said, patch: patchFromWire(patch) });

const toWire = <Its extends { readonly patch: RegistryPatch }>(site: Site, { patch, ...said }: Its) => ({
  ...said,
  isSuccess: true,
  patch: patchToWire(site, patch),
});

/** Whether the item is most loved now (MAN-08). */
export const mostLovedChange: AnswerCodec<MostLovedChange> = answerCodec(
  answerShape({ ...written, isMostLoved: flag }),
  fromWire,
  toWire,
);

/** Whether the item is a group gift now (GG-02). */
export const groupGiftChange: AnswerCodec<GroupGiftChange> = answerCodec(
  answerShape({ ...written, isGroupGift: flag }),
  fromWire,
  toWire,
);

/** How the fund is called now (GG-04). */
export const fundNaming: AnswerCodec<FundNaming> = answerCodec(
  answerShape({ ...written, name: text }),
  fromWire,
  toWire,
);
