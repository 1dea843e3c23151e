import { outcomeUnknown } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { type Observable, of, switchMap } from 'rxjs';
import { maybeDone } from './mutation-keys.ts';

/** A request that was sent, and what came back. */
export interface Sent<Request, Reason, Answer> {
  readonly request: Request;
  readonly answer: E.Either<Reason, Answer>;
}

const isSignedOut = ({ _tag }: { readonly _tag: string }): boolean => _tag === 'SignInNeeded';

/** Whether an answer leaves open what became of an earlier try: none came, or whoever asks is let in no more. */
const isOutcomeUnknown = (reason: { readonly _tag: string }): boolean => maybeDone(reason) || isSignedOut(reason);

/** Whether it is known now what became of all that was sent under a key. A refusal tells nothing of what was sent before: that may be on its way still. */
export const isSettledBy = (answer: E.Either<{ readonly _tag: string }, unknown>, hasEarlier: boolean): boolean =>
  E.isRight(answer) ||
  answer.left._tag === 'IdempotencyKeyReused' ||
  !(hasEarlier || outcomeUnknown(answer.left) || isSignedOut(answer.left));

/**
 * Sends what is asked now, under the key of what was sent `before` it without an answer (CART-08): it is done unless one of those was. Then the key stands for another request, and they are sent once
 * more, in their order, until the one that was done answers as it did at first. Whatever arrives late, one of all of them is done.
 */
export const sendOrFind = <Request, Reason extends { readonly _tag: string }, Answer>(
  send: (request: Request) => Observable<E.Either<Reason, Answer>>,
  request: Request,
  before: ReadonlyArray<Request>,
): Observable<Sent<Request, Reason, Answer>> => {
  const found = (
    reused: Sent<Request, Reason, Answer>,
    [next, ...others]: ReadonlyArray<Request>,
  ): Observable<Sent<Request, Reason, Answer>> =>
    next === undefined
      ? of(reused)
      : send(next).pipe(
          switchMap((answer) => {
            if (E.isRight(answer) || isOutcomeUnknown(answer.left)) return of({ request: next, answer });
            // Where what was done cannot be sent any more, that it was done is all that can be told.
            return found(reused, others);
          }),
        );
  return send(request).pipe(
    switchMap((answer) =>
      E.isLeft(answer) && answer.left._tag === 'IdempotencyKeyReused'
        ? found({ request, answer }, before)
        : of({ request, answer }),
    ),
  );
};
