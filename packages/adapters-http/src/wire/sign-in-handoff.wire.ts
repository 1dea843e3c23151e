import type { ArrivedSignInHandoff } from '@gift-registry/domain';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { idempotencyKey } from './identity.ts';
import { orNull } from './option.ts';
import { answerShape } from './shape.ts';
import { text } from './text.ts';

/** How somebody came from the other brand's site, as it stands in the first HTML (XB-03, XB-07). */
export const arrivedSignInHandoff: AnswerCodec<ArrivedSignInHandoff> = answerCodec(
  answerShape({ key: orNull(idempotencyKey), signedInAs: orNull(text) }),
  (wire): ArrivedSignInHandoff => wire,
  (_site, signInHandoff) => signInHandoff,
);
