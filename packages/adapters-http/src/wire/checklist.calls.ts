import {
  type ChecklistKey,
  type EntryUnknown,
  type GrId,
  type ListRefusal,
  LONGEST_CHECKLIST_KEY,
  MOST_RECOMMENDED,
  type NoChecklist,
  type RegistryChecklist,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { type Call, ignoredBody, registryBody, registryRequest } from './call.ts';
import { answerCodec, answerOf } from './codec.ts';
import { list } from './list-and-option.ts';
import { itemBrand } from './product.ts';
import { ownerRefusals, tagged } from './refusal.ts';
import { answerShape, namedShape, onlyKnown } from './shape.ts';
import { flag, line, pathOrEmpty, shopText, text, wholeBetween } from './value.ts';

const checklistRefusals = [...ownerRefusals, tagged('NoChecklist', {})] as const;

/** The checklist of a registry, and the entries that were ticked by hand (CHK-01). */
export const readChecklist: Call<GrId, RegistryChecklist, ListRefusal | NoChecklist> = {
  method: 'GET',
  paths: ['/api/registry/{grId}/checklist'],
  request: registryRequest(ignoredBody),
  answer: answerOf(
    namedShape(
      {
        groups: list(
          answerShape({
            key: text,
            name: shopText,
            entries: list(
              answerShape({
                key: text,
                name: shopText,
                category: text,
                imagePath: pathOrEmpty,
                recommended: wholeBetween(1, MOST_RECOMMENDED),
                brands: list(itemBrand),
              }),
            ),
          }),
        ),
        byHand: list(text),
      },
      { byHand: 'ticked' },
    ),
  ),
  refusal: t.union([...checklistRefusals]),
};

/** A request to tick an entry of a checklist by hand, or to untick it. */
export interface TickEntry {
  readonly grId: GrId;
  readonly key: ChecklistKey;
  readonly isTicked: boolean;
}

/** Ticks or unticks an entry; the answer is all entries that are ticked by hand. */
export const tickEntry: Call<TickEntry, ReadonlyArray<ChecklistKey>, ListRefusal | NoChecklist | EntryUnknown> = {
  method: 'POST',
  paths: ['/api/registry/{grId}/checklist'],
  request: registryBody(onlyKnown(namedShape({ key: line(LONGEST_CHECKLIST_KEY), isTicked: flag }, { key: 'entry' }))),
  answer: answerCodec(
    answerShape({ isSuccess: flag, ticked: list(text) }),
    ({ ticked }): ReadonlyArray<ChecklistKey> => ticked,
    (_site, ticked) => ({ isSuccess: true, ticked }),
  ),
  refusal: t.union([...checklistRefusals, tagged('EntryUnknown', {})]),
};
