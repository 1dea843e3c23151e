import type { AccountId, Fault } from '@gift-registry/domain';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';

/** How much heavy work may be under way, what waits included. */
export interface HeavyWorkLimits {
  readonly ofEverybody: number;
  /** No more than of everybody where it is left out. */
  readonly ofOneAccount?: number;
  /** When to come back if it was too much. */
  readonly retryAfterSeconds: number;
}

/** Does the work unless too much of its kind is under way already, for that account or for everybody: then it is refused at once, with when to come back. */
export const limitHeavyWork = ({ ofEverybody, ofOneAccount = ofEverybody, retryAfterSeconds }: HeavyWorkLimits) => {
  const underWay = new Map<AccountId | undefined, number>();
  let inAll = 0;
  return <Refusal, Answer>(
    account: O.Option<AccountId>,
    work: TE.TaskEither<Refusal, Answer>,
  ): TE.TaskEither<Refusal | Fault, Answer> =>
    async () => {
      const whose = O.toUndefined(account);
      const own = underWay.get(whose) ?? 0;
      if (inAll >= ofEverybody || own >= ofOneAccount)
        return E.left<Fault>({ _tag: 'TooManyRequests', retryAfterSeconds });
      inAll += 1;
      underWay.set(whose, own + 1);
      try {
        return await work();
      } finally {
        inAll -= 1;
        const left = (underWay.get(whose) ?? 1) - 1;
        if (left === 0) underWay.delete(whose);
        else underWay.set(whose, left);
      }
    };
};
