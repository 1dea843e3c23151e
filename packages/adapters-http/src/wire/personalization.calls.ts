import type {
  DesignRefusal,
  DesignRequest,
  ItemIdentity,
  MonogramConfirmation,
  MonogramRequest,
  ProductNotFound,
  QuantityOutOfRange,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import type { Call } from './call.ts';
import {
  designSaved,
  designWire,
  monogramConfirmation,
  monogramFromWire,
  monogramToWire,
  monogramWire,
} from './personalization.wire.ts';
import { productNotFound, quantityOutOfRange, tagged } from './refusal.wire.ts';
import { bodyRequest } from './request.ts';
import { count } from './text.ts';

const designRefusal: t.Type<DesignRefusal | ProductNotFound, unknown> = t.union([
  productNotFound,
  tagged('DesignBlank', {}),
  tagged('DesignTooLong', { maximum: count }),
  tagged('NotPersonalizable', {}),
]);

/** How a monogram will look (PERS-02). */
export const confirmMonogram: Call<
  MonogramRequest,
  MonogramConfirmation,
  DesignRefusal | QuantityOutOfRange | ProductNotFound
> = {
  status: 200,
  method: 'POST',
  paths: ['/personalization/monogramming/confirmation'],
  request: bodyRequest(monogramWire, monogramFromWire, monogramToWire),
  answer: monogramConfirmation,
  refusal: t.union([designRefusal, quantityOutOfRange]),
};

/** Keeps a design (PERS-01). */
export const saveDesign: Call<DesignRequest, ItemIdentity['personalizationId'], DesignRefusal | ProductNotFound> = {
  status: 200,
  method: 'POST',
  paths: ['/personalization/design/save'],
  request: bodyRequest(
    designWire,
    (design) => design,
    (design) => design,
  ),
  answer: designSaved,
  refusal: designRefusal,
};
