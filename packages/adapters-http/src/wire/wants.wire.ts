import type { Site, WantedQuantityChange } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { grId, personalizationId, sku, version } from './identity.ts';
import { patchFromWire, patchToWire, patchWire } from './patch.wire.ts';
import { answerShape, requestShape } from './shape.ts';
import { count, flag, whole, wholeBetween } from './text.ts';

/** Which item shall be wanted how often; 1 to 999 is the rule's business. */
export const changeWantedWire = requestShape({ grId, sku, quantityWants: whole, personalizationId });

const wantedChangeWire = answerShape({
  isSuccess: flag,
  version,
  patch: patchWire,
  quantityWants: wholeBetween(1, 999),
  quantityPurchased: count,
});

const toWire = (site: Site, change: WantedQuantityChange): t.TypeOf<typeof wantedChangeWire> => ({
  isSuccess: true,
  version: change.version,
  patch: patchToWire(site, change.patch),
  quantityWants: change.wanted,
  quantityPurchased: change.purchased,
});

/** The item's counts afterwards and what else changed (MAN-05). */
export const wantedChange: AnswerCodec<WantedQuantityChange> = answerCodec(
  wantedChangeWire,
  (wire) => ({
    version: wire.version,
    wanted: wire.quantityWants,
    purchased: wire.quantityPurchased,
    patch: patchFromWire(wire.patch),
  }),
  toWire,
);
