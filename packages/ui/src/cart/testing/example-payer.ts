import { type Cents, type PaymentSetup, type Payments, parsePaymentToken } from '@gift-registry/domain';
import type { PaymentFields } from '@gift-registry/domain/providers';
import { either as E, taskEither as TE } from 'fp-ts';
import { NEVER } from 'rxjs';
import type { LoadPaymentFields, Payer } from '../payer.ts';

/** A payer that never answers, for pages on which nobody pays. */
export const noPayer: Payer = {
  setup$: NEVER,
  mount: () => () => {},
  check: () => [],
  token: () => NEVER,
  confirm: () => NEVER,
};

const setup: PaymentSetup = { script: '/payment-fields.js', options: {} };

/** A payment service whose fields are at that address. */
export const examplePayments: Payments = { setup: TE.right(setup), ask: () => TE.right({}) };

const CARD = 'example-card';

/** One field, whose text is the token, and a button that fills in one that succeeds. */
export const exampleFields: LoadPaymentFields =
  async () =>
  ({ element, onChange }): PaymentFields => {
    const label = Object.assign(document.createElement('label'), { htmlFor: CARD, textContent: 'Card number' });
    const input = Object.assign(document.createElement('input'), { id: CARD });
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Approved' });
    const changed = (): void => {
      input.removeAttribute('aria-invalid');
      onChange([]);
    };
    input.addEventListener('input', changed);
    button.addEventListener('click', () => {
      input.value = 'tok_succeeds';
      changed();
    });
    element.append(label, input, button);
    return {
      check: () => {
        if (input.value !== '') return [];
        input.setAttribute('aria-invalid', 'true');
        return [{ id: CARD, label: 'Card number' }];
      },
      token: async (_amount: Cents) =>
        E.fromOption(() => ({ _tag: 'FieldsIncomplete' as const }))(parsePaymentToken(input.value)),
      confirm: async () => E.right(undefined),
      remove: () => element.replaceChildren(),
    };
  };
