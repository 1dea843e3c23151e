import type { Site, WantsChange } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { grId, personalizationId, sku, version } from './identity.ts';
import { patchFromWire, patchToWire, patchWire } from './patch.wire.ts';
import { answerShape, requestShape } from './shape.ts';
import { count, flag, whole, wholeBetween } from './text.ts';

/** Which item shall be wanted how often; 1 to 999 is the rule's business. */
export const changeWantsWire = requestShape({ grId, sku, quantityWants: whole, personalizationId });

const wantsChangeWire = answerShape({
  isSuccess: flag,
  version,
  patch: patchWire,
  quantityWants: wholeBetween(1, 999),
  quantityPurchased: count,
});

const toWire = (site: Site, change: WantsChange): t.TypeOf<typeof wantsChangeWire> => ({
  isSuccess: true,
  version: change.version,
  patch: patchToWire(site, change.patch),
  quantityWants: change.wants,
  quantityPurchased: change.purchased,
});

/** The item's counts afterwards and what else changed (MAN-05). */
export const wantsChange: AnswerCodec<WantsChange> = answerCodec(
  wantsChangeWire,
  (wire) => ({
    version: wire.version,
    wants: wire.quantityWants,
    purchased: wire.quantityPurchased,
    patch: patchFromWire(wire.patch),
  }),
  toWire,
);
