import { randomUUID } from 'node:crypto';
import {
  type Authorization,
  type Cents,
  type Payment,
  type PaymentMessage,
  type PaymentMessageRejected,
  parseAuthorization,
} from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import * as t from 'io-ts';
import { LRUCache } from 'lru-cache';

/** Test payments, with what their fields on the page tell them. */
export interface TestPayment {
  readonly payment: Payment;
  /** Takes the payer's response to a challenge: `{ authorization, isApproved }`. */
  readonly answer: (message: PaymentMessage) => TE.TaskEither<PaymentMessageRejected, PaymentMessage>;
}

const response = t.strict({ authorization: t.string, isApproved: t.boolean });

interface TestMoney {
  readonly authorization: Authorization;
  readonly reference: string;
  readonly amount: Cents;
  readonly label: string;
  readonly state: 'asked' | 'approved' | 'refused' | 'authorized' | 'captured' | 'canceled';
  readonly refunds: ReadonlyMap<string, Cents>;
}

/** The number of payments that are remembered; older ones are forgotten, which a demo may do. */
const MOST_REMEMBERED = 10_000;

/**
 * Payments without money. They are kept in this process only, and presumed to be in order after it ends:
 * capturing and refunding an unknown payment succeeds.
 */
export const testPayment = (): TestPayment => {
  /** The payments by reference; one that was canceled before it was authorized is never authorized. */
  const payments = new LRUCache<string, TestMoney | 'canceled'>({ max: MOST_REMEMBERED });
  const references = new LRUCache<Authorization, string>({ max: MOST_REMEMBERED });

  const store = (money: TestMoney): void => {
    payments.set(money.reference, money);
    references.set(money.authorization, money.reference);
  };

  const found = (authorization: Authorization): TestMoney | undefined => {
    const money = payments.get(references.get(authorization) ?? '');
    return money === 'canceled' ? undefined : money;
  };

  const answered = ({ authorization, state, label }: TestMoney): ReturnType<Payment['confirm']> => {
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

  const payment: Payment = {
    authorize: ({ amount, token, reference }) => {
      const [, outcome, lastDigits = ''] = /^demo_([a-z]+)_(\d{4})_/.exec(token) ?? [];
      if (outcome === 'timeout') return () => new Promise(() => {});
      const earlier = payments.get(reference);
      const authorization = parseAuthorization(`demo_${randomUUID()}`);
      if (earlier === 'canceled' || O.isNone(authorization) || (outcome !== 'succeeds' && outcome !== 'challenge'))
        return TE.left({ _tag: 'PaymentRefused' });
      const money: TestMoney = earlier ?? {
        authorization: authorization.value,
        reference,
        amount,
        label: `Test card ending ${lastDigits}`,
        state: outcome === 'challenge' ? 'asked' : 'authorized',
        refunds: new Map(),
      };
      store(money);
      return answered(money);
    },

    confirm: (authorization, reference) => {
      const money = found(authorization);
      if (money === undefined || money.reference !== reference) return TE.left({ _tag: 'PaymentRefused' });
      const confirmed: TestMoney = money.state === 'approved' ? { ...money, state: 'authorized' } : money;
      store(confirmed);
      return answered(confirmed);
    },

    capture: (authorization) =>
      TE.fromIOEither(() => {
        const money = found(authorization);
        if (money?.state === 'canceled') return E.left({ _tag: 'Unavailable' });
        if (money !== undefined) store({ ...money, state: 'captured' });
        return E.right(undefined);
      }),

    cancel: ({ reference }) =>
      TE.fromIO(() => {
        const money = payments.get(reference);
        if (money === undefined) payments.set(reference, 'canceled');
        if (money === undefined || money === 'canceled') return 'NotFound';
        if (money.state === 'captured') return 'Captured';
        store({ ...money, state: 'canceled' });
        return 'Canceled';
      }),

    refund: (authorization, amount, refundReference) => {
      const money = found(authorization);
      if (money === undefined || money.refunds.has(refundReference)) return TE.right('Paid');
      const before = [...money.refunds.values()].reduce((sum, each) => sum + each, 0);
      if (money.state !== 'captured' || before + amount > money.amount) return TE.left({ _tag: 'RefundRefused' });
      store({ ...money, refunds: new Map([...money.refunds, [refundReference, amount]]) });
      return TE.right('Paid');
    },

    readEvent: () => E.left({ _tag: 'EventRejected' }),
  };
  return {
    payment,
    answer: (message) => {
      const read = response.decode(message);
      if (E.isLeft(read)) return TE.left({ _tag: 'PaymentMessageRejected' });
      const { authorization, isApproved } = read.right;
      const money = O.chainNullableK(found)(parseAuthorization(authorization));
      if (O.isNone(money) || money.value.state !== 'asked') return TE.left({ _tag: 'PaymentMessageRejected' });
      store({ ...money.value, state: isApproved ? 'approved' : 'refused' });
      return TE.right({});
    },
  };
};
