import type { AccountId, Fault } from '@gift-registry/domain';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';

/** The limits of concurrent heavy work, including work that is queued. */
export interface HeavyWorkLimits {
  readonly ofEverybody: number;
  /** Defaults to `ofEverybody`. */
  readonly ofOneAccount?: number;
  /** When to retry after a refusal. */
  readonly retryAfterSeconds: number;
}

/**
 * Runs the work, unless too much of its kind is already running or queued for that account or in total: then it is
 * refused at once, with the time to retry after.
 */
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
