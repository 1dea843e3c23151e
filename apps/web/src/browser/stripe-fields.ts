import { type Currency, parsePaymentToken } from '@gift-registry/domain';
import type { HostedFields } from '@gift-registry/ui';
import { either as E, option as O } from 'fp-ts';

/** As much of Stripe's script as is used here. */
interface StripeElements {
  readonly create: (kind: 'payment') => {
    readonly mount: (element: HTMLElement) => void;
    readonly destroy: () => void;
  };
  readonly submit: () => Promise<{ readonly error?: object }>;
}
interface StripeScript {
  readonly elements: (options: object) => StripeElements;
  readonly createPaymentMethod: (options: {
    readonly elements: StripeElements;
  }) => Promise<{ readonly paymentMethod?: { readonly id: string }; readonly error?: object }>;
  readonly handleNextAction: (options: { readonly clientSecret: string }) => Promise<object>;
}
type StripeWindow = Window & { readonly Stripe?: (publishableKey: string) => StripeScript };

const SCRIPT = 'https://js.stripe.com/v3/';

const INCOMPLETE = { _tag: 'FieldsIncomplete' } as const;

/** Loads Stripe's script, which its rules want to come from Stripe itself; only where a payment is made by Stripe (CO-03). */
const loadScript = (page: StripeWindow): Promise<void> =>
  new Promise((resolve, reject) => {
    if (page.Stripe !== undefined) return resolve();
    const script = page.document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('Stripe did not load')));
    page.document.head.append(script);
  });

/** Stripe's own fields on the page: what is typed there never reaches this shop. Where they could not be loaded, they stay empty and no order is sent. */
export const stripeFields = (page: StripeWindow, currency: Currency): HostedFields => {
  let shown: { readonly stripe: StripeScript; readonly elements: StripeElements } | undefined;
  return {
    mount: (element, publishableKey) => {
      let isWanted = true;
      let remove = (): void => undefined;
      loadScript(page).then(
        () => {
          const stripe = page.Stripe?.(publishableKey);
          if (stripe === undefined || !isWanted) return;
          // The amount is shown when the order is placed.
          const elements = stripe.elements({
            mode: 'setup',
            currency: currency.toLowerCase(),
            paymentMethodTypes: ['card'],
            paymentMethodCreation: 'manual',
          });
          const fields = elements.create('payment');
          fields.mount(element);
          shown = { stripe, elements };
          remove = () => fields.destroy();
        },
        () => {
          shown = undefined;
        },
      );
      return () => {
        isWanted = false;
        shown = undefined;
        remove();
      };
    },
    token: async () => {
      if (shown === undefined) return E.left(INCOMPLETE);
      const { stripe, elements } = shown;
      const { error } = await elements.submit();
      if (error !== undefined) return E.left(INCOMPLETE);
      const { paymentMethod } = await stripe.createPaymentMethod({ elements });
      return E.fromOption(() => INCOMPLETE)(O.chain(parsePaymentToken)(O.fromNullable(paymentMethod?.id)));
    },
    confirm: async (action) => {
      await shown?.stripe.handleNextAction({ clientSecret: action });
    },
  };
};
