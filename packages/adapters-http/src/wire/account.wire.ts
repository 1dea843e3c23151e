import type { SignedIn } from '@gift-registry/domain';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { answerShape, requestShape } from './shape.ts';
import { flag, line, textUpTo } from './text.ts';

/** What a person types to sign in: a mail address of at most 254 characters on one line, a password of at most 1,000. */
export const credentialsWire = requestShape({ email: line(254), password: textUpTo(1_000) });

/** Whether this browser is signed in. */
export const signedIn: AnswerCodec<SignedIn> = answerCodec(
  answerShape({ isLoggedIn: flag }),
  (wire): SignedIn => wire,
  (_site, answer) => answer,
);
