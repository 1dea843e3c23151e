import type { Authorization, Payment, PaymentToken } from '@gift-registry/domain';
import type { PaymentOutcome } from '@gift-registry/domain/providers';
import { either as E, option as O } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationOf, centsOf } from '../arbitrary/index.ts';

/** An implementation of the payment port under test, with tokens that succeed, are declined and ask for a challenge (CO-03). */
export interface PaymentProvider {
  readonly payment: Payment;
  readonly token: (outcome: PaymentOutcome) => PaymentToken | Promise<PaymentToken>;
  readonly answerChallenge: (authorization: Authorization, isApproved: boolean) => unknown;
  readonly close: () => Promise<void>;
}

/** Which outcomes the payment service has, and what its payment methods are called. */
export interface PaymentTraits {
  readonly outcomes: ReadonlyArray<PaymentOutcome>;
  readonly label: RegExp;
  /** What references begin with; a payment service may remember those of earlier runs. */
  readonly series: string;
}

const byCard: PaymentTraits = { outcomes: ['succeeds', 'declined', 'challenge'], label: /ending 4242$/, series: 'HF' };

/** What every payment service promises: run it over an implementation of one's own in a test file of Vitest. */
export const paymentContract = (
  name: string,
  make: () => Promise<PaymentProvider>,
  { outcomes, label, series }: PaymentTraits = byCard,
): void => {
  describe(`the payment port by ${name}`, () => {
    let provider: PaymentProvider;
    let attempts = 0;
    beforeAll(async () => {
      provider = await make();
    });
    afterAll(() => provider.close());

    const reference = (): string => {
      attempts += 1;
      return `${series}-${attempts}`;
    };
    const asked = (token: PaymentToken, of: string) => ({
      amount: centsOf(10_000),
      currency: 'USD' as const,
      token,
      reference: of,
    });
    const authorized = async (of: string): Promise<Authorization> => {
      const answer = await provider.payment.authorize(asked(await provider.token('succeeds'), of))();
      if (E.isLeft(answer)) throw new Error(answer.left._tag);
      expect(answer.right).toMatchObject({ _tag: 'Authorized', label: expect.stringMatching(label) });
      return answer.right.authorization;
    };
    const challenged = async (of: string): Promise<Authorization> => {
      const answer = await provider.payment.authorize(asked(await provider.token('challenge'), of))();
      if (E.isLeft(answer)) throw new Error(answer.left._tag);
      expect(answer.right).toMatchObject({ _tag: 'RequiresAction', action: expect.stringMatching(/./) });
      return answer.right.authorization;
    };

    it('[CO-03] money is authorized once for a reference, captured once, and paid back once for a refund reference, never more than was paid', async () => {
      const { payment, token } = provider;
      const of = reference();
      const authorization = await authorized(of);
      const refund = (amount: number, name: string) => payment.refund(authorization, centsOf(amount), name)();
      expect(await refund(1_000, `${of}-early`)).toEqual(E.left({ _tag: 'RefundRefused' }));
      for (const _ of [1, 2]) expect(await payment.capture(authorization)()).toEqual(E.right(undefined));
      for (const _ of [1, 2]) expect(await refund(6_000, `${of}-1`)).toEqual(E.right('Paid'));
      expect(await refund(6_000, `${of}-2`)).toEqual(E.left({ _tag: 'RefundRefused' }));
      expect(await refund(4_000, `${of}-3`)).toEqual(E.right('Paid'));
      const again = reference();
      const sameToken = await token('succeeds');
      const first = await payment.authorize(asked(sameToken, again))();
      expect(await payment.authorize(asked(sameToken, again))()).toEqual(first);
    });

    if (outcomes.includes('declined'))
      it('[CO-03] a declined card is refused', async () => {
        const { payment, token } = provider;
        expect(await payment.authorize(asked(await token('declined'), reference()))()).toEqual(
          E.left({ _tag: 'PaymentRefused' }),
        );
      });

    if (outcomes.includes('challenge'))
      it('[CO-03] a challenge waits for its payer, is confirmed for its own reference alone, and once it is denied it is refused', async () => {
        const { payment, answerChallenge } = provider;
        const [yes, no] = [reference(), reference()];
        const [approved, denied] = [await challenged(yes), await challenged(no)];
        expect(await payment.confirm(approved, yes)()).toMatchObject(E.right({ _tag: 'RequiresAction' }));
        await answerChallenge(approved, true);
        await answerChallenge(denied, false);
        expect(await payment.confirm(approved, no)()).toEqual(E.left({ _tag: 'PaymentRefused' }));
        expect(await payment.confirm(approved, yes)()).toMatchObject(
          E.right({ _tag: 'Authorized', authorization: approved }),
        );
        expect(await payment.confirm(denied, no)()).toEqual(E.left({ _tag: 'PaymentRefused' }));
        expect(await payment.confirm(authorizationOf('pi_unknown'), yes)()).toEqual(E.left({ _tag: 'PaymentRefused' }));
      });

    it('[CO-03] canceling twice, or something unknown, does nothing more; what was canceled is not captured or paid back', async () => {
      const { payment } = provider;
      const of = reference();
      const authorization = await authorized(of);
      const canceled = { reference: of, authorization: O.some(authorization) };
      for (const _ of [1, 2]) expect(await payment.cancel(canceled)()).toEqual(E.right('Canceled'));
      const unseen = { reference: 'HF-never-seen', authorization: O.none };
      expect(await payment.cancel(unseen)()).toEqual(E.right('NotFound'));
      expect(await payment.refund(authorization, centsOf(100), `${of}-1`)()).toEqual(E.left({ _tag: 'RefundRefused' }));
      expect(await payment.capture(authorization)()).toEqual(E.left({ _tag: 'Unavailable' }));
      const other = reference();
      const taken = await authorized(other);
      expect(await payment.capture(taken)()).toEqual(E.right(undefined));
      for (const known of [O.some(taken), O.none])
        expect(await payment.cancel({ reference: other, authorization: known })()).toEqual(E.right('Captured'));
    });

    it('[CO-03] an event that is not signed is not believed', () => {
      expect(provider.payment.readEvent('{"id":"evt_1"}', { 'content-type': 'application/json' })).toEqual(
        E.left({ _tag: 'EventRejected' }),
      );
    });
  });
};
