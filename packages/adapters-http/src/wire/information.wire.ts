import type { InformationPage } from '@gift-registry/domain';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { answerShape, list } from './shape.ts';
import { text } from './text.ts';

/** A page that only tells something, as it stands in its first HTML (ROUTE-10). */
export const informationPage: AnswerCodec<InformationPage> = answerCodec(
  answerShape({
    title: text,
    intro: text,
    sections: list(answerShape({ heading: text, paragraphs: list(text), points: list(text) })),
  }),
  (wire): InformationPage => wire,
  (_site, page) => page,
);
