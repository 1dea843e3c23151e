import type { Log, Payment, Unavailable } from '@gift-registry/domain';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';

/** A call of a payment provider with a time limit: one that takes longer, or fails, is `Unavailable` and logged. `late` gets an answer that comes after that. */
export const withTimeLimit =
  (seconds: number, log: Log) =>
  <R, A>(call: string, task: () => TE.TaskEither<R, A>, late: (answer: A) => void): TE.TaskEither<R | Unavailable, A> =>
  () =>
    new Promise((resolve) => {
      let isWaiting = true;
      const giveUp = (code: string): void => {
        isWaiting = false;
        log.write({ level: 'warning', tag: 'payment.unavailable', data: { call, code } })();
        resolve(E.left({ _tag: 'Unavailable' }));
      };
      const timer = setTimeout(() => giveUp(`no answer within ${seconds} s`), seconds * 1_000);
      // The call itself may throw before it returns a promise.
      const begun = async (): Promise<E.Either<R, A>> => task()();
      begun().then(
        (answer) => {
          clearTimeout(timer);
          if (isWaiting) resolve(answer);
          else if (E.isRight(answer)) late(answer.right);
        },
        (error: unknown) => {
          clearTimeout(timer);
          if (isWaiting) giveUp(errorCode(error));
        },
      );
    });

/** For late answers that change nothing. */
export const nothing = (): void => {};

/** A payment provider with a time limit. Money that is authorized after it, for an abandoned attempt, is canceled again (CART-06). */
export const paymentWithTimeout = (payment: Payment, seconds: number, log: Log): Payment => {
  const limited = withTimeLimit(seconds, log);
  const cancel: Payment['cancel'] = (toCancel) => limited('cancel', () => payment.cancel(toCancel), nothing);
  return {
    authorize: (request) =>
      limited(
        'authorize',
        () => payment.authorize(request),
        ({ authorization }) => void cancel({ reference: request.reference, authorization: O.some(authorization) })(),
      ),
    // Not canceled here: this call authorizes nothing new, and its repeat may have placed the order meanwhile.
    // An attempt that is never repeated is canceled later.
    confirm: (authorization, reference) => limited('confirm', () => payment.confirm(authorization, reference), nothing),
    capture: (authorization) => limited('capture', () => payment.capture(authorization), nothing),
    cancel,
    refund: (authorization, amount, refundReference) =>
      limited('refund', () => payment.refund(authorization, amount, refundReference), nothing),
    readEvent: (rawBody, headers) => {
      try {
        return payment.readEvent(rawBody, headers);
      } catch (error) {
        log.write({
          level: 'warning',
          tag: 'payment.unavailable',
          data: { call: 'readEvent', code: errorCode(error) },
        })();
        return E.left({ _tag: 'EventRejected' });
      }
    },
  };
};
