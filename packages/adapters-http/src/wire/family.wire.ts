import type { CustomOrder, ItemImages } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { spelled } from './choice.ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { parsed } from './parsed.ts';
import { images } from './product-shape.ts';
import { answerShape, list } from './shape.ts';
import { flag, text, textUpTo } from './text.ts';

const LONGEST_FAMILY = 64;
const LONGEST_OPTIONS = 500;

const familyId = parsed(
  `1 to ${LONGEST_FAMILY} characters without control characters`,
  t.string,
  O.fromPredicate((raw) => raw.length >= 1 && raw.length <= LONGEST_FAMILY && !/\p{Cc}/u.test(raw)),
);

/** Which family; `IsCb2` says whose it is. */
export const familyQuery = answerShape({ FamilyId: familyId, IsCb2: spelled({ main: 'false', modern: 'true' }) });

/** What options were chosen, as they came with the product. */
export const optionChoice = textUpTo(LONGEST_OPTIONS);

/** Pictures, each in its four files. */
export const familyImagesAnswer: AnswerCodec<ReadonlyArray<ItemImages>> = answerCodec(
  list(images),
  (wire) => wire,
  (_site, pictures) => pictures,
);

/** The terms of an order that is made for its buyer; without any all texts are empty. */
export const customOrderAnswer: AnswerCodec<O.Option<CustomOrder>> = answerCodec(
  answerShape({ hasCustomOrderConfirmation: flag, title: text, termsHtml: text, leadTime: text }),
  ({ hasCustomOrderConfirmation, ...terms }) => (hasCustomOrderConfirmation ? O.some(terms) : O.none),
  (_site, terms) => ({
    hasCustomOrderConfirmation: O.isSome(terms),
    ...O.getOrElse((): CustomOrder => ({ title: '', termsHtml: '', leadTime: '' }))(terms),
  }),
);
