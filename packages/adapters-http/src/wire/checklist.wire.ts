import {
  type ChecklistKey,
  type EntryUnknown,
  type ListRefusal,
  LONGEST_CHECKLIST_KEY,
  MOST_RECOMMENDED,
  type NoChecklist,
  type RegistryChecklist,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { itemBrand } from './item-brand.ts';
import { ownerRefusals, tagged } from './refusal.wire.ts';
import { answerShape, list } from './shape.ts';
import { flag, line, text, wholeBetween } from './text.ts';

/** The name of an entry, as a reader sends it; what is longer names none. */
export const entryKey: t.Type<ChecklistKey, string> = line(LONGEST_CHECKLIST_KEY);

const group = answerShape({
  key: text,
  name: text,
  entries: list(
    answerShape({
      key: text,
      name: text,
      category: text,
      recommended: wholeBetween(1, MOST_RECOMMENDED),
      brands: list(itemBrand),
    }),
  ),
});

/** The checklist of a registry, and what was ticked by hand (CHK-01). */
export const registryChecklist: AnswerCodec<RegistryChecklist> = answerCodec(
  answerShape({ groups: list(group), ticked: list(text) }),
  ({ groups, ticked }): RegistryChecklist => ({ groups, byHand: ticked }),
  (_site, { groups, byHand }) => ({ groups, ticked: byHand }),
);

/** All that are ticked by hand now. */
export const ticks: AnswerCodec<ReadonlyArray<ChecklistKey>> = answerCodec(
  answerShape({ isSuccess: flag, ticked: list(text) }),
  ({ ticked }): ReadonlyArray<ChecklistKey> => ticked,
  (_site, ticked) => ({ isSuccess: true, ticked }),
);

/** Reading a checklist. */
export const checklistRefusal: t.Type<ListRefusal | NoChecklist, unknown> = t.union([
  ...ownerRefusals,
  tagged('NoChecklist', {}),
]);

/** Ticking an entry. */
export const tickRefusal: t.Type<ListRefusal | NoChecklist | EntryUnknown, unknown> = t.union([
  ...ownerRefusals,
  tagged('NoChecklist', {}),
  tagged('EntryUnknown', {}),
]);
