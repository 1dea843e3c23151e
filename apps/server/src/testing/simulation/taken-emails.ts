import type { WaitingEmail } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { CallName } from './parked-calls.ts';

/** An email that a service took from the queue and has not confirmed. */
interface Taken {
  readonly service: number;
  readonly email: WaitingEmail['email'];
}

const isTake = (name: CallName, answer: unknown): answer is E.Either<unknown, O.Option<WaitingEmail>> =>
  name === 'emails.take';

/** Counts by order how often an email may be sent once more, because nobody could know that it was sent. */
export const takenEmails = () => {
  const taken = new Map<unknown, Taken>();
  const repeats = new Map<string, number>();
  return {
    /** A call of the service was answered. */
    observe: (service: number, name: CallName, [id]: ReadonlyArray<unknown>, answer: unknown): void => {
      if (isTake(name, answer) && E.isRight(answer) && O.isSome(answer.right))
        taken.set(answer.right.value.id, { service, email: answer.right.value.email });
      if (name === 'emails.done' || name === 'emails.postpone') taken.delete(id);
    },
    /** What these services took may be sent again. */
    mayRepeat: (isMeant: (service: number) => boolean): void => {
      for (const { service, email } of taken.values()) {
        const { about } = email;
        if (!isMeant(service) || !('orderNumber' in about)) continue;
        repeats.set(about.orderNumber, (repeats.get(about.orderNumber) ?? 0) + 1);
      }
    },
    repeatsOf: (orderNumber: string): number => repeats.get(orderNumber) ?? 0,
  };
};
