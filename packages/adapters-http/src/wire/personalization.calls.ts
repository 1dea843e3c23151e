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
import { bodyRequest, type Call, translatedBody } from './call.ts';
import { answerCodec, answerOf, succeeded } from './codec.ts';
import { personalizationId, sku } from './identity.ts';
import { list, listOf } from './list-and-option.ts';
import { personalizationType } from './product.ts';
import { quantityOutOfRange, tagged } from './refusal.ts';
import { answerShape, merged, requestShape } from './shape.ts';
import { count, flag, path, text, whole } from './value.ts';

const MOST_TEXTS = 10;

/** A monogram as described by another system; only its SKU, quantity and texts are read. */
const monogramWire = requestShape({
  quantity: whole,
  orderType: text,
  profileGuid: text,
  design: requestShape({
    templateName: text,
    sku,
    locationName: text,
    personalization: listOf(requestShape({ elementName: text, text, textcolor: text, font: text }), 1, MOST_TEXTS),
  }),
});

const designRefusals = [
  tagged('ProductNotFound', {}),
  tagged('DesignBlank', {}),
  tagged('DesignTooLong', { maximum: count }),
  tagged('NotPersonalizable', {}),
] as const;

/** A preview of a monogram (PERS-02). */
export const confirmMonogram: Call<
  MonogramRequest,
  MonogramConfirmation,
  DesignRefusal | QuantityOutOfRange | ProductNotFound
> = {
  method: 'POST',
  paths: ['/personalization/monogramming/confirmation'],
  request: translatedBody(
    monogramWire,
    ({ quantity, design }): MonogramRequest => ({
      sku: design.sku,
      quantity,
      texts: design.personalization.map((element) => element.text),
    }),
    ({ sku: number, quantity, texts }) => ({
      quantity,
      orderType: '',
      profileGuid: '',
      design: {
        templateName: '',
        sku: number,
        locationName: '',
        personalization: texts.map((words) => ({ elementName: '', text: words, textcolor: '', font: '' })),
      },
    }),
  ),
  answer: answerOf(
    merged(
      succeeded,
      answerShape({
        images: list(path),
        lines: list(text),
        priceMessage: text,
        returnPolicyMessage: text,
        hasError: flag,
      }),
    ),
  ),
  refusal: t.union([...designRefusals, quantityOutOfRange]),
};

/** Stores a design and returns its number (PERS-01). */
export const saveDesign: Call<DesignRequest, ItemIdentity['personalizationId'], DesignRefusal | ProductNotFound> = {
  method: 'POST',
  paths: ['/personalization/design/save'],
  request: bodyRequest(requestShape({ sku, personalizationType, font: text, color: text, line1: text, line2: text })),
  answer: answerCodec(
    merged(succeeded, answerShape({ personalizationId })),
    (wire) => wire.personalizationId,
    (_site, number) => ({ personalizationId: number }),
  ),
  refusal: t.union([...designRefusals]),
};
