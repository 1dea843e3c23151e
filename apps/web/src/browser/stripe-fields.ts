import { type Cents, parsePaymentToken, type Site } from '@gift-registry/domain';
import type { HostedFields } from '@gift-registry/ui';
import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { either as E, option as O, taskEither as TE } from 'fp-ts';

const UNAVAILABLE = { _tag: 'Unavailable' } as const;

/** The least amount that the fields open with, in cents; whether an order is large enough is decided by the service. */
const LEAST = 50;

const shownAmount = (amount: Cents): number => Math.max(amount, LEAST);

interface ShownFields {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  readonly fields: StripePaymentElement;
}

/**
 * Stripe's own fields on the page: their input never reaches this shop. Stripe's script, which must be loaded from
 * Stripe itself, is loaded when they are mounted (CO-03).
 */
export const stripeFields = ({ currency }: Pick<Site, 'currency'>): HostedFields => {
  let shown: ShownFields | undefined;
  return {
    mount: (element, { publishableKey, amount }, onNotLoaded) => {
      let isWanted = true;
      const notLoaded = (): void => {
        if (isWanted) onNotLoaded();
      };
      const show = (stripe: Stripe): void => {
        const elements = stripe.elements({
          mode: 'payment',
          amount: shownAmount(amount),
          currency: currency.toLowerCase(),
          captureMethod: 'manual',
          allowedPaymentMethodTypes: ['card'],
        });
        const fields = elements.create('payment');
        shown = { stripe, elements, fields };
        fields.on('loaderror', notLoaded);
        fields.mount(element);
      };
      loadStripe(publishableKey)
        .then((stripe) => {
          if (stripe === null) notLoaded();
          else if (isWanted) show(stripe);
        })
        .catch(notLoaded);
      return () => {
        isWanted = false;
        shown?.fields.destroy();
        shown = undefined;
      };
    },
    token: async (amount) => {
      if (shown === undefined) return E.left(UNAVAILABLE);
      const { stripe, elements, fields } = shown;
      await elements.update({ amount: shownAmount(amount) });
      const { error } = await elements.submit();
      if (error !== undefined) {
        fields.focus();
        return E.left({ _tag: 'FieldsIncomplete' });
      }
      const { confirmationToken } = await stripe.createConfirmationToken({ elements });
      return E.fromOption(() => UNAVAILABLE)(O.chain(parsePaymentToken)(O.fromNullable(confirmationToken?.id)));
    },
    confirm: async (action) => {
      if (shown === undefined) return E.left(UNAVAILABLE);
      const { stripe } = shown;
      const answer = await TE.tryCatch(
        () => stripe.handleNextAction({ clientSecret: action }),
        () => UNAVAILABLE,
      )();
      if (E.isLeft(answer)) return answer;
      // The service reads whether the bank approved; only the failure to reach Stripe is reported here.
      return answer.right.error?.type === 'api_connection_error' ? E.left(UNAVAILABLE) : E.right(undefined);
    },
  };
};
