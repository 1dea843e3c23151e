import type {
  Cents,
  Fault,
  PaymentActionNeeded,
  PaymentSetup,
  Payments,
  PaymentToken,
  Site,
  Unavailable,
} from '@gift-registry/domain';
import type {
  FieldsIncomplete,
  PaymentFields,
  ShowPaymentFields,
  WrongPaymentField,
} from '@gift-registry/domain/providers';
import { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';

/** Driven port: loads the script of payment fields from that path. */
export type LoadPaymentFields = (script: string) => Promise<ShowPaymentFields<HTMLElement>>;

/** What happens to mounted fields. */
interface FieldsObserver {
  readonly onChange: (wrong: ReadonlyArray<WrongPaymentField>) => void;
  readonly onNotLoaded: () => void;
}

/** How the page pays: by the fields of the payment service (CO-03). */
export interface Payer {
  readonly setup$: Observable<E.Either<Fault, PaymentSetup>>;
  /** Shows the fields for a payment of that amount in the element until the result is called. */
  readonly mount: (element: HTMLElement, setup: PaymentSetup, amount: Cents, observer: FieldsObserver) => () => void;
  /** Marks the fields that are wrong. */
  readonly check: () => ReadonlyArray<WrongPaymentField>;
  readonly token: (amount: Cents) => Observable<E.Either<FieldsIncomplete | Unavailable, PaymentToken>>;
  /** Emits once the payer has answered or could not be asked. */
  readonly confirm: (needed: PaymentActionNeeded, amount: Cents) => Observable<E.Either<Unavailable, void>>;
}

interface PayerDependencies {
  readonly payments: Payments;
  readonly loadFields: LoadPaymentFields;
  readonly site: Site;
  readonly now: () => number;
}

const UNAVAILABLE = E.left({ _tag: 'Unavailable' } as const);

/** Creates the payer over the ports. */
export const payerOf = ({ payments, loadFields, site, now }: PayerDependencies): Payer => {
  let shown: PaymentFields | undefined;
  return {
    setup$: defer(() => payments.setup()),
    mount: (element, { script, options }, amount, { onChange, onNotLoaded }) => {
      let mounted: PaymentFields | undefined;
      let isWanted = true;
      loadFields(script)
        .then((show) => {
          if (!isWanted) return;
          mounted = show({
            element,
            options,
            site,
            amount,
            now,
            ask: (message) => payments.ask(message)(),
            onChange,
            onNotLoaded,
          });
          shown = mounted;
        })
        .catch(() => {
          if (isWanted) onNotLoaded();
        });
      return () => {
        isWanted = false;
        mounted?.remove();
        if (shown === mounted) shown = undefined;
      };
    },
    check: () => shown?.check?.() ?? [],
    token: (amount) => defer(async () => (await shown?.token(amount)) ?? UNAVAILABLE),
    confirm: ({ action }, amount) => defer(async () => (await shown?.confirm(action, amount)) ?? UNAVAILABLE),
  };
};
