import { type Cents, parsePaymentToken } from '@gift-registry/domain';
import type { ShowPaymentFields } from '@gift-registry/domain/providers';
import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { either as E, option as O, taskEither as TE } from 'fp-ts';

const UNAVAILABLE = { _tag: 'Unavailable' } as const;

/** The least amount that the fields open with, in cents; whether an order is large enough is decided by the service. */
const LEAST = 50;

const shownAmount = (amount: Cents): number => Math.max(amount, LEAST);

const isFrench = (): boolean => document.documentElement.lang === 'fr-CA';

const whereTo = (): string =>
  isFrench()
    ? 'Les données de votre carte vont directement à notre fournisseur de paiement.'
    : 'Your card details go straight to our payment provider.';

interface ShownFields {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  readonly fields: StripePaymentElement;
}

/** The place of Stripe's fields, framed as the page frames its own, and the note below it. */
const framed = (): readonly [frame: HTMLElement, place: HTMLElement] => {
  const [frame, place, note] = [
    document.createElement('div'),
    document.createElement('div'),
    document.createElement('p'),
  ];
  frame.style.cssText =
    'overflow: hidden; border: 1px solid var(--border-strong, var(--border)); border-radius: var(--r-card)';
  place.style.cssText = 'min-height: 220px; padding: 16px 16px 0';
  note.style.cssText =
    'margin: 14px 0 0; padding: 0 16px 16px; font-size: 13px; line-height: 18px; color: var(--muted)';
  note.textContent = whereTo();
  frame.append(place, note);
  return [frame, place];
};

/**
 * Stripe's own fields on the page: their input never reaches this shop. Stripe's script must be loaded from Stripe
 * itself (CO-03).
 */
const showStripeFields: ShowPaymentFields<HTMLElement> = ({
  element,
  options,
  site: { currency },
  amount,
  onNotLoaded,
}) => {
  const [frame, place] = framed();
  element.append(frame);
  let isWanted = true;
  let shown: ShownFields | undefined;
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
    fields.mount(place);
  };
  loadStripe(String(options['publishableKey']), { locale: isFrench() ? 'fr-CA' : 'en' })
    .then((stripe) => {
      if (stripe === null) notLoaded();
      else if (isWanted) show(stripe);
    })
    .catch(notLoaded);
  return {
    token: async (total) => {
      if (shown === undefined) return E.left(UNAVAILABLE);
      const { stripe, elements, fields } = shown;
      await elements.update({ amount: shownAmount(total) });
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
    remove: () => {
      isWanted = false;
      shown?.fields.destroy();
      shown = undefined;
      frame.remove();
    },
  };
};

export default showStripeFields;
