import { randomUUID } from 'node:crypto';
import {
  type Authorization,
  type Cents,
  cardDigits,
  type Payment,
  type PaymentToken,
  parseAuthorization,
  parsePaymentToken,
  testCards,
} from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';

/** How to read: the test card of these digits goes as the right says; others are declined (docs/payments.md). */
const outcomes: ReadonlyMap<string, string> = new Map(
  Object.entries(testCards).map(([outcome, number]) => [number.replaceAll(' ', ''), outcome]),
);

/** The demo provider as its own endpoints see it: the number of a card goes no further than here. */
export interface DemoPayment extends Payment {
  /** A token for the card; none where that is no number of a card. */
  readonly tokenFor: (cardNumber: string) => O.Option<PaymentToken>;
  /** What the payer answered to a challenge; false where nothing was asked. */
  readonly answerChallenge: (authorization: Authorization, isApproved: boolean) => boolean;
}

interface DemoMoney {
  readonly reference: string;
  readonly amount: Cents;
  readonly label: string;
  readonly state: 'asked' | 'approved' | 'refused' | 'authorized' | 'captured' | 'canceled';
  readonly refunds: ReadonlyMap<string, Cents>;
}

/** Payments that are remembered; older ones are forgotten, as a demo may. */
const MOST_REMEMBERED = 10_000;

/** Test payments: no money moves. What was paid lives in this process, and is taken to be in order after it ends: capturing, canceling and refunding something unknown succeeds. */
export const demoPayment = (): DemoPayment => {
  const payments = new Map<Authorization, DemoMoney>();
  const canceled = new Set<string>();

  const keep = (authorization: Authorization, money: DemoMoney): void => {
    payments.set(authorization, money);
    const [oldest] = payments.keys();
    if (payments.size > MOST_REMEMBERED && oldest !== undefined) payments.delete(oldest);
  };

  const earlier = (reference: string): Authorization | undefined =>
    [...payments].find(([, money]) => money.reference === reference)?.[0];

  const answered = (authorization: Authorization, { state, label }: DemoMoney): ReturnType<Payment['confirm']> => {
    switch (state) {
      case 'asked':
        return TE.right({ _tag: 'RequiresAction', authorization, action: authorization });
      case 'approved':
      case 'authorized':
      case 'captured':
        return TE.right({ _tag: 'Authorized', authorization, label });
      case 'refused':
      case 'canceled':
        return TE.left({ _tag: 'PaymentRefused' });
    }
  };

  return {
    tokenFor: (typed) =>
      O.chain((digits: string) =>
        parsePaymentToken(`demo_${outcomes.get(digits) ?? 'declined'}_${digits.slice(-4)}_${randomUUID()}`),
      )(cardDigits(typed)),

    answerChallenge: (authorization, isApproved) => {
      const money = payments.get(authorization);
      if (money?.state !== 'asked') return false;
      keep(authorization, { ...money, state: isApproved ? 'approved' : 'refused' });
      return true;
    },

    authorize: ({ amount, token, reference }) => {
      const [, outcome, lastDigits = ''] = /^demo_([a-z]+)_(\d{4})_/.exec(token) ?? [];
      if (outcome === 'timeout') return () => new Promise(() => {});
      if (canceled.has(reference) || (outcome !== 'succeeds' && outcome !== 'challenge'))
        return TE.left({ _tag: 'PaymentRefused' });
      const authorization = earlier(reference) ?? O.toUndefined(parseAuthorization(`demo_${randomUUID()}`));
      if (authorization === undefined) return TE.left({ _tag: 'PaymentRefused' });
      const money: DemoMoney = payments.get(authorization) ?? {
        reference,
        amount,
        label: `Test card ending ${lastDigits}`,
        state: outcome === 'challenge' ? 'asked' : 'authorized',
        refunds: new Map(),
      };
      keep(authorization, money);
      return answered(authorization, money);
    },

    confirm: (authorization, reference) => {
      const money = payments.get(authorization);
      if (money === undefined || money.reference !== reference) return TE.left({ _tag: 'PaymentRefused' });
      const confirmed: DemoMoney = money.state === 'approved' ? { ...money, state: 'authorized' } : money;
      keep(authorization, confirmed);
      return answered(authorization, confirmed);
    },

    capture: (authorization) =>
      TE.fromIOEither(() => {
        const money = payments.get(authorization);
        if (money?.state === 'canceled') return E.left({ _tag: 'Unavailable' });
        if (money !== undefined) keep(authorization, { ...money, state: 'captured' });
        return E.right(undefined);
      }),

    cancel: (reference) =>
      TE.fromIO(() => {
        canceled.add(reference);
        const authorization = earlier(reference);
        const money = authorization === undefined ? undefined : payments.get(authorization);
        if (authorization === undefined || money === undefined) return true;
        if (money.state !== 'captured') keep(authorization, { ...money, state: 'canceled' });
        return money.state !== 'captured';
      }),

    refund: (authorization, amount, refundReference) => {
      const money = payments.get(authorization);
      if (money === undefined || money.refunds.has(refundReference)) return TE.right(undefined);
      const before = [...money.refunds.values()].reduce((sum, each) => sum + each, 0);
      if (money.state !== 'captured' || before + amount > money.amount) return TE.left({ _tag: 'RefundRefused' });
      keep(authorization, { ...money, refunds: new Map([...money.refunds, [refundReference, amount]]) });
      return TE.right(undefined);
    },

    readEvent: () => E.left({ _tag: 'SignatureInvalid' }),
  };
};
