import type { ArrivedSignInHandoff, InformationPage, PodAnswer } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { type AnswerCodec, answerOf } from './codec.ts';
import { idempotencyKey } from './identity.ts';
import { list, orNull } from './list-and-option.ts';
import { readPod, wholePod } from './recommendation.calls.ts';
import { answerShape } from './shape.ts';
import { flag, shopText, text } from './value.ts';

/** An information page as embedded in its first HTML (ROUTE-10). */
export const informationPage: AnswerCodec<InformationPage> = answerOf(
  answerShape({
    title: text,
    intro: text,
    finder: orNull(
      answerShape({
        label: text,
        typed: text,
        problem: orNull(text),
        heading: text,
        stores: list(
          answerShape({
            name: text,
            address: list(text),
            distance: text,
            mapAddress: text,
            phone: text,
            open: orNull(answerShape({ isOpen: flag, text })),
            hours: list(text),
            offers: list(shopText),
          }),
        ),
      }),
    ),
    sections: list(answerShape({ heading: text, paragraphs: list(text), points: list(text) })),
  }),
);

/** The picks of the start page as embedded in its first HTML (SHOP-02); unreadable picks are left out. */
export const pagePicks: AnswerCodec<PodAnswer> = {
  form: readPod.answer.form,
  decode: (raw) => E.map(({ answer }: { readonly answer: PodAnswer }) => answer)(readPod.answer.decode(raw)),
  encode: (site, picks) => readPod.answer.encode(site, wholePod(picks)),
};

/** The sign-in handoff by which a person arrived from the other brand's site, as embedded in the first HTML (XB-03, XB-07). */
export const arrivedSignInHandoff: AnswerCodec<ArrivedSignInHandoff> = answerOf(
  answerShape({ key: orNull(idempotencyKey), signedInAs: orNull(text) }),
);
