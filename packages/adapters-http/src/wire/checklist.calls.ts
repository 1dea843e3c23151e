import type {
  ChecklistKey,
  EntryUnknown,
  GrId,
  ListRefusal,
  NoChecklist,
  RegistryChecklist,
} from '@gift-registry/domain';
import type { Call } from './call.ts';
import { checklistRefusal, entryKey, registryChecklist, tickRefusal, ticks } from './checklist.wire.ts';
import { grId } from './identity.ts';
import { bodyPassedOver, noQuery, requestCodec } from './request.ts';
import { answerShape, requestShape } from './shape.ts';
import { flag } from './text.ts';

/** An entry of a checklist shall be ticked by hand, or not. */
export interface TickEntry {
  readonly grId: GrId;
  readonly key: ChecklistKey;
  readonly isTicked: boolean;
}

export const readChecklist: Call<GrId, RegistryChecklist, ListRefusal | NoChecklist> = {
  status: 200,
  method: 'GET',
  paths: ['/api/registry/{grId}/checklist'],
  request: requestCodec(
    { params: answerShape({ grId }), query: noQuery, body: bodyPassedOver },
    ({ params }) => params.grId,
    (number) => ({ params: { grId: number }, query: {}, body: undefined }),
  ),
  answer: registryChecklist,
  refusal: checklistRefusal,
};

export const tickEntry: Call<TickEntry, ReadonlyArray<ChecklistKey>, ListRefusal | NoChecklist | EntryUnknown> = {
  status: 200,
  method: 'POST',
  paths: ['/api/registry/{grId}/checklist'],
  request: requestCodec(
    { params: answerShape({ grId }), query: noQuery, body: requestShape({ entry: entryKey, isTicked: flag }) },
    ({ params, body }): TickEntry => ({ grId: params.grId, key: body.entry, isTicked: body.isTicked }),
    ({ grId: number, key, isTicked }) => ({ params: { grId: number }, query: {}, body: { entry: key, isTicked } }),
  ),
  answer: ticks,
  refusal: tickRefusal,
};
