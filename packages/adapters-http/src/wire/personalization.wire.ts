import type { ItemIdentity, MonogramConfirmation, MonogramRequest } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { personalizationId, sku } from './identity.ts';
import { personalizationType } from './product-shape.ts';
import { answerShape, list, listOf, requestShape } from './shape.ts';
import { flag, path, text, whole } from './text.ts';

/** Texts that a monogram has at most. */
const MOST_TEXTS = 10;

const element = requestShape({ elementName: text, text, textcolor: text, font: text });

/** A monogram as another system describes it; of its design only the texts are ours to judge. */
export const monogramWire = requestShape({
  quantity: whole,
  orderType: text,
  profileGuid: text,
  design: requestShape({
    templateName: text,
    sku,
    locationName: text,
    personalization: listOf(element, 1, MOST_TEXTS),
  }),
});

type MonogramWire = t.TypeOf<typeof monogramWire>;

export const monogramFromWire = ({ quantity, design }: MonogramWire): MonogramRequest => ({
  sku: design.sku,
  quantity,
  texts: design.personalization.map((part) => part.text),
});

export const monogramToWire = ({ sku: number, quantity, texts }: MonogramRequest): MonogramWire => ({
  quantity,
  orderType: '',
  profileGuid: '',
  design: {
    templateName: '',
    sku: number,
    locationName: '',
    personalization: texts.map((its) => ({ elementName: '', text: its, textcolor: '', font: '' })),
  },
});

const confirmationWire = answerShape({
  isSuccess: flag,
  images: list(path),
  lines: list(text),
  priceMessage: text,
  returnPolicyMessage: text,
  hasError: flag,
});

/** How a monogram will look. */
export const monogramConfirmation: AnswerCodec<MonogramConfirmation> = answerCodec(
  confirmationWire,
  ({ isSuccess: _, ...confirmation }): MonogramConfirmation => confirmation,
  (_site, confirmation) => ({ isSuccess: true, ...confirmation }),
);

/** A design to be kept. */
export const designWire = requestShape({ sku, personalizationType, font: text, color: text, line1: text, line2: text });

/** The number of a design. */
export const designSaved: AnswerCodec<ItemIdentity['personalizationId']> = answerCodec(
  answerShape({ isSuccess: flag, personalizationId }),
  (wire) => wire.personalizationId,
  (_site, number) => ({ isSuccess: true, personalizationId: number }),
);
